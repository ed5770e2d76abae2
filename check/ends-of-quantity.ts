import type { Quantity } from '../shared/record/texts.ts'

/** Between which figures it lies, as far as it says. */
export function endsOfQuantity({ sign, value, from = value ?? 0, to = value ?? 0 }: Quantity): { least: number; most: number } {
  return {
    least: sign === '<' || sign === '≤' ? Number.NEGATIVE_INFINITY : from,
    most: sign === '>' || sign === '≥' ? Number.POSITIVE_INFINITY : to,
  }
}
