/** How two answers of the engine are compared where the one recipe says the same as the other. */
import type { ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import type { HazardResult } from '../../clp/classification/result.ts'

/** Where a row stands, and sentences that name substances in the order of the rows. Rows that say too much are refused each for itself. */
const ofPlaces = new Set(['path', 'paths', 'sum', 'message', 'params', 'trigger', 'warnings', 'refused'])

/** Everything an answer says, wherever in a list it stands, and said once. */
export function saidBy(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((one) => JSON.stringify(saidBy(one))))].toSorted()
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, inner]) => (ofPlaces.has(key) ? [] : [[key, saidBy(inner)]])))
}

/** How severe a category is: more is worse. Skin corrosion 1 without subcategory leaves 1A open and is as severe. */
function severity(category: string | null): number {
  if (category === null) return 0
  if (/Irrit\.|Chronic 4/.test(category)) return 1
  if (category === 'Skin Corr. 1' || category.endsWith('1A')) return 9
  if (category.endsWith('1B')) return 8
  if (category.endsWith('1C')) return 7
  return 7 - Number(/(\d)$/.exec(category)?.[1] ?? 1)
}

const placeOf = ({ hazardClass, differentiation }: HazardResult): string => `${hazardClass} ${differentiation}`

/** A limit of Annex VI may end: “STOT SE 3, 0.5 % ≤ C < 5 %”, above which its substance is no longer in that class. */
const isBeyondLimit = ({ steps }: HazardResult): boolean =>
  steps.some(({ leftOut }) => leftOut.some(({ reason, content, limit = 100 }) => reason === 'belowSpecificLimit' && content >= limit))

/** Classes that the second recipe has milder than the first. */
export function listLower(before: Pick<ClassificationAnswer, 'hazards'>, after: Pick<ClassificationAnswer, 'hazards'>): string[] {
  const held = new Map(before.hazards.map((one) => [placeOf(one), one.category]))
  return after.hazards.flatMap((one) => {
    const was = held.get(placeOf(one)) ?? null
    return severity(one.category) < severity(was) && !isBeyondLimit(one) ? [`${was} became ${one.category}`] : []
  })
}
