/**
 * Recipes of trades with ranges of content, raw materials within raw materials, unnamed rests, receptacles of each size, measured on each side of a limit, judged by the
 * law of different days: the check finds nothing that the proposals said themselves, and a range is judged no milder than any content within it.
 */
import { describe, expect, it } from 'vitest'
import type { ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import { openEngine } from '../../server/classify/open-engine.ts'
import { openRegister, openTable } from '../../server/substances/open-register.ts'
import { classificationRequest } from '../../shared/classification/request.ts'
import { dayOfTests } from '../../test-kit/day-of-tests.ts'
import { findContradictions } from '../../test-kit/find-contradictions.ts'
import { makeChance } from '../../test-kit/make-chance.ts'
import type { Recipe } from '../../test-kit/say-for-recipe.ts'
import { drawWithin, hasRange } from './draw-contents.ts'
import { drawFormula } from './draw-formulas.ts'
import { isFuzz, longest, seed } from './fuzz-settings.ts'
import { listLower } from './read-answer.ts'

/** Days on which law changes: the 23rd adaptation, ADR 2025, the label of (EU) 2024/2865, the classes of (EU) 2023/707, and one far off. */
const days = [dayOfTests, '2026-12-01', '2027-02-01', '2027-07-01', '2028-01-01', '2028-05-01', '2029-09-23'] as const
const engine = openEngine()
const register = openRegister(openTable([])).at(dayOfTests)
const classify = (mixture: Recipe): ClassificationAnswer => engine(classificationRequest.parse({ mixture }).mixture, register)

describe(`a recipe of a trade (seed ${seed})`, { timeout: longest }, () => {
  it('contradicts itself nowhere in what is proposed for it', () => {
    const next = makeChance(seed)
    const found = Array.from({ length: isFuzz ? 6000 : 150 }, (_, index) => {
      const { what, typed } = drawFormula(next)
      const day = days[index % days.length] ?? dayOfTests
      return findContradictions(typed, day).map(({ code, path, params }) => `${day} ${what}: ${code} ${path} ${JSON.stringify(params)}`)
    })
    expect(found.flat()).toEqual([])
  })

  it('is judged no milder by a range than by a content within it', () => {
    const next = makeChance(seed)
    const found = Array.from({ length: isFuzz ? 4000 : 120 }, () => {
      const { what, typed } = drawFormula(next)
      if (!typed.components.some(hasRange)) return []
      const whole = classify(typed)
      return Array.from({ length: 6 }, () => {
        const components = drawWithin(next, typed.components)
        return listMilder(classify({ ...typed, components }), whole).map((one) => `${what} as ${contentsOf(components)}: ${one}`)
      }).flat()
    })
    expect(found.flat()).toEqual([])
  })
})

/** What the recipe as a whole says less of than one that it allows. */
function listMilder(one: ClassificationAnswer, whole: ClassificationAnswer): string[] {
  // Where the sum of corrosives is known, it says the subcategory that a pH leaves open.
  const lower = listLower(one, whole).filter((found) => !found.startsWith('Skin Corr. 1 became Skin Corr. 1'))
  // From 95 % on a product is its substance and has its physical classes; a range from 90 % is open, and asks for the test.
  const open = whole.hazards.flatMap(({ outcome, worstCase }) =>
    outcome === 'dataLacking' && worstCase ? [`${worstCase.category} became null`] : [],
  )
  const classes = lower.filter((found) => !open.includes(found))
  const listed = new Set(whole.section3.map(({ component }) => component))
  const lacking = one.section3.filter(({ component }) => !listed.has(component)).map(({ name }) => `section 3 lacks ${name}`)
  const duties = (['childResistantFastening', 'tactileWarning'] as const).filter((duty) => one.label[duty] && !whole.label[duty])
  return [...classes, ...lacking, ...duties, ...(one.ufiRequired && !whole.ufiRequired && classes.length === lower.length ? ['UFI'] : [])]
}

const contentsOf = (components: Recipe['components']): string =>
  components
    .map(
      ({ cas, name, content, components: parts }) => `${name ?? cas} ${JSON.stringify(content)}${parts ? ` (${contentsOf(parts)})` : ''}`,
    )
    .join(', ')
