import type { PropertyCategory, PropertyKey } from '../record/properties.ts'
import type { Unit } from '../record/texts.ts'
import type { MeasuredName } from './recipe.ts'

/** Where a figure that the engine takes stands in section 9, with its unit there. */
export interface MeasuredPlace {
  name: Exclude<MeasuredName, 'foamHeight' | 'foamDuration' | 'carriageTemperature'>
  category: PropertyCategory
  property: PropertyKey
  unit: Unit
  /** key of the phrase that names the condition, by which `measuredOf` reads the same figure again */
  remark?: string
}

/** REACH Annex II, 9.1 and 9.2, for what CLP Annex I asks to be measured. */
export const measuredPlaces: readonly MeasuredPlace[] = [
  { name: 'meltingPoint', category: 'SE09a', property: 'meltingPoint', unit: '°C' },
  { name: 'initialBoilingPoint', category: 'SE09a', property: 'boilingPoint', unit: '°C' },
  { name: 'flashPoint', category: 'SE09a', property: 'flashPoint', unit: '°C', remark: 'method.closedCup' },
  { name: 'pH', category: 'SE09a', property: 'ph', unit: '', remark: 'method.undiluted' },
  { name: 'kinematicViscosity40', category: 'SE09a', property: 'kinematicViscosity', unit: 'mm²/s', remark: 'method.at40' },
  { name: 'vapourPressure50', category: 'SE09a', property: 'vapourPressure', unit: 'kPa', remark: 'method.at50' },
  { name: 'relativeDensity', category: 'SE09a', property: 'density', unit: 'g/cm³', remark: 'method.at20' },
  { name: 'flammableContent', category: 'SE09b', property: 'flammableComponents', unit: '%' },
  { name: 'heatOfCombustion', category: 'SE09c', property: 'heatOfCombustion', unit: 'kJ/g' },
  { name: 'enclosedSpaceTime', category: 'SE09c', property: 'enclosedSpaceTime', unit: 's/m³' },
  { name: 'deflagrationDensity', category: 'SE09c', property: 'deflagrationDensity', unit: 'g/m³' },
]
