import type { EntryFacts, FoundEntryNumber } from './entry-facts.ts'
import { namedSource } from './named-substances.ts'
import type { Precedence, TransportClass } from './precedence.ts'

/** The entry of a metal by a hazard that its powder has, the gravest first. */
type MetalEntries = readonly (readonly [hazard: TransportClass, un: string])[]

const magnesium: MetalEntries = [
  ['4.3', '1418'],
  ['4.1', '1869'],
]
const zirconium: MetalEntries = [['4.2', '2008']]

/**
 * Metals by CAS number, and by the index number of an entry of Annex VI that has none: powder of magnesium and of zinc, of aluminium uncoated and coated,
 * pellets and turnings of magnesium, dry powder of zirconium. Number and class stand in the table, which a test compares.
 */
export const metalPowders: Readonly<Record<string, MetalEntries>> = {
  '7429-90-5': [
    ['4.3', '1396'],
    ['4.1', '1309'],
  ],
  '7439-95-4': magnesium,
  '012-002-00-9': magnesium,
  '7440-66-6': [['4.3', '1436']],
  '7440-67-7': zirconium,
  '040-002-00-9': zirconium,
}

/** Those whose entry is for what catches fire in air by itself as well. */
const igniteInAir: ReadonlySet<string> = new Set(['1418', '1436', '2008'])

/**
 * A technically pure metal powder, which Table A names by what it does: aluminium that gives off gas with water is the uncoated one, aluminium that burns
 * alone the coated one. What catches fire in air and has no entry of its own for that is a pyrophoric metal.
 * @returns null for other substances, for what is no solid, and where the criteria found none of these hazards: stabilised zinc is UN 3077
 * @see ADR 3.2.1, Table A, UN 1309, 1383, 1396, 1418, 1436, 1869 and 2008; 2.2.42.3, S4
 */
export function findMetalPowder(precedence: Precedence | null, { state, pure, categories }: EntryFacts): FoundEntryNumber | null {
  const entries = pure === null ? undefined : metalPowders[pure]
  if (state !== 'solid' || entries === undefined || precedence === null) return null
  const classes = [precedence.main, ...precedence.subsidiary].map(({ transportClass }) => transportClass)
  const un = entries.find(([hazard]) => classes.includes(hazard))?.[1]
  if (categories.includes('Pyr. Sol. 1') && (un === undefined || !igniteInAir.has(un))) return { un: '1383', source: 'ADR 2.1.3.5.5' }
  return un === undefined ? null : { un, isNamed: true, source: namedSource }
}
