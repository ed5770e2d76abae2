import { useId, type ChangeEvent, type ReactElement, type ReactNode } from 'react'
import { useTranslate } from '../../../language/texts.tsx'
import { Dropdown } from '../../../ui/dropdown.tsx'
import { DateField } from './date/date-field.tsx'
import { useEditing } from '../draft/edit-context.tsx'
import { AddButton, fieldLabel, NumberInput, optionLabel, Problems, RemoveButton } from './field-parts.tsx'
import { letterField } from '../../../ui/letter-field.ts'
import { ListField } from './list-field.tsx'
import { LogoField } from './logo-field.tsx'
import { listChoices, optionKey } from './option-key.ts'
import { QuantityField } from './quantity-field.tsx'
import { asList, asObject, asText, writePath, type RecordPath, type RecordValue } from '../../record/record-values.ts'
import { emptyValue, type Shape, type ShapeField } from '../../../../shared/record/schema-shape.ts'
import { TelephoneInput } from './telephone-input.tsx'
import { TextField, ValuesField } from './text-field.tsx'
import { WebsiteInput } from './website-input.tsx'

interface FieldProps {
  name: string
  shape: Shape
  optional?: boolean
  path: RecordPath
  value: RecordValue
}

/** A field of the record by its shape, with what is wrong with it below. */
export function SchemaField({ name, shape, optional = false, path, value }: FieldProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { set, problemsAt, optionNames, countryAt } = useEditing()
  const label = fieldLabel(t, name, path.at(-2))
  const problems = problemsAt(path)
  const isWrong = problems.length > 0
  const choices = shape.kind === 'number' || shape.kind === 'line' ? listChoices(name, optionNames) : []
  const simple = (control: ReactNode) => (
    <div className="field" data-path={writePath(path)}>
      <label htmlFor={id}>{label}</label>
      {control}
      <Problems id={`${id}problem`} problems={problems} />
    </div>
  )
  const write = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    set(path, event.currentTarget.value || (optional ? undefined : ''), letterField(event))
  const input = { id, className: isWrong ? 'input is-error' : 'input', 'aria-invalid': isWrong, 'aria-describedby': `${id}problem` }
  switch (shape.kind) {
    case 'line':
      if (name === 'logo') return <LogoField label={label} path={path} value={asText(value)} problems={problems} />
      return simple(
        choices.length > 0 ? (
          <Dropdown
            id={id}
            isWrong={isWrong}
            describedBy={`${id}problem`}
            value={asText(value)}
            options={withValue(choices, asText(value), optional)}
            onChoose={(code) => set(path, code || (optional ? undefined : ''))}
          />
        ) : name === 'telephone' ? (
          <TelephoneInput
            input={{ ...input, onChange: write }}
            value={asText(value)}
            country={countryAt(path)}
            onInternational={(number) => set(path, number)}
          />
        ) : name === 'website' ? (
          <WebsiteInput input={{ ...input, onChange: write }} value={asText(value)} onWhole={(address) => set(path, address)} />
        ) : shape.long ? (
          <textarea {...input} rows={3} value={asText(value)} onChange={write} />
        ) : (
          <input {...input} value={asText(value)} autoComplete="off" onChange={write} />
        ),
      )
    case 'day':
      return simple(
        <DateField
          id={id}
          value={asText(value)}
          isWrong={isWrong}
          describedBy={`${id}problem`}
          onChange={(day, field) => set(path, day || (optional ? undefined : ''), field)}
        />,
      )
    case 'number':
      return simple(
        choices.length > 0 ? (
          <Dropdown
            id={id}
            isWrong={isWrong}
            describedBy={`${id}problem`}
            value={asText(value)}
            options={withValue(choices, asText(value), false)}
            onChoose={(number) => set(path, number === '' ? undefined : Number(number))}
          />
        ) : (
          <NumberInput input={{ ...input, inputMode: 'decimal' }} value={value} onChange={(number, field) => set(path, number, field)} />
        ),
      )
    case 'flag':
      return (
        <label className="choice" data-path={writePath(path)}>
          <input type="checkbox" checked={value === true} onChange={({ currentTarget }) => set(path, currentTarget.checked)} />
          <span>{label}</span>
        </label>
      )
    case 'choice':
      return simple(
        <Dropdown
          id={id}
          isWrong={isWrong}
          describedBy={`${id}problem`}
          value={asText(value)}
          options={[
            ...(optional || value === undefined ? [{ value: '', text: '–' }] : []),
            ...shape.options.map((option) => ({
              value: option,
              text: optionNames[optionKey(name, option)] ?? optionLabel(t, option, optionNames),
            })),
          ]}
          onChoose={(option) => set(path, option || undefined)}
        />,
      )
    case 'quantity':
      return <QuantityField label={label} path={path} value={value} optional={optional} problems={problems} />
    case 'text':
      return <TextField label={label} path={path} value={value} optional={optional} problems={problems} />
    case 'values':
      return <ValuesField label={label} path={path} value={value} />
    case 'tuple':
      return (
        <fieldset className="tuple" data-path={writePath(path)}>
          <legend>{label}</legend>
          {shape.of.map((of, index) => (
            // A tuple has its values in fixed places.
            // eslint-disable-next-line react/no-array-index-key
            <SchemaField key={index} name={`${name}.${index}`} shape={of} path={[...path, index]} value={asList(value)[index]} />
          ))}
          <Problems id={`${id}problem`} problems={problems} />
        </fieldset>
      )
    case 'list':
      return (
        <ListField
          name={name}
          of={shape.of}
          path={path}
          value={value}
          problems={problems}
          renderEntry={(entryPath, entry) =>
            shape.of.kind === 'object' ? (
              <Fields fields={shape.of.fields} path={entryPath} value={entry} />
            ) : (
              <SchemaField name={name} shape={shape.of} path={entryPath} value={entry} />
            )
          }
        />
      )
    case 'object':
      return optional && value === undefined ? (
        <AddButton label={label} path={path} onAdd={() => set(path, emptyValue(shape))} />
      ) : (
        <fieldset className="group" data-path={writePath(path)}>
          <legend>{label}</legend>
          <Fields fields={shape.fields} path={path} value={value} />
          <Problems id={`${id}problem`} problems={problems} />
          {optional ? <RemoveButton label={label} path={path} /> : null}
        </fieldset>
      )
    case 'variants':
      return <VariantsField name={name} shape={shape} path={path} value={value} />
  }
}

/** The choices, and before them a value that is none of them, or none yet; none again where the field may be left out. */
function withValue(choices: ReturnType<typeof listChoices>, value: string, optional: boolean): ReturnType<typeof listChoices> {
  const isChoice = choices.some((one) => one.value === value)
  return [...(optional && value !== '' ? [{ value: '', text: '–' }] : []), ...(isChoice ? [] : [{ value, text: value || '–' }]), ...choices]
}

/** The fields of an object. */
function Fields({ fields, path, value }: { fields: readonly ShapeField[]; path: RecordPath; value: RecordValue }): ReactElement {
  const object = asObject(value)
  return (
    <div className="fields">
      {fields.map(({ name, shape, optional }) => (
        <SchemaField key={name} name={name} shape={shape} optional={optional} path={[...path, name]} value={object[name]} />
      ))}
    </div>
  )
}

type Variants = Extract<Shape, { kind: 'variants' }>

function VariantsField({
  name,
  shape,
  path,
  value,
}: {
  name: string
  shape: Variants
  path: RecordPath
  value: RecordValue
}): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { set, problemsAt, optionNames } = useEditing()
  const object = asObject(value)
  // Of what nobody has answered the whole is missing, and not only the field that tells.
  const problems = [...problemsAt(path), ...problemsAt([...path, shape.by])]
  const chosen =
    shape.variants.find((variant) => variant.value === object[shape.by]) ?? (shape.isFirstMeant ? shape.variants[0] : undefined)
  const choose = (text: string) => {
    const next = shape.variants.find((variant) => String(variant.value) === text)
    if (!next) return
    // What both have in common stays.
    const kept = Object.fromEntries(Object.entries(object).filter(([key]) => next.fields.some((field) => field.name === key)))
    set(path, { ...asObject(emptyValue({ kind: 'object', fields: next.fields })), ...kept, [shape.by]: next.value })
  }
  return (
    <fieldset className="group" data-path={writePath(path)}>
      <legend>{fieldLabel(t, name)}</legend>
      <div className="field" data-path={writePath([...path, shape.by])}>
        <label htmlFor={id}>{fieldLabel(t, shape.by)}</label>
        <Dropdown
          id={id}
          isWrong={problems.length > 0}
          describedBy={`${id}problem`}
          value={String(chosen?.value ?? '')}
          options={[
            ...(chosen === undefined ? [{ value: '', text: '–' }] : []),
            ...shape.variants.map((variant) => ({
              value: String(variant.value),
              text: optionLabel(t, String(variant.value), optionNames),
            })),
          ]}
          onChoose={choose}
        />
        <Problems id={`${id}problem`} problems={problems} />
      </div>
      {chosen ? <Fields fields={chosen.fields} path={path} value={value} /> : null}
    </fieldset>
  )
}
