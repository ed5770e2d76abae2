import { z } from 'zod'
import { languageCodes } from '../../shared/languages.ts'
import type { Membership, User } from './queries.ts'

const role = z.enum(['viewer', 'editor', 'owner'])

/** What the application knows of whoever started it. `user_id` null: a visitor. */
export const userSettings = z.object({
  user_id: z.number().int().nullable(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  interface_language: z.enum(languageCodes).nullable(),
  /** Workgroup of this request: the one of the header, otherwise the first. */
  workgroup_id: z.number().int().nullable(),
  groups: z.array(z.object({ id: z.number().int(), name: z.string(), brand: z.string(), role })),
})

export type UserSettings = z.infer<typeof userSettings>

export const visitorSettings: UserSettings = {
  user_id: null,
  email: null,
  name: null,
  interface_language: null,
  workgroup_id: null,
  groups: [],
}

export function viewSettings(user: User, workgroup: Membership | undefined): UserSettings {
  return {
    user_id: user.id,
    email: user.email,
    name: user.name,
    interface_language: user.interfaceLanguage,
    workgroup_id: workgroup?.workgroupId ?? null,
    groups: user.memberships.map(({ workgroupId, name, brand, role }) => ({ id: workgroupId, name, brand, role })),
  }
}
