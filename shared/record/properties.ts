import { z } from 'zod'
import { line, quantity, text, type Unit } from './texts.ts'
import { rule } from '../reasons/reason.ts'

/**
 * Properties by category. SE09 and SE09a make 9.1 (Annex II as amended by Regulation (EU) 2020/878, 9.1 (a) to (r)), SE09b makes 9.2.1
 * (physical hazard classes), SE09c makes 9.2.2 (other safety characteristics), TD01 the technical data sheet.
 */
export const propertyKeys = {
  SE09: ['physicalState', 'colour', 'odour'],
  SE09a: [
    'meltingPoint',
    'boilingPoint',
    'flammability',
    'explosionLimits',
    'flashPoint',
    'autoIgnitionTemperature',
    'decompositionTemperature',
    'ph',
    'kinematicViscosity',
    'solubility',
    'partitionCoefficient',
    'vapourPressure',
    'density',
    'relativeVapourDensity',
    'particleCharacteristics',
  ],
  SE09b: [
    'explosives',
    'flammableGases',
    'aerosols',
    'flammableComponents',
    'oxidisingGases',
    'gasesUnderPressure',
    'flammableLiquids',
    'flammableSolids',
    'selfReactive',
    'pyrophoricLiquids',
    'pyrophoricSolids',
    'selfHeating',
    'emitsFlammableGases',
    'oxidisingLiquids',
    'oxidisingSolids',
    'organicPeroxides',
    'corrosiveToMetals',
    'desensitisedExplosives',
  ],
  SE09c: [
    'mechanicalSensitivity',
    'selfAcceleratingPolymerisation',
    'dustExplosivity',
    'acidReserve',
    'evaporationRate',
    'miscibility',
    'conductivity',
    'corrosiveness',
    'gasGroup',
    'redoxPotential',
    'radicalFormation',
    'photocatalytic',
    'solventContent',
    'solidsContent',
    'vocContent',
    'dynamicViscosity',
    'flowTime',
    'sustainedCombustion',
    'heatOfCombustion',
    'enclosedSpaceTime',
    'deflagrationDensity',
    'flameHeight',
    'flameDuration',
    'softeningPoint',
  ],
  TD01: [
    'gloss',
    'solidsByVolume',
    'coverage',
    'dryFilmThickness',
    'wetFilmThickness',
    'dustDry',
    'touchDry',
    'recoatable',
    'fullyCured',
    'potLife',
    'mixingRatio',
    'applicationTemperature',
    'applicationViscosity',
    'shelfLife',
    'storageTemperature',
    'openTime',
    'processingTemperature',
    'hardness',
    'dilution',
    'dosage',
    'contactTime',
  ],
} as const

export const propertyCategories = ['SE09', 'SE09a', 'SE09b', 'SE09c', 'TD01'] as const
export type PropertyCategory = (typeof propertyCategories)[number]
export type PropertyKey = (typeof propertyKeys)[PropertyCategory][number]

/** °C */
const absoluteZero = -273.15

/** A quantity of any other unit is an amount, a length, a time or a pressure, of which there is no less than none. */
const signedUnits: ReadonlySet<Unit> = new Set(['°C', 'kJ/g', ''])
/** Ratios to another substance, of the unit `''`, and never below none either. pH and log Kow are. */
const unsignedRatios: ReadonlySet<PropertyKey> = new Set(['density', 'relativeVapourDensity', 'evaporationRate'])

const temperature: readonly Unit[] = ['°C']
const pureNumber: readonly Unit[] = ['']
const pressure: readonly Unit[] = ['hPa', 'kPa', 'bar']

/** Units of the properties that have certain ones only, the usual one first. What is not listed is measured in many ways. */
export const unitsOf: Partial<Record<PropertyKey, readonly Unit[]>> = {
  meltingPoint: temperature,
  boilingPoint: temperature,
  flashPoint: temperature,
  autoIgnitionTemperature: temperature,
  decompositionTemperature: temperature,
  softeningPoint: temperature,
  applicationTemperature: temperature,
  processingTemperature: temperature,
  storageTemperature: temperature,
  ph: pureNumber,
  partitionCoefficient: pureNumber,
  relativeVapourDensity: pureNumber,
  flammableComponents: ['%'],
  vapourPressure: pressure,
  density: ['g/cm³', 'kg/l', 'g/l', ''],
  kinematicViscosity: ['mm²/s'],
  dynamicViscosity: ['mPa·s'],
  enclosedSpaceTime: ['s/m³'],
  deflagrationDensity: ['g/m³'],
  flameHeight: ['cm'],
  flameDuration: ['s'],
  explosionLimits: ['vol-%', '%', 'mg/l', 'mg/m³'],
}

const parameterOf = <C extends PropertyCategory>(category: C) =>
  z
    .strictObject({
      category: z.literal(category),
      property: z.enum(propertyKeys[category]),
      quantity: quantity.optional(),
      text: text.optional(),
      /** Method as cited: `ISO 1523`, `DIN 53211`. */
      method: line(80).optional(),
      /** Condition or remark: closed cup, at 20 °C. */
      remark: text.optional(),
    })
    .refine((parameter) => parameter.quantity !== undefined || parameter.text !== undefined, rule('quantity'))
    .superRefine(({ property, quantity: given }, context) => {
      if (!given) return
      const possible = unitsOf[property]
      if (possible && !possible.includes(given.unit))
        context.addIssue({
          code: 'custom',
          path: ['quantity', 'unit'],
          message: rule('unit', { units: [...possible] }),
        })
      const isSigned = signedUnits.has(given.unit) && !unsignedRatios.has(property)
      for (const place of ['value', 'from', 'to'] as const) {
        const number = given[place] ?? 0
        const path = ['quantity', place]
        if (given.unit === '°C' && number < absoluteZero)
          context.addIssue({ code: 'custom', path, input: number, message: rule('tooCold') })
        else if (number < 0 && !isSigned) context.addIssue({ code: 'custom', path, input: number, message: rule('negative') })
      }
    })

/** One parameter of sections 9.1 and 9.2 or of the technical data sheet. */
export const parameter = z.discriminatedUnion('category', [
  parameterOf('SE09'),
  parameterOf('SE09a'),
  parameterOf('SE09b'),
  parameterOf('SE09c'),
  parameterOf('TD01'),
])
export type Parameter = z.infer<typeof parameter>
