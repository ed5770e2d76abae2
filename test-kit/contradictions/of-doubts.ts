import { measure } from './change-record.ts'
import type { Contradiction } from './contradiction.ts'

/** Figures that the composition does not let be: whoever classifies by them makes a whole sheet that is wrong and agrees with itself. */
export const ofDoubts: Contradiction[] = [
  [
    'a contact adhesive of three quarters of solvents that flashes at 90 °C',
    9003,
    measure('flashPoint', { value: 90, unit: '°C' }),
    'properties.flashPointUnlikely',
    'CLP Annex I, 2.6.2.1',
  ],
  [
    'a contact adhesive with acetone that begins to boil at 180 °C',
    9003,
    measure('boilingPoint', { value: 180, unit: '°C' }),
    'properties.boilingPointUnlikely',
    'REACH Annex II, 9.1(e)',
  ],
  [
    'a brake cleaner of hydrocarbons with 0.5 % of flammable components',
    9005,
    measure('flammableComponents', { value: 0.5, unit: '%' }),
    'properties.flammableContentTooLow',
    'CLP Annex I, 2.3.2.1',
  ],
  [
    'a brake cleaner of hydrocarbons that burns with 2 kJ/g',
    9005,
    measure('heatOfCombustion', { value: 2, unit: 'kJ/g' }),
    'properties.heatUnlikely',
    'CLP Annex I, 2.3.2.1',
  ],
  [
    'a brake cleaner that burns with 80 kJ/g',
    9005,
    measure('heatOfCombustion', { value: 80, unit: 'kJ/g' }),
    'properties.heatUnlikely',
    'CLP Annex I, 2.3.2.1',
  ],
]
