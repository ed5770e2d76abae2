import type { ReactElement } from 'react'
import { useTranslate } from '../../language/texts.tsx'

/** A bar past the line says that the limit is reached. From here on it is broken, since it would leave the gauge. */
const broken = 1.67

/** How near a figure is to its limit: every limit stands on the same line, whatever its unit. */
export function Gauge({ ratio, isMet }: { ratio: number; isMet: boolean }): ReactElement {
  const t = useTranslate()
  const kind = ['gauge', isMet ? '' : 'off', ratio > broken ? 'broken' : ''].filter(Boolean).join(' ')
  return (
    <svg
      className={kind}
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      role="img"
      aria-label={t('reasons.times', { ratio: ratio > 100 ? '> 100' : String(ratio) })}
    >
      <path className="line" d="M0 6h100" />
      <path className="bar" d={`M0 3h${Math.max(1, Math.min(ratio, broken) * 60)}v6H0z`} />
      {ratio > broken ? <path className="break" d="M93 12l4-12" /> : null}
      <path className="limit" d="M60 0v12" />
    </svg>
  )
}
