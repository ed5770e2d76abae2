import { CalendarDays } from 'lucide-react'
import { useId, useRef, useState, type ReactElement } from 'react'
import { formatDate } from '../../../../../shared/format-date.ts'
import { useTranslate } from '../../../../language/texts.tsx'
import '../../../../ui/form.css'
import { letterField } from '../../../../ui/letter-field.ts'
import { Calendar } from './calendar.tsx'
import './date-field.css'
import { isDay, readDate } from './read-date.ts'

interface DateFieldProps {
  id: string
  /** `2026-12-31`, or what was typed and is no day. */
  value: string
  onChange: (value: string, field: EventTarget | null) => void
  isWrong: boolean
  describedBy: string
  readOnly?: boolean
}

/** The one field for a day (specification, section 9): typed as dd/MM/yyyy, or chosen in a calendar whose weeks begin with Monday. */
export function DateField({ id, value, onChange, isWrong, describedBy, readOnly = false }: DateFieldProps): ReactElement {
  const t = useTranslate()
  const panelId = useId()
  const field = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useRef(false)
  // “1/1/2026” does not become “01/01/2026” while it is typed.
  const [typed, setTyped] = useState<{ for: string; text: string } | null>(null)
  const written = isDay(value) ? formatDate(value) : value
  const close = () => setIsOpen(false)
  return (
    <div
      ref={field}
      className="date-field"
      onBlur={({ currentTarget, relatedTarget }) => {
        // Days of a month that is left take the focus with them, to nowhere.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close()
      }}
    >
      <input
        className={isWrong ? 'input is-error' : 'input'}
        id={id}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        autoComplete="off"
        // Eight digits alone are read too, which every keyboard for figures has.
        inputMode="numeric"
        placeholder="__/__/____"
        readOnly={readOnly}
        value={typed && typed.for === value ? typed.text : written}
        onChange={(event) => {
          const { value: text } = event.currentTarget
          const read = readDate(text)
          setTyped({ for: read, text })
          onChange(read, letterField(event))
        }}
        onBlur={() => setTyped(null)}
      />
      <button
        ref={button}
        type="button"
        className="btn btn-icon"
        aria-label={t('date.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        disabled={readOnly}
        // The calendar closes by itself when one presses beside it, and that is before the click.
        onPointerDown={() => (wasOpen.current = isOpen)}
        onClick={() => {
          button.current?.focus()
          setIsOpen(!isOpen && !wasOpen.current)
          wasOpen.current = false
        }}
      >
        <CalendarDays className="i" />
      </button>
      {isOpen ? (
        <Calendar
          id={panelId}
          field={field}
          chosen={isDay(value) ? value : null}
          onChoose={(day) => {
            close()
            setTyped(null)
            button.current?.focus()
            if (day !== value) onChange(day, null)
          }}
          onLeave={() => {
            close()
            button.current?.focus()
          }}
          onClose={close}
        />
      ) : null}
    </div>
  )
}
