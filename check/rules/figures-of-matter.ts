import type { AnsweredComponent } from '../../clp/consequences/answered-component.ts'
import { stateKindOf } from '../../shared/record/physical-state.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Quantity } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule, Subject } from '../subject.ts'
import { isOfProduct } from './figures-of-fire.ts'
import { molarMasses } from './molar-masses.ts'
import { readFigure, type Figure } from './read-figure.ts'

/** Figures of section 9 that follow from each other or from what there is in the product: viscosities, vapours, what evaporates. Slips, mostly. */
export const checkFiguresOfMatter: Rule = (subject) => [
  ...checkOneTemperature(subject.record),
  ...checkVapourDensity(subject),
  ...checkIgnition(subject.record),
  ...checkSolvents(subject),
  ...checkVapourPressure(subject.record),
]

const differs = ({ index, quantity }: Figure, found: Quantity, article: string): Finding =>
  finding('properties.figuresContradict', `parameters[${index}]`, { params: { record: quantity, found }, article })
const rounded = (value: number): number => Number(value.toPrecision(2))

/** Times by which two viscosities of one temperature may differ: what gets thinner when it is stirred has one for each speed. */
const stirred = 10

/** At one temperature the kinematic viscosity is the dynamic one by the density. */
function checkOneTemperature(record: ProductRecord): Finding[] {
  const dynamic = readFigure(record, 'dynamicViscosity', 'mPa·s')
  const kinematic = readFigure(record, 'kinematicViscosity', 'mm²/s')
  const density = readFigure(record, 'density', 'g/cm³', 'kg/l', '')
  if (!dynamic || !kinematic || !density || !(density.least > 0) || stateKindOf(record.parameters) !== 'Liquid') return []
  const [one, other] = [record.parameters[dynamic.index]?.remark, record.parameters[kinematic.index]?.remark]
  if (one === undefined || JSON.stringify(one) !== JSON.stringify(other)) return []
  const [least, most] = [dynamic.least / density.most / stirred, (dynamic.most / density.least) * stirred]
  if (kinematic.most >= least && kinematic.least <= most) return []
  const found: Quantity = { sign: '≈', value: rounded(dynamic.most / density.least), unit: 'mm²/s' }
  return [differs(kinematic, found, 'REACH Annex II, 9.1(l)')]
}

/** g/mol of air, and by how much an association of molecules or a rounding may lead away from it. */
const air = 28.96
const rounding = 0.25
/** % from which a product is one substance for its vapour. */
const nearly = 90

/** The density of a gas or vapour relative to air is its molar mass by that of air: what lies along the floor does not rise. */
function checkVapourDensity({ record, answer }: Subject): Finding[] {
  const vapour = readFigure(record, 'relativeVapourDensity', '')
  const mass = molarMasses[answer.components.find(({ content }) => content.from >= nearly)?.cas ?? '']
  if (vapour === null || mass === undefined || !record.parameters.slice(vapour.index, vapour.index + 1).every(isOfProduct)) return []
  const expected = mass / air
  const slack = Math.max(expected * rounding, 0.1)
  if (vapour.most >= expected - slack && vapour.least <= expected + slack) return []
  return [differs(vapour, { sign: '≈', value: rounded(expected), unit: '' }, 'REACH Annex II, 9.1(q)')]
}

/** °C: carbon disulphide, of all liquids that are not pyrophoric the first, ignites by itself from some 90 °C on. */
const earliest = 85

function checkIgnition(record: ProductRecord): Finding[] {
  const ignition = readFigure(record, 'autoIgnitionTemperature', '°C')
  const isPyrophoric = record.classification.some(({ category }) => /^(?:Pyr\.|Self-heat\.|Self-react\.|Org\. Perox\.)/.test(category))
  if (ignition === null || ignition.most >= earliest || stateKindOf(record.parameters) !== 'Liquid' || isPyrophoric) return []
  return [differs(ignition, { sign: '≥', value: earliest, unit: '°C' }, 'REACH Annex II, 9.1(i)')]
}

/** Percentage points by which what evaporates may be less than the solvents of the recipe: a range, and what is not counted as one. */
const points = 10
/** What hardens stays. */
const reactive = /acryl|styrene|vinyl|isocyan|epoxy|oxirane|glycidyl/i
const isSolvent = ({ name, classification }: AnsweredComponent): boolean =>
  !reactive.test(name) && classification.some((one) => /^Flam\. Liq\. [12]$/.test(one.class))

/** Liquids that flash below 23 °C evaporate: they are solvents, and no solids. */
function checkSolvents({ record, answer }: Subject): Finding[] {
  if (stateKindOf(record.parameters) === 'Aerosol') return []
  const share = answer.components.filter(isSolvent).reduce((sum, { content }) => sum + content.from, 0)
  const solvents = readFigure(record, 'solventContent', '%')
  const solids = readFigure(record, 'solidsContent', '%')
  const least = Number(share.toFixed(1))
  return [
    ...(solvents !== null && solvents.most < share - points
      ? [differs(solvents, { sign: '≥', value: least, unit: '%' }, 'REACH Annex II, 9.2.2')]
      : []),
    ...(solids !== null && solids.least > 100 - share + points
      ? [differs(solids, { sign: '≤', value: Number((100 - share).toFixed(1)), unit: '%' }, 'REACH Annex II, 9.2.2')]
      : []),
  ]
}

/** hPa, K: at the boiling point the vapour has the pressure of the air. */
const atmosphere = 1013
const room = 293
const hectopascals: Readonly<Record<string, number>> = { hPa: 1, kPa: 10, bar: 1000 }
/** Trouton's rule, ΔH ÷ (R × T), at its lowest, and times by which a mixture may have more than a pure liquid of its boiling point. */
const trouton = 9
const ofMixtures = 5

/** A liquid that boils late has little vapour at room temperature. */
function checkVapourPressure(record: ProductRecord): Finding[] {
  const boiling = readFigure(record, 'boilingPoint', '°C')
  const pressure = readFigure(record, 'vapourPressure', ...Object.keys(hectopascals))
  if (boiling === null || pressure === null || stateKindOf(record.parameters) !== 'Liquid' || boiling.least < 130) return []
  const isGasDissolved = record.classification.some(({ category }) => /^(?:Press\. Gas|Flam\. Gas|Met\. Corr|Skin Corr)/.test(category))
  if (isGasDissolved || !record.parameters.slice(pressure.index, pressure.index + 1).every(isOfProduct)) return []
  const most = atmosphere * Math.exp(-trouton * ((boiling.least + 273) / room - 1)) * ofMixtures
  const factor = hectopascals[pressure.quantity.unit] ?? 1
  if (pressure.least * factor <= most) return []
  return [
    differs(pressure, { sign: '≤', value: rounded(most / factor), unit: pressure.quantity.unit }, 'REACH Annex II, 9.1(e) and 9.1(o)'),
  ]
}
