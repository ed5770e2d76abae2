import type { z } from 'zod'
import type { ownData } from '../classification/own-data.ts'
import type { Ingredient } from '../record/composition.ts'
import type { ReadText } from '../classification/component-of-ingredient.ts'
import type { RecipeRow } from './recipe.ts'

/**
 * A row of a recipe that begins with section 3 of the record: name, numbers, the exact content or else the printed range, and the
 * classification that section 3 states (REACH Annex II, 3.2.3).
 * @param readName in the language in which the recipe is written
 * @param readEnglish in which the engine knows organs
 */
export function rowOfIngredient(ingredient: Ingredient, index: number, readName: ReadText, readEnglish: ReadText): RecipeRow {
  const { name, casNumber, ecNumber, indexNumber } = ingredient
  return {
    key: `section3-${index + 1}`,
    name: (readName(name) ?? readEnglish(name) ?? '').replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').slice(0, 500),
    ...(casNumber === undefined ? {} : { cas: casNumber }),
    ...(ecNumber === undefined ? {} : { ec: ecNumber }),
    ...(indexNumber === undefined ? {} : { index: indexNumber }),
    share: shareOf(ingredient),
    own: ownOfIngredient(ingredient, readEnglish),
    ...(ingredient.noteConditions?.length ? { noteConditions: ingredient.noteConditions } : {}),
    source: { kind: 'record' },
  }
}

function shareOf({ content, contentRange: { from, to, toInclusive } }: Ingredient): string {
  if (content !== undefined) return String(content)
  if (from === to) return String(from)
  return toInclusive ? `${from} – ${to}` : `${from} – < ${to}`
}

type TypedOwn = z.input<typeof ownData>

/** The classification that section 3 states of a substance, as the own data of a row (REACH Annex II, 3.2.3). @param readEnglish in which the engine knows organs */
export function ownOfIngredient(ingredient: Ingredient, readEnglish: ReadText): TypedOwn {
  const { mFactorAcute, mFactorChronic } = ingredient
  return {
    classification: ingredient.classification.map(({ category, statements, organs }) => {
      const named = organs === undefined ? null : readEnglish(organs)
      const own = statements.filter((code) => !code.startsWith('EUH'))
      return [category, ...own, ...(named === null ? [] : [`(${named.replaceAll(/[()]/g, '')})`])].join(' ').slice(0, 200)
    }),
    supplemental: [...new Set(ingredient.classification.flatMap(({ statements }) => statements))].filter(isSupplemental),
    ate: estimatesOf(ingredient),
    m: { acute: mFactorAcute ?? null, chronic: mFactorChronic ?? null },
    limits: ingredient.specificLimits.map(({ category, statement, from, to }) => ({
      class: statement === undefined ? category : `${category} ${statement}`,
      from: from ?? null,
      to: to ?? null,
    })),
  }
}

type Supplemental = NonNullable<TypedOwn['supplemental']>[number]
const isSupplemental = (code: string): code is Supplemental => code.startsWith('EUH')

/** In the units of the call for a classification; an estimate in another unit is none. */
function estimatesOf({ acuteToxicityEstimates }: Ingredient): NonNullable<TypedOwn['ate']> {
  const find = (route: Ingredient['acuteToxicityEstimates'][number]['route'], unit: string) =>
    acuteToxicityEstimates.find((one) => one.route === route && one.unit === unit)?.value ?? null
  return {
    oral: find('oral', 'mg/kg'),
    dermal: find('dermal', 'mg/kg'),
    gas: find('inhalationGas', 'ppm'),
    vapour: find('inhalationVapour', 'mg/l'),
    // Dust and mist are one row of section 3.
    mist: find('inhalationDust', 'mg/l'),
    dust: find('inhalationDust', 'mg/l'),
  }
}
