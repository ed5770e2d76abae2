import type { ListedDeed } from './deeds.ts'

/**
 * The sentence of a deed in the reader's language.
 * @param t writes a text of the interface
 */
export function sayDeed(
  { kind, params }: Pick<ListedDeed, 'kind' | 'params'>,
  t: (key: string, values?: Readonly<Record<string, string | number>>) => string,
): string {
  const { role } = params
  const values = role === 'viewer' || role === 'editor' || role === 'owner' ? { ...params, role: t(`account.role.${role}`) } : params
  return t(`log.deed.${kind}`, values)
}
