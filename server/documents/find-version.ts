import { z } from 'zod'
import { findLanguageById, type LanguageCode } from '../../shared/languages.ts'
import { AppError } from '../errors.ts'
import { loadProduct, readId, type Product } from '../products/load-product.ts'
import type { DocumentKind, StoredVersion } from '../products/queries.ts'
import type { Services } from '../services.ts'

/** Number of a version in a query. */
export const versionNumber = z.coerce.number().int().positive().max(1_000_000)

/** A published version of one document of a product, and the language in which it is asked for. */
export interface VersionAsked {
  product: Product
  version: StoredVersion
  language: LanguageCode
}

/**
 * What an address of the API asks for: a document exists for a published product that has it, a known language and a version
 * that was published, the newest without a number.
 * @throws {AppError} CLIENT_SIDE 404 with the field that names nothing
 */
export async function findVersion(
  services: Services,
  kind: DocumentKind,
  params: { id: string; lang: string },
  number: number | undefined,
): Promise<VersionAsked> {
  const id = readId(params.id)
  const product = id === null ? null : await loadProduct(services, id)
  if (!product || product.status === 'withdrawn')
    throw new AppError('CLIENT_SIDE', { status: 404, fields: [{ field: 'id', reason: 'no such product' }] })
  const language = /^\d{1,2}$/.test(params.lang) ? findLanguageById(Number(params.lang)) : undefined
  if (!language) throw new AppError('CLIENT_SIDE', { status: 404, fields: [{ field: 'lang', reason: 'no such language' }] })
  const published = kind === 'sds' ? product.sdsVersions : product.tdsVersions
  const versions = product.record.documents[kind] ? published : []
  const version = number === undefined ? versions[0] : versions.find((one) => one.number === number)
  if (!version)
    throw new AppError('CLIENT_SIDE', { status: 404, fields: [{ field: 'version', reason: `No valid ${kind.toUpperCase()} version` }] })
  return { product, version, language: language.code }
}
