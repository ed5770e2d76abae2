import { useId, useRef, useState, type ReactElement, type SubmitEvent } from 'react'
import { keyDays, keyScopes, keysPath, madeKey } from '../../../shared/api-keys.ts'
import { formatMoment } from '../../language/format-moment.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useFeature } from '../../page/features.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import '../../ui/form.css'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { readTyped } from '../read-typed.ts'
import { ShownOnce } from './shown-once.tsx'

const dayLength = 24 * 60 * 60 * 1000
const usualDays = '365'

interface KeyFormProps {
  onMade: () => Promise<void>
}

/** Makes a key, and shows it once. */
export function KeyForm({ onMade }: KeyFormProps): ReactElement {
  const t = useTranslate()
  const mayShare = useFeature('shareProducts')
  const id = useId()
  const { api } = useWorkspace()
  const form = useRef<HTMLFormElement>(null)
  const [days, setDays] = useState<string>(usualDays)
  const [problem, setProblem] = useState<'name' | 'scopes' | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const { busy, failure, run, forget } = useCall({
    action: (key: object) => api.send('POST', keysPath, madeKey, key),
    onDone: ({ key }) => {
      setShown(key)
      form.current?.reset()
      setDays(usualDays)
      return onMade()
    },
  })
  const isAlive = useIsAlive()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const name = readTyped(data, 'name').trim()
    const scopes = data.getAll('scopes')
    forget()
    const missing = name === '' ? 'name' : scopes.length === 0 ? 'scopes' : null
    setProblem(missing)
    const field = missing === null ? null : event.currentTarget.elements.namedItem(missing)
    const [first] = field instanceof RadioNodeList ? field : [field]
    if (first instanceof HTMLElement) first.focus()
    if (missing === null) void run({ name, scopes, valid_days: Number(days) })
  }
  return (
    <section aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{t('keys.new')}</h2>
      <form ref={form} method="post" onSubmit={submit} noValidate>
        <div className="field">
          <label htmlFor={`${id}name`}>{t('detail.term.name')}</label>
          <input
            className="input"
            id={`${id}name`}
            name="name"
            maxLength={60}
            autoComplete="off"
            aria-invalid={problem === 'name'}
            aria-describedby={`${id}nameNote ${id}nameProblem`}
          />
          <p className="meta" id={`${id}nameNote`}>
            {t('keys.nameNote')}
          </p>
          <p className="msg msg-error" id={`${id}nameProblem`} aria-live="polite">
            {problem === 'name' ? t('keys.nameMissing') : null}
          </p>
        </div>
        <fieldset className="field" aria-describedby={`${id}scopesProblem`}>
          <legend>{t('keys.scopes')}</legend>
          {keyScopes.map((scope) => (
            <label key={scope} className="choice">
              <input type="checkbox" name="scopes" value={scope} />
              {t(scope === 'share' && !mayShare ? 'keys.scope.sent' : `keys.scope.${scope}`)}
            </label>
          ))}
          <p className="msg msg-error" id={`${id}scopesProblem`} aria-live="polite">
            {problem === 'scopes' ? t('keys.scopesMissing') : null}
          </p>
        </fieldset>
        <div className="field">
          <label htmlFor={`${id}days`}>{t('keys.end')}</label>
          <Dropdown
            id={`${id}days`}
            value={days}
            options={keyDays.map((count) => ({ value: String(count), text: endOf(count) }))}
            onChoose={setDays}
          />
        </div>
        {failure ? <LoadFailure error={failure} onRetry={forget} /> : null}
        <button className="btn btn-primary" disabled={busy || !isAlive}>
          {t('keys.create')}
        </button>
      </form>
      {shown === null ? null : (
        <ShownOnce
          secret={shown}
          title={t('keys.new')}
          note={t('keys.shownOnce')}
          copyText={t('keys.copy')}
          copyFailed={t('keys.copyFailed')}
          kept={t('keys.kept')}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  )
}

const endOf = (days: number): string => formatMoment(new Date(Date.now() + days * dayLength).toISOString()).date
