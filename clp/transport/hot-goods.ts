/** Goods that are carried heated: by their temperature alone they may be of class 3 or 9 (ADR 2.2.3.1.2 and 2.2.9.1.13; IMDG Code 2.3.1.2 and 2.9.2.2). */
import type { TransportHazard } from './precedence.ts'

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
export const liquidFrom = 100
export const solidFrom = 240
/** °C up to which a flash point makes class 3 without any heat: ADR 2.2.3.1.1. */
export const mostOfClass3 = 60

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

/** ADR 3.2, Table A: maleic anhydride has one number as a solid and molten. */
export const namedTwice: ReadonlySet<string> = new Set(['2215'])

/** Whether a proper shipping name says that its goods are hot: ADR 3.1.2.5 and 5.4.1.1.14. */
export const isCarriedMolten = (name: string | undefined): boolean => name !== undefined && saidHot.test(name)
const saidHot = /\bMOLTEN\b|\bELEVATED TEMPERATURE\b|\bHOT\b/
