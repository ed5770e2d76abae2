import type { ProductRecord } from '../../shared/record/product-record.ts'
import { has, type Rule } from '../subject.ts'
import { finding, type Finding } from '../finding.ts'
import type { Quantity, Text } from '../../shared/record/texts.ts'
import { listTexts } from './list-texts.ts'
import { isQuantity, readFigure } from './read-figure.ts'
import { overlap } from './properties-between.ts'

/** Sentences beside a figure that makes them false: acid and lye by the pH, frost and storage, and figures that a sentence repeats. */
export const checkSentencesAndFigures: Rule = ({ record }) => [
  ...checkPh(record),
  ...checkFrost(record),
  ...checkStorageWords(record),
  ...checkRepeated(record),
  ...checkPressure(record),
]

/** Sentences for acids and for lyes, by their keys. */
const ofAcid =
  /^(?:reactivity\.acid|release\.containment\.neutraliseAcid|reaction\.exothermicAlkalis|handling\.acidSensitiveSurfaces|toxicology\.hydrochloricAcid|wasteCode\.(?:060102|200114))$/
const ofLye = /^(?:reactivity\.alkali|release\.containment\.neutraliseAlkali|toxicology\.hydroxideBurns|wasteCode\.(?:060204|200115))$/

/** IMDG Code 3.1.4.4: the segregation groups of acids (1, 1a) and of alkalis (18). */
const acidGroup = /^SGG1a?$/
const alkaliGroup = /^SGG18$/

/** With what a product reacts its pH does not say: sulphites are acid and set gas free with acids, bleach harms marble, too. */
const ofPartners = /^(?:reactivity|reaction|handling)\./
/** Below and above, nobody doubts it. */
const strong = { acid: 4, lye: 10 } as const

function checkPh(record: ProductRecord): Finding[] {
  const ph = readFigure(record, 'ph', '')
  if (ph === null) return []
  // Near neutral nobody can say it, and buffered solutions are either.
  const [isAcid, isLye] = [ph.most < 6, ph.least > 8]
  const isStrong = ph.most < strong.acid || ph.least > strong.lye
  const contradict = (path: string, one: Text, article: string) => {
    const isSure = isStrong && !('phrase' in one && ofPartners.test(one.phrase))
    const found = { params: { one, other: [{ term: 'property.ph' }, ph.quantity] }, article }
    return finding('sentences.figureContradicts', path, isSure ? found : { ...found, severity: 'warning' })
  }
  const isWrong = (phrase: string) => (isAcid && ofLye.test(phrase)) || (isLye && ofAcid.test(phrase))
  const texts = listTexts(record).flatMap(({ text, path, point }) =>
    'phrase' in text && isWrong(text.phrase) ? [contradict(path, text, `REACH Annex II, ${point} and 9.1(k)`)] : [],
  )
  const wastes = record.disposal.wasteCodes.flatMap(({ name }, index) =>
    'phrase' in name && isWrong(name.phrase) ? [contradict(`disposal.wasteCodes[${index}]`, name, 'REACH Annex II, 13.1 and 9.1(k)')] : [],
  )
  const groups = record.transport.precautions.flatMap((text, index) => {
    const group = 'phrase' in text && text.phrase === 'transportPrecaution.segregation' ? text.values?.['group'] : undefined
    if (typeof group !== 'string') return []
    const isFalse = (isLye && acidGroup.test(group)) || (isAcid && alkaliGroup.test(group))
    return isFalse ? [contradict(`transport.precautions[${index}]`, text, 'IMDG Code 3.1.4.4; REACH Annex II, 9.1(k)')] : []
  })
  return [...texts, ...wastes, ...groups]
}

function checkFrost({ handling: { storage, storageTemperature }, stability: { avoid } }: ProductRecord): Finding[] {
  const from = storageTemperature?.from ?? storageTemperature?.value
  if (storageTemperature === undefined || from === undefined || from >= 0) return []
  const contradict = (texts: readonly Text[], phrase: string, path: string, article: string) =>
    texts.flatMap((one, index) =>
      has([one], phrase)
        ? [finding('sentences.figureContradicts', `${path}[${index}]`, { params: { one, other: storageTemperature }, article })]
        : [],
    )
  return [
    ...contradict(storage, 'storage.frost', 'handling.storage', 'REACH Annex II, 7.2'),
    ...contradict(avoid, 'avoidCondition.frost', 'stability.avoid', 'REACH Annex II, 10.4 and 7.2'),
  ]
}

/** Section 7.2 says in words what it says in its fields, and what the technical data sheet says. */
function checkStorageWords({ handling, parameters }: ProductRecord): Finding[] {
  const life = parameters.find(({ category, property }) => category === 'TD01' && property === 'shelfLife')?.quantity
  return handling.storage.flatMap((text, index): Finding[] => {
    if (!('phrase' in text)) return []
    const path = `handling.storage[${index}]`
    const range = text.values?.['temperatureRange']
    const { storageTemperature: own, storageClass } = handling
    if (
      text.phrase === 'storage.temperatureRange' &&
      isQuantity(range) &&
      own !== undefined &&
      JSON.stringify(sorted(range)) !== JSON.stringify(sorted(own))
    )
      return [finding('handling.temperatureDiffers', path, { article: 'REACH Annex II, 7.2' })]
    const named = text.values?.['class']
    if (text.phrase === 'storage.storageClass' && typeof named === 'string' && storageClass !== undefined && named !== storageClass)
      return [
        finding('handling.storageClassDiffers', path, { params: { record: named, found: storageClass }, article: 'REACH Annex II, 7.2' }),
      ]
    const said = text.values?.['months']
    const keeps: Quantity | null = typeof said === 'number' ? { value: said, unit: 'months' } : isQuantity(said) ? said : null
    if (text.phrase !== 'storage.shelfLife' || keeps === null || life === undefined) return []
    const [here, there] = [inMonths(keeps), inMonths(life)]
    if (here === null || there === null || overlap(here, there)) return []
    return [finding('handling.shelfLifeDiffers', path, { params: { record: keeps, found: life } })]
  })
}

/** A year has twelve; days and the rest are not compared. */
function inMonths(quantity: Quantity): Quantity | null {
  if (quantity.unit === 'months') return quantity
  if (quantity.unit !== 'years') return null
  const { value, from, to } = quantity
  const times = (one: number | undefined) => (one === undefined ? undefined : one * 12)
  return { ...quantity, unit: 'months', value: times(value), from: times(from), to: times(to) }
}

const sorted = ({ sign, value, from, to, unit }: Quantity) => [sign, value, from, to, unit]

const withoutPh = ['propertyNote.notApplicableNonAqueous', 'propertyNote.notApplicable', 'propertyNote.notApplicableAerosol'] as const

/** Section 11.1 repeats the pH of 9.1 and the estimates. */
function checkRepeated(record: ProductRecord): Finding[] {
  const ph = readFigure(record, 'ph', '')
  const routes = {
    'route.oral': 'oral',
    'route.dermal': 'dermal',
    'route.inhalationVapour': 'inhalationVapour',
    'route.inhalationMist': 'inhalationDust',
  } as const
  return record.toxicology.notes.flatMap((text, index): Finding[] => {
    if (!('phrase' in text)) return []
    const path = `toxicology.notes[${index}]`
    const none = record.parameters.find(({ property, quantity }) => property === 'ph' && quantity === undefined)?.text
    if (text.phrase === 'toxicology.extremePh' && none !== undefined && has([none], ...withoutPh))
      return [
        finding('sentences.figureContradicts', path, {
          params: { one: text, other: [{ term: 'property.ph' }, none] },
          article: 'REACH Annex II, 11.1 and 9.1(k)',
        }),
      ]
    const said = text.values?.['value']
    if (!isQuantity(said)) return []
    if (text.phrase === 'toxicology.extremePh' && ph !== null && !overlap(said, ph.quantity))
      return [
        finding('toxicology.figureDiffers', path, {
          params: { record: said, found: ph.quantity },
          article: 'REACH Annex II, 11.1 and 9.1(k)',
        }),
      ]
    const route = text.values?.['route']
    if (text.phrase !== 'toxicology.atemix' || typeof route !== 'object' || !('phrase' in route)) return []
    const named = Object.entries(routes).find(([phrase]) => phrase === route.phrase)?.[1]
    const found = record.toxicology.estimates.find((one) => one.route === named)?.quantity
    if (found === undefined || found.unit !== said.unit || overlap(said, found)) return []
    return [finding('toxicology.figureDiffers', path, { params: { record: said, found } })]
  })
}

/** A dispenser has one pressure, in 9.1(o) and in 9.2.1, both at room temperature. */
function checkPressure(record: ProductRecord): Finding[] {
  const stated = readFigure(record, 'vapourPressure', 'bar')
  if (stated === null) return []
  return record.parameters.flatMap(({ text }, index): Finding[] => {
    if (text === undefined || !('phrase' in text) || text.phrase !== 'propertyNote.containsPressure') return []
    const said = text.values?.['pressure']
    if (!isQuantity(said) || said.unit !== 'bar' || overlap(said, stated.quantity)) return []
    return [
      finding('sentences.figureContradicts', `parameters[${index}]`, {
        params: { one: text, other: [{ term: 'property.vapourPressure' }, stated.quantity] },
        article: 'REACH Annex II, 9.2.1 and 9.1(o)',
        // Of one of both nobody may have taken the air off.
        severity: 'warning',
      }),
    ]
  })
}
