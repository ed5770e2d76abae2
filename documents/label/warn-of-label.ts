import type { LabelElements } from '../../clp/label/label-elements.ts'
import { labelSizeSource, packageSizeOf } from '../../clp/label/label-sizes.ts'
import { categoriesThatNameSubstances, mostNamedSubstances } from '../../clp/label/named-substances.ts'
import { exceedsPackage, namesMassAndVolume } from '../../clp/label/pack-content.ts'
import { countPrecautionaryStatements, mostPrecautionaryStatements } from '../../clp/precautions/most-statements.ts'
import { asksForDisposal } from '../../clp/precautions/linked-statements.ts'
import { categoriesThatDemandUfi, ufiSource } from '../../clp/ufi/ufi-duty.ts'
import { transportLabelFile } from '../../clp/transport-labels/transport-labels.ts'
import { isValidUfi } from '../../clp/ufi/ufi.ts'
import type { LabelOptions } from '../../shared/label-options.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { findTransportMode } from '../../shared/record/transport.ts'
import { demandsIngredientList, isAerosolDispenser, isSuppliedToPublic, mdiEntry } from '../label-duties.ts'
import { codesOfOtherContent } from './choose-codes.ts'
import type { LabelWarning, MissingText } from './label-model.ts'

export interface WarnedLabel {
  record: ProductRecord
  elements: LabelElements
  options: LabelOptions
  /** ISO day whose law the label follows. */
  day: string
  missing: readonly MissingText[]
  /** Statements, and entries of REACH Annex XVII, that are no official wording. */
  unofficial: readonly MissingText[]
  uncovered: readonly string[]
}

/** What the label lacks of CLP Article 17, because an option takes it away or the record has it not. */
export function warnOfLabel({ record, elements, options, day, missing, unofficial, uncovered }: WarnedLabel): LabelWarning[] {
  const own = record.labelElements
  const precautionary = [...new Set(own.precautionaryStatements.map(({ code }) => code))]
  const statements = [...elements.hazardStatements, ...precautionary, ...own.supplementalStatements.map(({ code }) => code)]
  const isHazardous = record.classification.length > 0
  const isForPublic = isHazardous && isSuppliedToPublic(record)
  const isMixture = record.composition.kind === 'mixture'
  const naming = isMixture && own.contains.length === 0
  const isTooMuch = exceedsPackage(options.packContent, packageSizeOf(options.packageSize))
  const isTooMany = countPrecautionaryStatements(precautionary, categoriesOf(record)) > mostPrecautionaryStatements
  const candidates: (LabelWarning & { holds: boolean })[] = [
    warning('pictogramsHidden', 'CLP Article 17(1)(d)', elements.pictograms, options.hidePictograms),
    warning('statementsHidden', 'CLP Article 17(1)(f) to (h)', statements, options.hideStatements),
    warning('ufiHidden', 'CLP Article 25(7) and Annex VIII, Part A, 5', record.ufi === undefined ? [] : [record.ufi], options.hideUfi),
    warning(
      'ufiMissing',
      ufiSource,
      categoriesThatDemandUfi(categoriesOf(record)),
      isMixture && record.ufi === undefined && !isKit(record),
    ),
    warning('substanceNumberMissing', 'CLP Article 18(2)', [record.name], isHazardous && !isMixture && !hasNumber(record)),
    warning('substancesNotNamed', 'CLP Article 18(3)(b)', categoriesThatNameSubstances(categoriesOf(record)), naming),
    warning('manySubstances', 'CLP Article 18(3)', substancesOf(own.contains.length), own.contains.length > mostNamedSubstances),
    warning('manyPrecautionaryStatements', 'CLP Article 28(3)', precautionary, isTooMany),
    warning('quantityOfOtherCode', 'CLP Article 17(1)(b)', namesOf(codesOfOtherContent(record, options)), true),
    warning('contentExceedsPackage', labelSizeSource, [options.packContent], isTooMuch),
    warning('dangerLabelNotDrawn', 'ADR 5.2.2.1.1', undrawnClasses(record), !options.hideTransport),
    warning('unfilledStatement', 'CLP Annex IV', elementsOf(missing.filter(isUnfilled)), true),
    warning('textMissing', 'CLP Article 17(2)', elementsOf(missing.filter((text) => !isUnfilled(text))), true),
    warning('unofficialWording', 'CLP Article 21(3)', elementsOf(unofficial.filter((text) => !isOfMdi(text))), true),
    warning('unofficialWording', 'REACH Annex XVII, entry 56, paragraph 1(b)', elementsOf(unofficial.filter(isOfMdi)), true),
    warning('unknownCharacters', 'CLP Annex I, 1.2.1.5', uncovered, true),
  ]
  const isListed = own.ingredientListAddress !== undefined || !demandsIngredientList(record, day)
  const absent: LabelWarning[] = [
    ...(isAerosolDispenser(record) && !namesMassAndVolume(options.packContent)
      ? [{ kind: 'aerosolContent' as const, elements: [], source: 'Directive 75/324/EEC, Article 8(1)(e)' }]
      : []),
    ...(isListed
      ? []
      : [{ kind: 'ingredientListMissing' as const, elements: [], source: 'Regulation (EC) No 648/2004, Annex VII A and D' }]),
    ...(isForPublic && options.packContent === ''
      ? [{ kind: 'quantityMissing' as const, elements: [], source: 'CLP Article 17(1)(b)' }]
      : []),
    ...(isForPublic &&
    !options.hideStatements &&
    asksForDisposal(record.classification) &&
    !precautionary.some((code) => code.startsWith('P50'))
      ? [{ kind: 'disposalStatementMissing' as const, elements: [], source: 'CLP Article 28(2)' }]
      : []),
  ]
  return [
    ...candidates.filter(({ holds }) => holds).map(({ kind, elements: list, source }) => ({ kind, elements: list, source })),
    ...absent,
  ]
}

/** A warning about certain elements; it holds only where there are any. */
function warning(
  kind: LabelWarning['kind'],
  source: string,
  elements: readonly string[],
  isMeant: boolean,
): LabelWarning & { holds: boolean } {
  return { kind, source, elements, holds: isMeant && elements.length > 0 }
}

/** Classes of ADR whose danger label this program has no drawing of. */
function undrawnClasses({ transport }: ProductRecord): string[] {
  const road = findTransportMode(transport, 'road')
  return road ? [road.hazardClass, ...road.subsidiaryHazards].filter((sign) => transportLabelFile(sign) === null) : []
}

function categoriesOf(record: ProductRecord): string[] {
  return [...new Set(record.classification.map(({ category }) => category))]
}

/** Whether the record names the UFIs of components: each bears its own, and the kit that holds them has none (CLP Annex VIII, Part A, 5). */
function isKit({ composition, kit }: ProductRecord): boolean {
  if (kit) return true
  return composition.description.some(
    (text) => 'values' in text && Object.values(text.values ?? {}).some((value) => typeof value === 'string' && isValidUfi(value)),
  )
}

/** Whether the main constituent, which stands first, has a number by which CLP Article 18(2) identifies a substance. */
function hasNumber({ composition }: ProductRecord): boolean {
  const [main] = composition.ingredients
  return Boolean(main?.indexNumber ?? main?.ecNumber ?? main?.casNumber)
}

function namesOf(codes: readonly { code: string }[]): string[] {
  return [...new Set(codes.map(({ code }) => code))]
}

function substancesOf(count: number): string[] {
  return count > 0 ? [String(count)] : []
}

function isUnfilled({ key }: MissingText): boolean {
  return key.includes('{')
}

function isOfMdi({ key }: MissingText): boolean {
  return key === mdiEntry
}

/** Texts with their language, as warnings name them: `GA H350i`. */
export function elementsOf(missing: readonly MissingText[]): string[] {
  return missing.map(({ language, key }) => `${language.toUpperCase()} ${key}`)
}
