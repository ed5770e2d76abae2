import type { ProductRecord } from '../../shared/record/product-record.ts'
import { stateKindOf } from '../../shared/record/physical-state.ts'
import type { Quantity, Text } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import { has, type Rule } from '../subject.ts'
import { isQuantity, readFigure } from './read-figure.ts'

/** Temperatures of sections 7 and 9 against each other: what a product does not stand is no temperature to keep or to work it at. */
export const checkFiguresOfStore: Rule = ({ record }) => [
  ...checkStored(record),
  ...checkControl(record),
  ...checkLabelOfStore(record),
  ...checkWarnings(record),
  ...checkMelt(record),
  ...checkSoftening(record),
]

/** The highest temperature that 7.2 allows for the store; null where it says none. */
const highestStored = ({ handling: { storageTemperature: own } }: Pick<ProductRecord, 'handling'>): number | null =>
  own?.unit !== '°C' ? null : (own.to ?? (own.sign === '>' || own.sign === '≥' ? null : (own.value ?? null)))

function checkStored(record: ProductRecord): Finding[] {
  const highest = highestStored(record)
  if (highest === null) return []
  const isLiquid = stateKindOf(record.parameters) === 'Liquid'
  const wrong = [
    { property: 'decompositionTemperature', point: '9.1(j)', isSure: true },
    { property: 'autoIgnitionTemperature', point: '9.1(i)', isSure: true },
    // What boils in its closed container is under pressure, which somebody may want.
    ...(isLiquid ? [{ property: 'boilingPoint', point: '9.1(e)', isSure: false } as const] : []),
  ] as const
  return wrong.flatMap(({ property, point, isSure }) => {
    const figure = readFigure(record, property, '°C')
    if (figure === null || figure.most > highest) return []
    return [
      finding('properties.temperaturesContradict', `parameters[${figure.index}]`, {
        params: { record: figure.quantity, found: { sign: '>', value: highest, unit: '°C' } },
        article: `REACH Annex II, ${point} and 7.2`,
        ...(isSure ? {} : { severity: 'warning' as const }),
      }),
    ]
  })
}

/**
 * What decomposes by itself is kept below its self-accelerating decomposition temperature by what lies between that and its control temperature: 20 °C up
 * to 20 °C, 15 °C up to 35 °C, 10 °C above.
 * @see ADR 7.1.7.3.1; REACH Annex II, 9.1(j): of such products the decomposition temperature is that
 */
function checkControl(record: ProductRecord): Finding[] {
  const highest = highestStored(record)
  const figure = readFigure(record, 'decompositionTemperature', '°C')
  const isSelfDecomposing = record.classification.some(({ category }) => /^(?:Self-react\.|Org\. Perox\.) [B-F]$/.test(category))
  const { storageTemperature } = record.handling
  if (highest === null || storageTemperature === undefined || figure === null || !isSelfDecomposing) return []
  const margin = figure.most <= 20 ? 20 : figure.most <= 35 ? 15 : 10
  // At or above it `checkStored` says so.
  if (highest <= figure.most - margin || highest >= figure.most) return []
  const found: Quantity = { sign: '≤', value: figure.most - margin, unit: '°C' }
  return [finding('handling.aboveControl', 'handling.storageTemperature', { params: { record: storageTemperature, found } })]
}

/** P411 and P413 say on the label up to which temperature it is stored. */
function checkLabelOfStore({ labelElements, handling }: ProductRecord): Finding[] {
  const highest = highestStored({ handling })
  const { storageTemperature } = handling
  if (highest === null || storageTemperature === undefined) return []
  return labelElements.precautionaryStatements.flatMap(({ code, values }) => {
    const said = /P41[13]/.test(code) ? values?.['celsius'] : undefined
    const figures = said !== undefined && 'text' in said ? Object.values(said.text).map((text) => Number(text.replace(',', '.'))) : []
    // Own words around a figure are read by nobody here.
    const limit = figures.length > 0 && figures.every((one) => Number.isFinite(one)) ? Math.min(...figures) : null
    if (limit === null || highest <= limit) return []
    return [
      finding('sentences.figureContradicts', 'handling.storageTemperature', {
        params: { one: [code, { value: limit, unit: '°C' }], other: storageTemperature },
        article: 'CLP Annex IV; REACH Annex II, 7.2',
      }),
    ]
  })
}

/** °C above which sentences of the library say that the product is not to be stored. */
const notAbove = 50
const keeping = ['storage.aerosols', 'storage.gasContainers'] as const
const avoiding = 'avoidCondition.sunlight'
/** CLP Annex IV, P235: what is kept cool is not stored above 50 °C. How cool that is nobody says. */
const cool = ['storage.coolVentilated'] as const

function checkWarnings(record: ProductRecord): Finding[] {
  const highest = highestStored(record)
  const { storageTemperature, storage } = record.handling
  if (highest === null || highest <= notAbove || storageTemperature === undefined) return []
  const contradict = (texts: readonly Text[], path: string, article: string, ...phrases: readonly string[]) =>
    texts.flatMap((one, index) =>
      has([one], ...phrases)
        ? [finding('sentences.figureContradicts', `${path}[${index}]`, { params: { one, other: storageTemperature }, article })]
        : [],
    )
  return [
    ...contradict(storage, 'handling.storage', 'REACH Annex II, 7.2', ...keeping),
    ...contradict(storage, 'handling.storage', 'REACH Annex II, 7.2', ...cool).map((one) => ({ ...one, severity: 'warning' as const })),
    ...contradict(record.stability.avoid, 'stability.avoid', 'REACH Annex II, 10.4 and 7.2', avoiding),
  ]
}

/** The melt is not heated above what it is worked at. */
function checkMelt(record: ProductRecord): Finding[] {
  const worked = readFigure(record, 'processingTemperature', '°C')
  if (worked === null) return []
  return record.handling.handling.flatMap((one, index) => {
    const said = 'phrase' in one && one.phrase === 'handling.meltTemperature' ? one.values?.['temperature'] : undefined
    if (!isQuantity(said) || (said.value ?? said.to ?? Infinity) >= worked.least) return []
    return [
      finding('sentences.figureContradicts', `handling.handling[${index}]`, {
        params: { one, other: [{ term: 'property.processingTemperature' }, worked.quantity] },
        article: 'REACH Annex II, 7.1',
      }),
    ]
  })
}

/** What is worked as a melt is soft by then. */
function checkSoftening(record: ProductRecord): Finding[] {
  const soft = readFigure(record, 'softeningPoint', '°C')
  const worked = readFigure(record, 'processingTemperature', '°C')
  if (soft === null || worked === null || soft.least <= worked.most) return []
  const found: Quantity = { sign: '≤', value: worked.most, unit: '°C' }
  return [
    finding('properties.temperaturesContradict', `parameters[${soft.index}]`, {
      params: { record: soft.quantity, found },
      article: 'REACH Annex II, 9.2.2',
      severity: 'warning',
    }),
  ]
}
