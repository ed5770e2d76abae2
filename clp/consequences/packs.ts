import type { Measured, PhysicalState } from '../classification/mixture.ts'

/** Litres in one of each unit of volume. */
const volumes: Readonly<Record<string, number>> = { ml: 0.001, cl: 0.01, dl: 0.1, l: 1, hl: 100, m3: 1000, 'm³': 1000 }
/** Kilograms in one of each unit of mass. */
const masses: Readonly<Record<string, number>> = { mg: 1e-6, g: 0.001, kg: 1, t: 1000 }

/** kg/l: no liquid of these goods is lighter at 20 °C (isopentane: 0.62), so that a mass of unknown density is no more than this volume. */
const lightest = 0.6

type Pack = { readonly value: number; readonly unit: string }

export interface Packed {
  readonly packs: readonly Pack[]
  readonly physicalState: PhysicalState | null
  readonly measured: Pick<Measured, 'relativeDensity'>
}

/**
 * The most that a pack may hold: litres of a liquid, whose mass is converted by its density, and kilograms of a solid.
 * @returns null where its unit is not known, or a solid is measured in litres without a density
 */
function sizeOf({ value, unit }: Pack, { physicalState, measured: { relativeDensity } }: Packed): number | null {
  const written = unit.toLowerCase()
  const [litres, kilograms] = [volumes[written], masses[written]]
  if (physicalState === 'solid') {
    if (kilograms !== undefined) return value * kilograms
    return litres === undefined || relativeDensity === null ? null : value * litres * relativeDensity
  }
  if (litres !== undefined) return value * litres
  return kilograms === undefined ? null : (value * kilograms) / (relativeDensity ?? lightest)
}

/**
 * The largest pack in litres, of solids in kilograms; null where none is known, or one of them has a size that nobody can read: what is free in small
 * packs must not be called free because of the others.
 */
export function largestPackOf(packed: Packed): number | null {
  const all = packed.packs.map((pack) => sizeOf(pack, packed))
  const known = all.filter((size) => size !== null)
  return known.length === 0 || known.length < all.length ? null : Math.max(...known)
}

/** The smallest pack in litres, of solids in kilograms; null where none is known. */
export function smallestPackOf(packed: Packed): number | null {
  const known = packed.packs.flatMap((pack) => sizeOf(pack, packed) ?? [])
  return known.length === 0 ? null : Math.min(...known)
}
