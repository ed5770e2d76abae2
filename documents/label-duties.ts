import { detergentsRegulationFrom } from '../clp/label/detergents-law.ts'
import { annexXviiMarkings, type AnnexXviiMarking } from '../clp/reach/annex-xvii-markings.ts'
import { labelRestrictions } from '../clp/label/label-restrictions.ts'
import { languageCodes } from '../shared/languages.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import type { Text } from '../shared/record/texts.ts'
import { publicUse, workUses } from '../shared/record/uses.ts'
import { labelElementsOf } from './label-elements-of-record.ts'
import type { Rich } from './document-model.ts'
import { plainText, type TextWriter } from './text/write-text.ts'

/** Whose sentences are not read in the Official Journal of every language: `wording/{language}/unofficial.json`. */
export const mdiEntry = 'REACH XVII, 56'

interface PrescribedSentences {
  /** As documents name it, and the list of what is no official wording in a language. */
  entry: string
  /** In the sentence library. */
  phrases: readonly string[]
}

/** The sentences that REACH Annex XVII prescribes. */
const sentencesOf: Readonly<Record<AnnexXviiMarking, PrescribedSentences>> = {
  lampOil: { entry: 'REACH XVII, 3', phrases: ['regulation.lampOilKeepAway', 'regulation.lampOilSip'] },
  grillLighter: { entry: 'REACH XVII, 3', phrases: ['regulation.grillLighterSip'] },
  restrictedToProfessionals: { entry: 'REACH XVII, 28–30', phrases: ['regulation.restrictedToProfessionals'] },
  mdiForPublic: {
    entry: mdiEntry,
    phrases: ['regulation.mdiSensitised', 'regulation.mdiAsthma', 'regulation.mdiVentilation'],
  },
  isocyanateTraining: { entry: 'REACH XVII, 74', phrases: ['regulation.isocyanateTraining'] },
}

/** REACH Annex XVII, entry 74, paragraph 2(b): visibly distinct from the rest of the label. */
const distinctPhrases: ReadonlySet<string> = new Set(sentencesOf.isocyanateTraining.phrases)

/** What other law puts on a label, beside the elements of CLP (CLP Article 32(6)). */
export interface FurtherTexts {
  /** Stand with the supplemental information. */
  plain: Text[]
  /** Texts that must stand out from everything else. */
  distinct: Text[]
}

/**
 * What other law demands on the label, for the label, for section 2.2 of the sheet and for everything else that repeats it: the record's own texts, and
 * what the law of detergents and REACH Annex XVII demand of the composition and the uses, once.
 * @param day ISO day for which the label is made: that of the version in a sheet
 */
export function listFurtherTexts(record: ProductRecord, day: string): FurtherTexts {
  const own = record.labelElements.furtherTexts.map((text) => citeLawOf(day, text))
  const texts = [
    ...own,
    ...nameComponents(record),
    ...listIngredientAddress(record, day),
    ...listMarkings(record, day).filter((text) => !contains(own, text)),
  ]
  const isDistinct = (text: Text) => 'phrase' in text && distinctPhrases.has(text.phrase)
  return { plain: texts.filter((text) => !isDistinct(text)), distinct: texts.filter(isDistinct) }
}

/**
 * The same in the words of a language, for the label and section 2.2. Whoever typed a prescribed sentence word for word, before a rule brought it,
 * has it once. One that must be distinct stays, whatever is typed beside it.
 */
export function writeFurtherTexts(record: ProductRecord, day: string, writer: TextWriter): Record<keyof FurtherTexts, Rich[]> {
  const { plain, distinct } = listFurtherTexts(record, day)
  const typed = record.labelElements.furtherTexts.flatMap((own) => ('text' in own ? [plainText(writer.text(own))] : []))
  const prescribed = listMarkings(record, day).map(({ phrase }) => phrase)
  const isTyped = (text: Text): boolean =>
    'phrase' in text && prescribed.includes(text.phrase) && typed.some((own) => own.includes(plainText(writer.text(text))))
  return {
    plain: plain.filter((text) => !isTyped(text)).map((text) => writer.text(text)),
    distinct: distinct.map((text) => writer.text(text)),
  }
}

/**
 * The sentence on ingredients of unknown acute toxicity, which stands on the label and in the sheet: CLP Annex I, 3.1.3.6.2.2.
 * @returns null where the record states no such share, in per cent of the mixture
 */
export function writeUnknownToxicity({ toxicology }: ProductRecord, writer: TextWriter): string | null {
  const percent = toxicology.unknownAcuteToxicityPercent
  return percent === undefined || percent === 0 ? null : writer.term('sds.unknownAcuteToxicity', { percent: writer.number(percent) })
}

/**
 * The sentence on components with unknown hazards to the aquatic environment, which stands on the label and in the sheet: CLP Annex I, 4.1.3.6.1.
 * @returns null where the record states no such share, in per cent of the mixture
 */
export function writeUnknownAquaticHazard({ ecology }: ProductRecord, writer: TextWriter): string | null {
  const percent = ecology.unknownAquaticHazardPercent
  return percent === undefined || percent === 0 ? null : writer.term('sds.unknownAquaticHazard', { percent: writer.number(percent) })
}

/** What the label, and section 2.2 of the sheet, state of components that are not sufficiently known. */
export function writeUnknownShares(record: ProductRecord, writer: TextWriter): string[] {
  return [writeUnknownToxicity(record, writer), writeUnknownAquaticHazard(record, writer)].filter((text) => text !== null)
}

/** A kit says that what it holds is labelled too: CLP Articles 33 and 35. The writer parts the names, as Greek has another semicolon. */
function nameComponents({ kit }: ProductRecord): Text[] {
  return kit ? [{ phrase: 'label.kitComponents', values: { products: kit.components.map(({ name }) => sameInEveryLanguage(name)) } }] : []
}

const sameInEveryLanguage = (text: string): Text => ({ text: Object.fromEntries(languageCodes.map((code) => [code, text])) })

/** A detergent for the general public, as 1.2 and 15.1 of the record say. */
export function isPublicDetergent({ uses, regulatory }: ProductRecord): boolean {
  return contains(uses, { phrase: publicUse }) && contains(regulatory.union, { phrase: 'regulation.detergents' })
}

/** Whether the package must say where the list of ingredients is found: Regulation (EC) No 648/2004, Annex VII A and D. */
export function demandsIngredientList(record: ProductRecord, day: string): boolean {
  return isPublicDetergent(record) && day < detergentsRegulationFrom
}

/** Whether 15.1 of the record says that Directive 75/324/EEC on aerosol dispensers applies. */
export function isAerosolDispenser({ regulatory }: ProductRecord): boolean {
  return contains(regulatory.union, { phrase: 'regulation.aerosolsDirective' })
}

/** A label is made long after its record was published: it lists a detergent's ingredients by no Regulation that is repealed on its day. */
function citeLawOf(day: string, text: Text): Text {
  const isByOldRegulation = 'phrase' in text && text.phrase === 'compositionNote.detergents' && day >= detergentsRegulationFrom
  return isByOldRegulation ? { ...text, phrase: 'compositionNote.detergentIngredients' } : text
}

function listIngredientAddress(record: ProductRecord, day: string): Text[] {
  const { ingredientListAddress: address } = record.labelElements
  if (address === undefined || !demandsIngredientList(record, day)) return []
  return [{ phrase: 'detergent.ingredientList', values: { address: address.replace(/^https:\/\//, '') } }]
}

/** What of a record decides on the markings. */
type MarkedRecord = Pick<ProductRecord, 'classification' | 'labelElements' | 'composition' | 'uses'>

/** The sentences that REACH Annex XVII demands: section 15.1 of the sheet names them, and so does the technical data sheet. */
export function listMarkings(record: MarkedRecord, day: string): { phrase: string }[] {
  const isUsed = (...phrases: string[]) => record.uses.some((text) => 'phrase' in text && phrases.includes(text.phrase))
  const isForPublic = isUsed(publicUse)
  const markings = annexXviiMarkings({
    hazardStatements: labelElementsOf(record).hazardStatements,
    ingredients: record.composition.ingredients,
    isForPublic,
    isForWork: !isForPublic || isUsed(...workUses),
    mayReachPublic: isSuppliedToPublic(record),
    isLampOil: isUsed('use.lampOil'),
    isGrillLighter: isUsed('use.grillLighter'),
    day,
  })
  return markings.flatMap((marking) => sentencesOf[marking].phrases.map((phrase) => ({ phrase })))
}

/**
 * The sentences of REACH Annex XVII that the label bears: those that the composition demands, and those that the record states itself, as a kit does
 * whose whole has less of a diisocyanate than the component that a person opens.
 * @param day as in {@link listFurtherTexts}
 */
export function listStatedMarkings(record: ProductRecord, day: string): { phrase: string }[] {
  const demanded = listMarkings(record, day)
  const stated = Object.values(sentencesOf)
    .flatMap(({ phrases }) => phrases)
    .filter((phrase) => !contains(demanded, { phrase }) && contains(record.labelElements.furtherTexts, { phrase }))
  return [...demanded, ...stated.map((phrase) => ({ phrase }))]
}

/** The entries of REACH Annex XVII whose sentences the label bears: `REACH XVII, 56`. Day as in {@link listFurtherTexts}. */
export function listMarkingEntries(record: ProductRecord, day: string): string[] {
  const stated = listStatedMarkings(record, day)
  const said = Object.values(sentencesOf).filter(({ phrases }) => phrases.some((phrase) => contains(stated, { phrase })))
  return said.map(({ entry }) => entry)
}

/**
 * Whether the product reaches the general public: its uses say so, or they do not say that it is for work alone. What entries 28 to 30 of REACH
 * Annex XVII keep from the public does not.
 */
export function isSuppliedToPublic(record: MarkedRecord): boolean {
  if (contains(record.uses, { phrase: publicUse })) return true
  if (!labelRestrictions(labelElementsOf(record).hazardStatements, record.composition.ingredients).generalUse) return false
  return !workUses.some((phrase) => contains(record.uses, { phrase }))
}

/** Whether the phrase stands among the texts already. */
export function contains(texts: readonly Text[], { phrase }: { phrase: string }): boolean {
  return texts.some((text) => 'phrase' in text && text.phrase === phrase)
}
