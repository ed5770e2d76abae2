import type { Parameter } from '../../shared/record/properties.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Quantity, Text } from '../../shared/record/texts.ts'
import { endsOfQuantity } from '../ends-of-quantity.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule } from '../subject.ts'

/** Figures of section 9 of which physics lets only one be right, and what other sections say of them. */
export const checkPhysics: Rule = ({ record }) => [
  ...checkVapourPressure(record),
  ...checkViscosity(record),
  ...checkShares(record),
  ...checkSolvents(record),
  ...checkVapours(record),
  ...checkFloating(record),
  ...checkViscosityOfEffects(record),
]

interface Figure {
  readonly index: number
  readonly quantity: Quantity
  readonly least: number
  readonly most: number
}

function read({ parameters }: ProductRecord, name: Parameter['property'], ...units: readonly string[]): Figure | null {
  const index = parameters.findIndex(({ property, quantity }) => property === name && quantity !== undefined)
  const quantity = parameters[index]?.quantity
  return quantity !== undefined && units.includes(quantity.unit) ? { index, quantity, ...endsOfQuantity(quantity) } : null
}

const differs = ({ index, quantity }: Figure, found: Quantity, article: string) =>
  finding('properties.figuresContradict', `parameters[${index}]`, { params: { record: quantity, found }, article })

/** hPa: at the boiling point the vapour has the pressure of the air. */
const air = 1013
const hectopascals: Readonly<Record<string, number>> = { hPa: 1, kPa: 10, bar: 1000 }

/** A liquid that boils well above room temperature has less vapour pressure than the air there. An aerosol has its propellant's. */
function checkVapourPressure(record: ProductRecord): Finding[] {
  const pressure = read(record, 'vapourPressure', ...Object.keys(hectopascals))
  const boiling = read(record, 'boilingPoint', '°C')
  const factor = hectopascals[pressure?.quantity.unit ?? ''] ?? 1
  // At 50 °C, to which the pressure may belong, what boils below has more.
  if (!pressure || !boiling || boiling.least <= 55 || pressure.least * factor <= air) return []
  return [differs(pressure, { sign: '<', value: air / factor, unit: pressure.quantity.unit }, 'REACH Annex II, 9.1(o)')]
}

/** Liquids get thinner with heat: at 40 °C no more viscous than at 20 °C, where the dynamic viscosity by the density is the kinematic one. */
function checkViscosity(record: ProductRecord): Finding[] {
  const dynamic = read(record, 'dynamicViscosity', 'mPa·s')
  const kinematic = read(record, 'kinematicViscosity', 'mm²/s')
  const density = read(record, 'density', 'g/cm³', 'kg/l', '')
  if (!dynamic || !kinematic || !density || !(density.least > 0)) return []
  const most = dynamic.most / density.least
  if (kinematic.least <= most * 1.1) return []
  return [differs(kinematic, { sign: '≤', value: Number(most.toPrecision(3)), unit: 'mm²/s' }, 'REACH Annex II, 9.1(l)')]
}

/** %: what is rounded twice may be a little more than the whole. */
const whole = 101

function checkShares(record: ProductRecord): Finding[] {
  const [solids, solvents] = [read(record, 'solidsContent', '%'), read(record, 'solventContent', '%')]
  if (!solids || !solvents || solids.least + solvents.least <= whole) return []
  return [differs(solids, { sign: '≤', value: Number(Math.max(0, 100 - solvents.least).toFixed(1)), unit: '%' }, 'REACH Annex II, 9.2.2')]
}

function checkSolvents(record: ProductRecord): Finding[] {
  const solvents = read(record, 'vocContent', 'g/l')
  const density = read(record, 'density', 'g/cm³', 'kg/l', '')
  if (!solvents || !density || solvents.least <= density.most * 1010) return []
  return [differs(solvents, { sign: '≤', value: density.most * 1000, unit: 'g/l' }, 'REACH Annex II, 9.2.2; Directive 2004/42/EC')]
}

const findPhrase = (texts: readonly Text[], ...phrases: readonly string[]) =>
  texts.findIndex((text) => 'phrase' in text && phrases.includes(text.phrase))

/** What lies along the floor is heavier than air. */
const alongTheFloor = ['otherHazards.vapoursHeavierThanAir', 'fireHazard.vapoursTravel', 'fireProtection.vapoursFloor'] as const

function checkVapours(record: ProductRecord): Finding[] {
  const density = read(record, 'relativeVapourDensity', '')
  // Methanol, at 1.1, is “1” when it is rounded.
  if (!density || (density.most >= 1 && !(density.quantity.sign === '<' && density.most === 1))) return []
  const places = [
    { texts: record.otherHazards, point: '2.3' },
    { texts: record.firefighting.hazards, point: '5.2' },
    { texts: record.handling.fireProtection, point: '7.1' },
  ]
  return places.flatMap(({ texts, point }) => {
    const other = texts[findPhrase(texts, ...alongTheFloor)]
    if (other === undefined) return []
    return [
      finding('sentences.contradict', `parameters[${density.index}]`, {
        params: { one: density.quantity, other },
        article: `REACH Annex II, 9.1(q) and ${point}`,
      }),
    ]
  })
}

/** What is clearly heavier than water does not float on it, and what is clearly lighter does not sink. */
function checkFloating(record: ProductRecord): Finding[] {
  const density = read(record, 'density', 'g/cm³', 'kg/l', '')
  if (!density) return []
  const { mobility } = record.ecology
  const wrong = density.least > 1.05 ? 'mobility.floats' : density.most < 0.95 ? 'mobility.sinks' : null
  const index = wrong === null ? -1 : findPhrase(mobility, wrong)
  const one = mobility[index]
  if (one === undefined) return []
  return [
    finding('sentences.contradict', `ecology.mobility[${index}]`, {
      params: { one, other: density.quantity },
      article: 'REACH Annex II, 12.4 and 9.1(p)',
    }),
  ]
}

/** Section 11.1 gives the reason for or against the aspiration hazard by a figure of section 9.1. */
function checkViscosityOfEffects(record: ProductRecord): Finding[] {
  const kinematic = read(record, 'kinematicViscosity', 'mm²/s')
  if (!kinematic) return []
  return record.toxicology.notes.flatMap((text, index) => {
    if (!('phrase' in text) || text.phrase !== 'toxicology.aspirationKinematicViscosity') return []
    const said = text.values?.['value']
    if (typeof said !== 'object' || !('unit' in said)) return []
    const { least, most } = endsOfQuantity(said)
    if (least <= kinematic.most && most >= kinematic.least) return []
    const value = { phrase: text.phrase, values: { value: kinematic.quantity } }
    return [
      finding('toxicology.viscosityDiffers', `toxicology.notes[${index}]`, {
        params: { record: said, found: kinematic.quantity },
        fix: [{ op: 'replace', path: `/toxicology/notes/${index}`, value }],
      }),
    ]
  })
}
