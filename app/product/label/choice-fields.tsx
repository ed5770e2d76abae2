import { useId, useRef, type ReactElement } from 'react'
import type { LabelOptionName } from '../../../shared/label-query.ts'
import type { Choice, Kind } from './list-choices.ts'
import { Size, Margins } from './measure-fields.tsx'
import { OneOf, SeveralOf } from './list-fields.tsx'

/** Names of the query that a dialog sets. */
export function fieldNamesOf(choice: Choice): string[] {
  switch (choice.kind) {
    case 'margins':
      return choice.fields.map(({ name }) => name)
    case 'leading':
      return ['rlang']
    case 'size':
      return ['dim', ...choice.measures.map(({ name }) => name)]
    default:
      return choice.name === 'xlang' ? ['xlang', 'rlang'] : [choice.name]
  }
}

/** What a dialog's form says, as options of the label. */
export function readChoice(choice: Choice, form: FormData): Partial<Record<LabelOptionName, string>> {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  switch (choice.kind) {
    case 'margins':
      return Object.fromEntries(choice.fields.map(({ name }) => [name, text(name)]))
    case 'leading': {
      const first = text('rlang')
      return { xlang: [first, ...choice.values.filter((value) => value !== first)].join() }
    }
    case 'several':
      return { [choice.name]: text('order') }
    case 'size':
      return { dim: text('dim'), w: text('w'), h: text('h') }
    default:
      return { [choice.name]: text(choice.name) }
  }
}

interface ChoiceFieldsProps {
  choice: Choice
  /** Told how many are chosen where several may be. */
  onCount: (count: number) => void
  /** Told that a suggestion was taken: fields do not tell by themselves what a script wrote into them. */
  onTaken: () => void
}

/** The fields of a dialog. */
export function ChoiceFields({ choice, onCount, onTaken }: ChoiceFieldsProps): ReactElement {
  switch (choice.kind) {
    case 'single':
      return <OneOf name={choice.name} value={choice.value} alternatives={choice.alternatives} />
    case 'leading':
      return <OneOf name="rlang" value={choice.values[0] ?? ''} alternatives={choice.alternatives} />
    case 'size':
      return <Size choice={choice} />
    case 'several':
      return <SeveralOf choice={choice} onCount={onCount} />
    case 'margins':
      return <Margins choice={choice} />
    case 'text':
      return <TextLine choice={choice} onTaken={onTaken} />
  }
}

function TextLine({ choice, onTaken }: { choice: Kind<'text'>; onTaken: () => void }): ReactElement {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const take = (text: string) => {
    if (!field.current) return
    field.current.value = text
    field.current.focus()
    onTaken()
  }
  return (
    <div className="field">
      <label htmlFor={id}>{choice.title}</label>
      <input
        className="input"
        ref={field}
        id={id}
        name={choice.name}
        defaultValue={choice.value}
        maxLength={choice.longest}
        autoComplete="off"
        aria-describedby={`${id}note`}
      />
      {choice.suggestions.length > 0 ? (
        <ul className="suggestions needs-js">
          {choice.suggestions.map((text) => (
            <li key={text}>
              <button type="button" className="btn" onClick={() => take(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="meta" id={`${id}note`}>
        {choice.note}
      </p>
    </div>
  )
}
