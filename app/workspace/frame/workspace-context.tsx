import { createContext, use } from 'react'
import { roleSuffices, type Role, type UserSettings } from '../../../shared/account.ts'
import type { ApiClient } from '../../api/api-client.ts'
import type { Leaving } from './create-leaving.ts'

export interface Workspace {
  api: ApiClient
  user: UserSettings
  /** The workgroup of this tab; null: the user is a member of none. */
  group: UserSettings['groups'][number] | null
  chooseGroup: (id: number) => void
  leaving: Leaving
}

const WorkspaceContext = createContext<Workspace | null>(null)

export const WorkspaceProvider = WorkspaceContext

/** What the signed-in pages work with. */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext)
  if (!workspace) throw new Error('This part stands in the workspace only')
  return workspace
}

/** Who works here; null on a public page, which does not know. */
export const useUserId = (): number | null => use(WorkspaceContext)?.user.user_id ?? null

/** Whether the user may do in this workgroup what a role is needed for. */
export function useMay(needed: Role): boolean {
  const { group } = useWorkspace()
  return group !== null && roleSuffices(group.role, needed)
}
