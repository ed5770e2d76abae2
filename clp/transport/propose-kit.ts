import type { PackingGroup, ShippingNames, TransportRow, TransportTable } from '../adr/table-a.ts'
import { cutShippingNames } from './shipping-names.ts'

/** The entry of a component of a kit by one mode of transport. */
export interface KitPart {
  /** four digits */
  readonly unNumber: string
  /** with its division: '3', '5.2', '2.1' */
  readonly transportClass: string
  readonly subsidiary: readonly string[]
  readonly packingGroup: PackingGroup | null
}

/** Section 14 of a component by one mode, as a record has it. @param number with the letters before it: `UN 1263` */
export const kitPartOf = (mode: {
  readonly number: string
  readonly hazardClass: string
  readonly subsidiaryHazards: readonly string[]
  readonly packingGroup?: PackingGroup | undefined
}): KitPart => ({
  unNumber: mode.number.slice(-4),
  transportClass: mode.hazardClass,
  subsidiary: mode.subsidiaryHazards,
  packingGroup: mode.packingGroup ?? null,
})

export interface ResinKit {
  readonly unNumber: '3269' | '3527'
  readonly shippingName: ShippingNames | null
  readonly packingGroup: PackingGroup
  readonly row: TransportRow | null
  /** places of the two among the parts */
  readonly base: number
  readonly activator: number
}

export const resinKitSource = 'ADR 3.3.1, special provision 236'

/** Numbers that only a polyester resin kit has: of a liquid base, of a solid one. */
export const resinKitNumbers: readonly string[] = ['3269', '3527']

/** Organic peroxides of types D, E and F whose temperature need not be controlled, liquid and solid by turns (ADR 2.2.52.3). */
const activators: readonly string[] = ['3105', '3106', '3107', '3108', '3109', '3110']

/**
 * A base of class 3 or 4.1 in packing group II or III beside an organic peroxide of types D to F that hardens it: a polyester resin kit, with the
 * packing group of the base. Whether the resin is a polyester, the entries do not say.
 * @param parts in any order; null: not subject to the rules of this mode
 * @returns null where the dangerous goods among the parts are no such two; they keep entries of their own then (ADR 4.1.10)
 * @see ADR 3.3.1, special provision 236
 */
export function findResinKit(parts: readonly (KitPart | null)[], table: TransportTable): ResinKit | null {
  const places = parts.flatMap((part, place) => (part === null ? [] : [{ ...part, place }]))
  const activator = places.find(({ unNumber }) => activators.includes(unNumber))
  const [base, ...others] = places.filter((part) => part !== activator)
  if (activator === undefined || base === undefined || others.length > 0) return null
  const { packingGroup, transportClass, subsidiary } = base
  if (packingGroup === null || packingGroup === 'I' || subsidiary.length > 0) return null
  if (transportClass !== '3' && transportClass !== '4.1') return null
  const unNumber = transportClass === '3' ? '3269' : '3527'
  const names = table.namesOf(unNumber)
  return {
    unNumber,
    shippingName: names === undefined ? null : cutShippingNames(names),
    packingGroup,
    row: table.rowsOf(unNumber).find((row) => row.packingGroup === packingGroup) ?? null,
    base: base.place,
    activator: activator.place,
  }
}

const groups: readonly (PackingGroup | null)[] = [null, 'I', 'II', 'III']

/**
 * The gravest first, so that it is named before the others: what has no packing group, as gases and organic peroxides, precedes what has one; class 9 comes
 * last.
 * @see ADR 2.1.3.5.3
 */
export function compareKitParts(one: KitPart, other: KitPart): number {
  const rank = ({ transportClass, packingGroup }: KitPart): number => (transportClass === '9' ? 10 : groups.indexOf(packingGroup))
  return rank(one) - rank(other)
}
