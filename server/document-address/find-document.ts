import type { LanguageCode } from '../../shared/languages.ts'
import { readLanguageNumber } from '../../shared/read-language.ts'
import { flag, wholeNumber } from '../../shared/sent-values.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { AppError } from '../errors.ts'
import { findPublicProduct } from '../products/find-public-product.ts'
import { loadProduct, readId, type Product, type PublicProduct } from '../products/load-product.ts'
import type { DocumentKind, StoredVersion } from '../products/queries.ts'
import type { Services } from '../services.ts'
import { leaveForLanguage, type LanguageRequest } from './leave-for-language.ts'

/** Number of a version in a query. */
export const versionNumber = wholeNumber(1_000_000)

/** Options in the query of every document. */
export const documentOptions = {
  strict: flag().describe('1: 404 where the document is not complete in the language; otherwise the first language in which it is'),
}
/** Options in the query of a file. */
export const fileOptions = { download: flag().describe('1: sent as attachment, to be saved; otherwise inline, to be shown') }

/** A kind of document that is published in versions, and how to find the languages in which a version is complete. */
export interface VersionedDocument {
  kind: DocumentKind
  findLanguages(services: Services, product: Product, version: StoredVersion): Promise<readonly LanguageCode[]>
}

/** A published version of one document of a product, and the requested language. */
export interface RequestedVersion {
  product: PublicProduct
  version: StoredVersion
  language: LanguageCode
}

/** The parts of a document's address: the product, the language and, in the query, the options of the document. */
export interface DocumentRequest extends LanguageRequest {
  query: { version?: number | undefined; strict?: string | undefined }
}

/**
 * The document of an API address. It exists for a published product that has it, a known language in which all of its texts exist, and a
 * published version, by default the newest.
 * @param id the product's permalink id, where the address identifies it in another way
 * @throws {AppError} CLIENT_SIDE 404 with the field that matches nothing; 302 to the first language in which the document is complete
 */
export async function findDocument(
  services: Services,
  { kind, findLanguages }: VersionedDocument,
  request: DocumentRequest,
  id: string | number = request.params['id'] ?? '',
): Promise<RequestedVersion> {
  const { params, query } = request
  const requested = await findVersion(services, kind, { id: String(id), lang: params['lang'] ?? '' }, query.version)
  const complete = await findLanguages(services, requested.product, requested.version)
  if (!complete.includes(requested.language)) throw leaveForLanguage(request, complete)
  return requested
}

/** @throws {AppError} CLIENT_SIDE 404 with the field that names nothing */
async function findVersion(
  services: Services,
  kind: DocumentKind,
  params: { id: string; lang: string },
  number: number | undefined,
): Promise<RequestedVersion> {
  const product = await findPublicProduct(services, readId(params.id))
  const language = readLanguageNumber(params.lang)
  if (!language) throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('lang', 'notALanguage')] })
  const published = kind === 'sds' ? product.sdsVersions : product.tdsVersions
  const versions = product.record.documents[kind] ? published : []
  const version = number === undefined ? versions[0] : versions.find((one) => one.number === number)
  if (!version) throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('version', 'notFound')] })
  return { product, version, language: language.code }
}

/** The language of an address whose product has no safety data sheet; null where it has one, or where there is no such product. */
export async function findSheetless(services: Services, params: { id: string; lang: string }): Promise<LanguageCode | null> {
  const id = readId(params.id)
  const product = id === null ? null : await loadProduct(services, id)
  if (!product || product.status === 'withdrawn') return null
  const hasSheet = product.record.documents.sds && product.sdsVersions.length > 0
  return hasSheet ? null : (readLanguageNumber(params.lang)?.code ?? null)
}
