import type { UserSettings } from '../../shared/account.ts'
import type { Membership, User } from './queries.ts'

export const visitorSettings: UserSettings = {
  user_id: null,
  email: null,
  name: null,
  interface_language: null,
  workgroup_id: null,
  groups: [],
  closed_groups: [],
  has_password: false,
}

export function viewSettings(user: User, workgroup: Membership | undefined): UserSettings {
  return {
    user_id: user.id,
    email: user.email,
    name: user.name,
    interface_language: user.interfaceLanguage,
    workgroup_id: workgroup?.workgroupId ?? null,
    groups: user.memberships.map(({ workgroupId, name, brand, role }) => ({ id: workgroupId, name, brand, role })),
    closed_groups: user.signIn?.closed.map(({ name }) => name) ?? [],
    has_password: user.signIn?.hasPassword ?? false,
  }
}
