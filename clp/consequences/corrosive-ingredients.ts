import type { PackingGroup, TransportTable } from '../adr/table-a.ts'
import { classAmong, lowestLimit } from '../classification/component-limits.ts'
import type { ResolvedComponent } from '../classification/component.ts'
import { isAtLeast, isLess, one, toNumber } from '../classification/exact.ts'
import { corrosive } from '../classification/health/judge-skin.ts'
import type { HazardCategoryCode } from '../hazard-categories.ts'
import { groupByCalculation, groupOfLimited, type CorrosiveGroup, type CorrosiveIngredient } from '../transport/corrosive-mixture.ts'
import { numbersOfNamed } from '../transport/named-substances.ts'
import { findNamedSolution } from '../transport/named-solutions.ts'
import type { Classified } from './classified.ts'

const groupsByCategory: Partial<Readonly<Record<HazardCategoryCode, PackingGroup>>> = {
  'Skin Corr. 1A': 'I',
  'Skin Corr. 1B': 'II',
  'Skin Corr. 1C': 'III',
}
const groups: readonly PackingGroup[] = ['I', 'II', 'III']

/**
 * The packing group of the mixture for skin corrosion by calculation (ADR 2.2.8.1.6.3). A pH is no criterion of class 8 (2.2.8.1.5): where it
 * alone makes the mixture corrosive by CLP, the ingredients say no more than that no group above III is reached, as long as all are known.
 * @returns null where another way decides or the calculation is not allowed: a test, a decision, what is not additive (2.2.8.1.6.3.1), a pH
 *   beside ingredients that nobody knows, gases and aerosols; and where nothing corrodes
 */
export function corrosiveGroupOf({ mixture, components, hazards }: Classified, table: TransportTable): CorrosiveGroup | null {
  const { physicalState, measured } = mixture
  if (physicalState !== 'liquid' && physicalState !== 'solid') return null
  const skin = hazards.find(({ hazardClass }) => hazardClass === 'skinCorrosionIrritation')
  if (skin === undefined || skin.basis !== 'calculation' || skin.outcome === 'dataLacking') return null
  if (measured.tests.some(({ category }) => corrosive.includes(category))) return null
  const isCorrosive = skin.category !== null && corrosive.includes(skin.category)
  const decisive = skin.steps.find(({ isMet }) => isMet)
  const isByPH = isCorrosive && decisive?.arithmetic === 'value'
  if (isCorrosive && decisive?.arithmetic !== 'sum' && !isByPH) return null
  if (isByPH && skin.unknown >= 1) return null
  const carriers = components.filter(
    (component) => categoryOf(component) !== null && isRelevant(component) && ((isCorrosive && !isByPH) || !isBelowOwnLimit(component)),
  )
  if (carriers.some(({ additive }) => !additive)) return null
  const calculated = groupByCalculation(carriers.map((component) => ingredientOf(component, physicalState, table)))
  return calculated ?? (isByPH ? { packingGroup: null, sums: '0 < 5 %', because: [] } : null)
}

/**
 * What a mixture may be by a pH that nobody measured (CLP Annex I, 3.2.3.1.2): where an ingredient corrodes from 1 % on, or irritates from its own
 * limit on, and neither its sums nor a test call the mixture corrosive or say that it is not.
 */
export function corrosiveWithoutPH({ mixture, components, hazards }: Classified): HazardCategoryCode[] {
  const { physicalState, measured } = mixture
  const skin = hazards.find(({ hazardClass }) => hazardClass === 'skinCorrosionIrritation')
  if (measured.pH !== null || (physicalState !== 'liquid' && physicalState !== 'solid')) return []
  if (skin === undefined || skin.basis !== 'calculation' || (skin.category !== null && corrosive.includes(skin.category))) return []
  if (measured.tests.some(({ category }) => corrosive.includes(category))) return []
  const isConcerned = (component: ResolvedComponent): boolean => {
    if (categoryOf(component) === null) return false
    const own = lowestLimit(component, [...corrosive, 'Skin Irrit. 2'])
    return isAtLeast(component.content.to, own !== null && isLess(own, one) ? own : one)
  }
  return components.some(isConcerned) ? ['Skin Corr. 1'] : []
}

const categoryOf = (component: ResolvedComponent): HazardCategoryCode | null =>
  classAmong(component, corrosive)?.category ?? component.limits.find(({ category }) => corrosive.includes(category))?.category ?? null

/** 2.2.8.1.6.3.2: from 1 %, and below it what still counts for skin corrosion. */
function isRelevant(component: ResolvedComponent): boolean {
  if (isAtLeast(component.content.to, one)) return true
  const own = lowestLimit(component, corrosive)
  return own !== null && isLess(own, one) && isAtLeast(component.content.to, own)
}

/**
 * A specific limit of CLP rests on data of dilutions, which go before the calculation (2.2.8.1.6.2): 9 % of hydrochloric acid makes nothing
 * corrosive that CLP does not call so, or by its pH alone.
 */
function isBelowOwnLimit(component: ResolvedComponent): boolean {
  const own = lowestLimit(component, corrosive)
  return own !== null && isLess(component.content.to, own)
}

function ingredientOf(component: ResolvedComponent, state: 'solid' | 'liquid', table: TransportTable): CorrosiveIngredient {
  const category = categoryOf(component) ?? 'Skin Corr. 1'
  const { cas, content } = component
  const assigned = cas === null ? undefined : assignedGroup(cas, toNumber(content.to), state, table)
  const byCategory = groupsByCategory[category]
  return { cas, content: content.to, packingGroup: assigned ?? byCategory ?? 'I', isOpen: (assigned ?? byCategory) === undefined, category }
}

/** The group that Table A assigns to the substance: by its content where the entry has one, otherwise the most severe of its rows. */
function assignedGroup(cas: string, content: number, state: 'solid' | 'liquid', table: TransportTable): PackingGroup | undefined {
  const limited = groupOfLimited(cas)
  if (limited) return limited
  const solution = state === 'liquid' ? findNamedSolution(cas, content, ['8']) : null
  const rows = (solution === null ? numbersOfNamed(cas, '8') : [solution.un])
    .flatMap((un) => table.rowsOf(un))
    .filter((row) => row.class === '8')
  if (solution?.packingGroup) return rows.length > 0 ? solution.packingGroup : undefined
  return groups.find((group) => rows.some(({ packingGroup }) => packingGroup === group))
}
