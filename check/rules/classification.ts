import { endpointOf } from '../../clp/classification/endpoints.ts'
import { isOneSubstance } from '../../clp/classification/nearly-pure.ts'
import { isOpenForNothing } from '../../clp/classification/physical/is-flash-point-open.ts'
import type { HazardResult } from '../../clp/classification/result.ts'
import { findHazardCategory, type HazardClass } from '../../clp/hazard-categories.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import { isDecided, isDenied, resultOf } from '../decisions.ts'
import { writeClass, type StatedClass } from '../stated-classes.ts'
import { findIngredient, has, type Rule, type Subject } from '../subject.ts'
import { addClass, replaceClass, type LedTo } from './mend-class.ts'

/** The classification of the record against that which its composition, its data and its uses lead to. */
export const checkClassification: Rule = (subject) => {
  const answered = [...checkAnswered(subject), ...checkNotAssigned(subject.record)]
  if (!subject.isJudged) return [...answered, ...checkSubstance(subject)]
  return [...answered, ...compareClasses(subject), ...checkLackingData(subject), ...checkOrgans(subject), ...checkBasis(subject)]
}

/**
 * What nobody answered is unanswered: an empty list of classes says that a product is not hazardous where the ingredients of a mixture lead to
 * that, or where somebody says so (CLP Article 4(1)).
 */
function checkAnswered({ record, isJudged }: Subject): Finding[] {
  const { composition, classification, isNotHazardous = false } = record
  if (classification.length > 0) {
    const fix = [{ op: 'remove' as const, path: '/isNotHazardous' }]
    return isNotHazardous
      ? [finding('classification.answerContradicts', 'isNotHazardous', { params: { what: classesOf(record) }, fix })]
      : []
  }
  // Under an older law the engine knows less than was known then: the ingredients that are listed are the answer, and so is an empty list.
  const isMixture =
    composition.kind === 'mixture' && (composition.ingredients.length > 0 || has(composition.notes, 'compositionNote.notHazardous'))
  return isJudged || isMixture || isNotHazardous || isDeniedAnywhere(record) ? [] : [finding('classification.unanswered', 'isNotHazardous')]
}

/**
 * Section 16 says of a class that a person did not assign it, and section 2 has it. Acute toxicity and STOT SE 3 have one category for several routes
 * and effects, of which the sentence does not say which is meant.
 */
function checkNotAssigned({ classification, otherInformation }: ProductRecord): Finding[] {
  const assigned = new Set(classification.map(({ category }): string => category))
  return (otherInformation?.further ?? []).flatMap((one, index) => {
    const decided = 'phrase' in one && one.phrase.startsWith('decision.') ? one.values?.['class'] : null
    if (typeof decided !== 'object' || decided === null || !('phrase' in decided) || decided.phrase !== 'decision.notAssigned') return []
    const what = decided.values?.['class']
    if (typeof what !== 'string' || !assigned.has(what) || /^(?:Acute Tox\.|STOT SE 3)/.test(what)) return []
    return [finding('classification.answerContradicts', `otherInformation.further[${index}]`, { params: { what } })]
  })
}

const classesOf = ({ classification }: ProductRecord): string => classification.map(({ category }) => category).join(', ')

/** Whether sections 11 and 12 give a reason for which a class does not apply: that somebody has looked. */
const isDeniedAnywhere = ({ toxicology, ecology }: ProductRecord): boolean =>
  Object.keys({ ...toxicology.notClassified, ...ecology.notClassified }).length > 0

/** A substance has the classes of its entry in Annex VI: CLP Article 4(3). */
function checkSubstance({ record, stated, listed: answer }: Subject): Finding[] {
  if (record.composition.kind !== 'substance') return []
  const own = new Set(stated.map(({ endpoint }) => endpoint))
  const main = answer.components.find(({ paths }) => paths.includes('composition.ingredients.0'))
  return (main?.classification ?? []).flatMap(({ class: category, statement, source, leftOutBy }) => {
    if (source !== 'harmonised' || leftOutBy !== null || own.has(endpointOf({ category, statement }))) return []
    return [
      finding('classification.ofSubstanceMissing', 'classification', {
        params: {
          substance: record.composition.ingredients[0]?.name ?? '',
          class: writeClass({ category, statement }),
          index: main?.entry?.index ?? '',
        },
        fix: statement === null ? null : [{ op: 'add', path: '/classification/-', value: { category, statements: [statement] } }],
      }),
    ]
  })
}

type Found = Pick<StatedClass, 'category' | 'statement' | 'endpoint'> & { result: HazardResult }

/** Classes that the engine finds, one by one, as a record states them. */
function foundClasses({ answer }: Subject): Found[] {
  return answer.hazards.flatMap((result) => {
    const { outcome, category, statements } = result
    if (outcome !== 'classified' || category === null) return []
    const codes = statements.length > 0 ? statements : [null]
    return codes.map((statement) => ({ category, statement, endpoint: endpointOf({ category, statement }), result }))
  })
}

function compareClasses(subject: Subject): Finding[] {
  const { stated } = subject
  const found = foundClasses(subject)
  const endpoints = new Set([...found, ...stated].map(({ endpoint }) => endpoint))
  return [...endpoints].flatMap((endpoint) => {
    const own = stated.filter((one) => one.endpoint === endpoint)
    const theirs = found.filter((one) => one.endpoint === endpoint)
    const left = own.filter((one) => !theirs.some((other) => writeClass(other) === writeClass(one)))
    const right = theirs.filter((one) => !own.some((other) => writeClass(other) === writeClass(one)))
    const [first] = right
    if (left.length + right.length === 0) return []
    if (!first) return left.flatMap((one) => judgeUnfounded(subject, one))
    if (own.length === 0) return judgeMissing(subject, first, ledTo(first, right))
    return judgeDiffering(subject, own, first, ledTo(first, theirs))
  })
}

/** The class with all its statements of that endpoint. */
const ledTo = ({ category, result }: Found, all: readonly Found[]): LedTo => ({
  category,
  statements: all.flatMap(({ statement, category: own }) => (statement === null || own !== category ? [] : [statement])),
  result,
})

function judgeMissing(subject: Subject, found: Found, whole: LedTo): Finding[] {
  const { record, answer, context } = subject
  const { result } = found
  const params = { class: writeClass(found) }
  const article = ruleOf(result)
  if (isDenied(record, result.hazardClass) && result.basis !== 'testData')
    return [finding('classification.decidedOtherwise', 'classification', { params: { record: '–', found: writeClass(found) }, article })]
  const since = context.published?.since
  if (classesOf2023.has(result.hazardClass) && since !== undefined && since < newMixturesFrom && answer.at < olderMixturesFrom)
    return [
      finding('classification.inTransition', 'classification', {
        params: { ...params, date: { day: olderMixturesFrom } },
        from: olderMixturesFrom,
      }),
    ]
  return [finding('classification.missing', 'classification', { params, article, fix: addClass(subject, whole) })]
}

/** Delegated Regulation (EU) 2023/707, Article 2: mixtures placed on the market from, and those that were on it before. */
const newMixturesFrom = '2026-05-01'
const olderMixturesFrom = '2028-05-01'
const classesOf2023: ReadonlySet<HazardClass> = new Set([
  'endocrineDisruptionForHumanHealth',
  'endocrineDisruptionForTheEnvironment',
  'persistentBioaccumulativeToxicProperties',
  'persistentMobileToxicProperties',
])

function judgeDiffering(subject: Subject, own: readonly StatedClass[], found: Found, whole: LedTo): Finding[] {
  const { record } = subject
  const [first] = own
  const entry = record.classification[first?.index ?? -1]
  const params = { record: own.map(writeClass).join(', '), found: writeClass(found) }
  const path = `classification[${first?.index ?? 0}]`
  const article = ruleOf(found.result)
  if (isDecided(entry?.basis, found.result)) return [finding('classification.decidedOtherwise', path, { params, article })]
  // Of two lines for one class nobody can say which is to go.
  const fix = own.length === 1 && first !== undefined ? replaceClass(subject, first.index, whole) : null
  return [finding('classification.differs', path, { params, article, fix })]
}

function judgeUnfounded({ record, answer }: Subject, own: StatedClass): Finding[] {
  const { basis } = record.classification[own.index] ?? {}
  const result = resultOf(own, answer.hazards)
  // A test may know what calculation does not; a class for which data are missing is no contradiction.
  if (basis === 'minimumClassification' || result?.outcome === 'dataLacking' || isDecided(basis, result)) return []
  return [
    finding('classification.unfounded', `classification[${own.index}]`, {
      params: { what: writeClass(own) },
      ...(result === undefined ? {} : { article: ruleOf(result) }),
      ...(basis === undefined ? { severity: 'warning' as const } : {}),
    }),
  ]
}

function ruleOf({ steps, category }: HazardResult): string {
  const met = steps.filter(({ isMet }) => isMet)
  return (met.find(({ gives }) => gives === category) ?? met[0] ?? steps[0])?.rule ?? 'CLP Article 9'
}

function checkLackingData({ decided, record }: Subject): Finding[] {
  return decided.hazards.flatMap((result) => {
    const { outcome, hazardClass, steps } = result
    if (outcome !== 'dataLacking' || isOpenForNothing(result) || isDenied(record, hazardClass)) return []
    if (record.classification.some(({ category }) => findHazardCategory(category).hazardClass === hazardClass)) return []
    const isError = isSureOfClass(result) || lacksFlashPoint(result, record)
    const rule = steps[0]?.rule
    return [
      finding('classification.dataLacking', 'parameters', {
        params: { class: { term: `hazardClass.${hazardClass}` } },
        ...(rule === undefined ? {} : { article: isError ? `CLP Article 8(2) and ${rule.replace(/^CLP /, '')}` : rule }),
        ...(isError ? { severity: 'error' as const } : {}),
      }),
    ]
  })
}

/** Below 23 °C a liquid is flammable in any case: the boiling point that is missing decides on the category alone, and a sheet without one is wrong. */
const isSureOfClass = ({ hazardClass, steps }: HazardResult): boolean =>
  hazardClass === 'flammableLiquids' && steps.some(({ isMet }) => isMet)

/**
 * Liquids of Flam. Liq. 1 to 3 in a share that decides, and neither a flash point nor why there is none: whoever has no reliable information tests
 * (CLP Article 8(2)). Until then the mixture is neither flammable nor harmless, and nobody can say how it is carried.
 */
function lacksFlashPoint({ hazardClass, worstCase }: HazardResult, { parameters }: ProductRecord): boolean {
  if (hazardClass !== 'flammableLiquids' || worstCase === undefined) return false
  // Words of a person are a reason that somebody can judge; that it was not determined, or that nobody has data, is none.
  const isReason = (words: Text) => !('phrase' in words) || words.phrase === 'propertyNote.noFlashPoint'
  return !parameters.some(
    ({ property, quantity, text }) => property === 'flashPoint' && (quantity !== undefined || (text !== undefined && isReason(text))),
  )
}

const withOrgans: ReadonlySet<string> = new Set(['H370', 'H371', 'H372', 'H373'])

/** The class of a statement that names organs: that of the mixture may be in a milder category than that of the ingredient. */
const classWithOrgans = (code: string): string => (code === 'H370' || code === 'H371' ? 'STOT SE' : 'STOT RE')

/** Organs that the ingredient names, and the mixture through it does not. Where another one behind the class leaves its organs open, the sentence would say too little with them. */
function checkOrgans(subject: Subject): Finding[] {
  const { classification, composition } = subject.record
  return classification.flatMap(({ statements, organs }, index) => {
    const code = statements.find((one) => withOrgans.has(one))
    if (code === undefined) return []
    if (organs !== undefined) return checkStatedOrgans(subject, code, index)
    const classesOfOrgans = (ingredients: readonly Ingredient[]) =>
      ingredients.flatMap((one) => one.classification.filter(({ category }) => category.startsWith(classWithOrgans(code))))
    const isKnown = classesOfOrgans(composition.ingredients).some((one) => one.organs !== undefined)
    const isOpen = classesOfOrgans(ingredientsBehind(subject, code)).some((one) => one.organs === undefined)
    return isKnown && !isOpen ? [finding('classification.organsMissing', `classification[${index}].organs`, { params: { code } })] : []
  })
}

/** Organs of an ingredient that counts, where the mixture names those of one that does not. Of organs that no ingredient has `consequences.ts` tells. */
function checkStatedOrgans(subject: Subject, code: string, index: number): Finding[] {
  const { organs, basis } = subject.record.classification[index] ?? {}
  if (organs === undefined || basis === 'testData') return []
  const read = (text: Text) => subject.context.readEnglish(text)?.toLowerCase() ?? ''
  const own = read(organs)
  const isNamed = (one: Text) => own.includes(read(one)) || read(one).includes(own)
  const organsOf = (ingredients: readonly Ingredient[]) =>
    ingredients
      .flatMap((one) => one.classification)
      .flatMap((stated) => (stated.category.startsWith(classWithOrgans(code)) && stated.organs !== undefined ? [stated.organs] : []))
  const missing = organsOf(ingredientsBehind(subject, code)).find((one) => !isNamed(one))
  // Words that nobody can read here are not judged.
  if (own === '' || missing === undefined || !organsOf(subject.record.composition.ingredients).some(isNamed)) return []
  return [finding('classification.organsDiffer', `classification[${index}].organs`, { params: { record: organs, found: missing } })]
}

/** Those that the engine counts for the class of a statement. */
function ingredientsBehind(subject: Subject, code: string): Ingredient[] {
  const { hazards, components } = subject.answer
  const keys = new Set(hazards.flatMap((one) => (one.statements.some((own) => own === code) ? one.because : [])))
  return components.flatMap((one) => (keys.has(one.key) ? (findIngredient(subject, one) ?? []) : []))
}

function checkBasis({ record, answer }: Subject): Finding[] {
  const isOne = isOneSubstance(answer.components)
  // Entries of oxidising acids have limits for the class: no test stands behind it, and none is asked for (CLP Article 10(1)).
  const isByLimit = (category: string) =>
    answer.hazards.some((one) => one.category === category && one.basis === 'calculation') ||
    record.composition.ingredients.some(({ specificLimits }) => specificLimits.some((limit) => limit.category === category))
  return record.classification.flatMap(({ category, basis }, index) => {
    const path = `classification[${index}].basis`
    // 16(d) asks it of mixtures.
    if (basis === undefined && isOne) return []
    if (basis === undefined) return [finding('classification.basisMissing', path, { params: { class: category } })]
    const point = basis === 'calculation' ? byTestAlone.find(([start]) => category.startsWith(start))?.[1] : undefined
    if (point === undefined || isByLimit(category)) return []
    const params = { one: category, other: { term: 'basis.calculation' } }
    const article = `CLP Annex I, ${point}; REACH Annex II, 16(d)`
    return [finding('sentences.contradict', path, { params, article, severity: 'warning' })]
  })
}

/** Classes for whose criteria no calculation stands in place of the test, and where they stand. */
const byTestAlone: readonly (readonly [start: string, point: string])[] = [
  ['Flam. Sol.', '2.7.2'],
  ['Self-heat.', '2.11.2'],
  ['Water-react.', '2.12.2'],
  ['Ox. Liq.', '2.13.2'],
  ['Ox. Sol.', '2.14.2'],
  ['Met. Corr.', '2.16.2'],
]
