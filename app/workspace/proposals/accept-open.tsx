import { Check, Minus } from 'lucide-react'
import type { ReactElement } from 'react'
import type { ToldProposal } from '../../../shared/proposals/answer.ts'
import { useTranslate } from '../../language/texts.tsx'
import type { Choice } from './use-proposals.ts'

interface AcceptOpenProps {
  proposals: readonly ToldProposal[]
  busy: boolean
  /** The heading of the part whose proposals these are. */
  describedBy: string
  onDecide: (choice: Choice) => void
}

/** Takes what is open of a part by one press, and out what has no cause any more by another; what differs from a person's words is decided one by one. */
export function AcceptOpen({ proposals, busy, describedBy, onDecide }: AcceptOpenProps): ReactElement {
  const t = useTranslate()
  const open = proposals.filter(({ state }) => state === 'open')
  const gone = proposals.filter(({ state }) => state === 'gone')
  const button = (icon: ReactElement, text: string, choice: Choice) => (
    <button type="button" className="btn" aria-disabled={busy} aria-describedby={describedBy} onClick={() => onDecide(choice)}>
      {icon}
      {text}
    </button>
  )
  return (
    <>
      {open.length === 0 ? null : button(<Check className="i" />, t('proposals.acceptAll', { count: open.length }), { accept: open })}
      {gone.length < 2
        ? null
        : button(<Minus className="i" />, `${t('proposals.state.gone')}. ${t('proposals.removeName', { name: gone.length })}`, {
            remove: gone,
          })}
    </>
  )
}
