import { isOneOf, mayReach } from '../../clp/contained-substances.ts'
import { diisocyanates } from '../../clp/reach/annex-xvii-markings.ts'
import { sevesoFuels, sevesoLiquefied, sevesoNames, sevesoQuantities, type SevesoCategory } from '../../clp/seveso.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { PhraseText, Text, TextValue } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import { restrictedClasses } from '../restricted-classes.ts'
import type { Rule, Subject } from '../subject.ts'
import { englishNamesOf } from './known-names.ts'

/** What section 15.1 says of acts of the Union and of Member States, against the classification and against itself. */
export const checkUnionLaw: Rule = (subject) => [
  ...checkEntries(subject),
  ...checkAuthorisation(subject),
  ...checkSeveso(subject.record),
  ...checkCountries(subject.record),
]

const phrases = (texts: readonly Text[], ...names: readonly string[]): { text: PhraseText; index: number }[] =>
  texts.flatMap((text, index) => ('phrase' in text && names.includes(text.phrase) ? [{ text, index }] : []))

/** A value as it was written; a figure alone stands for an entry. */
const wordsOf = (value: TextValue | undefined): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Of aerosols entry 40 has a paragraph of its own, for those for entertainment: it may be named, and is not missing. An unstable gas is a flammable one of category 1A. */
const mayName = (entry: string, category: string): boolean => entry === '40' && /^(?:Aerosol|Chem\. Unst\. Gas)/.test(category)

function checkEntries(subject: Subject): Finding[] {
  const { record } = subject
  const said = phrases(record.regulatory.union, 'regulation.reachAnnexXvii', 'regulation.reachAnnexXviiOne')
  const [first] = said
  if (first === undefined) return []
  const named = new Set(said.flatMap(({ text }) => wordsOf(text.values?.['entries']).match(/\d+/g) ?? []))
  const own = record.classification.map(({ category }) => category)
  const all = [
    ...own,
    ...record.composition.ingredients.flatMap(({ classification }) => classification.map(({ category }) => category)),
    // What only burns need not stand in section 3.
    ...(subject.recipe?.answer.components ?? []).flatMap(({ classification }) => classification.map((one) => one.class)),
  ]
  const path = `regulatory.union[${first.index}]`
  const { ingredients } = record.composition
  const isOfIsocyanates =
    record.labelElements.supplementalStatements.some(({ code }) => code === 'EUH204') ||
    ingredients.some((one, index) => englishNamesOf(subject, one, index).some((name) => /isocyanat/i.test(name)))
  const ofIsocyanates =
    named.has('74') && !isOfIsocyanates && ingredients.length > 0 && record.kit === undefined
      ? [
          finding('regulatory.restrictionUnfounded', path, {
            params: { what: 'REACH Annex XVII, entry 74' },
            article: 'REACH Annex XVII, entry 74',
          }),
        ]
      : []
  const ofClasses = restrictedClasses.flatMap((one) => {
    const article = `REACH Annex XVII, entry ${one.entry}`
    const cause = own.find((category) => one.categories.test(category))
    // The three stand for each other: a record names the entry of its class.
    if (cause !== undefined && !named.has(one.entry))
      return [finding('regulatory.restrictionMissing', path, { params: { what: article, class: cause }, article })]
    const isFounded = all.some((category) => one.categories.test(category) || mayName(one.entry, category))
    return named.has(one.entry) && !isFounded && !isOfGroup(one.entry, all)
      ? [finding('regulatory.restrictionUnfounded', path, { params: { what: article }, article })]
      : []
  })
  return [...ofClasses, ...ofIsocyanates, ...checkDiisocyanates(record, named, path)]
}

/** % by weight of all diisocyanates together: REACH Annex XVII, entry 74, paragraph 1. */
const diisocyanatesFrom = 0.1

/** Entry 74 where the others are listed. */
function checkDiisocyanates({ composition, kit }: ProductRecord, named: ReadonlySet<string>, path: string): Finding[] {
  const found = composition.ingredients.filter((one) => isOneOf(one, diisocyanates))
  const [first] = found
  if (first === undefined || named.has('74') || kit !== undefined || !mayReach(found, diisocyanatesFrom)) return []
  const article = 'REACH Annex XVII, entry 74'
  return [finding('regulatory.restrictionMissing', path, { params: { what: article, class: first.name }, article })]
}

/** Entries 28 to 30 are often named together. */
const isOfGroup = (entry: string, categories: readonly string[]): boolean =>
  entry !== '40' && categories.some((category) => /^(?:Carc|Muta|Repr)\. 1/.test(category))

/** After its sunset date a substance of Annex XIV is used by an authorisation alone, whose number stands on the label: REACH Articles 56(1) and 65. */
function checkAuthorisation({ record, context }: Subject): Finding[] {
  const { union } = record.regulatory
  const [authorised] = phrases(union, 'regulation.reachAuthorisation')
  if (authorised === undefined || phrases(union, 'regulation.authorisationNumber').length > 0) return []
  const past = phrases(union, 'regulation.sunsetDate').find(({ text }) => {
    const day = text.values?.['date']
    return typeof day === 'string' && day < context.day
  })
  const day = past?.text.values?.['date']
  return typeof day === 'string'
    ? [finding('regulatory.authorisationMissing', `regulatory.union[${authorised.index}]`, { params: { date: { day } } })]
    : []
}

/** Classes and supplemental statements of CLP that can found a category of Directive 2012/18/EU, Annex I, Part 1. */
const sevesoClasses = {
  H1: /^Acute Tox\. 1/,
  H2: /^Acute Tox\. [23]/,
  H3: /^STOT SE 1/,
  P1a: /^(?:Unst\. Expl|Expl\. 1\.[12356])/,
  P1b: /^Expl\. 1\.4/,
  P2: /^(?:Flam|Pyr|Chem\. Unst)\. Gas/,
  P3a: /^Aerosol [12]/,
  P3b: /^Aerosol [12]/,
  P4: /^Ox\. Gas/,
  P5a: /^Flam\. Liq\./,
  P5b: /^Flam\. Liq\./,
  P5c: /^Flam\. Liq\. [23]/,
  P6a: /^(?:Self-react|Org\. Perox)\. [AB]/,
  P6b: /^(?:Self-react|Org\. Perox)\. [C-F]/,
  P7: /^Pyr\. (?:Liq|Sol)\./,
  P8: /^Ox\. /,
  E1: /^Aquatic (?:Acute|Chronic) 1/,
  E2: /^Aquatic Chronic 2/,
  O1: /^EUH014/,
  O2: /^Water-react\. 1/,
  O3: /^EUH029/,
} as const satisfies Readonly<Record<SevesoCategory, RegExp>>
const isSevesoCategory = (category: string): category is SevesoCategory => Object.hasOwn(sevesoClasses, category)

/** Directive 2012/18/EU, Annex I, Part 2: rows by their numbers, as far as one quantity is theirs whatever else is known. */
const limitsOfNames = (written: string) =>
  [...sevesoNames, sevesoLiquefied, sevesoFuels].flatMap(({ number, quantities }) =>
    written.split(/[,;]\s*/).includes(String(number)) ? [{ what: String(number), quantities }] : [],
  )

function checkSeveso({ regulatory: { union }, classification, labelElements }: ProductRecord): Finding[] {
  const own = [...classification.map(({ category }) => category), ...labelElements.supplementalStatements.map(({ code }) => code)]
  const named = phrases(union, 'regulation.seveso').flatMap(({ text, index }) =>
    wordsOf(text.values?.['category'])
      .split(/[,;]\s*/)
      .filter(isSevesoCategory)
      .map((category) => ({ category, index })),
  )
  const unfounded = named.filter(({ category: founded }) => !own.some((one) => sevesoClasses[founded].test(one)))
  const stated = phrases(union, 'regulation.sevesoQuantities').flatMap(({ text, index }) => {
    const upper = tonnes(text.values?.['upperTier'])
    return tonnes(text.values?.['lowerTier']).map((lower, at) => ({ lower, upper: upper[at], index }))
  })
  // Where they are not as many, nobody knows which belongs to which.
  const limits = [
    ...named.map(({ category }) => ({ what: category, quantities: sevesoQuantities[category] })),
    ...phrases(union, 'regulation.sevesoNamed').flatMap(({ text }) => limitsOfNames(wordsOf(text.values?.['number']))),
  ]
  const isMixed = named.length > 0 && limits.length > named.length
  const pairs =
    limits.length === stated.length && !isMixed ? stated.flatMap((one, at) => limits.slice(at, at + 1).map((of) => ({ ...one, of }))) : []
  return [
    ...unfounded.map(({ category, index }) =>
      finding('regulatory.sevesoUnfounded', `regulatory.union[${index}]`, { params: { what: `Seveso III: ${category}` } }),
    ),
    ...pairs.flatMap(({ lower, upper, index, of: { what, quantities } }) => {
      const [least, most] = quantities
      if (lower === String(least) && upper === String(most)) return []
      const params = { record: `${lower} t, ${upper ?? '–'} t`, found: `${what}: ${least} t, ${most} t` }
      const article = `Directive 2012/18/EU, Annex I, Part ${isSevesoCategory(what) ? 1 : 2}`
      return [finding('regulatory.sevesoQuantitiesDiffer', `regulatory.union[${index}]`, { params, article })]
    }),
  ]
}

/** Figures before “t”, without the blanks between their thousands; a category may stand in brackets behind. */
const tonnes = (value: TextValue | undefined): string[] =>
  Array.from(wordsOf(value).matchAll(/([\d\s]+?)\s*t\b/gu), ([, figure = '']) => figure.replaceAll(/\s/g, ''))

/** Whose law a sentence of the library is. */
const states: readonly (readonly [RegExp, string])[] = [
  [/^regulation\.germany/, 'DE'],
  [/^regulation\.france/, 'FR'],
  [/^regulation\.slovenia/, 'SI'],
  [/^regulation\.austria/, 'AT'],
  [/^regulation\.italy/, 'IT'],
  [/^regulation\.netherlands/, 'NL'],
  [/^regulation\.denmark/, 'DK'],
  [/^regulation\.croatia/, 'HR'],
]

function checkCountries({ regulatory: { national } }: ProductRecord): Finding[] {
  return national.flatMap(({ country, texts }, index) =>
    texts.flatMap((text, at) => {
      const state = 'phrase' in text ? states.find(([pattern]) => pattern.test(text.phrase))?.[1] : undefined
      return state === undefined || state === country
        ? []
        : [
            finding('regulatory.countryDiffers', `regulatory.national[${index}].texts[${at}]`, {
              params: { record: country, found: state },
            }),
          ]
    }),
  )
}
