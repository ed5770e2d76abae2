import { Plus, Trash2 } from 'lucide-react'
import { useState, type InputHTMLAttributes, type ReactElement, type ReactNode } from 'react'
import { useInterfaceLanguage, useTranslate } from '../../../language/texts.tsx'
import { useEditing } from '../draft/edit-context.tsx'
import { focusPlace } from './go-to-field.ts'
import { letterField } from '../../../ui/letter-field.ts'
import { readNumber, writeNumber } from '../../../../shared/read-number.ts'
import { asText, writePath, type RecordPath, type RecordValue } from '../../record/record-values.ts'

/** A number as it is typed: what cannot be read stays in the field and in the record, until it is put right. */
export function NumberInput({
  input,
  value,
  onChange,
}: {
  input: InputHTMLAttributes<HTMLInputElement>
  value: RecordValue
  onChange: (number: number | string | undefined, field: EventTarget | null) => void
}): ReactElement {
  const language = useInterfaceLanguage()
  // “1.0” is read as 1, and must not become “1” while somebody is about to write “1.05”.
  const [typed, setTyped] = useState<{ for: RecordValue; text: string } | null>(null)
  const text = typed && typed.for === value ? typed.text : typeof value === 'number' ? writeNumber(value, language) : asText(value)
  return (
    <input
      {...input}
      autoComplete="off"
      value={text}
      onChange={(event) => {
        const { value: text } = event.currentTarget
        const read = readNumber(text, language)
        setTyped({ for: read, text })
        onChange(read, letterField(event))
      }}
    />
  )
}

export function Problems({ id, problems }: { id?: string; problems: readonly string[] }): ReactElement {
  return (
    <p className="msg msg-error" id={id} aria-live="polite">
      {problems.join(' ')}
    </p>
  )
}

interface AddButtonProps {
  label: string
  /** Of what is added, where the button stands in its place. */
  path?: RecordPath
  onAdd: () => void
}

export function AddButton({ label, path, onAdd }: AddButtonProps): ReactElement {
  const t = useTranslate()
  return (
    <button type="button" className="btn btn-quiet" data-path={path && writePath(path)} onClick={onAdd}>
      <Plus className="i" />
      {t('edit.add', { name: label })}
    </button>
  )
}

/** Removes what stands at a place of the record; the focus stays at the place. */
export function RemoveButton({ label, path }: { label: string; path: RecordPath }): ReactElement {
  const t = useTranslate()
  const { set } = useEditing()
  return (
    <button
      type="button"
      className="btn btn-quiet"
      onClick={() => {
        set(path, undefined)
        focusPlace(path)
      }}
    >
      <Trash2 className="i" />
      {t('edit.remove', { name: label })}
    </button>
  )
}

export function IconButton({
  label,
  disabled,
  onClick,
  children,
}: {
  label: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}): ReactElement {
  return (
    <button type="button" className="btn btn-icon" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  )
}

/** Fields that mean something else than those of the same name elsewhere, by the part of the record and their name. */
const labelsByPart: Readonly<Record<string, string>> = { 'labelDefaults.languages': 'label.option.languages' }

/**
 * What a field is called.
 * @param part name of the part of the record in which it stands
 */
export function fieldLabel(t: ReturnType<typeof useTranslate>, name: string, part?: RecordPath[number]): string {
  return t(labelsByPart[`${part}.${name}`] ?? `record.field.${name}`)
}

/** Choices that stand in no document. */
const ownOptions: ReadonlySet<string> = new Set(
  ['active', 'withdrawn', 'draft', 'published', 'substance', 'mixture', 'systemic', 'local', 'longTerm', 'shortTerm', 'false', 'true']
    .concat(['certificate', 'approval', 'photo', 'brochure', 'testReport', 'other'])
    .concat(['criteriaNotMet', 'dataLacking', 'inconclusive', 'technicallyImpossible']),
)

/** The name of a choice. Codes of the law, units and kinds of files stand for themselves. */
export function optionLabel(t: ReturnType<typeof useTranslate>, option: string, names: Readonly<Record<string, string>>): string {
  return names[option] ?? (ownOptions.has(option) ? t(`record.option.${option}`) : option)
}
