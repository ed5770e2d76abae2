import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Quantity, Unit } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule } from '../subject.ts'
import { listTexts } from './list-texts.ts'
import { isQuantity } from './read-figure.ts'

const temperatures: readonly Unit[] = ['°C']
const times: readonly Unit[] = ['s', 'min', 'h', 'days', 'months', 'years']
const thicknesses: readonly Unit[] = ['mm', 'µm']
const pressures: readonly Unit[] = ['bar', 'kPa', 'hPa']

/** Units of what a record says in one place; those of properties (9.1) and of studies are refused, or found, beside them. */
export const checkUnits: Rule = ({ record }) => [...checkFields(record), ...checkFillIns(record)]

interface Stated {
  readonly quantity: Quantity | undefined
  readonly path: string
  readonly usual: readonly Unit[]
  readonly article: string
}

function checkFields({ handling, regulatory, exposureControls, labelElements, composition }: ProductRecord): Finding[] {
  const gloves = exposureControls.gloves.flatMap(({ thickness, breakthrough }, index): Stated[] => [
    {
      quantity: thickness,
      path: `exposureControls.gloves[${index}].thickness`,
      usual: thicknesses,
      article: 'REACH Annex II, 8.2.2.2(b)(i)',
    },
    {
      quantity: breakthrough,
      path: `exposureControls.gloves[${index}].breakthrough`,
      usual: times,
      article: 'REACH Annex II, 8.2.2.2(b)(i)',
    },
  ])
  const packs = labelElements.packSizes.map((quantity, index): Stated => ({
    quantity,
    path: `labelElements.packSizes[${index}]`,
    usual: ['l', 'ml', 'kg', 'g'],
    article: 'CLP Article 17(1)(b)',
  }))
  const studies = composition.ingredients.flatMap(({ ecotoxicity }, index) =>
    ecotoxicity.map(({ duration }, at): Stated => ({
      quantity: duration,
      path: `composition.ingredients[${index}].ecotoxicity[${at}].duration`,
      usual: times,
      article: 'REACH Annex II, 12.1',
    })),
  )
  const single: Stated[] = [
    { quantity: handling.storageTemperature, path: 'handling.storageTemperature', usual: temperatures, article: 'REACH Annex II, 7.2' },
    {
      quantity: regulatory.volatileOrganicCompounds,
      path: 'regulatory.volatileOrganicCompounds',
      usual: ['g/l', '%', 'mg/l', 'kg/l'],
      article: 'Directive 2004/42/EC, Annex II; REACH Annex II, 15.1',
    },
  ]
  return [...single, ...gloves, ...packs, ...studies].flatMap(({ quantity, path, usual, article }) =>
    quantity === undefined || usual.includes(quantity.unit) ? [] : [say(path, quantity, usual, article)],
  )
}

/** What a sentence of the library leaves open, by the name of its place. */
const ofFillIns: Readonly<Record<string, readonly Unit[]>> = {
  temperature: temperatures,
  temperatureRange: temperatures,
  time: times,
  timeRange: times,
  thickness: thicknesses,
  pressure: pressures,
  humidity: ['%'],
  distance: ['cm', 'mm'],
  width: ['mm', 'µm'],
  logKow: [''],
  bioconcentrationFactor: [''],
}

function checkFillIns(record: ProductRecord): Finding[] {
  return listTexts(record).flatMap(({ text, path, point }) =>
    Object.entries('phrase' in text ? (text.values ?? {}) : {}).flatMap(([name, value]) => {
      const usual = ofFillIns[name]
      if (usual === undefined || !isQuantity(value) || usual.includes(value.unit)) return []
      return [say(path, value, usual, `REACH Annex II, ${point}`)]
    }),
  )
}

const say = (path: string, quantity: Quantity, usual: readonly Unit[], article: string): Finding =>
  finding('sentences.unitContradicts', path, { params: { record: quantity, found: usual.join(', ') }, article })
