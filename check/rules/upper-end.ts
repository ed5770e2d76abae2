import type { Quantity } from '../../shared/record/texts.ts'

/** What surely is not exceeded: a figure by itself or the upper end of a range, and nothing of “more than”. */
export function upperEnd(quantity: Quantity): number | null {
  if (quantity.to !== undefined) return quantity.to
  if (quantity.value === undefined || quantity.sign === '>' || quantity.sign === '≥') return null
  return quantity.value
}
