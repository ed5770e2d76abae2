import { unitsOf, type PropertyKey } from './properties.ts'
import type { Unit } from './texts.ts'

const hours: readonly Unit[] = ['h', 'min', 'days']
const share: readonly Unit[] = ['%', 'vol-%', 'g/l']

/** In what a property is given that may have any unit: the first is the usual one. */
const usual: Partial<Record<PropertyKey, readonly Unit[]>> = {
  solubility: ['g/l', 'mg/l', '%'],
  particleCharacteristics: ['µm', 'mm'],
  flammableGases: ['vol-%'],
  gasesUnderPressure: ['bar', 'kPa'],
  dustExplosivity: ['mJ', 'g/m²', 'bar'],
  selfAcceleratingPolymerisation: ['°C'],
  mechanicalSensitivity: ['mJ'],
  acidReserve: ['g NaOH/100 g'],
  evaporationRate: [''],
  solventContent: share,
  solidsContent: ['%', 'vol-%'],
  vocContent: ['g/l', '%'],
  flowTime: ['s'],
  heatOfCombustion: ['kJ/g'],
  gloss: [''],
  solidsByVolume: ['vol-%', '%'],
  coverage: ['m²/l', 'm²/kg', 'g/m²', 'ml/m²'],
  dryFilmThickness: ['µm', 'mm'],
  wetFilmThickness: ['µm', 'mm'],
  dustDry: hours,
  touchDry: hours,
  recoatable: hours,
  fullyCured: ['days', 'h'],
  potLife: ['h', 'min'],
  shelfLife: ['months', 'years', 'days'],
  applicationViscosity: ['mPa·s', 's'],
  openTime: ['min', 's', 'h'],
  hardness: ['s', ''],
  dilution: ['%', 'vol-%'],
  dosage: ['ml', 'ml/m²', 'g/m²', 'g', 'l', 'kg', '%'],
  contactTime: ['min', 's', 'h'],
}

/** Units that are offered for a property, the usual one first. Never empty; `''` is a pure number. */
export function unitsFor(property: PropertyKey): readonly Unit[] {
  return unitsOf[property] ?? usual[property] ?? ['']
}
