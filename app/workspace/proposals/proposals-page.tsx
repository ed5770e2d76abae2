import { useEffect, useId, useRef, type ReactElement } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { isToDecide, proposalsAnswer, type ProposalsAnswer, type ToldProposal } from '../../../shared/proposals/answer.ts'
import { useTranslate } from '../../language/texts.tsx'
import { problemPageMeta } from '../../page/page-meta.ts'
import { Banner } from '../../ui/banner.tsx'
import { atPlace } from '../edit/edit-parts.ts'
import { FailureLines } from '../frame/failure-lines.tsx'
import { PageFailure } from '../frame/page-failure.tsx'
import { PageLoading } from '../frame/page-loading.tsx'
import { useChosen } from '../frame/places-context.ts'
import { openPage } from '../frame/tab.ts'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import { NothingJudged } from '../recipe/nothing-judged.tsx'
import { useWorkshop } from '../recipe/workshop-context.ts'
import { AcceptOpen } from './accept-open.tsx'
import { PaintLimitForm } from './paint-limit-form.tsx'
import { PrecautionsPart } from './precautions-part.tsx'
import { ProposalRow } from './proposal-row.tsx'
import { useProposals, type Choice } from './use-proposals.ts'
import type { Route } from './+types/proposals-page.ts'
import './proposals.css'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('workshop.step.proposals'))
}

export async function clientLoader({ params: { synonymId }, request }: Route.ClientLoaderArgs): Promise<ProposalsAnswer> {
  const { api } = await openPage(request)
  return api.get(`/api/v1/products/${synonymId}/proposals`, proposalsAnswer)
}

export { PageLoading as HydrateFallback }

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} notFound="problem.dossier.over" back={{ address: '/app/products', text: 'problem.toProductList' }} />
}

/** What the recipe means for the sheet: each with its reason, taken, changed or refused by a person. */
export default function ProposalsPage({ loaderData }: Route.ComponentProps): ReactElement {
  const t = useTranslate()
  const { synonymId, setNote } = useWorkshop()
  const { answer, busy, failure, outdated, decide } = useProposals(loaderData)
  const open = answer.proposals.filter(isToDecide).length
  const note = open === 0 ? null : t('proposals.open', { count: open })
  useEffect(() => setNote('proposals', note), [setNote, note])
  const area = useRef<HTMLDivElement>(null)
  const keepFocus = useKeptFocus(area)
  const onDecide = (choice: Choice) => {
    const [first] = [choice.accept, choice.remove, choice.refuse, choice.keep, choice.forget].flatMap((some) => some ?? [])
    if (first) keepFocus(`[data-proposal="${CSS.escape(first.id)}"]`)
    void decide(choice)
  }
  const shared = { busy, editAddress: `/app/products/${synonymId}/edit`, onDecide }
  const ofPlace = (place: string) => answer.proposals.filter((one) => one.place === place)
  return (
    <>
      {failure ? (
        <Banner type="warning" role="alert">
          <FailureLines error={failure} />
        </Banner>
      ) : null}
      {outdated > 0 ? (
        <Banner type="warning" role="alert">
          <p>{t('proposals.outdated', { count: outdated })}</p>
        </Banner>
      ) : null}
      {answer.isJudged ? null : <NothingJudged />}
      <Omitted answer={answer} />
      <div className="proposals-page" ref={area} tabIndex={-1}>
        <div>
          <PrecautionsPart chosen={ofPlace('/labelElements/precautionaryStatements')} spare={answer.spare} {...shared} />
          <SectionsPart proposals={answer.proposals.filter(({ place }) => !ownParts.has(place))} {...shared} />
          <Gaps answer={answer} editAddress={shared.editAddress} />
        </div>
        <TransportPart proposals={ofPlace('/transport')} {...shared} />
      </div>
    </>
  )
}

const ownParts: ReadonlySet<string> = new Set(['/labelElements/precautionaryStatements', '/transport'])

interface PartProps {
  proposals: readonly ToldProposal[]
  busy: boolean
  editAddress: string
  onDecide: (choice: Choice) => void
}

function SectionsPart({ proposals, busy, editAddress, onDecide }: PartProps): ReactElement | null {
  const t = useTranslate()
  const heading = useId()
  const [onlyOpen, setOnlyOpen] = useChosen('onlyOpen', z.boolean(), false)
  if (proposals.length === 0) return null
  const shown = onlyOpen ? proposals.filter(isToDecide) : proposals
  const held = proposals.filter(({ state }) => state === 'held').length
  return (
    <section className="part" aria-labelledby={heading}>
      <div className="part-head">
        <h2 id={heading}>{t('proposals.sections')}</h2>
        <p role="status">{t('proposals.tally', { count: proposals.length, held, open: proposals.filter(isToDecide).length })}</p>
      </div>
      <p className="meta">{t('proposals.note')}</p>
      <div className="btns">
        <AcceptOpen describedBy={heading} {...{ proposals, busy, onDecide }} />
        <button type="button" className="btn btn-quiet" aria-pressed={onlyOpen} onClick={() => setOnlyOpen(!onlyOpen)}>
          {t('proposals.onlyOpen')}
        </button>
      </div>
      {shown.length === 0 ? <p>{t('proposals.none')}</p> : null}
      <ul className="proposals of-sections">
        {shown.map((one) => (
          <ProposalRow key={one.id} proposal={one} code={one.section} {...{ busy, editAddress, onDecide }} />
        ))}
      </ul>
    </section>
  )
}

function TransportPart({ proposals, editAddress, ...decide }: PartProps): ReactElement | null {
  const t = useTranslate()
  const heading = useId()
  if (proposals.length === 0) return null
  return (
    <aside className="part" aria-labelledby={heading}>
      <div className="part-head">
        <h2 id={heading}>{t('proposals.transport')}</h2>
      </div>
      <div className="btns">
        <AcceptOpen describedBy={heading} {...{ proposals, ...decide }} />
      </div>
      <ul className="proposals of-sections">
        {proposals.map((one) => (
          <ProposalRow key={one.id} proposal={one} code={one.section} {...{ editAddress, ...decide }} />
        ))}
      </ul>
    </aside>
  )
}

function Omitted({ answer: { leftOut, unreadable } }: { answer: ProposalsAnswer }): ReactElement | null {
  const t = useTranslate()
  if (leftOut.length + unreadable.length === 0) return null
  return (
    <Banner type="warning">
      {leftOut.length === 0 ? null : <p>{t('proposals.leftOut', { count: leftOut.length })}</p>}
      {unreadable.length === 0 ? null : (
        <p>{t('proposals.unreadable', { parts: unreadable.map((part) => t(`record.field.${part}`)).join(', ') })}</p>
      )}
    </Banner>
  )
}

function Gaps({ answer: { gaps }, editAddress }: { answer: ProposalsAnswer; editAddress: string }): ReactElement | null {
  const t = useTranslate()
  const heading = useId()
  if (gaps.length === 0) return null
  return (
    <section className="part" aria-labelledby={heading}>
      <div className="part-head">
        <h2 id={heading}>{t('proposals.gaps')}</h2>
      </div>
      <ul className="proposals of-sections">
        {gaps.map(({ id, section, path, because, article }) => (
          <li key={id}>
            <span />
            <span className="code">{section}</span>
            <div>
              <p>
                <Link to={`${editAddress}${atPlace(path)}`}>{because.message}</Link>
              </p>
              <p className="because">
                <span className="law">{article}</span>
              </p>
              {because.code === 'paintCategory' ? <PaintLimitForm /> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
