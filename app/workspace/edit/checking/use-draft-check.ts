import { draftCheck, type DraftCheck } from '../../../../shared/draft-check.ts'
import { useInterfaceLanguage } from '../../../language/texts.tsx'
import { useAnswer, type Requested } from '../../frame/use-call.ts'
import { useWorkspace } from '../../frame/workspace-context.tsx'

/** What the check says of a revision of the draft; asked anew for each that is saved. */
export function useDraftCheck(synonymId: string, revision: number): Requested<DraftCheck> {
  const { api } = useWorkspace()
  const language = useInterfaceLanguage()
  return useAnswer(`check ${synonymId} ${revision} ${language}`, (signal) =>
    api.until(signal).get(`/api/v1/products/${synonymId}/draft/check`, draftCheck, { language, revision }),
  )
}
