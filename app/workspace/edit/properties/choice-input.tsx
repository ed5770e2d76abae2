import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { letterField } from '../../../ui/letter-field.ts'
import { useTranslate } from '../../../language/texts.tsx'
import type { RecordValue } from '../../record/record-values.ts'

export interface Choice {
  text: string
  value: RecordValue
}

interface ChoiceInputProps {
  label: string
  /** What stands in the record, and how it is shown where nobody types. */
  value: RecordValue
  shown: string
  /** What a typed text is in the record. */
  read: (typed: string) => RecordValue
  onChange: (value: RecordValue, field: EventTarget | null) => void
  choices: readonly Choice[]
  /** Presses of one key in an empty field, or in one that is marked as a whole: what each stands for. */
  keys?: Readonly<Record<string, RecordValue>>
  /** Goes on after such a press. */
  onKey?: (field: HTMLInputElement) => void
  placeholder?: string | undefined
  isWrong: boolean
  describedBy: string
  maxLength?: number
  className?: string
}

/** Most suggestions that are shown at once. */
const mostShown = 12

const fold = (text: string): string => text.trim().toLowerCase()

/** A field into which anything may be typed, and which completes what it begins: Tab and Enter take the suggestion that is marked. */
export function ChoiceInput(props: ChoiceInputProps): ReactElement {
  const {
    label,
    value,
    shown,
    read,
    onChange,
    choices,
    keys = {},
    onKey,
    placeholder,
    isWrong,
    describedBy,
    maxLength,
    className = '',
  } = props
  const t = useTranslate()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const state = JSON.stringify(value)
  const [typed, setTyped] = useState<{ for: string | undefined; text: string } | null>(null)
  const [open, setOpen] = useState<{ active: number; all: boolean } | null>(null)
  const text = typed && typed.for === state ? typed.text : shown
  const wanted = open?.all ? '' : fold(text)
  const found = open ? choices.filter((choice) => fold(choice.text).includes(wanted)).slice(0, open.all ? choices.length : mostShown) : []
  const isShown = found.length > 0
  const chosen = isShown && open ? found[open.active] : undefined
  const type = (next: string, letter: EventTarget | null) => {
    const nextValue = read(next)
    setTyped({ for: JSON.stringify(nextValue), text: next })
    const begun = fold(next)
    const matching = begun === '' ? [] : choices.filter((choice) => fold(choice.text).includes(begun))
    const isWhole = matching.some((choice) => fold(choice.text) === begun)
    const first = matching.findIndex((choice) => fold(choice.text).startsWith(begun))
    setOpen(matching.length === 0 || isWhole ? null : { active: first >= mostShown ? -1 : first, all: false })
    onChange(nextValue, letter)
  }
  const take = (choice: Choice) => {
    setOpen(null)
    setTyped(null)
    onChange(choice.value, null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const { currentTarget } = event
    const isMarked = currentTarget.selectionStart === 0 && currentTarget.selectionEnd === currentTarget.value.length
    if (event.key in keys && isMarked) {
      event.preventDefault()
      setOpen(null)
      setTyped(null)
      onChange(keys[event.key], null)
      onKey?.(currentTarget)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (choices.length === 0) return
      event.preventDefault()
      const present = choices.findIndex((choice) => choice.text === text)
      if (!open) setOpen({ active: Math.max(present, 0), all: true })
      else if (isShown)
        setOpen({
          ...open,
          active: (open.active + (event.key === 'ArrowDown' ? 1 : found.length - 1 + (open.active < 0 ? 1 : 0))) % found.length,
        })
    } else if ((event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) && chosen) take(chosen)
    else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(null)
    }
  }
  return (
    <div className={`choice-input ${className}`}>
      <input
        ref={field}
        className={isWrong ? 'input is-error' : 'input'}
        role="combobox"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={chosen && open ? `${listId}-${open.active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        maxLength={maxLength}
        value={text}
        onChange={(event) => type(event.currentTarget.value, letterField(event))}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => {
          setOpen(null)
          setTyped(null)
        }}
      />
      {/* A field has one line; what it holds is read whole as long as nobody types in it. */}
      <span className="whole" aria-hidden>
        {text}
      </span>
      {isShown ? (
        <div className="choice-list" id={listId} role="listbox" aria-label={t('edit.properties.choices')}>
          {found.map((choice, index) => (
            // The keys are those of the field, which has the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={choice.text}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === open?.active}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                take(choice)
                field.current?.focus()
              }}
            >
              {choice.text}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  )
}
