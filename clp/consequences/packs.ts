/** Litres, or kilograms, in one of each unit. */
const units: Readonly<Record<string, number>> = { ml: 0.001, cl: 0.01, dl: 0.1, l: 1, g: 0.001, kg: 1 }

type Pack = { readonly value: number; readonly unit: string }

const sizes = (packs: readonly Pack[]): number[] =>
  packs.flatMap(({ value, unit }) => {
    const factor = units[unit.toLowerCase()]
    return factor === undefined ? [] : [value * factor]
  })

/** The largest pack in litres or kilograms; null where none is known. */
export function largestPackOf(packs: readonly Pack[]): number | null {
  const all = sizes(packs)
  return all.length === 0 ? null : Math.max(...all)
}

/** The smallest pack in litres or kilograms; null where none is known. */
export function smallestPackOf(packs: readonly Pack[]): number | null {
  const all = sizes(packs)
  return all.length === 0 ? null : Math.min(...all)
}
