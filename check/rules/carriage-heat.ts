import { hazardOfHeat, isCarriedMolten, namedTwice } from '../../clp/transport/hot-goods.ts'
import { carriedHot } from '../../shared/classification/measured-of-record.ts'
import { findTransportMode, transportModes } from '../../shared/record/transport.ts'
import type { Quantity } from '../../shared/record/texts.ts'
import { endsOfQuantity } from '../ends-of-quantity.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule, Subject } from '../subject.ts'
import { isQuantity, readFigure } from './read-figure.ts'

/** 14.6 says at what temperature heated goods are handed over; what sections 7 and 9 say of heat goes with it. */
export const checkCarriageHeat: Rule = (subject) => [
  ...checkMissing(subject),
  ...checkEntry(subject),
  ...checkStood(subject),
  ...checkRecipeHeat(subject),
]

/** Whether the name of a UN number says that its goods are hot. */
export function isOfHotGoods(number: string, { transportTable }: Subject['context']): boolean {
  const un = number.replace(/^\D+/, '')
  return !namedTwice.has(un) && isCarriedMolten(transportTable.namesOf(un)?.en)
}

/** An entry of heated or molten goods says that they are hot, and nothing says how hot: the driver, the mark and the entry depend on it. */
function checkMissing({ record, context, mixture }: Subject): Finding[] {
  if (saidHeat(record).length > 0 || record.kit !== undefined) return []
  const known = mixture.measured.carriageTemperature
  const number = transportModes
    .map((mode) => findTransportMode(record.transport, mode)?.number)
    .find((one) => one !== undefined && isOfHotGoods(one, context))
  if (number === undefined && known === null) return []
  const value = { phrase: carriedHot, values: { temperature: { value: known, unit: '°C' } } }
  return [
    finding('transport.temperatureMissing', 'transport.precautions', {
      params: { section: '14.6', what: { term: 'report.carriageTemperature' } },
      fix: known === null ? null : [{ op: 'add', path: '/transport/precautions/-', value }],
    }),
  ]
}

/** Of what section 3 lists nothing the engine judges nothing: the entry of the heat follows from sections 9 and 14.6 alone. */
function checkEntry({ record, isJudged, mixture: { physicalState, measured } }: Subject): Finding[] {
  const { carriageTemperature: temperature, meltingPoint, flashPoint } = measured
  if (isJudged || temperature === null || physicalState === null || record.kit !== undefined) return []
  const number = findTransportMode(record.transport, 'road')?.number
  const un = hazardOfHeat({ state: physicalState, flashPoint, hot: { temperature, meltingPoint, mayFlash: true } })?.ofHeat
  const isOfHeat = number !== undefined && /^UN 325[678]$/.test(number)
  if (un === undefined) return isOfHeat ? [finding('transport.unfounded', 'transport.road', { params: { number }, article: ofHeat })] : []
  if (!record.transport.regulated)
    return [finding('transport.notRegulated', 'transport.regulated', { params: { number: `UN ${un}` }, article: ofHeat })]
  // Another entry may be that of a class which only a person knows here.
  if (!isOfHeat || number === `UN ${un}`) return []
  return [finding('transport.numberDiffers', 'transport.road', { params: { record: number, found: `UN ${un}` }, article: ofHeat })]
}
const ofHeat = 'REACH Annex II, 14.1; ADR 2.2.3.1.2 and 2.2.9.1.13'

const saidHeat = ({ transport: { precautions } }: Subject['record']): { index: number; quantity: Quantity }[] =>
  precautions.flatMap((text, index) => {
    const said = 'phrase' in text && text.phrase === carriedHot ? text.values?.['temperature'] : undefined
    return isQuantity(said) && said.unit === '°C' ? [{ index, quantity: said }] : []
  })

/** The sheet says the temperature of its recipe, from which the entry follows. */
function checkRecipeHeat({ record, recipe }: Subject): Finding[] {
  const own = recipe?.mixture.measured.carriageTemperature ?? null
  if (own === null) return []
  return saidHeat(record).flatMap(({ index, quantity }) => {
    const { least, most } = endsOfQuantity(quantity)
    if (own >= least && own <= most) return []
    const found: Quantity = { value: own, unit: '°C' }
    return [
      finding('recipe.measuredDiffers', `transport.precautions[${index}]`, {
        params: { record: quantity, found },
        article: 'REACH Annex II, 14.6; ADR 2.2.9.1.13',
        fix: [{ op: 'replace', path: `/transport/precautions/${index}`, value: { phrase: carriedHot, values: { temperature: found } } }],
      }),
    ]
  })
}

/** What a product decomposes or burns at is no temperature to carry it at; what boils there is under pressure, which somebody may want. */
const stood = [
  { property: 'decompositionTemperature', point: '9.1(j)', isSure: true },
  { property: 'autoIgnitionTemperature', point: '9.1(i)', isSure: true },
  { property: 'boilingPoint', point: '9.1(e)', isSure: false },
] as const

function checkStood({ record }: Subject): Finding[] {
  return saidHeat(record).flatMap(({ index, quantity }) => {
    const { most } = endsOfQuantity(quantity)
    const path = `transport.precautions[${index}]`
    const ofProperties = stood.flatMap(({ property, point, isSure }): Finding[] => {
      const figure = readFigure(record, property, '°C')
      if (figure === null || !Number.isFinite(most) || figure.most > most) return []
      return [
        finding('sentences.figureContradicts', path, {
          params: { one: [{ term: 'report.carriageTemperature' }, quantity], other: [{ term: `property.${property}` }, figure.quantity] },
          article: `REACH Annex II, ${point} and 14.6`,
          ...(isSure ? {} : { severity: 'warning' as const }),
        }),
      ]
    })
    const ofMelt = record.handling.handling.flatMap((other): Finding[] => {
      const said = 'phrase' in other && other.phrase === 'handling.meltTemperature' ? other.values?.['temperature'] : undefined
      if (!isQuantity(said) || endsOfQuantity(said).most >= endsOfQuantity(quantity).least) return []
      return [
        finding('sentences.figureContradicts', path, {
          params: { one: [{ term: 'report.carriageTemperature' }, quantity], other },
          article: 'REACH Annex II, 7.1 and 14.6',
        }),
      ]
    })
    return [...ofProperties, ...ofMelt]
  })
}
