import { ArrowDown } from 'lucide-react'
import type { MouseEventHandler, ReactElement } from 'react'
import { useTranslate } from '../../language/texts.tsx'
import type { ChangeStep } from './use-next-change.ts'

interface ComparisonBarProps {
  /** Numbers of the sections that a comparison found changed. */
  changed: number[]
  step: ChangeStep
  onStep: (step: ChangeStep) => void
  onNext: MouseEventHandler
}

/** What a comparison found, what its marks mean, and the way from change to change. */
export function ComparisonBar({ changed, step, onStep, onNext }: ComparisonBarProps): ReactElement {
  const t = useTranslate()
  return (
    <div className="legend">
      <span>
        <b role="status">{t('sds.changedSections', { count: changed.length })}</b>
      </span>
      <span>
        <ins>{t('sds.added')}</ins>
      </span>
      <span>
        <del>{t('sds.removed')}</del>
      </span>
      {changed.length > 0 ? (
        <>
          <fieldset className="steps needs-js">
            <legend className="vh">{t('sds.nextChange')}</legend>
            {(['section', 'change'] as const).map((one) => (
              <label key={one}>
                <input type="radio" name="step" value={one} checked={one === step} onChange={() => onStep(one)} />
                {t(`sds.step.${one}`)}
              </label>
            ))}
          </fieldset>
          <a className="btn btn-quiet" href={`#s${changed[0]}`} onClick={onNext}>
            {t('sds.nextChange')}
            <ArrowDown className="i" />
          </a>
        </>
      ) : null}
    </div>
  )
}
