/** Overrides of the request: what a person decided for a class, with basis and reason (CLP Article 9). */
import { z } from 'zod'
import { effectOfStatement, routeOfStatement } from '../../clp/classification/endpoints.ts'
import type { Override } from '../../clp/classification/mixture.ts'
import { readClass } from '../../clp/classification/read-class.ts'
import { findHazardCategory, hazardCategories, hazardCategoryFamily, hazardClasses, type HazardClass } from '../../clp/hazard-categories.ts'
import { faultOfClass } from './fault-of-class.ts'
import { rule, ruleOf } from '../reasons/reason.ts'
import { writePath } from '../reasons/write-path.ts'
import { givenReason } from '../record/texts.ts'

const bases = ['testData', 'bridging', 'expertJudgement', 'calculation'] as const
/** The words of the regulation (Article 9) are understood as well. */
const basisNames = {
  testData: 'testData',
  'test data': 'testData',
  bridging: 'bridging',
  expertJudgement: 'expertJudgement',
  'expert judgement': 'expertJudgement',
  calculation: 'calculation',
} as const

export const typedOverride = z.strictObject({
  class: z.string().trim().min(1).max(200).describe('“Skin Corr.”, “Flam. Liq. 3”, “Acute Tox. H302”, or the name of the class'),
  category: z.string().trim().max(200).nullable().describe('null: not classified'),
  basis: z.enum([...bases, 'test data', 'expert judgement']).transform((typed) => basisNames[typed]),
  reason: givenReason(2000),
  person: z.string().trim().max(200).nullish(),
  day: z.iso.date().nullish(),
  madeFor: z
    .string()
    .max(2000)
    .nullish()
    .describe('upon what it was decided, as the workspace says it; where the class rests on something else now, it does not count'),
})
type TypedOverride = z.infer<typeof typedOverride>

interface Place {
  hazardClass: HazardClass
  differentiation: string | null
}

const families: ReadonlyMap<string, Place> = new Map(
  hazardCategories.map(({ code, hazardClass }) => {
    const family = hazardCategoryFamily(code)
    return [family.toLowerCase(), { hazardClass, differentiation: differentiationOf(family, null) }]
  }),
)

/** Reads one override; what contradicts itself or another is refused with its place. */
export function readOverride(
  typed: TypedOverride,
  index: number,
  all: readonly TypedOverride[],
  refuse: (path: (string | number)[], message: string) => void,
): Override[] {
  const path = ['mixture', 'overrides', index]
  const place = readPlace(typed.class)
  if (!place) {
    refuse([...path, 'class'], rule('notAClass', { text: typed.class }))
    return []
  }
  const read = typed.category === null ? null : readClass(typed.category)
  if (read && 'problem' in read) {
    refuse([...path, 'category'], ruleOf(faultOfClass(read, typed.category ?? '')))
    return []
  }
  const decided = read?.classes[0] ?? null
  if (decided && findHazardCategory(decided.category).hazardClass !== place.hazardClass) {
    refuse([...path, 'category'], rule('otherClass', { category: typed.category ?? '', hazardClass: typed.class }))
    return []
  }
  const part = decided ? differentiationOf(decided.category, decided.statement) : null
  const differentiation = place.differentiation ?? part
  if (place.differentiation !== null && part !== null && part !== place.differentiation) {
    refuse([...path, 'category'], rule('otherClass', { category: typed.category ?? '', hazardClass: typed.class }))
    return []
  }
  if (place.hazardClass === 'acuteToxicity' && differentiation === null) {
    refuse(
      [...path, 'class'],
      rule('differentiationNeeded', { choices: ['Acute Tox. oral', 'Acute Tox. dermal', 'Acute Tox. inhalation'] }),
    )
    return []
  }
  if (isOfOneEffect(typed, decided) && differentiation === null) {
    refuse([...path, 'class'], rule('differentiationNeeded', { choices: ['STOT SE 3 H335', 'STOT SE 3 H336'] }))
    return []
  }
  const earlier = all.slice(0, index).some((other) => {
    const held = readPlace(other.class)
    if (!held || held.hazardClass !== place.hazardClass) return false
    const one = other.category === null ? null : readClass(other.category)
    const [first] = one && 'classes' in one ? one.classes : []
    return (held.differentiation ?? (first ? differentiationOf(first.category, first.statement) : null)) === differentiation
  })
  if (earlier) {
    refuse([...path, 'class'], rule('onceOnly', { code: typed.class }))
    return []
  }
  const statement = decided?.statement ?? (decided && place.differentiation ? statementFor(decided.category, place.differentiation) : null)
  const { basis, reason, person = null, day = null, madeFor } = typed
  const named = {
    ...(decided && decided.organs.length > 0 ? { organs: decided.organs } : {}),
    ...(decided && decided.routes.length > 0 ? { routes: decided.routes } : {}),
  }
  const said = { ...named, basis, reason, person, day, ...(typeof madeFor === 'string' ? { madeFor } : {}) }
  return [{ path: writePath(path), ...place, differentiation, category: decided?.category ?? null, statement, ...said }]
}

function readPlace(text: string): Place | null {
  const hazardClass = hazardClasses.find((one) => one.toLowerCase() === text.toLowerCase())
  if (hazardClass) return { hazardClass, differentiation: null }
  const read = readClass(text)
  if ('classes' in read) {
    const [first] = read.classes
    if (!first) return null
    return {
      hazardClass: findHazardCategory(first.category).hazardClass,
      differentiation: differentiationOf(first.category, first.statement),
    }
  }
  const whole = families.get(text.trim().toLowerCase())
  if (whole) return whole
  const [, named = '', said = ''] = /^(.*?)[ (]+(oral|dermal|inhalation|narcotic|respiratory|H3\d\d)\)?$/i.exec(text) ?? []
  const family = families.get(named.trim().toLowerCase())
  if (!family) return null
  return {
    hazardClass: family.hazardClass,
    differentiation: routeOfStatement(said.toUpperCase()) ?? effectOfStatement(said.toUpperCase()) ?? said.toLowerCase(),
  }
}

/** STOT SE 3 is of one effect, which has to be said; without a category it would take the organs of STOT SE 1 and 2 off. */
function isOfOneEffect({ class: named }: TypedOverride, decided: { category: string } | null): boolean {
  return decided === null ? /^STOT SE 3\b/i.test(named.trim()) : decided.category === 'STOT SE 3'
}

/** The part of a class that a category and its statement belong to, named as the results are. */
function differentiationOf(category: string, statement: string | null): string | null {
  if (category.startsWith('Acute Tox.')) return routeOfStatement(statement)
  if (category === 'STOT SE 3') return effectOfStatement(statement)
  if (category === 'Lact.') return 'lactation'
  if (category.startsWith('Aquatic Acute')) return 'acute'
  if (category.startsWith('Aquatic Chronic')) return 'longTerm'
  // Each is a hazard of its own within its class (CLP Annex I, 4.3.1 and 4.4.1): of a substance both may hold, or one of them.
  if (category === 'PBT' || category === 'vPvB' || category === 'PMT' || category === 'vPvM') return category
  return null
}

function statementFor(category: Override['category'], differentiation: string) {
  if (category === null) return null
  const { statements } = findHazardCategory(category)
  return statements.find((code) => routeOfStatement(code) === differentiation || effectOfStatement(code) === differentiation) ?? null
}
