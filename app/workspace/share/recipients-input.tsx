import { CircleAlert, X } from 'lucide-react'
import { useId, useRef, type ClipboardEvent, type KeyboardEvent, type ReactElement } from 'react'
import { useTranslate } from '../../language/texts.tsx'
import { isRecipient, mostRecipients } from '../../../shared/share.ts'
import { addRecipients, findRecipientsProblem, sayRecipientsProblem } from './read-recipients.ts'

interface RecipientsInputProps {
  recipients: readonly string[]
  /** What is being typed and is no entry of the list yet. */
  typed: string
  onType: (text: string) => void
  onChange: (recipients: string[]) => void
  /** Whether an empty list is to be complained of already. */
  touched: boolean
}

/** Addresses as tags: added by comma, space, enter, leaving the field or pasting a list; the offending ones stay, and are named below. */
export function RecipientsInput({ recipients, typed, onType, onChange, touched }: RecipientsInputProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const problem = findRecipientsProblem(recipients)
  const shown = problem?.kind === 'missing' && !touched ? null : problem
  const add = (entries: string) => {
    if (entries.trim() !== '') onChange(addRecipients(recipients, entries))
    onType('')
  }
  const remove = (entry: string) => {
    onChange(recipients.filter((one) => one !== entry))
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if ([',', ';', ' ', 'Enter'].includes(event.key)) {
      event.preventDefault()
      add(typed)
    }
    const last = recipients.at(-1)
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[\s,;]/.test(pasted.trim())) return
    event.preventDefault()
    add(`${typed} ${pasted}`)
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {t('share.recipients')}{' '}
        <span className="meta">· {t('share.recipientsCount', { count: recipients.length, most: mostRecipients })}</span>
      </label>
      <div className={shown ? 'taginput is-error' : 'taginput'}>
        {recipients.map((entry) => (
          <span key={entry} className={isRecipient(entry) ? 'tag' : 'tag is-error'}>
            {isRecipient(entry) ? null : <CircleAlert className="i" />}
            <span>{entry}</span>
            <button type="button" aria-label={t('share.removeRecipient', { recipient: entry })} onClick={() => remove(entry)}>
              <X className="i" />
            </button>
          </span>
        ))}
        <input
          ref={field}
          id={id}
          type="email"
          multiple
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          aria-invalid={shown !== null}
          aria-describedby={`${id}problem`}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => add(typed)}
        />
      </div>
      <p className="msg msg-error" id={`${id}problem`} aria-live="polite">
        {shown ? (
          <>
            <CircleAlert className="i" />
            <span>{sayRecipientsProblem(shown, t)}</span>
          </>
        ) : null}
      </p>
    </div>
  )
}
