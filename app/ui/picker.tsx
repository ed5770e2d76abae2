import { ChevronDown } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { useLocation } from 'react-router'
import './picker.css'
import { useEarlyValue } from './use-early-change.ts'

export interface PickerProps {
  name: string
  label: string
  value: string
  options: { value: string; text: string; lang?: string }[]
  onChoose: (value: string) => void
}

/** A native select that looks like a row: its name above its value. */
export function Picker({ name, label, value, options, onChoose }: PickerProps): ReactElement {
  // What was chosen shows at once; what the address says afterwards has the last word, also when it goes back in history or stays.
  const { key } = useLocation()
  const [shown, setShown] = useState({ asked: value, chosen: value, key })
  if (shown.asked !== value || shown.key !== key) setShown({ asked: value, chosen: value, key })
  const choose = (chosen: string) => {
    setShown({ asked: value, chosen, key })
    onChoose(chosen)
  }
  const field = useEarlyValue<HTMLSelectElement>(value, choose)
  return (
    <label className="picker">
      <span>{label}</span>
      <select ref={field} name={name} value={shown.chosen} autoComplete="off" onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDown className="i" />
    </label>
  )
}
