import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Parameter } from '../../shared/record/properties.ts'
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
  [
    'two viscosities of one temperature, a hundredfold apart',
    9002,
    put(
      { category: 'SE09a', property: 'kinematicViscosity', quantity: { value: 10, unit: 'mm²/s' }, remark: { phrase: 'method.at20' } },
      { category: 'SE09c', property: 'dynamicViscosity', quantity: { value: 2000, unit: 'mPa·s' }, remark: { phrase: 'method.at20' } },
    ),
    'properties.figuresContradict',
    'REACH Annex II, 9.1(l)',
  ],
  [
    'a resin that ignites by itself at 60 °C',
    9002,
    put(
      { category: 'SE09a', property: 'flashPoint', quantity: { value: 50, unit: '°C' } },
      { category: 'SE09a', property: 'autoIgnitionTemperature', quantity: { value: 60, unit: '°C' } },
    ),
    'properties.figuresContradict',
    'REACH Annex II, 9.1(i)',
  ],
  [
    'an adhesive of three quarters of solvents with 5 % of solvents',
    9003,
    put({ category: 'SE09c', property: 'solventContent', quantity: { value: 5, unit: '%' } }),
    'properties.figuresContradict',
    'REACH Annex II, 9.2.2',
  ],
  [
    'an adhesive of three quarters of solvents with 90 % of solids',
    9003,
    put({ category: 'SE09c', property: 'solidsContent', quantity: { value: 90, unit: '%' } }),
    'properties.figuresContradict',
    'REACH Annex II, 9.2.2',
  ],
  [
    'a resin that boils at 250 °C with a vapour pressure of 100 hPa',
    9002,
    put(
      { category: 'SE09a', property: 'boilingPoint', quantity: { value: 250, unit: '°C' } },
      { category: 'SE09a', property: 'vapourPressure', quantity: { value: 100, unit: 'hPa' } },
    ),
    'properties.figuresContradict',
    'REACH Annex II, 9.1(e) and 9.1(o)',
  ],
  [
    'ammonia that lies along the floor',
    9012,
    put({ category: 'SE09a', property: 'relativeVapourDensity', quantity: { value: 2.5, unit: '' } }),
    'properties.figuresContradict',
    'REACH Annex II, 9.1(q)',
  ],
]

/** In place of what section 9 says of these properties. */
function put(...parameters: readonly Parameter[]) {
  return (record: ProductRecord): void => {
    record.parameters = record.parameters.filter((one) => parameters.every(({ property }) => property !== one.property))
    record.parameters.push(...parameters)
  }
}
