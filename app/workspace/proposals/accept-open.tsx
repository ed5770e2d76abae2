import { Check } from 'lucide-react'
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

/** Takes what is open of a part by one press; what differs from a person's words, or has no cause any more, is decided one by one. */
export function AcceptOpen({ proposals, busy, describedBy, onDecide }: AcceptOpenProps): ReactElement | null {
  const t = useTranslate()
  const open = proposals.filter(({ state }) => state === 'open')
  if (open.length === 0) return null
  return (
    <button type="button" className="btn" disabled={busy} aria-describedby={describedBy} onClick={() => onDecide({ accept: open })}>
      <Check className="i" />
      {t('proposals.acceptAll', { count: open.length })}
    </button>
  )
}
