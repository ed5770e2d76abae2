import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Parameter } from '../../shared/record/properties.ts'
import { stateKindOf } from '../../shared/record/physical-state.ts'
import type { Quantity } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import { has, type Rule } from '../subject.ts'
import { readFigure, type Figure } from './read-figure.ts'

/** Figures of fire in section 9 against the methods that they are measured by, against each other and against the class. */
export const checkFiguresOfFire: Rule = ({ record }) => [
  ...checkScopes(record),
  ...checkFlashAndPressure(record),
  ...checkOrders(record),
  ...checkSustained(record),
]

/**
 * °C for which a standard for flash points is made, with a margin of 5 to 10 °C: ISO 2719 40 to 370, ISO 13736 −30 to 75, ISO 3679 and 3680 −30 to 300,
 * ISO 1516 and 1523 −30 to 110, DIN 51755 up to 65, ISO 2592 from 79. CLP Annex I, Table 2.6.3 names them without their scopes.
 */
const scopes: readonly { standard: RegExp; from: number; to: number }[] = [
  { standard: /\bISO 2719\b/, from: 30, to: 380 },
  { standard: /\bISO 13736\b/, from: -40, to: 80 },
  { standard: /\bISO (?:3679|3680)\b/, from: -40, to: 310 },
  { standard: /\bISO (?:1516|1523)\b/, from: -40, to: 120 },
  { standard: /\bDIN 51755\b/, from: -60, to: 70 },
  { standard: /\bISO 2592\b/, from: 70, to: 410 },
]

function checkScopes({ parameters }: ProductRecord): Finding[] {
  return parameters.flatMap(({ property, quantity, method }, index) => {
    const scope = method === undefined ? undefined : scopes.find(({ standard }) => standard.test(method))
    if (property !== 'flashPoint' || quantity?.unit !== '°C' || method === undefined || scope === undefined) return []
    const { value = 0, from = value, to = value } = quantity
    // “Above 100 °C” was looked for up to there, “below −20 °C” down to there: the figure itself was in the cup.
    if (to >= scope.from && from <= scope.to) return []
    return [
      finding('properties.methodContradicts', `parameters[${index}]`, {
        params: { one: [{ term: 'property.flashPoint' }, quantity], other: method },
        article: 'REACH Annex II, 9.1(h); CLP Annex I, 2.6.4.4',
      }),
    ]
  })
}

/** hPa */
const hectopascals: Readonly<Record<string, number>> = { hPa: 1, kPa: 10, bar: 1000 }

/** What a remark must not say: that the figure is of one substance, or was taken where it is hotter. */
const ofOther =
  /^(?:propertyNote\.(?:lowestSolvent|lowestFlashPoint|solventValue|substanceValue|propellantValue|literature)|method\.(?:at40|at50|atTemperature|literature))$/

/** Whether the figure is one of the product, at room temperature. */
export const isOfProduct = ({ remark }: Pick<Parameter, 'remark'>): boolean =>
  remark === undefined || ('phrase' in remark && !ofOther.test(remark.phrase))

/**
 * At the flash point the vapour reaches the lower limit of explosion, for solvents 0.6 to 7 % of the air or 6 to 70 hPa. So a liquid that flashes
 * below room temperature has more than a few hPa there, and one that flashes well above it has not yet ten times its limit.
 */
const pressures: readonly { flashesUpTo: number; least: number }[] = [
  { flashesUpTo: 15, least: 5 },
  { flashesUpTo: 55, least: 0.1 },
]
/** °C and hPa: no vapour of what flashes from here on has more at 20 °C, but for gases in water and what is halogenated. */
const late = { flashesFrom: 23, most: 150 } as const
const notBurning = /chlor|brom|fluor|ammoni|hydrogen|sulph/i

function checkFlashAndPressure(record: ProductRecord): Finding[] {
  const kind = stateKindOf(record.parameters)
  const flash = readFigure(record, 'flashPoint', '°C')
  const pressure = readFigure(record, 'vapourPressure', ...Object.keys(hectopascals))
  if (flash === null || pressure === null || (kind !== 'Liquid' && kind !== 'Paste')) return []
  if (![flash, pressure].every(({ index }) => record.parameters.slice(index, index + 1).every(isOfProduct))) return []
  const factor = hectopascals[pressure.quantity.unit] ?? 1
  const { unit } = pressure.quantity
  const lowest = pressures.find(({ flashesUpTo }) => flash.most <= flashesUpTo)
  if (lowest !== undefined && pressure.most * factor < lowest.least)
    return [differs(pressure, { sign: '≥', value: lowest.least / factor, unit }, 'REACH Annex II, 9.1(h) and 9.1(o)')]
  const isOther = record.composition.ingredients.some(({ name }) => notBurning.test(JSON.stringify(name)))
  if (flash.least < late.flashesFrom || pressure.least * factor <= late.most || isOther) return []
  return [differs(pressure, { sign: '≤', value: late.most / factor, unit }, 'REACH Annex II, 9.1(h) and 9.1(o)')]
}

const differs = ({ index, quantity }: Figure, found: Quantity, article: string): Finding =>
  finding('properties.figuresContradict', `parameters[${index}]`, { params: { record: quantity, found }, article })

const isFlammable = ({ classification }: ProductRecord): boolean => classification.some(({ category }) => category.startsWith('Flam. Liq.'))

/** Vol-%, °C and relative to air: what no flammable liquid goes beyond. Ammonia has 15 vol-% and 651 °C, dichlorobenzene 640 °C; hydrogen cyanide has 0.9. */
const bounds = { lowerLimit: 16, autoIgnition: 750, vapour: 0.9 } as const

/** Slips of a decimal. */
function checkOrders(record: ProductRecord): Finding[] {
  if (!isFlammable(record)) return []
  const limits = readFigure(record, 'explosionLimits', 'vol-%', '%')
  const ignition = readFigure(record, 'autoIgnitionTemperature', '°C')
  const vapour = readFigure(record, 'relativeVapourDensity', '')
  return [
    ...(limits?.quantity.from !== undefined && limits.quantity.from > bounds.lowerLimit
      ? [differs(limits, { sign: '≤', value: bounds.lowerLimit, unit: limits.quantity.unit }, 'REACH Annex II, 9.1(g)')]
      : []),
    ...(ignition !== null && ignition.least > bounds.autoIgnition
      ? [differs(ignition, { sign: '≤', value: bounds.autoIgnition, unit: '°C' }, 'REACH Annex II, 9.1(i)')]
      : []),
    // The vapour of every liquid that burns is heavier than air, by its molar mass.
    ...(vapour !== null && vapour.most < bounds.vapour
      ? [differs(vapour, { sign: '>', value: 1, unit: '' }, 'REACH Annex II, 9.1(q)')]
      : []),
  ]
}

/** CLP Annex I, 2.6.4.5: who has shown that combustion is not sustained need not classify from 35 °C on, and has to below it. */
function checkSustained(record: ProductRecord): Finding[] {
  const index = record.parameters.findIndex(
    ({ property, text }) =>
      property === 'sustainedCombustion' && text !== undefined && has([text], 'propertyNote.doesNotSustainCombustion'),
  )
  const stated = record.classification.find(({ category }) => /^Flam\. Liq\. [12]/.test(category))?.category
  if (index < 0 || stated === undefined) return []
  return [
    finding('properties.flammabilityDenied', `parameters[${index}]`, {
      params: { what: stated },
      article: 'REACH Annex II, 9.2.2; CLP Annex I, 2.6.4.5',
      // Alcohol in water flashes early and may not go on burning.
      severity: 'warning',
    }),
  ]
}
