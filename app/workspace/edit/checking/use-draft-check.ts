import { draftCheck, type DraftCheck } from '../../../../shared/draft-check.ts'
import { useInterfaceLanguage } from '../../../language/texts.tsx'
import { useLoad, type Loaded } from '../../frame/use-load.ts'
import { useWorkspace } from '../../frame/workspace-context.tsx'

/** What the check says of a revision of the draft; asked anew for each that is saved. */
export function useDraftCheck(synonymId: string, revision: number): Loaded<DraftCheck> {
  const { api } = useWorkspace()
  const language = useInterfaceLanguage()
  return useLoad(`check ${synonymId} ${revision} ${language}`, () =>
    api.get(`/api/v1/products/${synonymId}/draft/check`, draftCheck, { language, revision }),
  )
}
