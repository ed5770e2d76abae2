import { useId, useState, type ReactElement, type ReactNode, type RefObject, type SubmitEvent } from 'react'
import { webhookEvents, type WebhookEvent } from '../../../shared/webhooks.ts'
import { useTranslate } from '../../language/texts.tsx'
import '../../ui/form.css'
import { readTyped } from '../read-typed.ts'

interface Receiver {
  url: string
  events: readonly WebhookEvent[]
}

interface ReceiverFormProps {
  /** What stands in it at first. */
  given?: Receiver
  form?: RefObject<HTMLFormElement | null>
  /** Gets what was entered, once it is complete. */
  onSubmit: (receiver: Receiver) => void
  /** Before anything else is done with what was entered. */
  onBegin: () => void
  /** The failure of the call, if there is one, and the button. */
  children: ReactNode
}

/** Address and events of a receiver. What is missing is told at its field, which gets the focus. */
export function ReceiverForm({ given, form, onSubmit, onBegin, children }: ReceiverFormProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const [problem, setProblem] = useState<'url' | 'events' | null>(null)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    const data = new FormData(currentTarget)
    const url = readTyped(data, 'url').trim()
    const events = webhookEvents.filter((one) => data.getAll('events').includes(one))
    onBegin()
    const missing = /^https?:\/\//i.test(url) ? (events.length === 0 ? 'events' : null) : 'url'
    setProblem(missing)
    const field = missing === null ? null : currentTarget.elements.namedItem(missing)
    const [first] = field instanceof RadioNodeList ? field : [field]
    if (first instanceof HTMLElement) first.focus()
    if (missing === null) onSubmit({ url, events })
  }
  return (
    <form ref={form} method="post" onSubmit={submit} noValidate>
      <div className="field">
        <label htmlFor={`${id}url`}>{t('webhooks.url')}</label>
        <input
          className="input"
          id={`${id}url`}
          name="url"
          type="url"
          placeholder="https://"
          defaultValue={given?.url}
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
            <input type="checkbox" name="events" value={event} defaultChecked={given?.events.includes(event)} />
            {t(`webhooks.event.${event}`)}
          </label>
        ))}
        <p className="msg msg-error" id={`${id}eventsProblem`} aria-live="polite">
          {problem === 'events' ? t('webhooks.eventsMissing') : null}
        </p>
      </fieldset>
      {children}
    </form>
  )
}
