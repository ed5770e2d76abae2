import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import type { ToldProposal } from '../../../shared/proposals/answer.ts'
import { Names } from '../../ui/shown.tsx'
import { formatMoment } from '../../language/format-moment.ts'
import { useTranslate } from '../../language/texts.tsx'
import { atPlace } from '../edit/edit-parts.ts'
import type { Choice } from './use-proposals.ts'

interface ProposalRowProps {
  proposal: ToldProposal
  /** what stands in the narrow column: a section, or a code */
  code: string
  busy: boolean
  editAddress: string
  onDecide: (choice: Choice) => void
  /** Nobody needs to decide it: it may be taken in place of another. */
  isSpare?: boolean
  children?: ReactNode
  /** in place of what can usually be done with it */
  action?: ReactNode
}

/** A proposal with its wording, its reason and what can be done with it. The tick says that the record holds it. */
export function ProposalRow({
  proposal,
  code,
  busy,
  editAddress,
  onDecide,
  isSpare = false,
  children,
  action,
}: ProposalRowProps): ReactElement {
  const t = useTranslate()
  const { state, text, presentText, because, article, decision } = proposal
  const isHeld = state === 'held'
  const isTickable = state !== 'gone' && state !== 'differs'
  return (
    <li
      className={!isSpare && (isHeld || state === 'open' || state === 'differs') ? undefined : 'off'}
      data-proposal={proposal.id}
      tabIndex={-1}
    >
      {isTickable ? (
        <label className="choice">
          <input
            type="checkbox"
            checked={isHeld}
            aria-disabled={busy}
            aria-label={t('proposals.acceptName', { name: proposal.name || text })}
            onChange={() => onDecide(isHeld ? { remove: [proposal] } : { accept: [proposal] })}
          />
        </label>
      ) : (
        <span />
      )}
      <span className="code">{code}</span>
      <div>
        <p>
          <Names>{text}</Names>
        </p>
        {presentText !== null && state !== 'held' ? (
          <p className="present">
            <Names>{t('proposals.present', { text: presentText })}</Names>
          </p>
        ) : null}
        <p className="because">
          {state === 'held' || state === 'open' ? null : <b>{t(`proposals.state.${state}`)}. </b>}
          {state === 'gone' ? null : <Names>{because.map(({ message }) => message).join(' ')}</Names>}{' '}
          {article === '' ? null : <span className="law">{article}</span>}
          {decision?.person ? (
            <span className="who">
              {decision.person}
              {decision.day === null ? '' : `, ${formatMoment(decision.day).date}`}
            </span>
          ) : null}
        </p>
        {children}
      </div>
      <div className="does">{action ?? <Actions {...{ proposal, busy, editAddress, onDecide }} />}</div>
    </li>
  )
}

function Actions({
  proposal,
  busy,
  editAddress,
  onDecide,
}: Omit<ProposalRowProps, 'code' | 'isSpare' | 'children' | 'action'>): ReactElement | null {
  const t = useTranslate()
  const named = (action: string) => `${action}: ${proposal.name || proposal.text}`
  const button = (key: 'proposals.refuse' | 'proposals.take' | 'proposals.keep' | 'proposals.remove', choice: Choice) => (
    <button type="button" className="btn btn-quiet" aria-label={named(t(key))} aria-disabled={busy} onClick={() => onDecide(choice)}>
      {t(key)}
    </button>
  )
  switch (proposal.state) {
    case 'open':
      return button('proposals.refuse', { refuse: [proposal] })
    case 'differs':
      return (
        <>
          {button('proposals.take', { accept: [proposal] })}
          {button('proposals.keep', { keep: [proposal] })}
        </>
      )
    case 'gone':
      return (
        <>
          {button('proposals.remove', { remove: [proposal] })}
          {button('proposals.keep', { forget: [proposal] })}
        </>
      )
    default:
      return (
        <Link className="btn btn-quiet" aria-label={named(t('proposals.change'))} to={`${editAddress}${atPlace(proposal.path)}`}>
          {t('proposals.change')}
        </Link>
      )
  }
}
