import { CircleCheck, CircleX, History, Info, RefreshCw, TriangleAlert, X } from 'lucide-react'
import { useState, type ReactElement, type ReactNode } from 'react'
import { useTranslate } from '../language/texts.tsx'
import './banner.css'
import './tones.css'

export type BannerType = 'info' | 'success' | 'warning' | 'error' | 'cta' | 'extra'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleX, cta: RefreshCw, extra: History }

interface BannerProps {
  type: BannerType
  /** Whether the reader may put it away. */
  closable?: boolean
  /** `alert` for what came up while the page was open. */
  role?: 'alert' | 'status'
  children: ReactNode
}

/** A message in the flow of the page. Its colour is repeated by its sign. */
export function Banner({ type, closable = false, role, children }: BannerProps): ReactElement | null {
  const t = useTranslate()
  const [closed, setClosed] = useState(false)
  const Icon = icons[type]
  if (closed) return null
  return (
    <div className={`banner t-${type}`} role={role}>
      <Icon className="i" />
      <div>{children}</div>
      {closable ? (
        <button type="button" className="btn btn-icon needs-js" aria-label={t('app.close')} onClick={() => setClosed(true)}>
          <X className="i" />
        </button>
      ) : null}
    </div>
  )
}
