import { useId, type ReactElement } from 'react'
import { useTranslate } from '../../language/texts.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import '../../ui/form.css'

interface LanguageSelectProps {
  label: string
  /** null: on their way. */
  options: readonly { id: string; text: string }[] | null
  value: string | undefined
  onChoose: (id: string) => void
}

export function LanguageSelect({ label, options, value, onChoose }: LanguageSelectProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Dropdown
        id={id}
        value={value ?? ''}
        options={options?.map((one) => ({ value: one.id, text: one.text })) ?? [{ value: '', text: t('app.loading') }]}
        onChoose={onChoose}
      />
    </div>
  )
}
