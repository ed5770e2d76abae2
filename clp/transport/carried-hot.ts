/** Goods that are carried heated: by their temperature alone they may be of class 3 or 9 (ADR 2.2.3.1.2 and 2.2.9.1.13; IMDG Code 2.3.1.2 and 2.9.2.2). */
import { say } from '../classification/sentences.ts'
import type { EntryFacts, FoundEntryNumber } from './entry-facts.ts'
import type { TransportHazard } from './precedence.ts'
import type { ModeProposal, TransportModeName, TransportNote } from './transport-proposal.ts'

/** How goods are handed over for carriage, where they are heated. */
export interface HotGoods {
  /** °C at which they are handed over */
  readonly temperature: number
  /** °C; null where it is not known */
  readonly meltingPoint: number | null
  /** false: nothing in them burns, as in molten salts and metals, so that they need no flash point */
  readonly mayFlash: boolean
}

/** What of the goods decides how they are carried hot. */
export interface Heated {
  readonly state: 'solid' | 'liquid' | 'gas' | 'aerosol'
  /** °C, closed cup; null where it is not known */
  readonly flashPoint: number | null
  readonly hot?: HotGoods | null
}

/** °C from which on a liquid, and a solid, is an elevated temperature substance: ADR 2.2.9.1.13. */
const [liquidFrom, solidFrom] = [100, 240] as const
/** °C up to which a flash point makes class 3 without any heat: ADR 2.2.3.1.1. */
const mostOfClass3 = 60

/**
 * Whether goods are liquid when they are handed over: what melts below their temperature, or nobody knows where. Nobody keeps a solid hot but to have it
 * molten.
 */
export const isCarriedLiquid = ({ state, hot }: Heated): boolean =>
  state === 'liquid' || (state === 'solid' && hot != null && (hot.meltingPoint === null || hot.temperature >= hot.meltingPoint))

/**
 * The hazard that the heat makes; null: none. A liquid at or above a flash point above 60 °C is of class 3, group III (2.2.3.1.2), and so is one from 100 °C on
 * whose flash point nobody knows. Class 9 is only for what no other class has (2.2.9.1.13, Note).
 */
export function hazardOfHeat(goods: Heated): TransportHazard | null {
  const { state, flashPoint, hot } = goods
  if (hot == null || (state !== 'solid' && state !== 'liquid')) return null
  const { temperature } = hot
  const because = (limit: number): readonly string[] => [`${temperature} °C ≥ ${limit} °C`]
  if (!isCarriedLiquid(goods)) {
    if (temperature < solidFrom) return null
    return { transportClass: '9', packingGroup: 'III', because: because(solidFrom), source: 'ADR 2.2.9.1.13', ofHeat: '3258' }
  }
  if (isFlashing(goods)) {
    const limit = flashPoint ?? liquidFrom
    return { transportClass: '3', packingGroup: 'III', because: because(limit), source: 'ADR 2.2.3.1.2', ofHeat: '3256' }
  }
  if (temperature < liquidFrom) return null
  return { transportClass: '9', packingGroup: 'III', because: because(liquidFrom), source: 'ADR 2.2.9.1.13', ofHeat: '3257' }
}

/** At or above a flash point above 60 °C; from 100 °C on an unknown one is taken for reached. */
function isFlashing({ flashPoint, hot }: Heated): boolean {
  if (hot == null) return false
  if (flashPoint === null) return hot.mayFlash && hot.temperature >= liquidFrom
  return flashPoint > mostOfClass3 && hot.temperature >= flashPoint
}

/** Whether the entry is open: above 60 and below 100 °C a liquid is dangerous goods by a flash point that nobody knows, and by nothing else of heat. */
export const isFlashOfHeatOpen = (goods: Heated): boolean => {
  const { flashPoint, hot } = goods
  if (hot == null || flashPoint !== null || !hot.mayFlash || !isCarriedLiquid(goods)) return false
  return hot.temperature > mostOfClass3 && hot.temperature < liquidFrom
}

/** °C up to which UN 3257 has the row of special provision 668. */
const mildlyHot = 190

/** The entry of what is dangerous by its heat alone. */
export function findHotEntry(main: TransportHazard, others: readonly unknown[], { hot }: EntryFacts): FoundEntryNumber | null {
  if (main.ofHeat === undefined || others.length > 0) return null
  const isMild = main.ofHeat === '3257' && hot != null && hot.temperature <= mildlyHot
  return { un: main.ofHeat, packingGroup: 'III', source: main.source, ...(isMild ? { row: '668' } : {}) }
}

/** Solids that Table A names a second time, molten, by CAS number. */
const molten: Readonly<Record<string, string>> = {
  '25321-14-6': '1600', // dinitrotoluenes
  '121-14-2': '1600',
  '606-20-2': '1600',
  '108-31-6': '2215', // maleic anhydride
  '91-20-3': '2304', // naphthalene
  '108-95-2': '2312', // phenol
  '12185-10-3': '2447', // white phosphorus
  '7704-34-9': '2448', // sulphur
  '7789-59-5': '2576', // phosphorus oxybromide
  '79-11-8': '3250', // chloroacetic acid
}

/** The entry of a pure substance that is a solid in the store and molten on the way (ADR 2.1.3.1). */
export function findMolten({ pure, state, flashPoint, hot = null }: EntryFacts): FoundEntryNumber | null {
  const un = pure === null || state !== 'solid' || hot === null || !isCarriedLiquid({ state, flashPoint, hot }) ? undefined : molten[pure]
  return un === undefined ? null : { un, isNamed: true, source: 'ADR 2.1.3.1' }
}

const marks: Readonly<Record<TransportModeName, string | null>> = { road: 'ADR 5.3.3', sea: 'IMDG Code 5.3.2.2', air: null }
const wordings: Readonly<Record<'HOT' | 'MOLTEN', Readonly<Record<TransportModeName, string | null>>>> = {
  HOT: { road: 'ADR 5.4.1.1.14', sea: 'IMDG Code 5.4.1.4.3.4', air: null },
  MOLTEN: { road: 'ADR 3.1.2.5', sea: 'IMDG Code 3.1.2.5', air: 'IATA DGR 4.1.2' },
}

/** What a person should know of goods that are carried hot: the mark, the word beside the name, what nobody measured, and that none of them fly. */
export function notesOfHeat(
  goods: Heated,
  mode: TransportModeName,
  names: ModeProposal['shippingName'],
  un: string | null,
): TransportNote[] {
  const { hot, flashPoint, state } = goods
  if (hot == null || (state !== 'solid' && state !== 'liquid')) return []
  const isLiquid = isCarriedLiquid(goods)
  const isElevated = hot.temperature >= (isLiquid ? liquidFrom : solidFrom)
  const notes: TransportNote[] = []
  const note = (source: string | null, ...said: Parameters<typeof say>): void => {
    if (source !== null) notes.push({ source, ...say(...said) })
  }
  if (state === 'solid' && hot.meltingPoint === null) note('ADR 2.2.9.1.13', 'meltingPointMissing')
  if (isLiquid && flashPoint === null && hot.mayFlash && hot.temperature > mostOfClass3) note('ADR 2.2.3.1.2', 'flashPointMissing')
  if (isElevated) note(marks[mode], 'elevatedMark')
  const name = names?.en ?? ''
  const isSaid = isCarriedMolten(name)
  const word = state === 'solid' && isLiquid ? 'MOLTEN' : isElevated ? 'HOT' : null
  if (word !== null && !isSaid && name !== '') note(wordings[word][mode], 'nameHot', { word })
  if (mode === 'air' && forbiddenByAir.has(un ?? '')) note('IATA DGR 4.2', 'prohibited')
  return notes
}

/** Whether a proper shipping name says that its goods are hot: ADR 3.1.2.5 and 5.4.1.1.14. */
export const isCarriedMolten = (name: string | undefined): boolean => name !== undefined && saidHot.test(name)
const saidHot = /\bMOLTEN\b|\bELEVATED TEMPERATURE\b|\bHOT\b/

/** Entries that neither passenger nor cargo aircraft take. */
const forbiddenByAir: ReadonlySet<string> = new Set(['3256', '3257', '3258', '2448', '2304', '2312', '2447', '3250', '3176', '2576'])
