import { useId, useState, type ReactElement, type SubmitEvent } from 'react'
import { ownSubstanceAnswer, type OwnSubstanceAnswer } from '../../../shared/own-substances.ts'
import { useTranslate } from '../../language/texts.tsx'
import '../../ui/form.css'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import { useMay, useWorkspace } from '../frame/workspace-context.tsx'

interface OwnSubstanceFormProps {
  own: OwnSubstanceAnswer
  onSaved: () => Promise<void>
}

/** Name and classification of an own substance or raw material; what else it has stays as it is. */
export function OwnSubstanceForm({ own, onSaved }: OwnSubstanceFormProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { api } = useWorkspace()
  const mayEdit = useMay('editor')
  const { key, revision, record } = own
  const [name, setName] = useState(record.name)
  const [typed, setTyped] = useState((record.classification ?? []).map((one) => one.class).join('\n'))
  const { busy, failure, run } = useCall({
    action: () =>
      api.send('PUT', `/api/v1/own-substances/${encodeURIComponent(key)}`, ownSubstanceAnswer, {
        revision,
        record: { ...record, name, ...classificationOf(typed, own) },
      }),
    onDone: onSaved,
  })
  const isChanged =
    name !== record.name || JSON.stringify(classificationOf(typed, own).classification) !== JSON.stringify(record.classification)
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run()
  }
  return (
    <form className="own-substance" onSubmit={save} noValidate>
      {failure ? <LoadFailure error={failure} onRetry={() => void run()} /> : null}
      <div className="field">
        <label htmlFor={`${id}name`}>{t('record.field.name')}</label>
        <input
          className="input"
          id={`${id}name`}
          maxLength={300}
          value={name}
          readOnly={!mayEdit || busy}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}classes`}>{t('changes.classes')}</label>
        <textarea
          className="input"
          id={`${id}classes`}
          rows={Math.min(10, Math.max(3, typed.split('\n').length))}
          value={typed}
          readOnly={!mayEdit || busy}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      {mayEdit ? (
        <button type="submit" className="btn" disabled={busy || !isChanged}>
          {t('changes.edit')}
        </button>
      ) : null}
    </form>
  )
}

/** One class in each line. What was said of where a class is from stays with it; a new one has the source of the others. */
function classificationOf(typed: string, { record, key }: OwnSubstanceAnswer): Pick<OwnSubstanceAnswer['record'], 'classification'> {
  const before = record.classification ?? []
  const lines = typed
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  if (lines.length === 0 && record.classification === undefined) return {}
  const source = before[0]?.source ?? record.supplier?.name ?? key
  return { classification: lines.map((one) => before.find((old) => old.class === one) ?? { class: one, source }) }
}
