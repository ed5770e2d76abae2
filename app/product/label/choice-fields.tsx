import { Search } from 'lucide-react'
import { useId, useRef, useState, type ReactElement } from 'react'
import { ownSizeBounds } from '../../../clp/label/label-sizes.ts'
import type { LabelOptionName } from '../../../shared/label-options.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useEarlyChange } from '../../ui/use-early-change.ts'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import { marginPattern, sidePattern } from '../../../shared/label-limits.ts'
import { ownSize, type Alternative, type Choice } from './list-choices.ts'

type Kind<Name extends Choice['kind']> = Extract<Choice, { kind: Name }>

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

interface OneOfProps {
  name: string
  value: string
  alternatives: readonly Alternative[]
  onChoose?: (value: string) => void
}

function OneOf({ name, value, alternatives, onChoose }: OneOfProps): ReactElement {
  return (
    <ul>
      {alternatives.map((one) => (
        <li key={one.value}>
          <label className="choice">
            <input type="radio" name={name} value={one.value} defaultChecked={one.value === value} onChange={() => onChoose?.(one.value)} />
            <span lang={one.lang}>
              {one.text}
              {one.note ? <small>{one.note}</small> : null}
            </span>
            {one.hint ? <span className="hint">{one.hint}</span> : null}
          </label>
        </li>
      ))}
    </ul>
  )
}

/** From so many on there is a field to find one. */
const searchedFrom = 9

/** Several, in the order in which they are chosen; the first leads. */
function SeveralOf({ choice, onCount }: { choice: Kind<'several'>; onCount: (count: number) => void }): ReactElement {
  const t = useTranslate()
  const [chosen, setChosen] = useState<readonly string[]>(choice.values)
  const [sought, setSought] = useState('')
  const needle = sought.trim().toLocaleLowerCase()
  const choose = (next: readonly string[]) => {
    setChosen(next)
    onCount(next.length)
  }
  const turn = (value: string, isOn: boolean) => {
    choose(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))
  }
  const list = useRef<HTMLUListElement>(null)
  useEarlyChange(() => {
    const checked = [...(list.current?.querySelectorAll('input:checked') ?? [])].flatMap((field) => field.getAttribute('value') ?? [])
    const next = [...chosen.filter((one) => checked.includes(one)), ...checked.filter((one) => !chosen.includes(one))]
    return next.join() === chosen.join() ? null : next
  }, choose)
  const isFound = ({ text, value }: Alternative) => needle === '' || text.toLocaleLowerCase().includes(needle) || chosen.includes(value)
  const found = choice.alternatives.filter(isFound)
  return (
    <>
      {choice.alternatives.length >= searchedFrom ? (
        <div className="input-icon needs-js">
          <Search className="i" />
          <input
            className="input"
            type="search"
            aria-label={t('label.find')}
            placeholder={t('label.find')}
            value={sought}
            onKeyDown={(event) => {
              // To find something is not yet to choose it.
              if (event.key === 'Enter') event.preventDefault()
            }}
            onChange={(event) => {
              event.stopPropagation()
              setSought(event.currentTarget.value)
            }}
          />
        </div>
      ) : null}
      {choice.note === undefined ? null : <p className="meta">{choice.note}</p>}
      {/* Without JavaScript nothing chosen must be told from nothing sent. */}
      <input type="hidden" name={choice.name} value="" />
      <input type="hidden" name="order" value={chosen.join(choice.separator)} />
      <ul ref={list}>
        {found.map((one) => (
          <li key={one.value}>
            <label className="choice">
              <input
                type="checkbox"
                name={choice.name}
                value={one.value}
                checked={chosen.includes(one.value)}
                onChange={({ currentTarget }) => turn(one.value, currentTarget.checked)}
              />
              <span lang={one.lang}>{one.text}</span>
              {chosen[0] === one.value && choice.name === 'xlang' ? <span className="hint">{t('label.firstOnLabel')}</span> : null}
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A numbered size, or one of its own: then its measures are asked for. Without scripts they are read where that is chosen. */
function Size({ choice }: { choice: Kind<'size'> }): ReactElement {
  const t = useTranslate()
  const rangeId = useId()
  const isAlive = useIsAlive()
  const [chosen, setChosen] = useState(choice.value)
  const list = useRef<HTMLDivElement>(null)
  useEarlyChange(() => {
    const checked = list.current?.querySelector('input:checked')?.getAttribute('value') ?? chosen
    return checked === chosen ? null : checked
  }, setChosen)
  const isOwn = chosen === ownSize
  return (
    <div ref={list}>
      <OneOf name="dim" value={choice.value} alternatives={choice.alternatives} onChoose={setChosen} />
      <div className="margins">
        {choice.measures.map((measure) => (
          <Measure
            key={measure.name}
            {...measure}
            pattern={sidePattern}
            refused={t('label.size.refused', { field: measure.label })}
            rangeId={rangeId}
            isOff={isAlive && !isOwn}
            isRequired={isAlive && isOwn}
          />
        ))}
        <p className="meta" id={rangeId}>
          {`${ownSizeBounds.least}–${ownSizeBounds.most}\u00a0mm`}
        </p>
      </div>
    </div>
  )
}

function Margins({ choice }: { choice: Kind<'margins'> }): ReactElement {
  const t = useTranslate()
  const rangeId = useId()
  return (
    <div className="margins">
      {choice.fields.map((field) => (
        <Measure
          key={field.name}
          {...field}
          pattern={marginPattern}
          refused={t('label.marginRefused', { field: field.label })}
          rangeId={rangeId}
        />
      ))}
      <p className="meta" id={rangeId}>
        {'0–40\u00a0mm'}
      </p>
    </div>
  )
}

interface MeasureProps {
  name: string
  label: string
  value: string
  pattern: string
  /** What is said where it is wrong. */
  refused: string
  rangeId: string
  isOff?: boolean
  isRequired?: boolean
}

/** A measure that is wrong looks so at once; OK says what is wrong, which stays until it is right. */
function Measure({ name, label, value, pattern, refused, rangeId, isOff, isRequired }: MeasureProps): ReactElement {
  const id = useId()
  const [isWrong, setWrong] = useState(false)
  const [isRefused, setRefused] = useState(false)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className={isWrong ? 'input is-error' : 'input'}
        id={id}
        name={name}
        defaultValue={value}
        inputMode="decimal"
        pattern={pattern}
        disabled={isOff}
        required={isRequired}
        autoComplete="off"
        title={refused}
        aria-invalid={isWrong || undefined}
        aria-describedby={isRefused ? `${id}refused` : rangeId}
        onInput={({ currentTarget }) => {
          const { valid } = currentTarget.validity
          setWrong(!valid)
          if (valid) setRefused(false)
        }}
        onInvalid={(event) => {
          // The browser would say it in its own language, and of the first one alone.
          event.preventDefault()
          setWrong(true)
          setRefused(true)
          event.currentTarget.form?.querySelector<HTMLInputElement>('input:invalid')?.focus()
        }}
      />
      {isRefused ? (
        <p className="msg msg-error" id={`${id}refused`} role="alert">
          {refused}
        </p>
      ) : null}
    </div>
  )
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
