import { useId, useState, type ReactElement } from 'react'
import { z } from 'zod'
import { mostPrecautionaryStatements } from '../../../clp/precautions/most-statements.ts'
import type { ToldProposal } from '../../../shared/proposals/answer.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useChosen } from '../frame/places-context.ts'
import { listTyped, useTyped } from '../frame/use-typed.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { useWorkshop } from '../recipe/workshop-context.ts'
import { AcceptOpen } from './accept-open.tsx'
import { ProposalRow } from './proposal-row.tsx'
import type { Choice } from './use-proposals.ts'

interface PrecautionsPartProps {
  chosen: readonly ToldProposal[]
  spare: readonly ToldProposal[]
  busy: boolean
  editAddress: string
  onDecide: (choice: Choice) => void
}

/** The precautionary statements: those of the label first, and what may be taken instead. */
export function PrecautionsPart({ chosen, spare, busy, editAddress, onDecide }: PrecautionsPartProps): ReactElement | null {
  const t = useTranslate()
  const heading = useId()
  const { recipe, permalinkId } = useWorkshop()
  const { user } = useWorkspace()
  const form = `swap ${permalinkId} `
  const [begun] = useState(() => listTyped(user.user_id, form).at(-1) ?? null)
  const [swapping, setSwapping] = useChosen('swapping', z.string().nullable(), begun)
  if (chosen.length + spare.length === 0) return null
  const taken = spare.filter(({ state }) => state === 'held')
  const shown = [...chosen, ...taken]
  const left = spare.filter(({ state }) => state !== 'held')
  const held = shown.filter(({ state }) => state === 'held')
  const row = { busy, editAddress, onDecide }
  const reasons = new Map(recipe.decisions.map(({ proposal, reason }) => [proposal, reason]))
  // One more than the law lets stand without a word why is not taken by a tick alone.
  const isFull = held.length >= mostPrecautionaryStatements
  return (
    <section className="part" aria-labelledby={heading}>
      <div className="part-head">
        <h2 id={heading}>{t('proposals.precautions')}</h2>
        <p>{t('proposals.precautionsNote', { count: held.length, spare: left.length })}</p>
      </div>
      <div className="btns">
        <AcceptOpen proposals={chosen} describedBy={heading} {...{ busy, onDecide }} />
      </div>
      <ul className="proposals">
        {shown.map((one) => (
          <ProposalRow key={one.id} proposal={one} code={one.name} {...row}>
            {reasons.get(one.id) ? <p className="because">{reasons.get(one.id)}</p> : null}
          </ProposalRow>
        ))}
      </ul>
      {left.length === 0 ? null : (
        <details className="spare">
          <summary>{t('proposals.spare', { count: left.length })}</summary>
          <ul className="proposals">
            {left.map((one) => (
              <ProposalRow
                key={one.id}
                proposal={{ ...one, state: one.state === 'refused' ? 'refused' : 'open' }}
                isSpare
                code={one.name}
                {...row}
                onDecide={(choice) => (isFull && choice.accept ? setSwapping(one.id) : onDecide(choice))}
                action={
                  <button
                    type="button"
                    className="btn btn-quiet"
                    aria-disabled={busy}
                    aria-label={`${t('proposals.swapIn')}: ${one.name}`}
                    aria-expanded={swapping === one.id}
                    onClick={() => setSwapping(swapping === one.id ? null : one.id)}
                  >
                    {t('proposals.swapIn')}
                  </button>
                }
              >
                {swapping === one.id ? (
                  <Swap
                    form={form + one.id}
                    held={held}
                    busy={busy}
                    onCancel={() => setSwapping(null)}
                    isFull={isFull}
                    onSwap={(instead, reason) => {
                      setSwapping(null)
                      onDecide({ accept: [one], remove: instead === null ? [] : [instead], ...(reason === '' ? {} : { reason }) })
                    }}
                  />
                ) : null}
              </ProposalRow>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

interface SwapProps {
  /** Under which what is typed is kept. */
  form: string
  held: readonly ToldProposal[]
  busy: boolean
  /** Whether one more needs a reason: CLP Article 28(3). */
  isFull: boolean
  onSwap: (instead: ToldProposal | null, reason: string) => void
  onCancel: () => void
}

/** Instead of which statement; none makes one more. */
const swap = z.object({ instead: z.string(), reason: z.string() })

function Swap({ form, held, busy, isFull, onSwap, onCancel }: SwapProps): ReactElement {
  const t = useTranslate()
  const name = useId()
  const typed = useTyped(form, swap, () => ({ instead: held[0]?.id ?? '', reason: '' }))
  const { instead, reason } = typed.value
  const needsReason = isFull && instead === ''
  return (
    <fieldset className="swap">
      <legend>{t('proposals.swapFor')}</legend>
      {[...held, null].map((one) => (
        <label key={one?.id ?? ''} className="choice">
          <input
            type="radio"
            name={name}
            checked={instead === (one?.id ?? '')}
            onChange={() => typed.type((before) => ({ ...before, instead: one?.id ?? '' }))}
          />
          <span>{one === null ? t('proposals.swapNone') : `${one.name} ${one.text}`}</span>
        </label>
      ))}
      {needsReason ? (
        <div className="field">
          <label htmlFor={`${name}reason`}>{t('proposals.oneMoreReason', { count: mostPrecautionaryStatements })}</label>
          <textarea
            className="input"
            id={`${name}reason`}
            rows={2}
            maxLength={2000}
            value={reason}
            onChange={({ currentTarget: { value } }) => typed.type((before) => ({ ...before, reason: value }))}
          />
        </div>
      ) : null}
      <div className="btns">
        <button
          type="button"
          className="btn"
          disabled={busy || (needsReason && reason.trim() === '')}
          onClick={() => {
            typed.forget()
            onSwap(held.find(({ id }) => id === instead) ?? null, needsReason ? reason.trim() : '')
          }}
        >
          {t('proposals.swap')}
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => {
            typed.forget()
            onCancel()
          }}
        >
          {t('app.cancel')}
        </button>
      </div>
    </fieldset>
  )
}
