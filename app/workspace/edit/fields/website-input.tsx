import type { InputHTMLAttributes, ReactElement } from 'react'
import { useWhenReleased } from '../../../ui/use-when-released.ts'

interface WebsiteInputProps {
  input: InputHTMLAttributes<HTMLInputElement>
  value: string
  onWhole: (address: string) => void
}

/** What nearly everybody types of their website. */
const host = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u

/** A website is typed as people know it, “www.example.com”; the field has its whole address once it is left. */
export function WebsiteInput({ input, value, onWhole }: WebsiteInputProps): ReactElement {
  const whenReleased = useWhenReleased()
  const complete = () => {
    if (host.test(value.trim())) onWhole(`https://${value.trim()}`)
  }
  return (
    <input
      {...input}
      inputMode="url"
      autoComplete="off"
      value={value}
      onBlur={() => whenReleased(complete)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') complete()
      }}
    />
  )
}
