import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Parameter } from '../../shared/record/properties.ts'
import type { Contradiction } from './contradiction.ts'
import { free, mode, say } from './change-record.ts'

const heat = 'transportPrecaution.carriedHot'

/** At what 14.6 says that it is handed over. */
const handedOver =
  (value: number) =>
  (record: ProductRecord): void => {
    const found = record.transport.precautions.find((text) => 'phrase' in text && text.phrase === heat)
    if (!found || !('phrase' in found)) throw new Error(`no ${heat} in ${record.name}`)
    found.values = { temperature: { value, unit: '°C' } }
  }
const figure =
  (property: Extract<Parameter, { category: 'SE09a' }>['property'], value: number) =>
  (record: ProductRecord): void => {
    record.parameters = record.parameters.filter((one) => one.property !== property)
    record.parameters.push({ category: 'SE09a', property, quantity: { value, unit: '°C' } })
  }

/** How goods are handed over against their entry and what they stand. */
export const ofCarriage: Contradiction[] = [
  [
    'bitumen in UN 3257 of which nobody says how hot it is',
    9009,
    (record) => (record.transport.precautions = []),
    'transport.temperatureMissing',
    'ADR 2.2.9.1.13',
  ],
  ['molten bitumen as no dangerous goods', 9009, free, 'transport.notRegulated', 'ADR 2.2.3.1.2'],
  ['bitumen at its flash point in UN 3257', 9009, handedOver(260), 'transport.numberDiffers', 'ADR 2.2.3.1.2'],
  ['bitumen at 95 °C in UN 3257', 9009, handedOver(95), 'transport.unfounded', 'ADR 2.2.3.1.2'],
  [
    'molten bitumen that decomposes at 170 °C',
    9009,
    figure('decompositionTemperature', 170),
    'sentences.figureContradicts',
    'REACH Annex II, 9.1(j) and 14.6',
  ],
  [
    'molten bitumen that ignites by itself at 170 °C',
    9009,
    figure('autoIgnitionTemperature', 170),
    'sentences.figureContradicts',
    'REACH Annex II, 9.1(i) and 14.6',
  ],
  [
    'a melt that is not to be heated above 150 °C and is handed over at 175 °C',
    9009,
    say(({ handling }) => handling.handling, 'handling.meltTemperature', { temperature: { value: 150, unit: '°C' } }),
    'sentences.figureContradicts',
    'REACH Annex II, 7.1 and 14.6',
  ],
  [
    'a cartridge of butane with the code of what does not burn',
    9010,
    (record) => (mode(record, 'road').classificationCode = '5A'),
    'transport.conditionDiffers',
    'ADR 3.2, Table A',
  ],
  ['a foam that burns as a chemical under pressure that does not', 9011, numbered('3500', '2.2'), 'transport.numberDiffers', 'ADR 2.1.2'],
  ['and by its class', 9011, numbered('3500', '2.2'), 'transport.classDiffers', 'ADR 2.1.3'],
]

function numbered(un: string, hazardClass: '2.2') {
  return (record: ProductRecord): void => {
    if (!record.transport.regulated) throw new Error(`${record.name} is free`)
    record.transport.unNumber = un
    for (const name of ['road', 'sea', 'air'] as const) mode(record, name).hazardClass = hazardClass
  }
}
