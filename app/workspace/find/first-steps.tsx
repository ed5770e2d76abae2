import { Check } from 'lucide-react'
import { useId, type ReactElement } from 'react'
import { Link } from 'react-router'
import type { WorkgroupAnswer } from '../../../shared/workgroup-profile.ts'
import { useTranslate } from '../../language/texts.tsx'
import './first-steps.css'

interface FirstStepsProps {
  workgroup: WorkgroupAnswer
  /** Synonym id of the product that is being written; null: there is none. */
  product: number | null
}

/** The way from an empty workgroup to the first published sheet (decision 096). */
export function FirstSteps({ workgroup, product }: FirstStepsProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const steps = [
    { key: 'company', address: '/app/company', isDone: workgroup.profile !== null },
    { key: 'recipe', address: product === null ? '/app/products/new' : `/app/products/${product}/recipe`, isDone: product !== null },
    { key: 'publish', address: product === null ? null : `/app/products/${product}/edit?part=check`, isDone: false },
  ] as const
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <section className="first-steps" aria-labelledby={id}>
      <h2 id={id}>{t('firstSteps.title')}</h2>
      <ol>
        {steps.map(({ key, address, isDone }) => (
          <li key={key} aria-current={key === next?.key ? 'step' : undefined}>
            <div>
              {address === null ? <b>{t(`firstSteps.${key}`)}</b> : <Link to={address}>{t(`firstSteps.${key}`)}</Link>}
              <p className="meta">{t(`firstSteps.${key}Note`)}</p>
            </div>
            {isDone ? (
              <span className="done">
                <Check className="i" />
                {t('firstSteps.done')}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
