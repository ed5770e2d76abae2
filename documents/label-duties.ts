import { detergentsRegulationFrom } from '../clp/label/detergents-law.ts'
import { annexXviiMarkings, type AnnexXviiMarking } from '../clp/reach/annex-xvii-markings.ts'
import { labelRestrictions } from '../clp/label/label-restrictions.ts'
import { languageCodes } from '../shared/languages.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import type { Text } from '../shared/record/texts.ts'
import { publicUse, workUses } from '../shared/record/uses.ts'
import { labelElementsOf } from './label-elements-of-record.ts'
import type { TextWriter } from './text/write-text.ts'

/** The sentences that REACH Annex XVII prescribes, in the sentence library. */
const phrasesOf: Readonly<Record<AnnexXviiMarking, readonly string[]>> = {
  lampOil: ['regulation.lampOilKeepAway', 'regulation.lampOilSip'],
  grillLighter: ['regulation.grillLighterSip'],
  restrictedToProfessionals: ['regulation.restrictedToProfessionals'],
  isocyanateTraining: ['regulation.isocyanateTraining'],
}

/** REACH Annex XVII, entry 74, paragraph 2(b): visibly distinct from the rest of the label. */
const distinctPhrases: ReadonlySet<string> = new Set(phrasesOf.isocyanateTraining)

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

/** The sentences that REACH Annex XVII demands: section 15.1 of the sheet names them, and so does the technical data sheet. */
export function listMarkings(
  record: Pick<ProductRecord, 'classification' | 'labelElements' | 'composition' | 'uses'>,
  day: string,
): { phrase: string }[] {
  const isUsed = (...phrases: string[]) => record.uses.some((text) => 'phrase' in text && phrases.includes(text.phrase))
  const isForPublic = isUsed(publicUse)
  const markings = annexXviiMarkings({
    hazardStatements: labelElementsOf(record).hazardStatements,
    ingredients: record.composition.ingredients,
    isForPublic,
    isForWork: !isForPublic || isUsed(...workUses),
    isLampOil: isUsed('use.lampOil'),
    isGrillLighter: isUsed('use.grillLighter'),
    day,
  })
  return markings.flatMap((marking) => phrasesOf[marking].map((phrase) => ({ phrase })))
}

/**
 * The sentences of REACH Annex XVII that the label bears: those that the composition demands, and those that the record states itself, as a kit does
 * whose whole has less of a diisocyanate than the component that a person opens.
 * @param day as in {@link listFurtherTexts}
 */
export function listStatedMarkings(record: ProductRecord, day: string): { phrase: string }[] {
  const demanded = listMarkings(record, day)
  const stated = Object.values(phrasesOf)
    .flat()
    .filter((phrase) => !contains(demanded, { phrase }) && contains(record.labelElements.furtherTexts, { phrase }))
  return [...demanded, ...stated.map((phrase) => ({ phrase }))]
}

/**
 * Whether the product reaches the general public: its uses say so, or they do not say that it is for work alone. What entries 28 to 30 of REACH
 * Annex XVII keep from the public does not.
 */
export function isSuppliedToPublic(record: ProductRecord): boolean {
  if (contains(record.uses, { phrase: publicUse })) return true
  if (!labelRestrictions(labelElementsOf(record).hazardStatements, record.composition.ingredients).generalUse) return false
  return !workUses.some((phrase) => contains(record.uses, { phrase }))
}

/** Whether the phrase stands among the texts already. */
export function contains(texts: readonly Text[], { phrase }: { phrase: string }): boolean {
  return texts.some((text) => 'phrase' in text && text.phrase === phrase)
}
