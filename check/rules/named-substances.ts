import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text, TextValue } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule, Subject } from '../subject.ts'
import { findCandidates } from './composition.ts'
import { isNameSure, isNameOf, isSameName } from './known-names.ts'

/** Substances that a sentence names and section 3 does not contain, and candidates that no list has. */
export const checkNamedSubstances: Rule = (subject) => [...checkNamed(subject), ...checkMonitored(subject), ...checkCandidates(subject)]

/** Sentences “contains …” with their place in REACH Annex II. */
const naming: Readonly<Record<string, string>> = {
  'otherHazards.containsEndocrineDisruptor': 'REACH Annex II, 2.3',
  'otherHazards.containsPbtVpvb': 'REACH Annex II, 2.3',
  'compositionNote.svhc': 'REACH Article 59(10) and Annex II, 3.2.1',
  'toxicology.sensitiserSubstances': 'REACH Annex II, 11.1',
  'pbt.contains': 'REACH Annex II, 12.5',
  'endocrineEnvironment.contains': 'REACH Annex II, 12.6',
  'ecotoxicity.toxicFishPigment': 'REACH Annex II, 12.1',
  'regulation.candidateList': 'REACH Article 59(10) and Annex II, 15.1',
  'regulation.reachAuthorisation': 'REACH Annex XIV; Annex II, 15.1',
  'healthOther.endocrineDisruptor': 'REACH Annex II, 11.2.1',
  'persistence.readilyBiodegradableSubstances': 'REACH Annex II, 12.2',
  'persistence.notReadilyBiodegradableSubstances': 'REACH Annex II, 12.2',
  'bioaccumulation.possible': 'REACH Annex II, 12.3',
  'bioaccumulation.substance': 'REACH Annex II, 12.3',
  'bioaccumulation.logKow': 'REACH Annex II, 12.3',
  'regulation.drugPrecursors': 'Regulation (EC) No 273/2004; REACH Annex II, 15.1',
  'regulation.treatedArticle': 'Regulation (EU) No 528/2012, Article 58(3)',
  'regulation.preservativeInside': 'Regulation (EU) No 528/2012, Article 58(3)',
  'safetyAssessment.substances': 'REACH Annex II, 15.2',
  'change.substanceAdded': 'REACH Annex II, 16(a)',
}

/** What section 3 names from a content on (REACH Annex II, 3.2.1; Article 59(10)). The others may speak of what it need not name. */
const inSection3 =
  /^(?:otherHazards\.contains|compositionNote\.svhc|pbt\.contains|endocrineEnvironment\.contains|healthOther\.endocrineDisruptor|regulation\.(?:candidateList|reachAuthorisation)$)/

/** What section 3 must say of a substance that such a sentence names. */
const asking: Readonly<Record<string, RegExp>> = {
  'otherHazards.containsEndocrineDisruptor': /^(?:endocrine|ED )/,
  'otherHazards.containsPbtVpvb': /^(?:PBT|vPvB)/,
  'pbt.contains': /^(?:PBT|vPvB)/,
  'endocrineEnvironment.contains': /^(?:endocrineEnvironment|ED ENV)/,
}

const places = [
  ['otherHazards', ({ otherHazards }) => otherHazards],
  ['composition.notes', ({ composition }) => composition.notes],
  ['toxicology.notes', ({ toxicology }) => toxicology.notes],
  ['ecology.toxicity', ({ ecology }) => ecology.toxicity],
  ['toxicology.endocrine', ({ toxicology }) => toxicology.endocrine],
  ['ecology.persistence', ({ ecology }) => ecology.persistence],
  ['ecology.bioaccumulation', ({ ecology }) => ecology.bioaccumulation],
  ['ecology.pbt', ({ ecology }) => ecology.pbt],
  ['ecology.endocrine', ({ ecology }) => ecology.endocrine],
  ['regulatory.union', ({ regulatory }) => regulatory.union],
  ['regulatory.safetyAssessment', ({ regulatory }) => regulatory.safetyAssessment],
  ['labelElements.furtherTexts', ({ labelElements }) => labelElements.furtherTexts],
  ['otherInformation.changes', ({ otherInformation }) => otherInformation.changes],
] as const satisfies readonly (readonly [string, (record: ProductRecord) => readonly Text[]])[]

function checkNamed(subject: Subject): Finding[] {
  const { record, context, recipe } = subject
  const { ingredients, kind } = record.composition
  // Of a kit each component has a section 3 of its own.
  if (ingredients.length === 0 || kind === 'substance' || record.kit !== undefined) return []
  const isContained = (text: Text, phrase: string) =>
    ingredients.some(
      ({ name, concerns, classification }) =>
        isSameName(name, text, context.readEnglish) &&
        ['', ...concerns, ...classification.map(({ category }) => category)].some((one) => (asking[phrase] ?? anything).test(one)),
    )
  // A preservative of a can is less than section 3 must name (REACH Annex II, 3.2.2), and is named by its own law.
  const isInRecipe = (text: Text, phrase: string) =>
    !inSection3.test(phrase) && (recipe?.answer.components ?? []).some((one) => isNameOf(subject, text, one))
  return places.flatMap(([path, read]) =>
    read(record).flatMap((text, index) => {
      const article = 'phrase' in text ? naming[text.phrase] : undefined
      if (article === undefined || !('phrase' in text)) return []
      return [...substancesIn(text.values?.['substances']), ...substancesIn(text.values?.['substance'])]
        .filter((one) => !isContained(one, text.phrase) && !isInRecipe(one, text.phrase))
        .map((what) => {
          const found = { params: { what }, article }
          const isSure = inSection3.test(text.phrase) && isNameSure(what, ingredients)
          return finding('sentences.substanceUnfounded', `${path}[${index}]`, isSure ? found : { ...found, severity: 'warning' })
        })
    }),
  )
}

const anything = /(?:)/

/** Names alone: what a list holds besides is words. */
function substancesIn(value: TextValue | undefined): Text[] {
  const texts = Array.isArray(value) ? value : [value]
  return texts.flatMap((one) => (typeof one === 'object' && !('unit' in one) && ('phrase' in one || 'text' in one) ? [one] : []))
}

/** Biological limits of the library, by the CAS number of what is taken up. */
const monitored: Readonly<Record<string, readonly string[]>> = {
  'monitoring.ethylbenzene': ['100-41-4'],
  'monitoring.xylene': ['1330-20-7', '95-47-6', '108-38-3', '106-42-3'],
  'monitoring.hippuricAcid': ['1330-20-7', '95-47-6', '108-38-3', '106-42-3'],
  'monitoring.toluene': ['108-88-3'],
  'monitoring.methanol': ['67-56-1'],
  'monitoring.acetone': ['67-64-1', '67-63-0'],
  'monitoring.hexamethyleneDiisocyanate': ['822-06-0', '28182-81-2'],
}

/** 8.1: limits are those of the ingredients (REACH Annex II, 8.1.1). */
function checkMonitored({ record, context }: Subject): Finding[] {
  const { ingredients } = record.composition
  if (ingredients.length === 0 || record.kit !== undefined) return []
  // Section 3 may name the EC or the index number alone.
  const contained = ingredients.map(
    ({ casNumber, ecNumber = null, indexNumber = null }) =>
      casNumber ?? context.findInLibrary({ cas: null, ec: ecNumber, index: indexNumber, name: '' })?.cas ?? '',
  )
  return record.exposureControls.monitoring.flatMap((text, index) => {
    const numbers = 'phrase' in text ? monitored[text.phrase] : undefined
    if (numbers === undefined || contained.some((number) => numbers.includes(number))) return []
    return [
      finding('sentences.substanceUnfounded', `exposureControls.monitoring[${index}]`, {
        params: { what: text },
        article: 'REACH Annex II, 8.1.1',
        fix: [{ op: 'remove', path: `/exposureControls/monitoring/${index}` }],
      }),
    ]
  })
}

/** “Candidate list” at an ingredient that the list of the day does not have: by numbers, where there are any. */
function checkCandidates({ record, context }: Subject): Finding[] {
  return record.composition.ingredients.flatMap((ingredient, index) => {
    const at = ingredient.concerns.indexOf('candidateList')
    const hasNumber = ingredient.casNumber !== undefined || ingredient.ecNumber !== undefined
    const isWhole = { ...ingredient, content: 100 }
    if (at < 0 || !hasNumber || findCandidates(context, isWhole).length > 0) return []
    return [
      finding('composition.candidateUnfounded', `composition.ingredients[${index}].concerns[${at}]`, {
        params: { what: [ingredient.name, { term: 'concern.candidateList' }] },
      }),
    ]
  })
}
