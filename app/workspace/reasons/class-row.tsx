import { Ellipsis } from 'lucide-react'
import type { ReactElement } from 'react'
import type { ToldClass } from '../../../shared/proposals/classification.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Gauge } from './gauge.tsx'

interface ClassRowProps {
  told: ToldClass
  isOpen: boolean
  onOverrule: () => void
}

/** Category, statements, or the class where it has none. */
export const nameOfClass = ({ category, statements, title }: Pick<ToldClass, 'category' | 'statements' | 'title'>): string =>
  category === null ? title : [category, ...statements].join(', ')

/** A class with its arithmetic, its distance to the limit and the terms of its sum. */
export function ClassRow({ told, isOpen, onOverrule }: ClassRowProps): ReactElement {
  const t = useTranslate()
  const { title, category, statements, arithmetic, terms, article, ratio, distance, remarks, worst, overrule } = told
  const name = nameOfClass(told)
  return (
    <li className="class-row" data-class={told.key} tabIndex={-1}>
      <div className="k">
        <b>{category ?? title}</b>
        <span>{category === null ? statements.join(', ') : [statements.join(', '), title].filter(Boolean).join(' · ')}</span>
      </div>
      <div className="calc">
        {arithmetic.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {remarks.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {worst === null ? null : <p>{t('reasons.worst', { classes: worst })}</p>}
        <p className="law">{article}</p>
        {terms.length === 0 ? null : (
          <details>
            <summary>{t('reasons.terms', { name })}</summary>
            <ul className="terms">
              {terms.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div>{ratio === null ? null : <Gauge ratio={ratio} isMet={told.group === 'applies'} />}</div>
      <div className="res">{distance === null ? null : t(`reasons.${distance.side}`, { value: distance.value })}</div>
      <div className="m">
        {overrule === null ? null : (
          <button
            type="button"
            className="btn btn-icon"
            aria-label={`${t('reasons.overrule')}: ${name}`}
            aria-expanded={isOpen}
            onClick={onOverrule}
          >
            <Ellipsis className="i" />
          </button>
        )}
      </div>
    </li>
  )
}
