import { useEffect, useState, type ReactElement, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Banner } from '../../ui/banner.tsx'
import './ask-when-free.css'

interface AskWhenFreeProps {
  /** What is asked, in short. */
  notice: ReactNode
  /** Text of the button by which one answers at once. */
  action: string
  /** The dialog that asks. */
  children: ReactNode
}

/**
 * A dialog that nobody called for waits as long as somebody types: the letters would go into it, into the password or onto its buttons. Until
 * then a notice says what is asked.
 */
export function AskWhenFree({ notice, action, children }: AskWhenFreeProps): ReactElement {
  const [field, setField] = useState(findTypedField)
  useEffect(() => {
    if (!field) return
    const look = () => {
      if (!findTypedField()) setField(null)
    }
    // It was part of a dialog that this question has closed: nobody types there, and nothing beside it would be seen.
    if (!field.isConnected) look()
    const ends = new AbortController()
    for (const type of ['click', 'keyup']) document.addEventListener(type, look, { signal: ends.signal })
    return () => ends.abort()
  }, [field])
  if (!field) return <>{children}</>
  const ask = () => {
    // To which the focus comes back when it is answered.
    field.focus()
    setField(null)
  }
  return createPortal(
    <div className="ask-notice">
      <Banner type="warning" role="alert">
        {notice}
        <button type="button" className="btn" onClick={ask}>
          {action}
        </button>
      </Banner>
    </div>,
    // What stands beside an open dialog cannot be reached.
    field.closest('dialog') ?? document.body,
  )
}

/** Into which somebody types, or is about to. */
function findTypedField(): HTMLElement | null {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement.matches(typedFields) ? activeElement : null
}

const typedFields = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit])'
