import { findHazardCategory } from '../../clp/hazard-categories.ts'
import type { Quantity } from '../../shared/record/texts.ts'
import { endsOfQuantity } from '../ends-of-quantity.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule, Subject } from '../subject.ts'

/** Figures of section 9 against each other and against the category in section 2. */
export const checkTemperatures: Rule = (subject) => [...checkCategory(subject), ...checkOrder(subject)]

/** 9.1(f) and 9.2.1 name the category of a flammable liquid. */
function checkCategory({ record }: Subject): Finding[] {
  const stated = record.classification.find(({ category }) => findHazardCategory(category).hazardClass === 'flammableLiquids')?.category
  if (stated === undefined) return []
  return record.parameters.flatMap(({ text }, index) => {
    if (text === undefined || !('phrase' in text) || text.phrase !== 'propertyNote.flammableLiquid') return []
    const category = text.values?.['category']
    if (typeof category !== 'number' || stated === `Flam. Liq. ${category}`) return []
    const value = { phrase: text.phrase, values: { category: Number(stated.slice(-1)) } }
    return [
      finding('properties.flammabilityDiffers', `parameters[${index}]`, {
        params: { record: `Flam. Liq. ${category}`, found: stated },
        fix: [{ op: 'replace', path: `/parameters/${index}/text`, value }],
      }),
    ]
  })
}

/** No substance boils before it melts, nor ignites by itself at a temperature at which its vapours do not burn yet. */
const orders = [
  { property: 'meltingPoint', other: 'boilingPoint', is: 'below' },
  { property: 'autoIgnitionTemperature', other: 'flashPoint', is: 'above' },
  // Beyond its boiling point no liquid is left whose vapours could be lit.
  { property: 'flashPoint', other: 'boilingPoint', is: 'below' },
] as const

/** °C at which mixtures with water boil. */
const water = { from: 95, to: 115 } as const

function checkOrder({ record }: Subject): Finding[] {
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
