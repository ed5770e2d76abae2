import { useId, useState, type ReactElement } from 'react'
import { units } from '../../../../shared/record/texts.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { Dropdown } from '../../../ui/dropdown.tsx'
import { useEditing } from '../draft/edit-context.tsx'
import { asObject, asText, writePath, type RecordPath, type RecordValue } from '../../record/record-values.ts'
import { NumberInput, Problems, RemoveButton } from './field-parts.tsx'

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
  const { set, problemsAt } = useEditing()
  const quantity = asObject(value)
  const [wantsRange, setWantsRange] = useState(false)
  // While somebody writes a range again, there may be neither end of it.
  const isRange = 'from' in quantity || 'to' in quantity || (wantsRange && !('value' in quantity))
  const put = (changes: Record<string, RecordValue>, field?: EventTarget | null) => {
    const next = Object.fromEntries(Object.entries({ unit: '', ...quantity, ...changes }).filter(([, part]) => part !== undefined))
    const isEmpty = Object.keys(next).length === 1 && next.unit === ''
    set(path, optional && isEmpty ? undefined : next, field)
  }
  const number = (name: 'value' | 'from' | 'to') => {
    const isWrong = problemsAt([...path, name]).length > 0
    return (
      <NumberInput
        input={{
          className: isWrong ? 'input is-error' : 'input',
          'aria-label': `${label}: ${t(`edit.quantity.${name}`)}`,
          'aria-invalid': isWrong,
          'aria-describedby': `${id}problem`,
          placeholder: t(`edit.quantity.${name}`),
          inputMode: 'decimal',
        }}
        value={quantity[name]}
        onChange={(read, field) => put({ [name]: read }, field)}
      />
    )
  }
  const ofParts = [...new Set(['value', 'from', 'to', 'unit'].flatMap((name) => problemsAt([...path, name])))]
  return (
    <fieldset className="field" data-path={writePath(path)}>
      <legend>{label}</legend>
      <div className="quantity-parts">
        {isRange ? (
          <>
            {number('from')}
            {number('to')}
          </>
        ) : (
          <>
            <Dropdown
              label={`${label}: ${t('record.field.sign')}`}
              value={asText(quantity.sign)}
              options={[{ value: '', text: '=' }, ...signs.map((sign) => ({ value: sign, text: sign }))]}
              onChoose={(sign) => put({ sign: sign || undefined })}
            />
            {number('value')}
          </>
        )}
        <Dropdown
          label={`${label}: ${t('edit.quantity.unit')}`}
          value={asText(quantity.unit)}
          options={units.map((unit) => ({ value: unit, text: unit === '' ? '–' : unit }))}
          onChoose={(unit) => put({ unit })}
        />
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => {
            setWantsRange(!isRange)
            if (isRange) put({ from: undefined, to: undefined, value: quantity.from })
            else put({ value: undefined, sign: undefined, from: quantity.value, to: quantity.value })
          }}
        >
          {t(isRange ? 'edit.quantity.asValue' : 'edit.quantity.asRange')}
        </button>
      </div>
      {optional && value !== undefined ? <RemoveButton label={label} path={path} /> : null}
      <Problems id={`${id}problem`} problems={[...problems, ...ofParts]} />
    </fieldset>
  )
}
