import { useId, useRef, useState, type ReactElement, type SubmitEvent } from 'react'
import { madeWebhook, webhookEvents, webhooksPath } from '../../../shared/webhooks.ts'
import { useTranslate } from '../../language/texts.tsx'
import '../../ui/form.css'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { readTyped } from '../read-typed.ts'
import { ShownSecret } from './shown-secret.tsx'

/** Adds a receiver, and shows its secret once. */
export function WebhookForm({ onMade }: { onMade: () => Promise<void> }): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { api } = useWorkspace()
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<'url' | 'events' | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const { busy, failure, run, forget } = useCall({
    action: (receiver: object) => api.send('POST', webhooksPath, madeWebhook, receiver),
    onDone: ({ secret }) => {
      setShown(secret)
      form.current?.reset()
      return onMade()
    },
  })
  const isAlive = useIsAlive()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const url = readTyped(data, 'url').trim()
    const events = data.getAll('events')
    forget()
    const missing = /^https?:\/\//i.test(url) ? (events.length === 0 ? 'events' : null) : 'url'
    setProblem(missing)
    const field = missing === null ? null : event.currentTarget.elements.namedItem(missing)
    const [first] = field instanceof RadioNodeList ? field : [field]
    if (first instanceof HTMLElement) first.focus()
    if (missing === null) void run({ url, events })
  }
  return (
    <section aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{t('webhooks.new')}</h2>
      <form ref={form} method="post" onSubmit={submit} noValidate>
        <div className="field">
          <label htmlFor={`${id}url`}>{t('webhooks.url')}</label>
          <input
            className="input"
            id={`${id}url`}
            name="url"
            type="url"
            placeholder="https://"
            maxLength={500}
            autoComplete="off"
            aria-invalid={problem === 'url'}
            aria-describedby={`${id}urlProblem`}
          />
          <p className="msg msg-error" id={`${id}urlProblem`} aria-live="polite">
            {problem === 'url' ? t('webhooks.urlMissing') : null}
          </p>
        </div>
        <fieldset className="field" aria-describedby={`${id}eventsProblem`}>
          <legend>{t('webhooks.events')}</legend>
          {webhookEvents.map((event) => (
            <label key={event} className="choice">
              <input type="checkbox" name="events" value={event} />
              {t(`webhooks.event.${event}`)}
            </label>
          ))}
          <p className="msg msg-error" id={`${id}eventsProblem`} aria-live="polite">
            {problem === 'events' ? t('webhooks.eventsMissing') : null}
          </p>
        </fieldset>
        {failure ? <LoadFailure error={failure} onRetry={forget} /> : null}
        <button className="btn btn-primary" disabled={busy || !isAlive}>
          {t('webhooks.add')}
        </button>
      </form>
      {shown === null ? null : <ShownSecret secret={shown} onClose={() => setShown(null)} />}
    </section>
  )
}
