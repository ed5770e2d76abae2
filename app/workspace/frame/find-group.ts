import type { UserSettings } from '../../../shared/account.ts'

type Group = UserSettings['groups'][number]

/** Name of the workgroup in an address. */
export const inAddress = 'workgroup_id'

/** The first of these that is one of the user's groups; otherwise that of the host's brand, otherwise any. Null: there is none. */
export function findGroup(groups: readonly Group[], brandKey: string | undefined, ids: readonly (number | string | null)[]): Group | null {
  for (const id of ids) {
    const found = groups.find((one) => String(one.id) === String(id))
    if (found) return found
  }
  return groups.find((one) => one.brand === brandKey) ?? groups[0] ?? null
}

/** The parameters of a list's call: every call names the workgroup by itself, so an address that gets the workgroup later is the same list. */
export function readListParams(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...search].filter(([name]) => name !== inAddress))
}
