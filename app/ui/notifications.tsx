import { CircleCheck, CircleX, History, Info, RefreshCw, X } from 'lucide-react'
import { createContext, use, useCallback, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { useTranslate } from '../texts.tsx'
import './notifications.css'
import './tones.css'

export type NotificationType = 'info' | 'error' | 'cta' | 'extra' | 'success'

interface Notification {
  id: number
  type: NotificationType
  text: string
  leaving: boolean
}

/** Shows a notification for a number of milliseconds. */
export type Notify = (notification: { type: NotificationType; text: string; delay: number }) => void

/** How long the leaving animation takes: `--d-leave` (specification, section 9). */
const leaveTime = 400

const icons = { info: Info, error: CircleX, cta: RefreshCw, extra: History, success: CircleCheck }

const NotifyContext = createContext<Notify>(() => {})

/** Stacked notifications: a new one stands lowest, older ones move up by 60 px, each leaves by itself or is closed. */
export function NotificationsProvider({ children }: { children: ReactNode }): ReactElement {
  const t = useTranslate()
  const [shown, setShown] = useState<Notification[]>([])
  const nextId = useRef(1)

  const close = useCallback((id: number) => {
    setShown((all) => all.map((one) => (one.id === id ? { ...one, leaving: true } : one)))
    setTimeout(() => setShown((all) => all.filter((one) => one.id !== id)), leaveTime)
  }, [])

  const notify = useCallback<Notify>(
    ({ type, text, delay }) => {
      const id = nextId.current++
      setShown((all) => [...all, { id, type, text, leaving: false }])
      setTimeout(() => close(id), delay)
    },
    [close],
  )

  const notes = useMemo(() => shown.map((one) => ({ ...one, Icon: icons[one.type] })), [shown])
  return (
    <NotifyContext value={notify}>
      {children}
      <div className="notes" aria-live="polite" aria-atomic="false">
        {notes.map(({ id, type, text, leaving, Icon }) => (
          <div key={id} className={`note t-${type}${leaving ? ' is-leaving' : ''}`}>
            <Icon className="i" />
            <p>{text}</p>
            <button type="button" className="btn btn-icon" aria-label={t('app.close')} onClick={() => close(id)}>
              <X className="i" />
            </button>
          </div>
        ))}
      </div>
    </NotifyContext>
  )
}

export function useNotify(): Notify {
  return use(NotifyContext)
}
