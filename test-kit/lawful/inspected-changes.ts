/** What inspectors look at and makers lawfully have, each beside a rule that must stay silent: `check/false-alarms.test.ts`. */
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Parameter } from '../../shared/record/properties.ts'
import type { Quantity, Text } from '../../shared/record/texts.ts'
import { say } from '../contradictions/change-record.ts'
import type { LawfulChange } from './changes.ts'

const put = (record: ProductRecord, parameter: Parameter) => {
  record.parameters = [...record.parameters.filter(({ property }) => property !== parameter.property), parameter]
}
type OfFire = Extract<Parameter, { category: 'SE09a' }>['property']
const figure =
  (property: OfFire, quantity: Quantity, more: { method?: string; remark?: Text } = {}) =>
  (record: ProductRecord) =>
    put(record, { category: 'SE09a', property, quantity, ...more })
const other = (property: 'vocContent' | 'solidsContent' | 'solventContent', quantity: Quantity) => (record: ProductRecord) =>
  put(record, { category: 'SE09c', property, quantity })
const all =
  (...changes: readonly ((record: ProductRecord) => void)[]) =>
  (record: ProductRecord) => {
    for (const change of changes) change(record)
  }
const material = (name: string): Text => ({ phrase: `protection.gloveMaterial.${name}` })
const respiratory = ({ exposureControls }: ProductRecord) => exposureControls.respiratory

export const inspectedChanges: readonly LawfulChange[] = [
  [
    'a flash point below the lowest that the cup shows',
    ['cellulose thinner'],
    figure('flashPoint', { sign: '<', value: -20, unit: '°C' }, { method: 'ISO 3679' }),
  ],
  [
    'a flash point above 100 °C by a cup for 40 °C and more',
    ['epoxy resin'],
    figure('flashPoint', { sign: '>', value: 100, unit: '°C' }, { method: 'ISO 2719' }),
  ],
  [
    'the flash point of a solvent by the literature',
    ['white spirit'],
    figure('flashPoint', { value: 41, unit: '°C' }, { remark: { phrase: 'propertyNote.literature' } }),
  ],
  [
    'vapour pressure of white spirit',
    ['white spirit'],
    figure('vapourPressure', { value: 3, unit: 'hPa' }, { remark: { phrase: 'method.at20' } }),
  ],
  [
    'vapour pressure of a thinner at 50 °C',
    ['cellulose thinner'],
    figure('vapourPressure', { value: 40, unit: 'kPa' }, { remark: { phrase: 'method.at50' } }),
  ],
  [
    'vapour pressure of alcohol in water',
    ['screenwash'],
    figure('vapourPressure', { value: 45, unit: 'hPa' }, { remark: { phrase: 'method.at20' } }),
  ],
  [
    'solids and volatile compounds that round to more than the whole',
    ['wood preservative'],
    all(other('solidsContent', { value: 52, unit: '%' }), other('vocContent', { value: 50, unit: '%' })),
  ],
  [
    'little of solvents that boil too high to count',
    ['aqueous clear varnish'],
    all(other('solventContent', { value: 5, unit: '%' }), other('vocContent', { value: 0, unit: '%' })),
  ],
  [
    'the pH of a powder in one per cent of water',
    ['laundry detergent with enzymes'],
    figure('ph', { value: 10.5, unit: '' }, { remark: { phrase: 'method.solutionInWater', values: { content: '1 %' } } }),
  ],
  [
    'the pH of solvents shaken with water',
    ['cellulose thinner'],
    figure('ph', { value: 7, unit: '' }, { remark: { phrase: 'method.solutionInWater', values: { content: '10 %' } } }),
  ],
  ['vapours as heavy as air when rounded', ['screenwash'], figure('relativeVapourDensity', { value: 1, unit: '' })],
  ['limits of explosion of one solvent', ['cellulose thinner'], figure('explosionLimits', { from: 0.8, to: 13, unit: 'vol-%' })],
  ['a lower limit of explosion alone', ['white spirit'], figure('explosionLimits', { sign: '≥', value: 0.6, unit: 'vol-%' })],
  [
    'it decomposes above 150 °C',
    ['peroxide paste', 'perfume oil'],
    figure('decompositionTemperature', { sign: '>', value: 150, unit: '°C' }),
  ],
  [
    'water that boils at 140 °C with lye in it',
    ['pipe cleaner', 'oven cleaner'],
    figure('boilingPoint', { from: 100, to: 140, unit: '°C' }),
  ],
  [
    'gloves for minutes, named as such',
    ['cellulose thinner', 'white spirit'],
    (record) => {
      record.exposureControls.hands.push({
        phrase: 'protection.hands.splash',
        values: { material: material('natural'), thickness: { value: 0.6, unit: 'mm' }, time: { value: 10, unit: 'min' } },
      })
    },
  ],
  [
    'gloves of chloroprene, 1.2 mm thick',
    ['battery acid', 'acid cleaner'],
    (record) =>
      void record.exposureControls.gloves.push({
        material: material('neoprene'),
        thickness: { value: 1.2, unit: 'mm' },
        breakthrough: { value: 8, unit: 'h' },
      }),
  ],
  [
    'a filter of every type',
    ['cellulose thinner', 'epoxy hardener', 'acid cleaner'],
    say(respiratory, 'protection.respiratory.filterOther', { filter: 'ABEK2-P3' }),
  ],
  [
    'dust of sanding, beside what needs no filter',
    ['wall paint', 'aqueous clear varnish'],
    say(respiratory, 'protection.respiratory.dustP3'),
  ],
  [
    'a supplier in Liechtenstein on a line in Zurich',
    ['wall paint'],
    (record) => Object.assign(record.supplier, { country: 'LI', telephone: '+41 44 1234567' }),
  ],
  [
    'one number by day and night for office and emergencies',
    ['wall paint', 'cement'],
    (record) => {
      record.supplier.telephoneHours = { phrase: 'telephone.allDay' }
      for (const one of record.emergency.slice(0, 1))
        Object.assign(one, { telephone: record.supplier.telephone, hours: { phrase: 'telephone.allDay' } })
    },
  ],
  [
    'nonanoic acid, which is not nano',
    ['perfume oil', 'diesel additive'],
    (record) => {
      const name = { text: { en: 'nonanoic acid' } }
      for (const one of record.composition.ingredients.slice(0, 1)) {
        const old = JSON.stringify(one.name)
        record.labelElements.contains = record.labelElements.contains.map((named) => (JSON.stringify(named) === old ? name : named))
        one.name = name
      }
    },
  ],
  [
    'no bound halogens beside chlorides and hypochlorite',
    ['bleach', 'acid cleaner'],
    say(({ ecology }) => ecology.other, 'ecologyOther.aox'),
  ],
  [
    'the schedule for fire alone',
    ['cellulose thinner'],
    ({ transport }) => {
      if (transport.regulated && transport.sea.regulated !== false) transport.sea.emergencySchedules = 'F-E'
    },
  ],
  [
    'viscous in containers of 450 litres',
    ['epoxy resin'],
    say(({ transport }) => transport.precautions, 'transportPrecaution.specialProvision', { provisions: 'ADR 2.2.3.1.5' }),
  ],
  ['an acid that changes water', ['acid cleaner'], say(({ ecology }) => ecology.toxicity, 'ecotoxicity.acutePh')],
]
