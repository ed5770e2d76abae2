import { useId, type ReactElement } from 'react'
import { z } from 'zod'
import {
  identityGrounds,
  isListed,
  type IdentityConfirmation,
  type IdentityGround,
  type SharedIdentity,
} from '../../../../shared/identities.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { formatMoment } from '../../frame/format-moment.ts'
import { useTyped } from '../../frame/use-typed.ts'

const answer = z.object({ ground: z.enum(identityGrounds).nullable(), named: z.string(), reason: z.string() })
type Answer = z.infer<typeof answer>
const unanswered: Answer = { ground: null, named: '', reason: '' }

const answers = z.record(z.string(), answer)
type Answers = z.infer<typeof answers>

const keyOf = ({ kind, value, with: { permalinkId } }: SharedIdentity): string => `${kind} ${value} ${permalinkId}`

export interface IdentityAnswers {
  answers: Answers
  answer: (shared: SharedIdentity, answer: Answer) => void
  /** They were sent. */
  forget: () => void
}

/** What somebody says about product codes and UFIs that other products have too. @param form under which it is kept */
export function useIdentityAnswers(form: string): IdentityAnswers {
  const typed = useTyped<Answers>(form, answers, () => ({}))
  return {
    answers: typed.value,
    answer: (shared, said) => typed.type((before) => ({ ...before, [keyOf(shared)]: said })),
    forget: () => typed.forget(),
  }
}

/** What is confirmed by these answers; null as long as one that is needed is missing. */
export function readConfirmations(
  shared: readonly SharedIdentity[],
  { answers }: Pick<IdentityAnswers, 'answers'>,
): IdentityConfirmation[] | null {
  const confirmations: IdentityConfirmation[] = []
  for (const one of shared.filter(({ confirmed }) => confirmed === null)) {
    const { ground, named: typedName, reason: typed } = answers[keyOf(one)] ?? unanswered
    const [named, reason] = [typedName.trim(), typed.trim()]
    const other = one.with.permalinkId
    if (one.kind === 'code') {
      if (reason === '') return null
      confirmations.push({ kind: 'code', value: one.value, with: other, reason })
    } else {
      if (ground === null || (ground === 'overruled' && reason === '')) return null
      if (isListed(ground) && named === '') return null
      const listed = isListed(ground) ? { named } : {}
      confirmations.push({ kind: 'ufi', with: other, ground, ...listed, ...(reason === '' ? {} : { reason }) })
    }
  }
  return confirmations
}

interface IdentityQuestionsProps {
  shared: readonly SharedIdentity[]
  mayOverrule: boolean
  answers: IdentityAnswers
  busy: boolean
}

/** Names each other product that has a code or the UFI, and asks why; what was said before is shown. */
export function IdentityQuestions({ shared, ...props }: IdentityQuestionsProps): ReactElement[] {
  return shared.map((one) => <Question key={keyOf(one)} shared={one} {...props} />)
}

function Question({
  shared,
  mayOverrule,
  answers,
  busy,
}: Omit<IdentityQuestionsProps, 'shared'> & { shared: SharedIdentity }): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { kind, value, with: other, grounds, confirmed } = shared
  const current = answers.answers[keyOf(shared)] ?? unanswered
  const said =
    kind === 'code' ? t('reason.sharedCode', { code: value, name: other.name }) : t('reason.sharedUfi', { ufi: value, name: other.name })
  if (confirmed)
    return (
      <Banner type="info">
        <p>{said}</p>
        {confirmed.ground === null ? null : <p>{t(`identity.ground.${confirmed.ground}`)}</p>}
        {confirmed.named === null ? null : <p>{confirmed.named}</p>}
        {confirmed.reason === null ? null : <p>{confirmed.reason}</p>}
        <p className="source">{t('identity.confirmed', { name: confirmed.by, moment: formatMoment(confirmed.at) })}</p>
      </Banner>
    )
  const offered: IdentityGround[] = [...grounds, ...(mayOverrule ? (['overruled'] as const) : [])]
  return (
    <Banner type="warning">
      <p>{said}</p>
      <p>
        <a href={`/app/products/${other.synonymId}`} target="_blank" rel="noreferrer">
          {other.name}
        </a>
      </p>
      {kind === 'ufi' && offered.length === 0 ? <p>{t('reason.ownerOverrules')}</p> : null}
      {kind === 'ufi' && offered.length > 0 ? (
        <fieldset className="field">
          <legend>{t('identity.ground')}</legend>
          {offered.map((ground) => (
            <label key={ground} className="choice">
              <input
                type="radio"
                name={`${id}ground`}
                disabled={busy}
                checked={current.ground === ground}
                onChange={() => answers.answer(shared, { ...current, ground })}
              />
              <span>{t(`identity.ground.${ground}`)}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {current.ground !== null && isListed(current.ground) ? (
        <div className="field">
          <label htmlFor={`${id}named`}>{t(`identity.named.${current.ground}`)}</label>
          <input
            className="input"
            id={`${id}named`}
            maxLength={200}
            autoComplete="off"
            readOnly={busy}
            required
            value={current.named}
            onChange={({ currentTarget }) => answers.answer(shared, { ...current, named: currentTarget.value })}
          />
        </div>
      ) : null}
      {kind === 'code' || current.ground !== null ? (
        <div className="field">
          <label htmlFor={`${id}reason`}>{t('identity.reason')}</label>
          <input
            className="input"
            id={`${id}reason`}
            maxLength={500}
            autoComplete="off"
            readOnly={busy}
            required={kind === 'code' || current.ground === 'overruled'}
            value={current.reason}
            onChange={({ currentTarget }) => answers.answer(shared, { ...current, reason: currentTarget.value })}
          />
        </div>
      ) : null}
    </Banner>
  )
}
