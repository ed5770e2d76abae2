import type { ReactElement } from 'react'
import { writeNumber } from '../../../shared/read-number.ts'
import { readShare, type Share } from '../../../shared/recipe/read-share.ts'
import { readStrength } from '../../../clp/read-strength.ts'
import type { Recipe, RecipeRow } from '../../../shared/recipe/recipe.ts'
import { addExactly } from '../../../shared/recipe/request-of-recipe.ts'
import { splitSolution, takeSolution } from '../../../shared/recipe/split-solution.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { createKey } from '../frame/create-key.ts'
import { changeRow } from './change-rows.ts'
import { formatEnds } from './format-share.ts'
import { focusShare } from './move-focus.ts'
import { Message } from './row-message.tsx'
import { useWorkshop } from './workshop-context.ts'

/** As it is typed into its field. */
const writeEnds = ({ from, to }: Share, language: LanguageCode): string =>
  [...new Set([from, to])].map((end) => writeNumber(end, language)).join(' – ')

/** “Rest”, “balance”, “ad 100”, “q.s.”: no figure but that of the whole. */
const fillsUp = /^\D*(?:100(?:[.,]0+)?\s?%?)?$/u

/** What fills up has what the others leave; beside ranges that is one as well. */
export function TakeLeft({ row, name }: { row: RecipeRow; name: string }): ReactElement | null {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const { request, change } = useWorkshop()
  const share = { from: Math.max(0, addExactly(100, -request.sum.to)), to: addExactly(100, -request.sum.from) }
  if (!fillsUp.test(row.share) || share.to <= 0) return null
  return (
    <button
      type="button"
      className="btn btn-small"
      aria-label={`${t('recipe.takeLeft', { share: formatEnds(share, language) })}: ${name}`}
      onClick={() => {
        change(changeRow(row.key, { share: writeEnds(share, language) }), name)
        focusShare(row.key)
      }}
    >
      {t('recipe.takeLeft', { share: formatEnds(share, language) })}
    </button>
  )
}

/** A percentage in its name: what was pasted may be a share of the solution as it is sold, and would count as the pure substance. */
export function Solution({ row, name }: { row: RecipeRow; name: string }): ReactElement | null {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const { change } = useWorkshop()
  const strength = readStrength(row.name)
  // What a supplier says of it, or somebody who has looked, is about what is sold.
  if (strength === null || row.own !== undefined || row.substance !== undefined) return null
  const { percent, written, rest } = strength
  const share = readShare(row.share)
  const take = (next: (recipe: Recipe) => Recipe) => {
    change(next, name)
    focusShare(row.key)
  }
  const write = (ends: Share) => writeEnds(ends, language)
  const offerSolution = (ends: Share, percent: number) => {
    const { substance, water } = splitSolution(ends, percent)
    return { percent, words: t('recipe.asSolution', { share: formatEnds(substance, language), water: formatEnds(water, language) }) }
  }
  const solution = share === null || percent === null ? null : offerSolution(share, percent)
  return (
    <>
      <Message tone="question" text={t('recipe.strength', { strength: written })} />
      <div className="text-tools">
        {solution ? (
          <button
            type="button"
            className="btn btn-small"
            aria-label={`${solution.words}: ${name}`}
            onClick={() =>
              take(
                takeSolution({
                  key: row.key,
                  name: rest,
                  percent: solution.percent,
                  water: { key: createKey(), name: t('recipe.water') },
                  write,
                }),
              )
            }
          >
            {solution.words}
          </button>
        ) : null}
        {share ? (
          <button
            type="button"
            className="btn btn-small"
            aria-label={`${t('recipe.asPure', { share: formatEnds(share, language) })}: ${name}`}
            onClick={() => take(changeRow(row.key, { name: rest }))}
          >
            {t('recipe.asPure', { share: formatEnds(share, language) })}
          </button>
        ) : null}
      </div>
    </>
  )
}
