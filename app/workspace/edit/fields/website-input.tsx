import type { InputHTMLAttributes, ReactElement } from 'react'
import { CompletedInput } from './completed-input.tsx'

interface WebsiteInputProps {
  input: InputHTMLAttributes<HTMLInputElement>
  value: string
  onWhole: (address: string) => void
}

/** What nearly everybody types of their website. */
const host = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u

/** A website is typed as people know it, “www.example.com”; the field has its whole address once it is left. */
export function WebsiteInput({ input, value, onWhole }: WebsiteInputProps): ReactElement {
  return (
    <CompletedInput
      input={{ ...input, inputMode: 'url' }}
      value={value}
      onComplete={() => {
        if (host.test(value.trim())) onWhole(`https://${value.trim()}`)
      }}
    />
  )
}
