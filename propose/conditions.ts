import { findUntested } from '../clp/consequences/untested-leading-class.ts'
import type { Mixture, PhysicalState, Use } from '../clp/classification/mixture.ts'
import type { Receptacle } from '../clp/classification/receptacle-kinds.ts'
import type { ProductKind } from '../clp/consequences/classified.ts'
import { writeStated } from './write-stated.ts'
import type { Facts, MetClass } from './facts.ts'
import type { Group } from './groups.ts'
import { because, type Because } from './proposal.ts'
import { phraseOfKind, phraseOfState, phraseOfUse } from './phrases-of-facts.ts'

/**
 * When a sentence is proposed. It answers with the reasons that hold, or null where it does not hold: so that every proposal can say what it rests
 * on, the condition is data and never a function that only says yes.
 */
export type Condition = (facts: Facts) => readonly Because[] | null

/** Always holds: the law asks for it of every product. */
export const always: Condition = () => [because('always')]

/** The mixture has one of these classes, by category or its beginning, or by statement: `Flam. Liq.`, `H314`. */
export function classified(...names: string[]): Condition {
  return ({ met }) => {
    const found = met.filter((one) => names.some((name) => isNamed(one, name)))
    return found.length === 0 ? null : [because('class', { classes: [...new Set(found.map(writeStated))].join(', ') })]
  }
}

const isNamed = ({ category, statement }: MetClass, name: string): boolean =>
  category.startsWith(name) || (statement?.startsWith(name) ?? false)

/** Components that are found in it are the reason, by their names. */
export function ofComponents(find: (facts: Facts) => readonly Facts['answer']['components'][number][]): Condition {
  return (facts) => {
    const found = find(facts)
    return found.length === 0 ? null : [because('component', { substances: found.map((one) => facts.nameOf(one)) })]
  }
}

/** The product contains something of the group, from this content in % on. */
export function contains(group: Group, from = 0): Condition {
  return ofComponents((facts) => facts.inGroup(group).filter(({ content }) => content.to >= from))
}

/**
 * Nobody has tested a physical class, and a component of it is a good part of the product (CLP Annex I, 2.1 to 2.17): advice is given as if it were met, by
 * beginnings of categories. Of a small part the engine asks for the test alone.
 */
export function suspected(...names: string[]): Condition {
  return ofComponents(({ answer }) => findUntested(answer, names))
}

/** The label bears one of these supplemental statements (CLP Annex II). */
export function bearsStatement(...codes: string[]): Condition {
  return ({ answer }) => {
    const found = answer.label.supplementalStatements.filter((code) => codes.includes(code))
    return found.length === 0 ? null : [because('class', { classes: found.join(', ') })]
  }
}

export function inState(...states: PhysicalState[]): Condition {
  return ({ mixture: { physicalState } }) => {
    const phrase = physicalState === null ? undefined : phraseOfState[physicalState]
    if (physicalState === null || phrase === undefined || !states.includes(physicalState)) return null
    return [because('state', { state: { phrase } })]
  }
}

/** For whom the product is. */
export function usedBy(...uses: Use[]): Condition {
  return (facts) => {
    const found = facts.uses.filter((use) => uses.includes(use))
    return found.length === 0 ? null : [because('use', { use: found.map((use) => ({ phrase: phraseOfUse[use] })) })]
  }
}

/** What kind of product it is. */
export function ofKind(...kinds: ProductKind[]): Condition {
  return ({ mixture: { productKind } }) => {
    const kind = kinds.find((one) => one === productKind)
    if (kind === undefined) return null
    const phrase = phraseOfKind[kind]
    return phrase === undefined ? [because('always')] : [because('use', { use: [{ phrase }] })]
  }
}

/** It is breathed in as mist: sprayed, or from an aerosol dispenser. */
export const sprayed: Condition = ({ mixture: { inhalation, physicalState } }) =>
  inhalation === 'mist' || physicalState === 'aerosol' ? [because('use', { use: [{ phrase: 'use.spraying' }] })] : null

type Figure = {
  [Name in keyof Mixture['measured']]: Mixture['measured'][Name] extends number | null ? Name : never
}[keyof Mixture['measured']]

const properties: Partial<Readonly<Record<Figure, { term: string; unit: '' | '°C' | 'mm²/s' | 'g/cm³' | 'kPa' }>>> = {
  flashPoint: { term: 'property.flashPoint', unit: '°C' },
  initialBoilingPoint: { term: 'property.boilingPoint', unit: '°C' },
  meltingPoint: { term: 'property.meltingPoint', unit: '°C' },
  carriageTemperature: { term: 'report.carriageTemperature', unit: '°C' },
  pH: { term: 'property.ph', unit: '' },
  kinematicViscosity40: { term: 'property.kinematicViscosity', unit: 'mm²/s' },
  relativeDensity: { term: 'property.density', unit: 'g/cm³' },
  vapourPressure50: { term: 'property.vapourPressure', unit: 'kPa' },
}

/** A measured value that is at least `from` and less than `below`. */
export function measured(name: Figure, { from = -Infinity, below = Infinity }: { from?: number; below?: number }): Condition {
  return ({ mixture }) => {
    const value = mixture.measured[name]
    const known = properties[name]
    if (value === null || known === undefined || value < from || value >= below) return null
    return [because('measured', { property: { term: known.term }, value: { value, unit: known.unit } })]
  }
}

/** It is sold in one of these receptacles, by UN 1057, 2037 and their like. */
export function soldIn(...kinds: Receptacle[]): Condition {
  return ({ mixture: { receptacle } }) => (receptacle !== null && kinds.includes(receptacle) ? [because('always')] : null)
}

/** All of them; the reasons of each. */
export function all(...conditions: Condition[]): Condition {
  return (facts) => {
    const found = conditions.map((condition) => condition(facts))
    return found.some((one) => one === null) ? null : found.flatMap((one) => one ?? [])
  }
}

/** One of them at least; the reasons of those that hold. */
export function any(...conditions: Condition[]): Condition {
  return (facts) => {
    const found = conditions.flatMap((condition) => condition(facts) ?? [])
    return found.length === 0 ? null : found
  }
}

/** None of the conditions holds, so that nothing asks for another sentence. */
export function none(...conditions: Condition[]): Condition {
  return (facts) => (any(...conditions)(facts) === null ? [because('nothingElse')] : null)
}

/** The first condition, unless the exception holds. That the exception does not hold is not listed as a reason. */
export function unless(condition: Condition, exception: Condition): Condition {
  return (facts) => (exception(facts) === null ? condition(facts) : null)
}
