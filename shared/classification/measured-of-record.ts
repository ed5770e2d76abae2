import type { Measured, MixtureTest } from '../../clp/classification/mixture.ts'
import { hazardCategories, type HazardClass } from '../../clp/hazard-categories.ts'
import type { ProductRecord } from '../record/product-record.ts'
import type { Parameter, PropertyKey } from '../record/properties.ts'
import type { ReadText } from './component-of-ingredient.ts'
import { figureOf } from './figure-of-quantity.ts'

type Properties = ProductRecord['parameters']

/** The sentence of 14.6 that says at what temperature goods are handed over (REACH Annex II, 14.6; ADR 2.2.9.1.13). */
export const carriedHot = 'transportPrecaution.carriedHot'

/** °C: CLP Annex I, Table 2.6.1 and 2.6.4.5. */
export const flashPointLimits = [23, 35, 60]
export const boilingPointLimits = [35]
/** mm²/s: 3.10.2, Table 3.10.1 */
export const viscosityLimits = [20.5]
/** s/m³ and g/m³: CLP Annex I, Figure 2.3 (b) */
const aerosolLimits = [300]
/** cm and s: CLP Annex I, Figure 2.3 (c) */
const [heightLimits, durationLimits] = [
  [4, 20],
  [2, 7],
] as const
/** CLP Annex I, 3.2.3.1.2 */
export const pHLimits = [2, 11.5]

/** Section 9, and section 14, whose 14.6 says at what temperature it is handed over. */
type Measurable = Pick<ProductRecord, 'parameters'> & { readonly transport?: ProductRecord['transport'] | undefined }

/** What a record says of the mixture, in the units of the engine. What stands there in words alone is no figure, and null. */
export function measuredOf({ parameters, transport }: Measurable, readText: ReadText): Measured {
  const flashPoint = find(parameters, 'flashPoint')
  const pH = readPH(parameters)
  const reserve = readReserve(parameters, readText)
  return {
    flashPoint: figure(flashPoint, flashPointLimits),
    flashPointMethod: flashPoint?.method ?? null,
    initialBoilingPoint: figure(find(parameters, 'boilingPoint'), boilingPointLimits),
    meltingPoint: figure(find(parameters, 'meltingPoint') ?? find(parameters, 'softeningPoint'), []),
    carriageTemperature: readCarriage(transport),
    sustainsCombustion: readCombustion(parameters),
    pH,
    alkaliReserve: pH !== null && pH >= 7 ? reserve : null,
    acidReserve: pH !== null && pH < 7 ? reserve : null,
    kinematicViscosity40: figure(findAt(parameters, 'kinematicViscosity', 40, readText), viscosityLimits),
    relativeDensity: readDensity(parameters),
    vapourPressure50: readPressure(findAt(parameters, 'vapourPressure', 50, readText)),
    flammableContent: highest(find(parameters, 'flammableComponents'), [1, 85]),
    heatOfCombustion: highest(find(parameters, 'heatOfCombustion'), [20, 30]),
    ignitionDistance: readIgnitionDistance(parameters),
    enclosedSpaceTime: figure(find(parameters, 'enclosedSpaceTime'), aerosolLimits),
    deflagrationDensity: figure(find(parameters, 'deflagrationDensity'), aerosolLimits),
    foam: readFoam(parameters),
    layers: [],
    tests: testsOf(parameters),
  }
}

/** °C, the highest that 14.6 names. */
function readCarriage(transport: Measurable['transport']): number | null {
  const said = (transport?.precautions ?? []).flatMap((text) => {
    const value = 'phrase' in text && text.phrase === carriedHot ? text.values?.['temperature'] : undefined
    return typeof value === 'object' && 'unit' in value && value.unit === '°C' ? (value.to ?? value.value ?? []) : []
  })
  return said.length === 0 ? null : Math.max(...said)
}

const find = (parameters: Properties, property: PropertyKey): Parameter | undefined =>
  parameters.find((one) => one.property === property && one.quantity !== undefined)

/** A property at a temperature, which its remark names. */
function findAt(parameters: Properties, property: PropertyKey, temperature: number, readText: ReadText): Parameter | undefined {
  const named = new RegExp(`\\b${temperature}\\s*°C`)
  return parameters.find(
    (one) => one.property === property && one.quantity !== undefined && one.remark !== undefined && named.test(readText(one.remark) ?? ''),
  )
}

const figure = (parameter: Parameter | undefined, limits: readonly number[]): number | null =>
  parameter?.quantity === undefined ? null : figureOf(parameter.quantity, limits)

/** Of a range the upper end: an aerosol that contains more, or burns with more heat or flame, is in the higher category (CLP Annex I, Figure 2.3 (a), (c)). */
const highest = (parameter: Parameter | undefined, limits: readonly number[]): number | null =>
  parameter?.quantity === undefined
    ? null
    : figureOf({ ...parameter.quantity, value: parameter.quantity.value ?? parameter.quantity.to }, limits)

/** Of a range the end that is more acidic than 2 or more alkaline than 11.5 counts (CLP Annex I, 3.2.3.1.2). A solution is not the mixture. */
function readPH(parameters: Properties): number | null {
  const parameter = find(parameters, 'ph')
  if (parameter?.quantity === undefined) return null
  const { remark, quantity } = parameter
  if (remark !== undefined && 'phrase' in remark && remark.phrase === 'method.solutionInWater') return null
  const { from = 7, to = 7, value } = quantity
  if (value === undefined && from > 2 && to >= 11.5) return to
  return figureOf(quantity, pHLimits)
}

/** 9.2.2 (d). Older records have it in words: “30 g NaOH/100 g”. */
function readReserve(parameters: Properties, readText: ReadText): number | null {
  const parameter = parameters.find(({ property }) => property === 'acidReserve')
  if (parameter?.quantity?.unit === 'g NaOH/100 g') return figure(parameter, [])
  const text = parameter?.text
  const found = text === undefined ? null : /(\d+(?:[.,]\d+)?)\s*g\s*(?:NaOH\s*)?\/\s*100\s*g/.exec(readText(text) ?? '')
  return found?.[1] === undefined ? null : Number(found[1].replace(',', '.'))
}

function readCombustion(parameters: Properties): boolean | null {
  const text = parameters.find(({ property }) => property === 'sustainedCombustion')?.text
  if (text === undefined || !('phrase' in text)) return null
  if (text.phrase === 'propertyNote.sustainsCombustion') return true
  return text.phrase === 'propertyNote.doesNotSustainCombustion' ? false : null
}

function readDensity(parameters: Properties): number | null {
  const parameter = find(parameters, 'density')
  const density = figure(parameter, [])
  return density === null ? null : parameter?.quantity?.unit === 'g/l' ? density / 1000 : density
}

const kilopascals: Readonly<Record<string, number>> = { hPa: 0.1, kPa: 1, bar: 100 }

function readPressure(parameter: Parameter | undefined): number | null {
  const factor = kilopascals[parameter?.quantity?.unit ?? '']
  const pressure = figure(parameter, [])
  return factor === undefined || pressure === null ? null : Number((pressure * factor).toPrecision(12))
}

/** The test of ignition distance, in cm: a quantity, or written as `≥ 75 cm`. */
function readIgnitionDistance(parameters: Properties): number | null {
  const remark = parameters.find(({ property }) => property === 'aerosols')?.remark
  if (remark === undefined || !('phrase' in remark) || remark.phrase !== 'propertyNote.ignitionDistance') return null
  const said = remark.values?.['value']
  const isQuantity = typeof said === 'object' && 'unit' in said
  const value = isQuantity ? `${said.sign ?? ''}${said.value ?? said.from ?? ''} ${said.unit}` : said
  const found = typeof value === 'string' ? /^\s*(<|≤|≈|≥|>)?\s*(\d+(?:[.,]\d+)?)\s*cm\s*$/.exec(value) : null
  if (!found?.[2]) return null
  const distance = Number(found[2].replace(',', '.'))
  // Up to a figure is any distance, and below 15 cm a spray may still be category 3.
  if (found[1] === '<' || found[1] === '≤') return null
  return distance
}

/** The test of foam: the highest flame and the longest, and both of them. */
function readFoam(parameters: Properties): Measured['foam'] {
  const flameHeight = highest(find(parameters, 'flameHeight'), heightLimits)
  const flameDuration = highest(find(parameters, 'flameDuration'), durationLimits)
  return flameHeight === null || flameDuration === null ? null : { flameHeight, flameDuration }
}

/** 9.2.1 by hazard class (REACH Annex II, 9.2.1). */
const classesOf: Partial<Readonly<Record<PropertyKey, HazardClass>>> = {
  explosives: 'explosives',
  flammableGases: 'flammableGases',
  oxidisingGases: 'oxidisingGases',
  gasesUnderPressure: 'gasesUnderPressure',
  flammableLiquids: 'flammableLiquids',
  flammableSolids: 'flammableSolids',
  selfReactive: 'selfReactiveSubstances',
  pyrophoricLiquids: 'pyrophoricLiquids',
  pyrophoricSolids: 'pyrophoricSolids',
  selfHeating: 'selfHeatingSubstances',
  emitsFlammableGases: 'waterReactiveSubstances',
  oxidisingLiquids: 'oxidisingLiquids',
  oxidisingSolids: 'oxidisingSolids',
  organicPeroxides: 'organicPeroxides',
  corrosiveToMetals: 'metalCorrosives',
  desensitisedExplosives: 'desensitisedExplosives',
}
const negative: ReadonlySet<string> = new Set([
  'propertyNote.criteriaNotMet',
  'propertyNote.notCorrosiveMetals',
  'propertyNote.notOxidising',
  'propertyNote.notExplosive',
  'propertyNote.notExplosiveSimple',
  'propertyNote.noFlashPoint',
])
const positive: ReadonlySet<string> = new Set(['propertyNote.corrosiveMetals'])

/** What 9.2.1 says of a class of physical hazard is data of the mixture: the criteria are met, or they are not. */
function testsOf(parameters: Properties): MixtureTest[] {
  return parameters.flatMap(({ property, text, method }) => {
    // Without a flash point up to its boiling point a liquid does not meet the criteria (CLP Annex I, 2.6.2.1).
    const isWithout = property === 'flashPoint' && text !== undefined && 'phrase' in text && text.phrase === 'propertyNote.noFlashPoint'
    const hazardClass = isWithout ? 'flammableLiquids' : classesOf[property]
    if (hazardClass === undefined || text === undefined || !('phrase' in text)) return []
    const result = negative.has(text.phrase) ? 'negative' : positive.has(text.phrase) ? 'positive' : null
    if (result === null) return []
    return hazardCategories
      .filter((one) => one.hazardClass === hazardClass)
      .map(({ code, statements }) => ({ category: code, statement: statements[0] ?? null, result, method: method ?? null }))
  })
}
