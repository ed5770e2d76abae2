import type { InputHTMLAttributes, ReactElement } from 'react'
import { useWhenReleased } from '../../../ui/use-when-released.ts'

interface CompletedInputProps {
  input: InputHTMLAttributes<HTMLInputElement>
  value: string
  /** The field is left, or Enter was pressed. */
  onComplete: () => void
}

/** A field in which people type a short form, and which has the whole once it is left. */
export function CompletedInput({ input, value, onComplete }: CompletedInputProps): ReactElement {
  const whenReleased = useWhenReleased()
  return (
    <input
      {...input}
      autoComplete="off"
      value={value}
      onBlur={() => whenReleased(onComplete)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onComplete()
      }}
    />
  )
}
