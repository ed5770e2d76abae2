import { useId, useRef, useState, type ReactElement } from 'react'
import { ownSizeBounds } from '../../../clp/label/label-sizes.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useEarlyChange } from '../../ui/use-early-change.ts'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import { marginPattern, sidePattern } from '../../../shared/label-limits.ts'
import { ownSize, type Kind } from './list-choices.ts'
import { OneOf } from './list-fields.tsx'

/** A numbered size, or one of its own: then its measures are requested. Without scripts they are read where that is chosen. */
export function Size({ choice }: { choice: Kind<'size'> }): ReactElement {
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

export function Margins({ choice }: { choice: Kind<'margins'> }): ReactElement {
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
