import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useTranslate } from '../../../language/texts.tsx'

interface QuestionProps {
  text: string
  /** What is done, as the button says that was pressed. */
  action: string
  onCancel: () => void
  onConfirm: () => Promise<void>
}

/** Asks before something is done. It stands beside the button that was pressed, which has the focus again when the question goes. */
export function Question({ text, action, onCancel, onConfirm }: QuestionProps): ReactElement {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await onConfirm()
    setBusy(false)
  }
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    cancel.current?.focus()
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus()
    }
  }, [])
  return (
    <div className="ask" role="alert">
      <p>{text}</p>
      <button ref={cancel} type="button" className="btn" onClick={onCancel}>
        {t('app.cancel')}
      </button>
      <button type="button" className="btn" disabled={busy} onClick={() => void confirm()}>
        {action}
      </button>
    </div>
  )
}
