import type { Role } from '../../../shared/account.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useFeature } from '../../page/features.tsx'

/** What a role may do, in words: nobody shares where sharing is switched off. */
export function useRoleText(): (role: Role) => string {
  const t = useTranslate()
  const mayShare = useFeature('shareProducts')
  return (role) => t(role === 'viewer' && !mayShare ? 'account.role.viewerReads' : `account.role.${role}`)
}
