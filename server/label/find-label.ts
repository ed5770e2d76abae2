import { foreignCodes, withOwnContent } from '../../documents/label/choose-codes.ts'
import { composeLabel } from '../../documents/label/compose-label.ts'
import type { LabelModel, LabelSource } from '../../documents/label/label-model.ts'
import { reliefOfLabel } from '../../documents/label/relieve-label.ts'
import { foldPagesFor } from '../../documents/label/fold-label.ts'
import { lawDayOf } from '../../documents/law-days.ts'
import { languageIdOf, type LanguageCode } from '../../shared/languages.ts'
import { readLabelOptions, type LabelDefaults, type LabelOptions } from '../../shared/label-options.ts'
import { lackingMeasures, type LabelQuery } from '../../shared/label-query.ts'
import { readLanguage } from '../../shared/read-language.ts'
import { isOn } from '../../shared/is-on.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { AppError } from '../errors.ts'
import { findCompleteLanguages } from '../documents/find-complete-languages.ts'
import { splitAddress } from '../http/split-address.ts'
import { loadProduct, permalinkOf, type Product } from '../products/load-product.ts'
import type { StoredVersion } from '../products/queries.ts'
import type { Services } from '../services.ts'
import { findValidLanguages } from '../sds/view-sds.ts'
import { today } from '../../shared/iso-day.ts'

/** A product's label as requested by an address. */
export interface RequestedLabel {
  product: Product
  options: LabelOptions
}

interface LabelFound extends RequestedLabel {
  /** All languages in which the label exists. */
  languages: readonly LanguageCode[]
}

/** A label in the address of a document: its options, and whether a language in which it does not exist is refused (`strict`). */
interface LabelRequest {
  url: string
  query: LabelQuery & { strict?: string | undefined }
}

/**
 * The label that an address requests: of a published product that has one, in languages in which it is complete.
 * @throws {AppError} as `findLabelOf`; for other languages, CLIENT_SIDE 302 to the same label in those in which it exists, or 404 with
 * `strict`. Both list the languages of the label (`languages`, document language ids)
 */
export async function findLabel(services: Services, request: LabelRequest, id: number | null): Promise<RequestedLabel> {
  const { languages, ...requested } = await findLabelOf(services, id, 'id', request.query)
  const lacking = lackingLanguages(request.query, languages)
  if (lacking.length === 0) return requested
  const told = {
    reasons: [reasonAt('xlang', 'labelLanguages', { languages: [...lacking] })],
    members: { languages: languages.map(languageIdOf) },
  }
  if (isOn(request.query.strict, false)) throw new AppError('CLIENT_SIDE', { status: 404, ...told })
  throw new AppError('CLIENT_SIDE', { status: 302, ...told, headers: { location: addressIn(requested.options.languages, request.url) } })
}

/** Requested languages, as written in the query, in which the label does not exist. @param languages those in which it does */
export function lackingLanguages({ xlang = [], rlang }: LabelQuery, languages: readonly LanguageCode[]): string[] {
  return [...xlang, ...(rlang ? [rlang] : [])].filter((code) => !languages.some((one) => one === readLanguage(code)?.code))
}

/** The address of a label in these languages alone. */
function addressIn(languages: readonly LanguageCode[], url: string): string {
  const { path, query } = splitAddress(url)
  const search = new URLSearchParams(query)
  for (const name of ['xlang', 'xlang[]', 'rlang']) search.delete(name)
  search.set('xlang', languages.map(languageIdOf).join())
  return `${path}?${search}`
}

/**
 * The label of a product by its permalink id. Languages in which it does not exist are left out, and where none is left it is in the first.
 * @param field names the product in the request
 * @throws {AppError} CLIENT_SIDE 404 with the field that matches nothing, 400 for a product code of another product
 */
export async function findLabelOf(services: Services, id: number | null, field: string, query: LabelQuery): Promise<LabelFound> {
  const product = id === null ? null : await loadProduct(services, id)
  if (!product || product.status === 'withdrawn' || !product.record.documents.label)
    throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt(field, 'notFound')] })
  const languages = await findLabelLanguages(services, product)
  if (languages.length === 0)
    throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('xlang', 'labelLanguages', { languages: [] })] })
  const unknown = foreignCodes(product.record, query.pCodes)
  if (unknown.length > 0) throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('pCodes', 'notFoundAmong', { values: [...unknown] })] })
  const lacking = lackingMeasures(query)
  if (lacking.length > 0) throw new AppError('CLIENT_SIDE', { reasons: lacking.map((name) => reasonAt(name, 'missing')) })
  const options = readLabelOptions(query, product.record.labelDefaults, languages)
  const withContent = withOwnContent(product.record, options, query.vseb !== undefined)
  if (withContent.useRelief && !reliefOfLabel(product.record, withContent))
    throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('reliefON', 'noRelief')] })
  const { foldPages, languages: chosen } = withContent
  if (foldPages !== null && !foldPagesFor(chosen.length).includes(foldPages))
    throw new AppError('CLIENT_SIDE', {
      reasons: [reasonAt('fold', 'foldPages', { pages: [...foldPagesFor(chosen.length)] })],
    })
  return { product, options: withContent, languages }
}

/** The version from which the label is made: the newest of the safety data sheet, or of the technical data sheet if there is no other. */
export function labelVersionOf(product: Product): StoredVersion {
  const version = product.sdsVersions[0] ?? product.tdsVersions[0]
  if (!version) throw new Error(`Product ${product.id} was never published`)
  return version
}

/** Languages in which the label can be printed: those of the safety data sheet; without a sheet, those in which the label is complete. */
export function findLabelLanguages(services: Services, product: Product): Promise<readonly LanguageCode[]> {
  const version = labelVersionOf(product)
  if (version.kind === 'sds') return findValidLanguages(services, product, version)
  return findCompleteLanguages(services, { ...version, kind: 'label' }, async () => {
    const { labelDefaults } = product.record
    return (language) => {
      const options = readLabelOptions({}, { ...labelDefaults, languages: [language] }, [language])
      return composeLabel(labelSourceOf(services, product), options)
    }
  })
}

/** The page's language leads; the product's other label languages follow where it is one of them. */
export function leadBy(language: LanguageCode, { languages }: LabelDefaults): LanguageCode[] {
  return languages.includes(language) ? [language, ...languages.filter((code) => code !== language)] : [language]
}

/** The label with these options, ready for every writer. */
export function composeProductLabel(services: Services, { product, options }: RequestedLabel): LabelModel {
  return composeLabel(labelSourceOf(services, product), options)
}

/** The source of every label of a product. */
export function labelSourceOf(services: Services, product: Product): LabelSource {
  const { revisedOn } = labelVersionOf(product)
  return { record: product.record, permalink: permalinkOf(services, product), stampedOn: revisedOn, lawDay: labelLawDay(product) }
}

/** The day whose law the product's labels follow when they are made now. */
export function labelLawDay(product: Product): string {
  return lawDayOf(labelVersionOf(product).revisedOn, today())
}
