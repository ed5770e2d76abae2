import type { EstimateRoute } from '../../clp/classification/mixture.ts'
import { mostUnknown } from '../../clp/consequences/most-unknown.ts'
import { findHazardCategory } from '../../clp/hazard-categories.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Quantity, Text } from '../../shared/record/texts.ts'
import { finding, type Finding, type FindingValue } from '../finding.ts'
import { isQuantity } from './read-figure.ts'
import { has, statementsOf, type Rule, type Subject } from '../subject.ts'

/** Sections 11 and 12 against sections 2 and 3: what they deny, and estimates that are not those of the composition. */
export const checkEffects: Rule = (subject) => [
  ...checkDeniedClasses(subject),
  ...checkEstimates(subject),
  ...checkEstimatesMissing(subject),
  ...checkUnknownShares(subject),
  ...checkConcerns(subject),
  ...checkNoData(subject.record),
]

/** “The criteria are not met” of a class that section 2.1 names. */
function checkDeniedClasses({ record }: Subject): Finding[] {
  const own = record.classification.map(({ category }) => ({ category, hazardClass: findHazardCategory(category).hazardClass }))
  const denied = (reasons: Readonly<Record<string, string | undefined>> | undefined) =>
    Object.entries(reasons ?? {}).flatMap(([point, reason]) => {
      if (reason === undefined) return []
      const named = own.find(({ hazardClass }) =>
        point === 'sensitisation'
          ? hazardClass === 'skinSensitisation' || hazardClass === 'respiratorySensitisation'
          : hazardClass === point,
      )
      return named ? [{ point, category: named.category }] : []
    })
  const remove = (place: string) => [{ op: 'remove' as const, path: `/${place}` }]
  return [
    ...denied(record.toxicology.notClassified).map(({ point, category }) =>
      finding('toxicology.classDenied', `toxicology.notClassified.${point}`, {
        params: { what: category },
        fix: remove(`toxicology/notClassified/${point}`),
      }),
    ),
    ...denied(record.ecology.notClassified).map(({ point, category }) =>
      finding('ecology.classDenied', `ecology.notClassified.${point}`, {
        params: { what: category },
        fix: remove(`ecology/notClassified/${point}`),
      }),
    ),
  ]
}

const formsOf = {
  oral: ['oral'],
  dermal: ['dermal'],
  inhalationGas: ['gas'],
  inhalationVapour: ['vapour'],
  inhalationDust: ['mist', 'dust'],
} as const satisfies Record<Ingredient['acuteToxicityEstimates'][number]['route'], readonly EstimateRoute[]>

/** Share of a figure by which rounding may change it. */
const rounding = 0.05

/** CLP Annex I, 3.1.3.6: what section 11.1 says of the mixture is what its ingredients give. */
function checkEstimates({ record, answer, isJudged }: Subject): Finding[] {
  if (!isJudged) return []
  // What was tested on the mixture needs no calculation.
  if (record.classification.some(({ category, basis }) => category.startsWith('Acute Tox.') && basis === 'testData')) return []
  return record.toxicology.estimates.flatMap(({ route, quantity }, index) => {
    const found = formsOf[route].flatMap((form) => answer.acuteToxicity[form]?.estimate ?? [])
    const { value, sign } = quantity
    const [estimate] = found.toSorted((a, b) => Math.abs(a - (value ?? 0)) - Math.abs(b - (value ?? 0)))
    if (estimate === undefined && value !== undefined) return checkForm(answer.acuteToxicity, route, quantity, index)
    if (estimate === undefined || value === undefined) return []
    const isMet =
      sign === '>' || sign === '≥'
        ? estimate >= value * (1 - rounding)
        : sign === '<' || sign === '≤'
          ? estimate <= value * (1 + rounding)
          : Math.abs(estimate - value) <= rounding * value
    if (isMet) return []
    const rounded = Number(estimate.toPrecision(3))
    return [
      finding('toxicology.estimateStale', `toxicology.estimates[${index}]`, {
        params: { record: quantity, found: { value: rounded, unit: quantity.unit } },
        fix: [{ op: 'replace', path: `/toxicology/estimates/${index}/quantity`, value: { value: rounded, unit: quantity.unit } }],
      }),
    ]
  })
}

/** The figure of a vapour under dust, or the other way round: categories 4 end at 20 and 5 mg/l, so one of the two misleads. */
function checkForm(
  acuteToxicity: Subject['answer']['acuteToxicity'],
  route: Ingredient['acuteToxicityEstimates'][number]['route'],
  quantity: Quantity,
  index: number,
): Finding[] {
  const other = (['inhalationVapour', 'inhalationDust'] as const).find(
    (one) =>
      one !== route &&
      route.startsWith('inhalation') &&
      formsOf[one].some(
        (form) => Math.abs((acuteToxicity[form]?.estimate ?? Infinity) - (quantity.value ?? 0)) <= rounding * (quantity.value ?? 0),
      ),
  )
  if (other === undefined || quantity.sign !== undefined) return []
  return [
    finding('toxicology.estimateStale', `toxicology.estimates[${index}]`, {
      params: { record: [{ term: `route.${route}` }, quantity], found: [{ term: `route.${other}` }, quantity] },
      fix: [{ op: 'replace', path: `/toxicology/estimates/${index}/route`, value: other }],
    }),
  ]
}

/** REACH Annex II, 11.1: a product of acute toxicity says how toxic it is by that route. */
function checkEstimatesMissing({ record }: Subject): Finding[] {
  const codes = statementsOf(record.classification)
  const stated = record.toxicology.estimates.map(({ route }) => route)
  const ways = [
    { codes: /^H30[0-2]$/, routes: ['oral'] },
    { codes: /^H31[0-2]$/, routes: ['dermal'] },
    { codes: /^H33[0-2]$/, routes: ['inhalationGas', 'inhalationVapour', 'inhalationDust'] },
  ]
  return ways.flatMap((way) => {
    const code = codes.find((one) => way.codes.test(one))
    if (code === undefined || stated.some((route) => way.routes.includes(route))) return []
    return [finding('toxicology.estimateMissing', 'toxicology.estimates', { params: { code } })]
  })
}

/** Percentage points by which the stated share may differ: it is rounded. */
const pointsOfRounding = 1

// Section 3 leaves out what is harmless, which is unknown to who reads it: it sets the most that can be.
function checkUnknownShares({ record, answer, isJudged }: Subject): Finding[] {
  if (!isJudged) return []
  const most = mostUnknown(answer)
  const differs = (
    code: 'toxicology.unknownShareDiffers' | 'ecology.unknownShareDiffers',
    place: string,
    stated: number | undefined,
    found: number,
  ) => {
    if (stated === undefined || stated <= found + pointsOfRounding) return []
    return [
      finding(code, place, { params: { record: { value: stated, unit: '%' }, found: { value: Number(found.toFixed(1)), unit: '%' } } }),
    ]
  }
  const { toxicology, ecology } = record
  // A sentence of the library may say it in place of the field.
  const said = (texts: readonly Text[], phrase: string) =>
    texts.flatMap((text, index) => {
      const content = 'phrase' in text && text.phrase === phrase ? text.values?.['content'] : undefined
      return isQuantity(content) && content.unit === '%' ? [{ index, content: content.value }] : []
    })
  return [
    ...said(toxicology.notes, 'toxicology.acuteToxicityUnknown').flatMap(({ index, content }) =>
      differs('toxicology.unknownShareDiffers', `toxicology.notes[${index}]`, content, most.acuteToxicity),
    ),
    ...said(ecology.toxicity, 'ecotoxicity.unknownShare').flatMap(({ index, content }) =>
      differs('ecology.unknownShareDiffers', `ecology.toxicity[${index}]`, content, most.aquaticHazard),
    ),
    ...differs(
      'toxicology.unknownShareDiffers',
      'toxicology.unknownAcuteToxicityPercent',
      toxicology.unknownAcuteToxicityPercent,
      most.acuteToxicity,
    ),
    ...differs(
      'ecology.unknownShareDiffers',
      'ecology.unknownAquaticHazardPercent',
      ecology.unknownAquaticHazardPercent,
      most.aquaticHazard,
    ),
  ]
}

/** % : REACH Annex II, 11.2.1, 12.5 and 12.6. */
const concernsFrom = 0.1

/** Sentences that no such substance is contained, beside an ingredient that is one. */
function checkConcerns({ record }: Subject): Finding[] {
  const { otherHazards, toxicology, ecology, composition } = record
  const find = (concerns: readonly Ingredient['concerns'][number][], categories: readonly string[]) =>
    composition.ingredients.find(
      (one) =>
        (one.content ?? one.contentRange.to) >= concernsFrom &&
        (one.concerns.some((concern) => concerns.includes(concern)) ||
          one.classification.some(({ category }) => categories.some((start) => category.startsWith(start)))),
    )
  const health = find(['endocrineHealth'], ['ED HH'])
  const environment = find(['endocrineEnvironment'], ['ED ENV'])
  const persistent = find(['PBT', 'vPvB'], ['PBT', 'vPvB'])
  const mobile = find(['PMT', 'vPvM'], ['PMT', 'vPvM'])
  const said = (code: Parameters<typeof finding>[0], path: string, substance: Ingredient | undefined, isSaid: boolean) =>
    substance && isSaid ? [finding(code, path, { params: { substance: substance.name } })] : []
  return [
    ...said('toxicology.endocrineDenied', 'toxicology.endocrine', health, has(toxicology.endocrine, 'healthOther.noEndocrineDisruptor')),
    ...said('toxicology.endocrineDenied', 'otherHazards', health ?? environment, has(otherHazards, 'otherHazards.noEndocrineDisruptor')),
    ...said('ecology.endocrineDenied', 'ecology.endocrine', environment, has(ecology.endocrine, 'endocrineEnvironment.none')),
    ...said('ecology.persistenceDenied', 'ecology.pbt', persistent, has(ecology.pbt, 'pbt.notPbt')),
    ...said('ecology.persistenceDenied', 'ecology.pbt', mobile, has(ecology.pbt, 'pbt.notPmt')),
    ...said(
      'ecology.persistenceDenied',
      'otherHazards',
      persistent ?? mobile,
      has(otherHazards, 'otherHazards.noPbtVpvbPmtVpvm', ...(persistent ? ['otherHazards.noPbtVpvb'] : [])),
    ),
  ]
}

/** “No data” of acute toxicity, beside what section 11.1 or 3.2 has of it. */
function checkNoData({ toxicology: { notes, notClassified, estimates }, composition }: ProductRecord): Finding[] {
  const index = notes.findIndex((text) => has([text], 'toxicology.noData'))
  const one = notes[index]
  const [estimate] = estimates
  const lacking: FindingValue = { term: 'sds.notClassified.dataLacking' }
  const toxic = composition.ingredients.find(({ acuteToxicityEstimates }) => acuteToxicityEstimates.length > 0)
  const [figure] = toxic?.acuteToxicityEstimates ?? []
  return [
    ...(one === undefined || estimate === undefined
      ? []
      : [
          finding('sentences.contradict', `toxicology.notes[${index}]`, {
            params: { one, other: estimate.quantity },
            article: 'REACH Annex II, 11.1',
            severity: 'warning',
          }),
        ]),
    ...(notClassified?.acuteToxicity !== 'dataLacking' || toxic === undefined || figure === undefined
      ? []
      : [
          finding('sentences.figureContradicts', 'toxicology.notClassified.acuteToxicity', {
            params: { one: lacking, other: [toxic.name, `ATE = ${figure.value} ${figure.unit}`] },
            article: 'REACH Annex II, 11.1 and 3.2',
            // Of a part of the mixture nothing may be known.
            severity: 'warning',
          }),
        ]),
  ]
}
