import { stateKindOf, type StateKind } from '../../shared/record/physical-state.ts'
import { propertyKeys, type PropertyKey } from '../../shared/record/properties.ts'
import type { Quantity, Text, Unit } from '../../shared/record/texts.ts'
import { listShown, type ShownProperty } from '../sds/section-09-to-10.ts'
import { plainText } from '../text/write-text.ts'
import { group, value, type Element } from './element.ts'
import { phrases, sayings } from './phrases.ts'
import { ends, exactly, measured } from './quantities.ts'
import { required } from './section-04-to-07.ts'
import { sentencesOf, type Sheet } from './sheet.ts'

/** The values of a property that the sheet shows. */
type Show = (property: PropertyKey) => ShownProperty[]

/** Section 9: REACH Annex II, 9.1 and 9.2. What has an element of the format stands there, everything else in words behind its name. */
export function writeProperties(sheet: Sheet): Element[] {
  const placed = new Set<PropertyKey>()
  const show: Show = (property) => {
    placed.add(property)
    return listShown(property, sheet.record)
  }
  const elements = writeElements(sheet, show)
  return required(
    'PhysicalChemicalProperties',
    ...elements,
    sayings('OtherPhysicalChemicalProperty', listOthers(sheet, placed)),
    sayings('AdditionalInfo', sentencesOf(sheet, '9.2')),
  )
}

/** In the order of the format, whose schema is among the tests (tests/sdscom-5.6). */
function writeElements(sheet: Sheet, show: Show): Element[][] {
  const of = (property: PropertyKey, name: string) => show(property).flatMap((shown) => withUnit(name, shown, sheet))
  const at = (property: PropertyKey, name: string) => show(property).flatMap((shown) => atTemperature(name, shown, sheet))
  const words = (property: PropertyKey, name: string) => show(property).flatMap((shown) => wordByWord(name, shown, sheet))
  const viscosity = (property: PropertyKey, type: string) =>
    at(property, 'Value').flatMap((one) => group('Viscosity', [one], value('Type', type)))
  return [
    writeAppearance(sheet, words),
    group(
      'SafetyRelevantInformation',
      show('ph').flatMap((shown) => group('PhValue', pureNumber('Value', shown, sheet))),
      group('MeltingPointRelated', of('meltingPoint', 'MeltingPoint'), of('softeningPoint', 'SofteningPoint')),
      group('BoilingPointRelated', of('boilingPoint', 'BoilingPoint')),
      of('flashPoint', 'Value').flatMap((one) => group('FlashPoint', [one])),
      show('evaporationRate').flatMap((shown) => pureNumber('EvaporationRate', shown, sheet)),
      words('flammability', 'Flammability'),
      writeExplosionLimits(sheet, show),
      at('vapourPressure', 'VapourPressure'),
      at('relativeVapourDensity', 'Value').flatMap((one) => group('RelativeVapourDensity', [one])),
      writeDensities(sheet, show),
      show('solubility').flatMap((shown) => group('Solubilities', wordByWord('SolubilityDescription', shown, sheet))),
      at('partitionCoefficient', 'Value').flatMap((one) => group('PartitionCoefficient', [one])),
      of('autoIgnitionTemperature', 'AutoignitionTemperature'),
      of('decompositionTemperature', 'DecompositionTemperature'),
      viscosity('kinematicViscosity', 'Kinematic'),
      viscosity('dynamicViscosity', 'Dynamic'),
      viscosity('flowTime', 'Flow time'),
    ),
    writePhysicalHazards(sheet, show),
    group(
      'OtherSafetyInformation',
      words('miscibility', 'Miscibility'),
      at('conductivity', 'ElectricConductivity'),
      // The format measures it in g/l and names no unit.
      show('vocContent').flatMap((shown) => pureNumber('ContentOfVoc', shown, sheet, 'g/l')),
      of('solidsContent', 'SolidContent'),
      at('particleCharacteristics', 'ParticleSize'),
      at('redoxPotential', 'RedoxPotential'),
      at('photocatalytic', 'PhotocatalyticProperties'),
    ),
  ]
}

const states: Partial<Record<StateKind, string>> = { Liquid: 'liquid', Solid: 'solid' }

function writeAppearance(sheet: Sheet, words: (property: PropertyKey, name: string) => Element[]): Element[] {
  const state = stateKindOf(sheet.record.parameters)
  return group(
    'Appearance',
    words('physicalState', 'FormDescription'),
    group('StateUnderStandardConditions', value('State', state && states[state])),
    words('colour', 'ColourDescription'),
    words('odour', 'Odour'),
  )
}

/** What stands beside a value, or in its place. */
function besides({ text, remark }: ShownProperty, { writer }: Sheet): Element[] {
  return phrases(
    'AdditionalInfo',
    [text, remark].filter((one) => one !== undefined),
    writer,
  )
}

function method({ method: own }: ShownProperty, { writer }: Sheet): Element[] {
  return sayings('Method', own ? [writer.method(own)] : [])
}

/** A value of the type that has a unit; in words where the format has no such unit. */
function withUnit(name: string, shown: ShownProperty, sheet: Sheet, more: readonly Element[] = []): Element[] {
  const written = measured('UnitValue', shown.quantity)
  const unwritten = shown.quantity && written.length === 0 ? sayings('AdditionalInfo', [sheet.writer.quantity(shown.quantity)]) : []
  return group(name, written, method(shown, sheet), unwritten, besides(shown, sheet), more)
}

/** The same of a type that has a temperature, beside the words: without its element a program reads 20 °C (TemperaturePressureGroup). */
function atTemperature(name: string, shown: ShownProperty, sheet: Sheet): Element[] {
  return withUnit(name, shown, sheet, temperatureElement(shown))
}

function temperatureElement({ quantity, remark }: ShownProperty): Element[] {
  const degrees = quantity && temperatureOf(remark)
  return degrees === undefined ? [] : exactly('Temperature', { value: degrees, unit: '°C' })
}

/** °C, of a remark of the library that names a temperature. */
export function temperatureOf(remark: Text | undefined): number | undefined {
  if (remark === undefined || !('phrase' in remark)) return undefined
  const [, degrees] = /^method\.at(\d+)$/.exec(remark.phrase) ?? []
  if (degrees !== undefined) return Number(degrees)
  const named = remark.phrase.startsWith('method.atTemperature') ? remark.values?.['temperature'] : undefined
  return typeof named === 'object' && 'unit' in named && named.unit === '°C' ? named.value : undefined
}

/** A value of the type without a unit. */
function pureNumber(name: string, shown: ShownProperty, sheet: Sheet, unit: Unit = '', more: readonly Element[] = []): Element[] {
  const { quantity } = shown
  const written = quantity && quantity.unit === unit ? group('Value', ends(quantity)) : []
  const unwritten = quantity && written.length === 0 ? sayings('AdditionalInfo', [sheet.writer.quantity(quantity)]) : []
  return group(name, written, method(shown, sheet), unwritten, besides(shown, sheet), more)
}

/** A property in words: value, what stands beside it, and how it was found. */
function inWords(shown: ShownProperty, { writer }: Sheet): string[] {
  const { quantity, text, remark, method: own } = shown
  return [
    ...(quantity ? [writer.quantity(quantity)] : []),
    ...[text, remark].flatMap((one) => (one ? [plainText(writer.text(one))] : [])),
    ...(own ? [writer.method(own)] : []),
  ]
}

/** The same, a phrase for each, those of the library with their keys. */
function wordByWord(name: string, shown: ShownProperty, sheet: Sheet): Element[] {
  const { text, remark, method: own } = shown
  return [
    ...sayings(name, shown.quantity ? [sheet.writer.quantity(shown.quantity)] : []),
    ...phrases(
      name,
      [text, remark].filter((one) => one !== undefined),
      sheet.writer,
    ),
    ...sayings(name, own ? [sheet.writer.method(own)] : []),
  ]
}

/** The same on one line: value, what stands beside it and method belong together. */
const onOneLine = (shown: ShownProperty, sheet: Sheet): string => inWords(shown, sheet).join(`${sheet.writer.term('document.semicolon')} `)

/** Two ends in one quantity are two elements of the format. */
function writeExplosionLimits(sheet: Sheet, show: Show): Element[] {
  const limits = show('explosionLimits')
  const end = (name: string, choose: (quantity: Quantity) => number | undefined) =>
    limits.flatMap((shown) => {
      const chosen = shown.quantity && choose(shown.quantity)
      return shown.quantity && chosen !== undefined ? withUnit(name, { quantity: { value: chosen, unit: shown.quantity.unit } }, sheet) : []
    })
  const others = limits.flatMap((shown) =>
    group(
      'LowerExplosionLimit',
      shown.quantity?.value === undefined ? [] : measured('UnitValue', shown.quantity),
      method(shown, sheet),
      besides(shown, sheet),
    ),
  )
  return group(
    'ExplosionLimit',
    end('LowerExplosionLimit', ({ from }) => from),
    others,
    end('UpperExplosionLimit', ({ to }) => to),
  )
}

function writeDensities(sheet: Sheet, show: Show): Element[] {
  const shown = show('density')
  const isRelative = ({ quantity }: ShownProperty) => quantity?.unit === ''
  return group(
    'Densities',
    shown.filter(isRelative).flatMap((one) => pureNumber('RelativeDensity', one, sheet, '', temperatureElement(one))),
    shown.filter((one) => !isRelative(one)).flatMap((one) => atTemperature('Density', one, sheet)),
  )
}

/** Hazard classes of 9.2.1 in the order of the format. */
export const physicalHazards: readonly [PropertyKey, string][] = [
  ['explosives', 'Explosives'],
  ['flammableGases', 'FlammableGases'],
  ['aerosols', 'FlammableAerosols'],
  ['oxidisingGases', 'OxidisingGases'],
  ['gasesUnderPressure', 'GasesUnderPressure'],
  ['flammableLiquids', 'FlammableLiquids'],
  ['flammableSolids', 'FlammableSolids'],
  ['selfReactive', 'SelfreactiveSubstancesAndMixtures'],
  ['pyrophoricLiquids', 'PyrophoricLiquids'],
  ['pyrophoricSolids', 'PyrophoricSolids'],
  ['selfHeating', 'SelfheatingSubstancesAndMixtures'],
  ['emitsFlammableGases', 'SubstancesWhichInContactWithWaterEmitFlammableGases'],
  ['oxidisingLiquids', 'OxidisingLiquids'],
  ['oxidisingSolids', 'OxidisingSolids'],
  ['organicPeroxides', 'OrganicPeroxides'],
  ['corrosiveToMetals', 'CorrosiveToMetals'],
]

function writePhysicalHazards(sheet: Sheet, show: Show): Element[] {
  return group(
    'PhysicalHazards',
    physicalHazards.flatMap(([property, name]) => {
      const words = show(property).map((shown) => onOneLine(shown, sheet))
      return group(
        name,
        group(
          'GeneralInformation',
          sayings('Assessment', words.length > 0 ? [words.join(`${sheet.writer.term('document.semicolon')} `)] : []).slice(0, 1),
        ),
      )
    }),
  )
}

/** Properties that the format has no place for, with their names. */
function listOthers(sheet: Sheet, placed: ReadonlySet<PropertyKey>): string[] {
  const others = [...propertyKeys.SE09b, ...propertyKeys.SE09c].filter((property) => !placed.has(property))
  return others.flatMap((property) =>
    listShown(property, sheet.record).map(
      (shown) => `${sheet.writer.term(`property.${property}`)}${sheet.writer.term('document.colon')} ${onOneLine(shown, sheet)}`,
    ),
  )
}
