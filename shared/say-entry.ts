import type { ListedEntry } from './audit-log.ts'

/**
 * The sentence of an entry in the reader's language.
 * @param t writes a text of the interface
 */
export function sayEntry(
  { kind, params }: Pick<ListedEntry, 'kind' | 'params'>,
  t: (key: string, values?: Readonly<Record<string, string | number>>) => string,
): string {
  const { role } = params
  const values = role === 'viewer' || role === 'editor' || role === 'owner' ? { ...params, role: t(`account.role.${role}`) } : params
  return t(`log.entry.${kind}`, values)
}
