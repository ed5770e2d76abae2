import type { ProductRecord } from '../../shared/record/product-record.ts'
import { endsOfQuantity } from '../ends-of-quantity.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule } from '../subject.ts'

/** What the technical data sheet says in sentences against the figures of the record: two sheets of one product are read beside each other. */
export const checkTechnicalSheet: Rule = ({ record }) => [...checkSolventFree(record), ...checkMonths(record)]

/** From so much on nobody calls a product free of solvents; traces come with raw materials. */
const solvents: Readonly<Record<string, number>> = { '%': 5, 'g/l': 50 }

function checkSolventFree({ technical, parameters }: ProductRecord): Finding[] {
  const index = technical.specialFeatures.findIndex((text) => 'phrase' in text && text.phrase === 'tds.feature.solventFree')
  const one = technical.specialFeatures[index]
  const figure = parameters.find(
    ({ property, quantity }) =>
      (property === 'solventContent' || property === 'vocContent') &&
      quantity !== undefined &&
      endsOfQuantity(quantity).least > (solvents[quantity.unit] ?? Number.POSITIVE_INFINITY),
  )
  if (one === undefined || figure?.quantity === undefined) return []
  return [
    finding('sentences.figureContradicts', `technical.specialFeatures[${index}]`, {
      params: { one, other: [{ term: `property.${figure.property}` }, figure.quantity] },
      // What a maker calls a solvent in advertising, and what section 9 counts, may differ.
      severity: 'warning',
      article: 'REACH Annex II, 9.2.2; Directive 2006/114/EC, Article 3',
    }),
  ]
}

/** How long it keeps is said by a sentence and by a figure of one sheet. */
function checkMonths({ technical, parameters }: ProductRecord): Finding[] {
  const life = parameters.find(({ category, property }) => category === 'TD01' && property === 'shelfLife')?.quantity
  if (life === undefined || (life.unit !== 'months' && life.unit !== 'years')) return []
  const inMonths = life.unit === 'years' ? 12 : 1
  const ends = endsOfQuantity(life)
  return technical.storage.flatMap((text, index) => {
    const said = 'phrase' in text && text.phrase === 'tds.storage.monthsUnopened' ? Number(text.values?.['months']) : Number.NaN
    if (Number.isNaN(said) || (said >= ends.least * inMonths && said <= ends.most * inMonths)) return []
    return [
      finding('handling.shelfLifeDiffers', `technical.storage[${index}]`, {
        params: { record: { value: said, unit: 'months' }, found: life },
      }),
    ]
  })
}
