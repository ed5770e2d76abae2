import type { InputHTMLAttributes, ReactElement } from 'react'
import { internationalTelephone } from '../../../../shared/record/national-telephone.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { useWhenReleased } from '../../../ui/use-when-released.ts'

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
  const whenReleased = useWhenReleased()
  const number = internationalTelephone(value, country)
  const take = () => {
    if (number !== null) onInternational(number)
  }
  return (
    <>
      <input
        {...input}
        type="tel"
        autoComplete="off"
        value={value}
        onBlur={() => whenReleased(take)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take()
        }}
        aria-describedby={`${input['aria-describedby']} ${input.id}number`}
      />
      <p className="hint" id={`${input.id}number`} aria-live="polite">
        {number === null ? null : t('edit.telephoneBecomes', { number })}
      </p>
    </>
  )
}
