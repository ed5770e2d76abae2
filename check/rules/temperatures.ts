import type { Quantity } from '../../shared/record/texts.ts'
import { endsOfQuantity } from '../ends-of-quantity.ts'
import { finding } from '../finding.ts'
import type { Rule } from '../subject.ts'

/** No substance boils before it melts, nor ignites by itself at a temperature at which its vapours do not burn yet. */
const orders = [
  { property: 'meltingPoint', other: 'boilingPoint', is: 'below' },
  { property: 'autoIgnitionTemperature', other: 'flashPoint', is: 'above' },
  // Beyond its boiling point no liquid is left whose vapours could be lit.
  { property: 'flashPoint', other: 'boilingPoint', is: 'below' },
] as const

/** °C at which mixtures with water boil. */
const water = { from: 95, to: 115 } as const

/** Temperatures of section 9 in their order. */
export const checkTemperatures: Rule = ({ record }) => {
  const isMixture = record.composition.kind === 'mixture'
  const read = (name: string) => {
    const index = record.parameters.findIndex(({ property }) => property === name)
    const quantity = record.parameters[index]?.quantity
    return quantity?.unit === '°C' ? { index, ...endsOfQuantity(quantity) } : null
  }
  return orders.flatMap(({ property, other, is }) => {
    const [one, limit] = [read(property), read(other)]
    if (!one || !limit) return []
    const isWrong = is === 'below' ? one.least > limit.most : one.most < limit.least
    if (!isWrong) return []
    const found: Quantity = is === 'below' ? { sign: '≤', value: limit.most, unit: '°C' } : { sign: '≥', value: limit.least, unit: '°C' }
    const stated = record.parameters[one.index]?.quantity
    return stated === undefined
      ? []
      : [
          finding('properties.temperaturesContradict', `parameters[${one.index}]`, {
            params: { record: stated, found },
            // Water boils off first, and what is left of glycols and oils burns at more.
            ...(property === 'flashPoint' && isMixture && limit.most >= water.from && limit.most <= water.to
              ? { severity: 'warning' as const }
              : {}),
          }),
        ]
  })
}
