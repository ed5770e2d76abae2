import type { ProductRecord } from '../../shared/record/product-record.ts'
import { stateKindOf } from '../../shared/record/physical-state.ts'
import type { Quantity, Text } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import { has, type Rule } from '../subject.ts'
import { isQuantity, readFigure } from './read-figure.ts'

/** Temperatures of sections 7 and 9 against each other: what a product does not stand is no temperature to keep or to work it at. */
export const checkFiguresOfStore: Rule = ({ record }) => [
  ...checkStored(record),
  ...checkWarnings(record),
  ...checkMelt(record),
  ...checkSoftening(record),
]

/** The highest temperature that 7.2 allows for the store; null where it says none. */
const highestStored = ({ handling: { storageTemperature: own } }: ProductRecord): number | null =>
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

/** °C above which sentences of the library say that the product is not to be stored. */
const notAbove = 50
const keeping = ['storage.aerosols', 'storage.gasContainers'] as const
const avoiding = 'avoidCondition.sunlight'

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
