/** Goods that are not subject to the rules of a mode at all, where all that the paragraph asks for is known. */
import { say } from '../classification/sentences.ts'
import type { FoundEntryNumber } from './entry-facts.ts'
import { freeSolution } from './free-solutions.ts'
import { dryIce } from './named-substances.ts'
import type { Precedence } from './precedence.ts'
import type { TransportInput, TransportModeName, TransportNote } from './transport-proposal.ts'
import type { ViscousResult } from './viscous-liquids.ts'

interface Goods {
  readonly input: TransportInput
  readonly precedence: Precedence | null
  readonly found: FoundEntryNumber | null
  readonly viscous: ViscousResult | null
  readonly isEnvironmentallyHazardous: boolean
  /** whether a further class is possible, of which data are missing: what is free because of one class alone is not free then */
  readonly isOpen: boolean
  readonly mode: TransportModeName
}

const smallPacks: Readonly<Record<TransportModeName, string>> = {
  road: 'ADR 3.3.1, special provision 375',
  sea: 'IMDG Code 2.10.2.7',
  air: 'IATA DGR, special provision A197',
}
const wateredAlcohol: Readonly<Record<TransportModeName, string>> = {
  road: 'ADR 3.3.1, special provision 144',
  sea: 'IMDG Code 3.3.1, special provision 144',
  air: 'IATA DGR, special provision A58',
}

/** % of ethanol by mass in a solution of 24 % by volume in water, at 20 °C: 24 × 0.7893 ÷ 0.970 */
const mostAlcohol = 19.5

/** By which paragraph the goods are free; null where they are not. */
export function exempt(goods: Goods): TransportNote | null {
  const { viscous, mode, input, precedence, isOpen } = goods
  const solution = mode === 'road' ? freeSolution(input, precedence) : null
  if (solution !== null) return solution
  if (mode === 'road' && goods.found?.un === dryIce) return { source: 'ADR 3.2.1, Table A', ...say('dryIceFree') }
  if (isOpen) return null
  if (isWateredAlcohol(goods)) return { source: wateredAlcohol[mode], ...say('alcoholFree') }
  const isFree = viscous !== null && viscous.outcome.startsWith('notSubject') && viscous.missing.length === 0
  if (isFree && mode === 'road') return { source: viscous.source, ...say('viscousFree') }
  // The provisions are those of UN 3077 and 3082: an aerosol or another goods of its own entry that harms water besides is never free by them.
  const isOnlyHazardousToWater = precedence?.main.transportClass === '9' && goods.isEnvironmentallyHazardous && isOfWater(goods)
  if (!isOnlyHazardousToWater || input.largestPack === null || input.largestPack > 5) return null
  return { source: smallPacks[mode], ...say('smallPacksFree') }
}

const isOfWater = ({ found }: Goods): boolean => found?.un === '3077' || found?.un === '3082'

/** UN 1170 as an aqueous solution of no more than 24 % of alcohol by volume: special provision 144. */
function isWateredAlcohol({ input, found, precedence, isEnvironmentallyHazardous }: Goods): boolean {
  const { content, isAqueous = false } = input
  const isAlone = precedence?.subsidiary.length === 0 && !isEnvironmentallyHazardous
  return found?.un === '1170' && isAqueous && isAlone && content !== null && content <= mostAlcohol
}
