import { CircleAlert, CircleQuestionMark } from 'lucide-react'
import type { ReactElement } from 'react'

/** What is wrong with a row, or asked of it. */
export function Message({ id, text, tone = 'error' }: { id?: string; text: string; tone?: 'error' | 'question' }): ReactElement {
  return (
    <p id={id} className={tone === 'error' ? 'msg msg-error' : 'msg'}>
      {tone === 'error' ? <CircleAlert className="i" /> : <CircleQuestionMark className="i" />}
      <span>{text}</span>
    </p>
  )
}
