import type { ReactElement } from 'react'
import type { LiveComponent } from '../../../shared/recipe/live-answer.ts'
import type { RecipeRow } from '../../../shared/recipe/recipe.ts'
import { useTranslate } from '../../language/texts.tsx'

type Classes = LiveComponent['classification']

/** What the law says of a component, and apart from it what its supplier or one’s own data add. */
export function RowClassification({
  component,
  source,
}: {
  component: LiveComponent | undefined
  source: RecipeRow['source'] | undefined
}): ReactElement | null {
  const t = useTranslate()
  if (!component) return null
  const counting = component.classification.filter(({ leftOutBy }) => leftOutBy === null)
  const [law, own] = (['harmonised', 'own'] as const).map((from) => counting.filter((one) => one.source === from))
  const isUnknown = component.unknown.includes('all')
  if (isUnknown) return <span className="todo">{t('recipe.hazardsUnknown')}</span>
  if (counting.length === 0) return <span>{t('recipe.noHazard')}</span>
  const kind = source?.kind ?? 'own'
  return (
    <>
      {law && law.length > 0 ? (
        <span className="line">
          <span className="src src-law">{t('recipe.source.law')}</span> {writeClasses(law)}
        </span>
      ) : null}
      {own && own.length > 0 ? (
        <span className="line">
          <span className={kind === 'supplier' || kind === 'library' ? 'src' : 'src src-own'}>{t(`recipe.source.${kind}`)}</span>{' '}
          {writeClasses(own)}
        </span>
      ) : null}
    </>
  )
}

/** `Acute Tox. 4 H302, H312 · Skin Irrit. 2 H315`: each category once, with its statements. */
export function writeClasses(classes: Classes): string {
  const byCategory = Map.groupBy(classes, (one) => one.class)
  return [...byCategory]
    .map(([category, found]) =>
      [category, found.flatMap(({ statement }) => statement ?? []).join(', ')].filter((part) => part !== '').join(' '),
    )
    .join(' · ')
}
