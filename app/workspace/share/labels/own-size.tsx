import { useId, useState, type ReactElement } from 'react'
import { ownSizeBounds } from '../../../../clp/label/label-sizes.ts'
import { sidePattern } from '../../../../shared/label-limits.ts'
import { useTranslate } from '../../../language/texts.tsx'

/** Width and height of a label as they are written, in mm. */
export interface Sides {
  w: string
  h: string
}

/** Whether a label may have a side of this length. */
export const isSide = (text: string): boolean => new RegExp(`^(?:${sidePattern})$`).test(text.trim())

/** Fields for a size that is none of the numbered ones. What is wrong is said once something stands in a field. */
export function OwnSize({ sides, onChange }: { sides: Sides; onChange: (sides: Sides) => void }): ReactElement {
  const t = useTranslate()
  const id = useId()
  const fields = [
    { name: 'w', label: t('label.size.width') },
    { name: 'h', label: t('label.size.height') },
  ] as const
  return (
    <div className="bulk-sides">
      {fields.map(({ name, label }) => (
        <Side
          key={name}
          label={label}
          value={sides[name]}
          rangeId={`${id}range`}
          onChange={(value) => onChange({ ...sides, [name]: value })}
        />
      ))}
      <p className="meta" id={`${id}range`}>{`${ownSizeBounds.least}–${ownSizeBounds.most}\u00a0mm`}</p>
    </div>
  )
}

interface SideProps {
  label: string
  value: string
  rangeId: string
  onChange: (value: string) => void
}

function Side({ label, value, rangeId, onChange }: SideProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  // Nobody is told of a fault in a number that they are still writing.
  const [wasLeft, setWasLeft] = useState(false)
  const isRefused = wasLeft && !isSide(value)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className={isRefused ? 'input is-error' : 'input'}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        required
        value={value}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}refused` : rangeId}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={() => setWasLeft(value !== '')}
      />
      {isRefused ? (
        <p className="msg msg-error" id={`${id}refused`} role="alert">
          {t('label.size.refused', { field: label })}
        </p>
      ) : null}
    </div>
  )
}
