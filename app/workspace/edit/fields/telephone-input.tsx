import type { InputHTMLAttributes, ReactElement } from 'react'
import { internationalTelephone } from '../../../../shared/record/national-telephone.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { CompletedInput } from './completed-input.tsx'

interface TelephoneInputProps {
  input: InputHTMLAttributes<HTMLInputElement> & { id: string }
  value: string
  /** Of who has the number. */
  country: string | null
  onInternational: (number: string) => void
}

/** A number is typed as it is dialled at home; what becomes of it is shown meanwhile, and stands in the field once that is left. */
export function TelephoneInput({ input, value, country, onInternational }: TelephoneInputProps): ReactElement {
  const t = useTranslate()
  const number = internationalTelephone(value, country)
  return (
    <>
      <CompletedInput
        input={{ ...input, type: 'tel', 'aria-describedby': `${input['aria-describedby']} ${input.id}number` }}
        value={value}
        onComplete={() => {
          if (number !== null) onInternational(number)
        }}
      />
      <p className="hint" id={`${input.id}number`} aria-live="polite">
        {number === null ? null : t('edit.telephoneBecomes', { number })}
      </p>
    </>
  )
}
