import { useId, type ReactElement } from 'react'
import { writePair } from '../../language/write-pair.ts'
import { statusAnswer } from '../../../shared/editing.ts'
import type { SharedIdentity } from '../../../shared/identities.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import '../../ui/form.css'
import { DecisionFooter } from '../../ui/decision-footer.tsx'
import { WorkingDialog } from '../../ui/working-dialog.tsx'
import { IdentityQuestions, readConfirmations, useIdentityAnswers } from './publish/identity-questions.tsx'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import { useMay, useWorkspace } from '../frame/workspace-context.tsx'
import '../record/product.css'

interface RestoreDialogProps {
  synonymId: number
  name: string
  /** What other products have got since this one was withdrawn. */
  shared: readonly SharedIdentity[]
  onClose: () => void
  onRestored: () => void
}

/** Asks why two products shall have one code, before the one that was withdrawn comes back. */
export function RestoreDialog({ synonymId, name, shared, onClose, onRestored }: RestoreDialogProps): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const id = useId()
  const { api } = useWorkspace()
  const mayOverrule = useMay('owner')
  const answers = useIdentityAnswers(`restore ${synonymId}`)
  const confirmations = readConfirmations(shared, answers)
  const {
    busy,
    failure,
    run: restore,
  } = useCall({
    action: () => api.send('POST', `/api/v1/products/${synonymId}/restore`, statusAnswer, { confirmations }),
    onDone: () => {
      answers.forget()
      onRestored()
    },
  })
  const wait = confirmations === null ? `${t('identity.reason')}: ${t('reason.missing')}` : null
  const waitsId = `${id}waits`
  return (
    <WorkingDialog labelledBy={`${id}title`} busy={busy} onClose={onClose}>
      <header>
        <h2 id={`${id}title`}>{writePair(t('products.restore'), name, language)}</h2>
      </header>
      <div className="product-question">
        {failure ? <LoadFailure error={failure} onRetry={() => void restore()} /> : null}
        <IdentityQuestions shared={shared} mayOverrule={mayOverrule} answers={answers} busy={busy} />
      </div>
      <DecisionFooter id={waitsId} busy={busy} wait={wait} action={t('products.restore')} onCancel={onClose} onAct={() => void restore()} />
    </WorkingDialog>
  )
}
