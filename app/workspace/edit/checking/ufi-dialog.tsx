import { useId, useState, type ReactElement } from 'react'
import { readIssues } from '../../../../shared/reasons/read-issue.ts'
import { writeReason } from '../../../../shared/reasons/write-reason.ts'
import { ufiAnswer, workgroupAnswer, workgroupProfile } from '../../../../shared/workgroup-profile.ts'
import { useInterfaceLanguage, useTranslate } from '../../../language/texts.tsx'
import { DecisionFooter } from '../../../ui/decision-footer.tsx'
import { WorkingDialog } from '../../../ui/working-dialog.tsx'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { useAnswer, useCall } from '../../frame/use-call.ts'
import { useWorkspace } from '../../frame/workspace-context.tsx'
import { asObject, type RecordValue } from '../../record/record-values.ts'
import { Problems } from '../fields/field-parts.tsx'

interface UfiDialogProps {
  /** Whose supplier the workgroup is where it has not said yet who it is. */
  record: RecordValue
  onMade: (ufi: string) => void
  onClose: () => void
}

/**
 * Asks for the number from which UFIs are made where the workgroup has none yet, keeps it with the workgroup, and makes the first one: nobody
 * has to leave the product for it.
 */
export function UfiDialog({ record, onMade, onClose }: UfiDialogProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const language = useInterfaceLanguage()
  const { api } = useWorkspace()
  const [vatNumber, setVatNumber] = useState('')
  const [isTried, setIsTried] = useState(false)
  const known = useAnswer('workgroup', (signal) => api.until(signal).get('/api/v1/workgroup', workgroupAnswer))
  const { supplier, emergency } = asObject(record)
  const profile = workgroupProfile.safeParse(
    { ...(known.data?.profile ?? { company: supplier, emergency }), vatNumber },
    { reportInput: true },
  )
  const problems = profile.success ? [] : readIssues(profile.error.issues).map((one) => writeReason(one, t, language))
  const {
    busy,
    failure,
    run: make,
  } = useCall({
    action: async () => {
      if (!profile.success || known.data === null) return null
      await api.send('PUT', '/api/v1/workgroup', workgroupAnswer, { revision: known.data.revision, profile: profile.data })
      return api.send('POST', '/api/v1/workgroup/ufi', ufiAnswer)
    },
    onDone: (made) => {
      if (made) onMade(made.ufi)
    },
  })
  const act = () => {
    setIsTried(true)
    if (profile.success) void make()
  }
  const wait = known.data ? null : t('app.loading')
  const shown = isTried ? problems : []
  return (
    <WorkingDialog labelledBy={`${id}title`} busy={busy} closedby="any" onClose={onClose}>
      <header>
        <h2 id={`${id}title`}>{t('check.makeUfi')}</h2>
      </header>
      <form
        className="picker-in"
        onSubmit={(event) => {
          event.preventDefault()
          act()
        }}
      >
        {known.failure ? <LoadFailure error={known.failure} onRetry={known.again} /> : null}
        {failure ? <LoadFailure error={failure} onRetry={act} /> : null}
        <div className="field">
          <label htmlFor={`${id}vat`}>{t('record.field.vatNumber')}</label>
          <input
            id={`${id}vat`}
            className={shown.length > 0 ? 'input is-error' : 'input'}
            aria-invalid={shown.length > 0 || undefined}
            aria-describedby={`${id}problem ${id}hint`}
            autoComplete="off"
            maxLength={30}
            readOnly={busy}
            value={vatNumber}
            onChange={({ currentTarget }) => setVatNumber(currentTarget.value)}
          />
          <Problems id={`${id}problem`} problems={shown} />
          <p className="meta" id={`${id}hint`}>
            {t('workgroup.vatNote')}
          </p>
        </div>
      </form>
      <DecisionFooter id={`${id}waits`} busy={busy} wait={wait} action={t('check.makeUfi')} onCancel={onClose} onAct={act} />
    </WorkingDialog>
  )
}
