import { useId, type ReactElement } from 'react'
import { units } from '../../../shared/record/texts.ts'
import { useTranslate } from '../../texts.tsx'
import { useEditing } from './edit-context.tsx'
import { asObject, asText, writePath, type RecordPath, type RecordValue } from './record-values.ts'
import { Problems } from './field-parts.tsx'

interface QuantityFieldProps {
  label: string
  path: RecordPath
  value: RecordValue
  optional: boolean
  problems: readonly string[]
}

const signs = ['<', '≤', '≈', '≥', '>']

/** A value with its sign, or from and to, and the unit. */
export function QuantityField({ label, path, value, optional, problems }: QuantityFieldProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { set } = useEditing()
  const quantity = asObject(value)
  const isRange = 'from' in quantity || 'to' in quantity
  const put = (changes: Record<string, RecordValue>) => {
    const next = Object.fromEntries(Object.entries({ unit: '', ...quantity, ...changes }).filter(([, part]) => part !== undefined))
    const isEmpty = Object.keys(next).every((name) => name === 'unit' || name === 'sign')
    set(path, optional && isEmpty ? undefined : next)
  }
  const number = (name: 'value' | 'from' | 'to') => (
    <input
      className="input"
      id={`${id}${name}`}
      aria-label={`${label}: ${t(`edit.quantity.${name}`)}`}
      placeholder={t(`edit.quantity.${name}`)}
      inputMode="decimal"
      autoComplete="off"
      key={asText(quantity[name])}
      defaultValue={asText(quantity[name])}
      onBlur={({ currentTarget }) => {
        const text = currentTarget.value.trim().replace(',', '.')
        const parsed = text === '' ? undefined : Number(text)
        put({ [name]: parsed !== undefined && Number.isFinite(parsed) ? parsed : undefined })
      }}
    />
  )
  return (
    <fieldset className="field quantity" data-path={writePath(path)}>
      <legend>{label}</legend>
      <div className="quantity-parts">
        {isRange ? (
          <>
            {number('from')}
            {number('to')}
          </>
        ) : (
          <>
            <select
              className="input"
              aria-label={`${label}: ${t('edit.quantity.sign')}`}
              value={asText(quantity.sign)}
              onChange={({ currentTarget }) => put({ sign: currentTarget.value || undefined })}
            >
              <option value="">=</option>
              {signs.map((sign) => (
                <option key={sign}>{sign}</option>
              ))}
            </select>
            {number('value')}
          </>
        )}
        <select
          className="input"
          aria-label={`${label}: ${t('edit.quantity.unit')}`}
          value={asText(quantity.unit)}
          onChange={({ currentTarget }) => put({ unit: currentTarget.value })}
        >
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {unit === '' ? '–' : unit}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() =>
            isRange
              ? put({ from: undefined, to: undefined, value: quantity.from })
              : put({ value: undefined, sign: undefined, from: quantity.value ?? 0, to: quantity.value ?? 0 })
          }
        >
          {t(isRange ? 'edit.quantity.asValue' : 'edit.quantity.asRange')}
        </button>
      </div>
      <Problems problems={problems} />
    </fieldset>
  )
}
