import type { PropertyKey } from '../../../shared/record/properties.ts'
import { propertyKeys, propertyCategories } from '../../../shared/record/properties.ts'
import { kindsOfState, stateKindOf } from '../../../shared/record/physical-state.ts'
import { find, findAll, take, takeIf, type Node } from './read-tree.ts'
import { isPlain, readQuantity } from './read-quantity.ts'
import type { Reader } from './reader.ts'
import { withoutGaps } from './without-gaps.ts'
import { physicalHazards, temperatureOf } from '../section-09.ts'
import type { Quantity, Text } from '../../../shared/record/texts.ts'
import { readLine, readOwnQuantity, readWords, type SaidOfProperty } from './read-words.ts'

/** Elements whose value has a unit, and those without one, with our names. */
const measured: readonly [PropertyKey, string, string][] = [
  ['meltingPoint', 'SafetyRelevantInformation/MeltingPointRelated/MeltingPoint', ''],
  ['boilingPoint', 'SafetyRelevantInformation/BoilingPointRelated/BoilingPoint', ''],
  ['flashPoint', 'SafetyRelevantInformation/FlashPoint', 'Value'],
  ['vapourPressure', 'SafetyRelevantInformation/VapourPressure', ''],
  ['relativeVapourDensity', 'SafetyRelevantInformation/RelativeVapourDensity', 'Value'],
  ['density', 'SafetyRelevantInformation/Densities/Density', ''],
  ['partitionCoefficient', 'SafetyRelevantInformation/PartitionCoefficient', 'Value'],
  ['autoIgnitionTemperature', 'SafetyRelevantInformation/AutoignitionTemperature', ''],
  ['decompositionTemperature', 'SafetyRelevantInformation/DecompositionTemperature', ''],
  ['softeningPoint', 'SafetyRelevantInformation/MeltingPointRelated/SofteningPoint', ''],
  ['conductivity', 'OtherSafetyInformation/ElectricConductivity', ''],
  ['solidsContent', 'OtherSafetyInformation/SolidContent', ''],
  ['particleCharacteristics', 'OtherSafetyInformation/ParticleSize', ''],
  ['redoxPotential', 'OtherSafetyInformation/RedoxPotential', ''],
  ['photocatalytic', 'OtherSafetyInformation/PhotocatalyticProperties', ''],
]
const pure: readonly [PropertyKey, string, string][] = [
  ['ph', 'SafetyRelevantInformation/PhValue', 'Value'],
  ['density', 'SafetyRelevantInformation/Densities/RelativeDensity', ''],
  ['evaporationRate', 'SafetyRelevantInformation/EvaporationRate', ''],
  ['vocContent', 'OtherSafetyInformation/ContentOfVoc', ''],
]
/** Elements of phrases alone, with the one that they stand in. */
const inWords: readonly [PropertyKey, string, string][] = [
  ['physicalState', 'Appearance', 'FormDescription'],
  ['colour', 'Appearance', 'ColourDescription'],
  ['odour', 'Appearance', 'Odour'],
  ['flammability', 'SafetyRelevantInformation', 'Flammability'],
  ['solubility', 'SafetyRelevantInformation/Solubilities', 'SolubilityDescription'],
  ['miscibility', 'OtherSafetyInformation', 'Miscibility'],
]
const viscosities: Readonly<Record<string, PropertyKey>> = {
  Kinematic: 'kinematicViscosity',
  Dynamic: 'dynamicViscosity',
  'Flow time': 'flowTime',
}

/** Section 9: a parameter for each value, with its method and what stands beside it. */
export function readProperties(sheet: Node, reader: Reader): object[] {
  const section = find(sheet, 'PhysicalChemicalProperties')
  const parameters = [
    ...inWords.flatMap(([property, path, name]) =>
      findAll(section, path).flatMap((node) => toParameterOf(property, readWords(property, node, name, reader))),
    ),
    ...measured.flatMap(([property, path, inner]) =>
      findAll(section, path).flatMap((node) => readValue(property, inner === '' ? node : find(node, inner), 'UnitValue', reader) ?? []),
    ),
    ...pure.flatMap(([property, path, inner]) =>
      findAll(section, path).flatMap((node) => readValue(property, inner === '' ? node : find(node, inner), 'Value', reader) ?? []),
    ),
    ...findAll(section, 'SafetyRelevantInformation/Viscosity').flatMap((node) => {
      const property = viscosities[find(node, 'Type')?.text ?? '']
      if (property) take(node, 'Type')
      return property ? (readValue(property, find(node, 'Value'), 'UnitValue', reader) ?? []) : []
    }),
    ...readExplosionLimits(section, reader),
    ...physicalHazards.flatMap(([property, name]) => {
      const line = take(section, `PhysicalHazards/${name}/GeneralInformation/Assessment/FullText`)
      return line === undefined ? [] : toParameterOf(property, readLine(property, line, reader))
    }),
    ...findAll(section, 'OtherPhysicalChemicalProperty/FullText').flatMap((node) => readOther(node, reader) ?? []),
  ]
  return [...parameters, ...readState(section, parameters)]
}

const states: Readonly<Record<string, string>> = { liquid: 'state.liquid', solid: 'state.solid', gaseous: 'state.gas' }

/** The state under standard conditions, where nothing else says which it is; otherwise it has to be the same. */
function readState(section: Node | undefined, parameters: readonly object[]): object[] {
  const path = 'Appearance/StateUnderStandardConditions/State'
  const phrase = states[find(section, path)?.text ?? '']
  if (phrase === undefined) return []
  const isNamed = parameters.some((one) => 'property' in one && one.property === 'physicalState')
  takeIf(section, path, () => !isNamed || stateKindOf(parameters) === kindsOfState[phrase])
  return isNamed ? [] : [toParameter('physicalState', { text: { phrase } })]
}

function toParameter(property: PropertyKey, rest: object): object {
  const category = propertyCategories.find((one) => propertyKeys[one].some((key) => key === property))
  return { category, property, ...rest }
}

const toParameterOf = (property: PropertyKey, said: SaidOfProperty | undefined): object[] => (said ? [toParameter(property, said)] : [])

function readValue(property: PropertyKey, node: Node | undefined, valueName: string, reader: Reader): object | undefined {
  const unitOfNone = property === 'vocContent' ? 'g/l' : ''
  const placed = readQuantity(node, valueName, valueName === 'Value' ? { unitOfNone } : {})
  const quantity = placed ?? takeQuantity(property, node, reader)
  const [first, second] = reader.texts(node, 'AdditionalInfo', quantity ? 1 : 2)
  // What stands beside a value is a remark; where there is no value it is what is said in its place.
  const [text, beside] = quantity ? [undefined, first] : [first, second]
  const remark = quantity ? readTemperature(node, beside) : beside
  if (!quantity && !text) return undefined
  return toParameter(property, withoutGaps({ quantity, text, method: readMethod(node, reader), remark }))
}

/** The most characters of a method in a record. */
const longestMethod = 60

function readMethod(node: Node | undefined, reader: Reader): string | undefined {
  const method = takeIf(node, 'Method/FullText', (text) => reader.method(text).length <= longestMethod)
  return method === undefined ? undefined : reader.method(method)
}

/** A value whose unit the format does not have stands in words before all others. */
function takeQuantity(property: PropertyKey, node: Node | undefined, reader: Reader): Quantity | undefined {
  const quantity = readOwnQuantity(property, find(node, 'AdditionalInfo/FullText')?.text ?? '', reader)
  if (quantity) take(node, 'AdditionalInfo/FullText')
  return quantity
}

/** Phrases of the library for the usual temperatures. */
const usualTemperatures = [20, 23, 40, 50]

/** The remark of a value with its temperature, which stands in an element of its own; in two places where the remark says it too. */
function readTemperature(node: Node | undefined, remark: Text | undefined): Text | undefined {
  // Another one than the remark says is told among what is left.
  const isRoom = (one: Quantity) => one.unit === '°C' && isPlain(one) && (remark === undefined || temperatureOf(remark) === one.value)
  const degrees = readQuantity(node, 'Temperature', { fits: isRoom })?.value
  if (remark !== undefined || degrees === undefined) return remark
  if (usualTemperatures.includes(degrees)) return { phrase: `method.at${degrees}` }
  return { phrase: 'method.atTemperature', values: { temperature: { value: degrees, unit: '°C' } } }
}

/** What stands in words behind the name of a property. A name may hold a colon itself: “Foam test: flame height: 12 cm”. */
function readOther(node: Node, reader: Reader): object | undefined {
  const colon = reader.term('document.colon') || ':'
  const parts = node.text.split(colon)
  const readings = parts.slice(1).map((_, index) => {
    const name = parts.slice(0, index + 1).join(colon)
    const property = ([...propertyKeys.SE09c, ...propertyKeys.SE09b] as const).find((key) => key === reader.word('property.', name))
    return {
      property,
      rest: parts
        .slice(index + 1)
        .join(colon)
        .trim(),
    }
  })
  const found = readings.findLast(({ property }) => property !== undefined)
  const said = found?.property && readLine(found.property, found.rest, reader)
  if (!found?.property || !said) return undefined
  node.isTaken = true
  return toParameter(found.property, said)
}

/** Two elements of the format are two ends of one quantity of ours; one end alone is for a person to look at. */
function readExplosionLimits(section: Node | undefined, reader: Reader): object[] {
  const limits = find(section, 'SafetyRelevantInformation/ExplosionLimit')
  const [lowerEnds, upperEnds] = [findAll(limits, 'LowerExplosionLimit'), findAll(limits, 'UpperExplosionLimit')]
  const all = [...lowerEnds, ...upperEnds]
  const [lower, upper] = [lowerEnds, upperEnds].map((ends) => readQuantity(ends[0], 'UnitValue'))
  const described = all.find((one) => find(one, 'Method/FullText'))
  const method = readMethod(described, reader)
  if (!lower && !upper) {
    const [text, remark] = firstTexts(all, 2, reader)
    return text ? [toParameter('explosionLimits', withoutGaps({ text, method, remark }))] : []
  }
  const [remark] = firstTexts(all, 1, reader)
  const range = lower && upper && toRange(lower, upper)
  if (!range) reader.guess('/parameters', [lower && 'LowerExplosionLimit', upper && 'UpperExplosionLimit'].filter(Boolean).join(', '))
  const quantities = range ? [range] : [lower, upper].flatMap((one) => one ?? [])
  return quantities.map((quantity) => toParameter('explosionLimits', withoutGaps({ quantity, method, remark })))
}

/** Ends that are about right, or contradict each other, are none of one range. */
function toRange(lower: Quantity, upper: Quantity): Quantity | undefined {
  const [from, to] = [lower, upper].map((one) => (isPlain(one) ? one.value : undefined))
  if (from === undefined || to === undefined || from > to || lower.unit !== upper.unit) return undefined
  return { from, to, unit: lower.unit }
}

/** As many texts as there is room for: the others stay among what is left. */
function firstTexts(nodes: readonly Node[], most: number, reader: Reader): Text[] {
  return nodes.reduce<Text[]>(
    (found, node) => (found.length < most ? [...found, ...reader.texts(node, 'AdditionalInfo', most - found.length)] : found),
    [],
  )
}
