import { CircleCheck, CircleX, History, Info, RefreshCw, X } from 'lucide-react'
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react'
import { useTranslate } from '../language/texts.tsx'
import './notifications.css'
import './tones.css'

export type NotificationType = 'info' | 'error' | 'cta' | 'extra' | 'success'

interface Notification {
  id: number
  type: NotificationType
  text: string
  delay: number
  /** What can be done about it, on a button of its own. */
  action?: { text: string; run: () => void }
  leaving: boolean
}

/** Shows a notification for a number of milliseconds. */
export type Notify = (notification: Omit<Notification, 'id' | 'leaving'>) => void

/** How long the leaving animation takes: `--d-leave` (specification, section 9). */
const leaveTime = 400

const icons = { info: Info, error: CircleX, cta: RefreshCw, extra: History, success: CircleCheck }

const NotifyContext = createContext<Notify>(() => {})

/**
 * Stacked notifications: a new one stands lowest, older ones move up by 60 px, each leaves by itself or is closed. What stands here already is told
 * anew and not a second time.
 */
export function NotificationsProvider({ children }: { children: ReactNode }): ReactElement {
  const [shown, setShown] = useState<Notification[]>([])
  const nextId = useRef(1)
  // What had the focus before a notification got it.
  const before = useRef<Element | null>(null)

  const close = useCallback((id: number) => {
    setShown((all) => all.map((one) => (one.id === id ? { ...one, leaving: true } : one)))
    setTimeout(() => setShown((all) => all.filter((one) => one.id !== id)), leaveTime)
  }, [])

  const notify = useCallback<Notify>((notification) => {
    const id = nextId.current++
    setShown((all) => [...all.filter(({ text }) => text !== notification.text), { ...notification, id, leaving: false }])
  }, [])

  return (
    <NotifyContext value={notify}>
      {children}
      <div className="notes" role="log" aria-live="polite" aria-atomic="false">
        {shown.map((one) => (
          <Note key={one.text} notification={one} beforeRef={before} onClose={close} />
        ))}
      </div>
    </NotifyContext>
  )
}

interface NoteProps {
  notification: Notification
  beforeRef: RefObject<Element | null>
  onClose: (id: number) => void
}

/** While somebody points at it or has the focus in it, its time stands still. */
function Note({ notification, beforeRef, onClose }: NoteProps): ReactElement {
  const t = useTranslate()
  const { id, type, text, delay, action, leaving } = notification
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointed || focused
  const left = useRef({ id, time: delay })
  useEffect(() => {
    // Told anew, it has its whole time again.
    if (left.current.id !== id) left.current = { id, time: delay }
    if (held || leaving) return
    const since = Date.now()
    const timer = setTimeout(() => onClose(id), left.current.time)
    return () => {
      clearTimeout(timer)
      left.current.time = Math.max(0, left.current.time - (Date.now() - since))
    }
  }, [held, leaving, id, delay, onClose])
  const Icon = icons[type]
  const closeHere = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    if (currentTarget.contains(document.activeElement)) passFocusOn(currentTarget, beforeRef.current)
    onClose(id)
  }
  return (
    <div
      className={`note t-${type}${leaving ? ' is-leaving' : ''}`}
      aria-hidden={leaving || undefined}
      inert={leaving}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ relatedTarget }) => {
        setFocused(true)
        if (relatedTarget?.closest('.notes') === null) beforeRef.current = relatedTarget
      }}
      onBlur={() => setFocused(false)}
    >
      <Icon className="i" />
      {/* Another element each time, so that a log is heard to say it again. */}
      <p key={id}>{text}</p>
      {action ? (
        <button
          type="button"
          className="btn"
          onClick={(event) => {
            closeHere(event)
            action.run()
          }}
        >
          {action.text}
        </button>
      ) : null}
      <button type="button" className="btn btn-icon" aria-label={t('app.close')} onClick={closeHere}>
        <X className="i" />
      </button>
    </div>
  )
}

/** To the next notification, else to the one before, else back to where the focus came from, else to the page. */
function passFocusOn(from: HTMLElement, before: Element | null): void {
  const note = from.closest('.note')
  const buttons = [...(note?.parentElement?.querySelectorAll<HTMLElement>('.note:not(.is-leaving) .btn-icon') ?? [])]
  const index = buttons.findIndex((button) => note?.contains(button) === true)
  const next = buttons[index + 1] ?? buttons[index - 1]
  const back = before instanceof HTMLElement && before.isConnected ? before : document.querySelector<HTMLElement>('main')
  ;(next ?? back)?.focus({ preventScroll: true })
}

export function useNotify(): Notify {
  return use(NotifyContext)
}
