import { Plus, Trash2 } from 'lucide-react'
import { useState, type ReactElement, type ReactNode } from 'react'
import { useTranslate } from '../../texts.tsx'
import { asText, type RecordValue } from './record-values.ts'

/** A number as it is typed: with a comma or a stop, and empty. */
export function NumberInput({
  input,
  value,
  onChange,
}: {
  input: object
  value: RecordValue
  onChange: (number: number | undefined) => void
}): ReactElement {
  const [typed, setTyped] = useState<{ for: RecordValue; text: string } | null>(null)
  const text = typed && typed.for === value ? typed.text : asText(value)
  return (
    <input
      {...input}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={({ currentTarget }) => {
        const next = currentTarget.value.trim().replace(',', '.')
        const number = next === '' ? undefined : Number(next)
        const stored = number !== undefined && Number.isFinite(number) ? number : undefined
        setTyped({ for: stored, text: currentTarget.value })
        onChange(stored)
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

export function AddButton({ label, onAdd }: { label: string; onAdd: () => void }): ReactElement {
  const t = useTranslate()
  return (
    <button type="button" className="btn btn-quiet" onClick={onAdd}>
      <Plus className="i" />
      {t('edit.add', { name: label })}
    </button>
  )
}

export function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }): ReactElement {
  const t = useTranslate()
  return (
    <button type="button" className="btn btn-quiet" onClick={onRemove}>
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

export function fieldLabel(t: ReturnType<typeof useTranslate>, name: string): string {
  return t(`record.field.${name}`)
}

/** Choices that stand in no document. */
const ownOptions: ReadonlySet<string> = new Set(
  ['active', 'withdrawn', 'draft', 'published', 'substance', 'mixture', 'systemic', 'local', 'longTerm', 'shortTerm', 'false', 'true']
    .concat(['certificate', 'approval', 'photo', 'brochure', 'testReport', 'other'])
    .concat(['dataLacking', 'inconclusive', 'technicallyImpossible']),
)

/** The name of a choice. Codes of the law, units and kinds of files stand for themselves. */
export function optionLabel(t: ReturnType<typeof useTranslate>, option: string, names: Readonly<Record<string, string>>): string {
  return names[option] ?? (ownOptions.has(option) ? t(`record.option.${option}`) : option)
}
