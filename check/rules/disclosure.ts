import type { FoundEntry } from '../../clp/annex-vi/register.ts'
import { endpointOf } from '../../clp/classification/endpoints.ts'
import { categoryOfEstimate } from '../../clp/classification/estimate-tables.ts'
import { findHazardCategory, type HazardCategoryCode } from '../../clp/hazard-categories.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import { finding, type Finding } from '../finding.ts'
import { statedClasses, writeClass } from '../stated-classes.ts'
import { englishNamesOf, isOfLibrary } from './known-names.ts'
import { componentAt, entriesOf, statementsOf, type Rule, type Subject } from '../subject.ts'

/** Section 3 against itself: limits, factors, estimates, categories and numbers of each ingredient, and the parts of a kit. */
export const checkDisclosure: Rule = (subject) => [
  ...subject.record.composition.ingredients.flatMap((ingredient, index) => [
    ...checkLimits(subject, ingredient, index),
    ...checkFactors(ingredient, index),
    ...checkEstimates(ingredient, index),
    ...checkCategories(ingredient, index),
    ...checkName(subject, ingredient, index),
    ...checkRegistration(subject, ingredient, index),
    ...checkNanoform(subject, ingredient, index),
  ]),
  ...checkNumbers(subject),
  ...checkKit(subject),
]

const placeOf = (index: number, field: string): string => `composition.ingredients[${index}].${field}`

type Limit = Ingredient['specificLimits'][number]

const writeLimit = ({ category, statement, from, to }: Limit): string =>
  `${writeClass({ category, statement: null })}${statement === undefined ? '' : ` ${statement}`}: ${from === undefined ? '' : `${from} % ≤ `}C${to === undefined ? '' : ` < ${to} %`}`

/** CLP Article 10: limits belong to classes of the substance, are none of its own where Annex VI has the class, and rise with the category. */
function checkLimits(subject: Subject, ingredient: Ingredient, index: number): Finding[] {
  const { specificLimits, classification } = ingredient
  const component = componentAt(subject, index)
  const entry = entriesOf(subject, component).find(({ standing }) => standing === 'applies')?.entry
  const ofEntry = new Set(
    (component?.classification ?? []).flatMap(({ class: category, statement, source, leftOutBy }) =>
      source === 'harmonised' && leftOutBy === null ? [endpointOf({ category, statement })] : [],
    ),
  )
  const own = new Set(classification.map(({ category }) => findHazardCategory(category).hazardClass))
  // What burns the skin burns the eyes: limits for eyes stand beside Skin Corr. 1 alone.
  const burns = classification.some(({ category }) => category.startsWith('Skin Corr.'))
  return specificLimits.flatMap((limit, at): Finding[] => {
    const path = placeOf(index, `specificLimits[${at}]`)
    const what = writeLimit(limit)
    const { hazardClass } = findHazardCategory(limit.category)
    const isOfEntry = entry?.limits.some(({ category, from }) => category === limit.category && (from ?? 0) === (limit.from ?? 0)) === true
    if (!isOfEntry && !own.has(hazardClass) && !(burns && hazardClass === 'eyeDamageIrritation'))
      return [finding('composition.limitUnfounded', path, { params: { what } })]
    const [stated] = statedClasses([{ category: limit.category, statements: limit.statement === undefined ? [] : [limit.statement] }])
    const isHarmonised = stated !== undefined && ofEntry.has(stated.endpoint)
    if (subject.isStateKnown && isHarmonised && entry !== undefined && !isOfEntry && !isGeneric(limit))
      return [finding('composition.limitForHarmonised', path, { params: { what, index: entry.index } })]
    const above = specificLimits.find(
      (other) =>
        isGraver(other.category, limit.category) &&
        (other.from ?? 0) <= (limit.from ?? 0) &&
        (other.to === undefined || limit.from === undefined || other.to > limit.from),
    )
    if (above === undefined) return []
    // One category may be of other organs than the other.
    const severity = limit.category.startsWith('STOT') ? { severity: 'warning' as const } : {}
    return [finding('composition.limitsDisordered', path, { params: { one: what, other: writeLimit(above) }, ...severity })]
  })
}

/** Categories of skin, eyes and organs, the gravest first: what counts from the same content or less makes the milder one void. */
const ranks: readonly (readonly RegExp[])[] = [
  [/^Skin Corr/, /^Skin Irrit/],
  [/^Eye Dam/, /^Eye Irrit/],
  [/^STOT RE 1/, /^STOT RE 2/],
  [/^STOT SE 1/, /^STOT SE 2/],
]
/** CLP Annex I, Tables 3.2.3, 3.3.3, 3.4.5, 3.5.2, 3.6.2, 3.7.2, 3.8.3, 3.9.4 and 3.8.3.4.5: who repeats a generic limit has set none (Article 10(1)). */
const generic: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^Skin Corr/, [5]],
  [/^Skin Irrit|^Eye (?:Dam|Irrit)/, [1, 3, 10]],
  [/^(?:Skin|Resp)\. Sens\. 1A/, [0.1]],
  [/^(?:Skin|Resp)\. Sens\. 1B?$/, [0.2, 1]],
  [/^(?:Muta|Carc)\. 1/, [0.1]],
  [/^(?:Muta|Carc)\. 2/, [1]],
  [/^Repr\. 1/, [0.3]],
  [/^Repr\. 2/, [3]],
  [/^STOT (?:SE|RE) [12]/, [1, 10]],
  [/^STOT SE 3/, [20]],
]
const isGeneric = ({ category, from }: Limit): boolean =>
  generic.find(([pattern]) => pattern.test(category))?.[1].includes(from ?? 0) === true

const isGraver = (one: HazardCategoryCode, other: HazardCategoryCode): boolean =>
  ranks.some((order) => {
    const [a, b] = [one, other].map((category) => order.findIndex((pattern) => pattern.test(category)))
    return a !== undefined && b !== undefined && a >= 0 && b > a
  })

/** CLP Article 10(2) and Annex I, Table 4.1.3: factors are powers of ten, of substances of Aquatic Acute 1 or Chronic 1. */
function checkFactors({ classification, mFactorAcute, mFactorChronic }: Ingredient, index: number): Finding[] {
  const has = (category: string) => classification.some((one) => one.category === category)
  return [
    { field: 'mFactorAcute', factor: mFactorAcute, isFounded: has('Aquatic Acute 1') },
    { field: 'mFactorChronic', factor: mFactorChronic, isFounded: has('Aquatic Chronic 1') },
  ].flatMap(({ field, factor, isFounded }) =>
    factor === undefined || (isFounded && Number.isInteger(Math.log10(factor)))
      ? []
      : [finding('composition.factorUnfounded', placeOf(index, field), { params: { what: `M = ${factor}` } })],
  )
}

const routes = {
  oral: { unit: ['mg/kg'], column: 'oral', statements: /^H30[0-2]$/ },
  dermal: { unit: ['mg/kg'], column: 'dermal', statements: /^H31[0-2]$/ },
  inhalationGas: { unit: ['ppm'], column: 'gas', statements: /^H33[0-2]$/ },
  inhalationVapour: { unit: ['mg/l'], column: 'vapour', statements: /^H33[0-2]$/ },
  inhalationDust: { unit: ['mg/l'], column: 'dust', statements: /^H33[0-2]$/ },
} as const

/** CLP Annex I, Table 3.1.1: the unit of each route, and the category that an estimate is of. */
function checkEstimates({ classification, acuteToxicityEstimates }: Ingredient, index: number): Finding[] {
  const codes = statementsOf(classification)
  return acuteToxicityEstimates.flatMap(({ route, value, unit }, at): Finding[] => {
    const { unit: usual, column, statements } = routes[route]
    const record = `ATE = ${value} ${unit}`
    const path = placeOf(index, `acuteToxicityEstimates[${at}]`)
    if (!usual.some((one) => one === unit))
      return [finding('composition.estimateUnit', path, { params: { record, found: usual.join(', ') } })]
    const category = categoryOfEstimate(column, value)
    if (category === null || codes.some((code) => statements.test(code))) return []
    const stated = classification.map((one) => one.category).join(', ') || '–'
    return [
      finding('composition.studyContradicts', placeOf(index, 'classification'), {
        params: { record: stated, found: `Acute Tox. ${category} (${record})` },
      }),
    ]
  })
}

/** Classes of which a substance is in one category at most, each by how its categories begin. What parts by organs or effects is not among them. */
const once: readonly RegExp[] = [
  /^Flam\. Liq\./,
  /^Flam\. Sol\./,
  /^Ox\. Liq\./,
  /^Ox\. Sol\./,
  /^Water-react\./,
  /^Self-react\./,
  /^Org\. Perox\./,
  /^Skin (?:Corr|Irrit)\./,
  /^Eye (?:Dam|Irrit)\./,
  /^Skin Sens\./,
  /^Resp\. Sens\./,
  /^Muta\./,
  /^Carc\./,
  /^Aquatic Chronic/,
]

function checkCategories({ classification }: Ingredient, index: number): Finding[] {
  return once.flatMap((pattern) => {
    const [first, second] = [...new Set(classification.filter(({ category }) => pattern.test(category)).map(({ category }) => category))]
    if (first === undefined || second === undefined) return []
    return [finding('composition.categoryTwice', placeOf(index, 'classification'), { params: { one: first, other: second } })]
  })
}

/** REACH Article 20(3): a registration is of one substance, by whomever. One substance may have several, so only what is another’s is told. */
function checkRegistration({ context }: Subject, ingredient: Ingredient, index: number): Finding[] {
  const { reachNumber, casNumber, ecNumber } = ingredient
  const known = reachNumber === undefined ? [] : context.findRegistered(reachNumber)
  const isOwn = known.some(({ cas, ec }) => (cas !== null && cas === casNumber) || (ec !== null && ec === ecNumber))
  const own = context.findInLibrary({ cas: casNumber ?? null, ec: ecNumber ?? null, index: null, name: '' })
  // Under a number that the library does not know it may be another name of the same substance.
  if (reachNumber === undefined || known.length === 0 || isOwn || own === null) return []
  return [
    finding('composition.numbersDisagree', placeOf(index, 'reachNumber'), {
      params: { substance: ingredient.name, numbers: [casNumber ?? ecNumber ?? '', reachNumber].join(', ') },
      article: 'REACH Article 20(3); REACH Annex II, 3.2',
      severity: 'warning',
    }),
  ]
}

/** A name of the library is of the substance whose number it has there; under a number that the library does not know, a person is asked. */
function checkName(subject: Subject, ingredient: Ingredient, index: number): Finding[] {
  const { name, casNumber: cas = null, ecNumber: ec = null, indexNumber = null } = ingredient
  const [written = '', ...official] = englishNamesOf(subject, ingredient, index)
  const named = subject.context.findInLibrary({ cas: null, ec: null, index: null, name: written })
  // Isomers and hydrates have numbers of their own, and the name of their entry or the EC number of the whole.
  const isSame = named === null || named.cas === null || named.cas === cas || named.ec === ec
  if (written === '' || (cas ?? ec) === null || isSame || official.some((one) => one.toLowerCase() === written.toLowerCase()))
    return checkTranslatedName(subject, ingredient, index)
  const numbered = subject.context.findInLibrary({ cas, ec, index: indexNumber, name: '' })
  const isSure = isOfLibrary(name) && numbered !== null && numbered.cas !== named.cas
  const found = { params: { one: [name, named.cas ?? ''], other: cas ?? ec ?? '' } }
  return [finding('composition.nameContradicts', placeOf(index, 'name'), isSure ? found : { ...found, severity: 'warning' })]
}

/** One language names another substance than the numbers: Benzol is benzene. */
function checkTranslatedName({ context }: Subject, { name, casNumber, ecNumber, indexNumber }: Ingredient, index: number): Finding[] {
  if (!('text' in name) || (casNumber ?? ecNumber) === undefined) return []
  const { harmonised } = context.registerAt(context.day)
  const isOwn = (entry: FoundEntry['entry']) =>
    entry.index === indexNumber ||
    entry.cas.some(({ text }) => text === casNumber) ||
    entry.ec.some(({ text }) => text === ecNumber) ||
    (casNumber !== undefined && harmonised.findByCas(casNumber).some((one) => one.entry.index === entry.index))
  const foreign = Object.entries(name.text).find(([language, words]) => {
    const found = language === 'en' ? [] : context.registerAt(context.day).findByName(words)
    return found.length > 0 && !found.some(({ entry }) => isOwn(entry))
  })
  if (foreign === undefined) return []
  return [
    finding('composition.nameContradicts', placeOf(index, 'name'), {
      params: { one: foreign.join(': '), other: casNumber ?? ecNumber ?? '' },
      severity: 'warning',
    }),
  ]
}

/** “Nanoform” stands beside what is one (REACH Annex II, 3.1 and 3.2.1 as amended by Regulation (EU) 2020/878). */
const nano = /\bnano(?!ic|ate|yl|n|l\b|ne\b)/i

/** Liquids and gases by their class: a nanoform consists of solid particles (Commission Recommendation 2022/C 229/01; REACH Annex VI). */
const noParticles = /^(?:Flam\. (?:Liq|Gas)|Press\. Gas|Ox\. (?:Liq|Gas)|Pyr\. Liq|Chem\. Unst)/

function checkNanoform({ context }: Subject, { name, concerns, classification }: Ingredient, index: number): Finding[] {
  const liquid = classification.find(({ category }) => noParticles.test(category))
  if (concerns.includes('nanoform') && liquid !== undefined)
    return [
      finding('sentences.contradict', placeOf(index, 'concerns'), {
        params: { one: [name, { term: 'concern.nanoform' }], other: liquid.category },
        article: 'REACH Annex II, 3.2.1 and Annex VI',
        fix: [{ op: 'remove', path: `/composition/ingredients/${index}/concerns/${concerns.indexOf('nanoform')}` }],
      }),
    ]
  if (!nano.test(context.readEnglish(name) ?? '') || concerns.includes('nanoform')) return []
  return [
    finding('composition.nanoformMissing', placeOf(index, 'concerns'), {
      params: { section: 3, what: { term: 'concern.nanoform' } },
      fix: [{ op: 'add', path: `/composition/ingredients/${index}/concerns/-`, value: 'nanoform' }],
    }),
  ]
}

/** A number names one substance: what two ingredients share is of one of them. Registrations differ by their registrant alone, the last four digits. */
function checkNumbers({ record: { composition } }: Subject): Finding[] {
  const { ingredients } = composition
  const numbersOf = ({ ecNumber, reachNumber }: Ingredient) =>
    [ecNumber, reachNumber?.split('-').slice(0, 3).join('-')].filter((one) => one !== undefined)
  return ingredients.flatMap((ingredient, index) => {
    const shared = numbersOf(ingredient).find((number) => ingredients.slice(0, index).some((one) => numbersOf(one).includes(number)))
    return shared === undefined
      ? []
      : [
          finding('composition.numbersTwice', `composition.ingredients[${index}]`, {
            params: { substance: ingredient.name, numbers: shared },
          }),
        ]
  })
}

/** Parts of the mixture ready for use are all of it. */
function checkKit({ record: { composition } }: Subject): Finding[] {
  return composition.description.flatMap((text, index) => {
    if (!('phrase' in text) || text.phrase !== 'compositionNote.kitOfTwo') return []
    const parts = ['contentA', 'contentB'].map((name) => text.values?.[name])
    const shares = parts.flatMap((one) =>
      typeof one === 'object' && 'unit' in one && one.unit === '%' && one.value !== undefined ? [one.value] : [],
    )
    const sum = shares.reduce((total, one) => total + one, 0)
    if (shares.length < 2 || Math.abs(sum - 100) < 0.5) return []
    return [
      finding('composition.kitNotWhole', `composition.description[${index}]`, {
        params: { record: { value: Number(sum.toFixed(2)), unit: '%' }, found: { value: 100, unit: '%' } },
      }),
    ]
  })
}
