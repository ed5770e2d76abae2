import { useId, useState, type ReactElement } from 'react'
import { useLocation } from 'react-router'
import { Dropdown } from './dropdown.tsx'
import type { DropdownOption } from './dropdown-panel.tsx'
import './picker.css'

export interface PickerProps {
  name: string
  label: string
  value: string
  options: readonly DropdownOption[]
  onChoose: (value: string) => void
}

/** A dropdown that looks like a row: its name above its value. */
export function Picker({ name, label, value, options, onChoose }: PickerProps): ReactElement {
  // What was chosen shows at once; what the address says afterwards has the last word, also when it goes back in history or stays.
  const { key } = useLocation()
  const [shown, setShown] = useState({ requested: value, chosen: value, key })
  if (shown.requested !== value || shown.key !== key) setShown({ requested: value, chosen: value, key })
  const choose = (chosen: string) => {
    setShown({ requested: value, chosen, key })
    onChoose(chosen)
  }
  const id = useId()
  return (
    <div className="picker">
      <label htmlFor={id}>{label}</label>
      <Dropdown id={id} name={name} value={shown.chosen} options={options} onChoose={choose} />
    </div>
  )
}
