import { useEffect, useId, useRef, type FormEvent, type ReactElement } from 'react'
import { z } from 'zod'
import type { ToldClass } from '../../../shared/proposals/classification.ts'
import type { Recipe } from '../../../shared/recipe/recipe.ts'
import { faultsOfOverride, shortestWhy } from '../../../shared/recipe/why-overruled.ts'
import { useTranslate } from '../../language/texts.tsx'
import { TypedBefore } from '../frame/typed-before.tsx'
import { useTyped } from '../frame/use-typed.ts'
import { useWorkshop } from '../recipe/workshop-context.ts'
import { nameOfClass } from './class-row.tsx'

export type Override = Recipe['overrides'][number]

const bases = ['testData', 'bridging', 'expertJudgement'] as const
const decision = z.object({ category: z.string(), basis: z.enum(bases), reason: z.string(), evidence: z.string() })

/** Begin of the names of the forms of a product; the class stands behind it. */
export const decisionsOf = (permalinkId: number): string => `decision ${permalinkId} `

interface OverruleFormProps {
  told: ToldClass
  onOverrule: (override: Pick<Override, 'category' | 'basis' | 'reason' | 'evidence'>) => void
  onCancel: () => void
}

/** What a person decides of a class, on which ground, and why: CLP Article 9. */
export function OverruleForm({ told, onOverrule, onCancel }: OverruleFormProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  // Under the last row of a screen it would open unseen.
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to end an effect.
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const choices = told.overrule?.choices ?? []
  const { permalinkId } = useWorkshop()
  const first = told.category === null ? (choices[0] ?? '') : ''
  const written = useTyped<z.infer<typeof decision>>(decisionsOf(permalinkId) + told.key, decision, () => ({
    category: first,
    basis: 'testData',
    reason: '',
    evidence: '',
  }))
  const { category, basis, reason, evidence } = written.value
  const write = (changed: Partial<typeof written.value>) => written.type((before) => ({ ...before, ...changed }))
  const faults = faultsOfOverride({ basis, reason, evidence })
  const lacksReport = faults.some(({ field }) => field === 'evidence')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (faults.length > 0) return
    const report = evidence.trim() === '' ? {} : { evidence: evidence.trim() }
    written.forget()
    onOverrule({ category: category === '' ? null : category, basis, reason: reason.trim(), ...report })
  }
  return (
    <form className="overrule" ref={form} onSubmit={send} aria-label={`${t('reasons.overrule')}: ${nameOfClass(told)}`}>
      <TypedBefore typed={written} />
      <p className="calc">
        {t('reasons.programSays', {
          text: [t(`reasons.${told.calculated}`), ...told.arithmetic].join(', '),
        })}
      </p>
      <div className="field">
        <label htmlFor={`${id}category`}>{t('reasons.youSay')}</label>
        <select
          id={`${id}category`}
          className="input"
          value={category}
          onChange={({ currentTarget }) => write({ category: currentTarget.value })}
        >
          <option value="">{t('reasons.doesNotApply')}</option>
          {choices.map((one) => (
            <option key={one} value={one}>
              {t('reasons.applies')}: {one}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="field">
        <legend>{t('reasons.ground')}</legend>
        {bases.map((one) => (
          <label key={one} className="choice">
            <input type="radio" name={`${id}basis`} checked={basis === one} onChange={() => write({ basis: one })} />
            <span>{t(`reasons.basis.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor={`${id}reason`}>{t('reasons.reason')}</label>
        <textarea
          id={`${id}reason`}
          className="input textarea"
          maxLength={2000}
          value={reason}
          aria-describedby={`${id}hint`}
          onChange={({ currentTarget }) => write({ reason: currentTarget.value })}
        />
        <p className="hint" id={`${id}hint`}>
          {t('reasons.reasonHint', { count: shortestWhy })}
        </p>
      </div>
      <div className="field">
        <label htmlFor={`${id}evidence`}>{t('reasons.evidence')}</label>
        <input
          id={`${id}evidence`}
          className="input"
          maxLength={500}
          value={evidence}
          aria-describedby={lacksReport ? `${id}report` : undefined}
          onChange={({ currentTarget }) => write({ evidence: currentTarget.value })}
        />
        {lacksReport ? (
          <p className="hint" id={`${id}report`}>
            {t('reasons.evidenceNeeded')}
          </p>
        ) : null}
      </div>
      <div className="btns">
        <button type="submit" className="btn btn-primary" disabled={faults.length > 0}>
          {t('reasons.submit')}
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => {
            written.forget()
            onCancel()
          }}
        >
          {t('app.cancel')}
        </button>
      </div>
    </form>
  )
}
