import type { ReactElement } from 'react'
import type { ToldClass } from '../../../shared/proposals/classification.ts'
import { formatMoment } from '../../language/format-moment.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { nameOfClass } from './class-row.tsx'

interface OverruledClassProps {
  told: ToldClass
  override: NonNullable<ToldClass['override']>
  onConfirm: () => void
  onTakeBack: () => void
}

/** A class that a person decided otherwise. Both results stay readable: the program's is struck, not deleted. */
export function OverruledClass({ told, override, onConfirm, onTakeBack }: OverruledClassProps): ReactElement {
  const t = useTranslate()
  const { category, basis, reason, evidence, person, day, isLapsed } = override
  const who = [person, day === null ? null : formatMoment(day).date, evidence].filter((one) => one !== null && one !== '')
  return (
    <li className="overrule" data-class={told.key} tabIndex={-1}>
      <h3>
        {told.title}: {category ?? t('reasons.doesNotApply')}
      </h3>
      <p className="calc">
        <del>
          {t('reasons.programSays', {
            text: [told.calculated === 'applies' ? nameOfClass(told) : t(`reasons.${told.calculated}`), ...told.arithmetic].join(', '),
          })}
        </del>{' '}
        <span className="law">{told.article}</span>
      </p>
      <p>{reason}</p>
      <p className="who">
        {[basis === 'calculation' ? null : t(`reasons.basis.${basis}`), ...who].filter((one) => one !== null).join(' · ')}
      </p>
      {isLapsed ? (
        <Banner type="warning">
          <p>{t('reasons.lapsed')}</p>
        </Banner>
      ) : null}
      <div className="btns">
        {isLapsed ? (
          <button type="button" className="btn" aria-label={`${t('reasons.confirm')}: ${told.title}`} onClick={onConfirm}>
            {t('reasons.confirm')}
          </button>
        ) : null}
        <button type="button" className="btn btn-quiet" aria-label={`${t('reasons.takeBack')}: ${told.title}`} onClick={onTakeBack}>
          {t('reasons.takeBack')}
        </button>
      </div>
    </li>
  )
}
