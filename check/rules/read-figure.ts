import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Parameter } from '../../shared/record/properties.ts'
import type { Quantity, TextValue } from '../../shared/record/texts.ts'
import { endsOfQuantity } from '../ends-of-quantity.ts'

/** A figure of section 9 with its place among the parameters. */
export interface Figure {
  readonly index: number
  readonly quantity: Quantity
  readonly least: number
  readonly most: number
}

/** The figure of a property in one of these units; null where there is none. */
export function readFigure({ parameters }: ProductRecord, name: Parameter['property'], ...units: readonly string[]): Figure | null {
  const index = parameters.findIndex(({ property, quantity }) => property === name && quantity !== undefined)
  const quantity = parameters[index]?.quantity
  return quantity !== undefined && units.includes(quantity.unit) ? { index, quantity, ...endsOfQuantity(quantity) } : null
}

export const isQuantity = (value: TextValue | undefined): value is Quantity => typeof value === 'object' && 'unit' in value
