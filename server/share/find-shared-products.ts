import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { requireOwnProduct, type Member } from '../auth/require-user.ts'
import { AppError, type FieldError } from '../errors.ts'
import { loadProduct, type Product } from '../products/load-product.ts'
import type { StoredVersion } from '../products/queries.ts'
import { findValidLanguages } from '../sds/view-sds.ts'
import type { Services } from '../services.ts'

/** A product that can be shared: active and published. */
export interface SharedProduct {
  synonymId: number
  /** The name that the synonym gives it. */
  name: string
  product: Product
  /** The newest safety data sheet, where one can be opened. */
  sds: StoredVersion | null
  /** Languages in which it is complete. */
  sdsLanguages: readonly LanguageCode[]
}

/**
 * Products of the member's workgroup by synonym.
 * @param field names the ids in the request
 * @throws {AppError} CLIENT_SIDE 404 for a product of another group, 400 with every one that is withdrawn or was never published
 */
export async function findSharedProducts(
  services: Services,
  member: Member,
  synonymIds: readonly number[],
  field: string,
): Promise<SharedProduct[]> {
  const shared: SharedProduct[] = []
  const blocking: FieldError[] = []
  for (const synonymId of synonymIds) {
    const permalinkId = await requireOwnProduct(services, member, { synonymId })
    const product = await loadProduct(services, permalinkId)
    if (!product || product.status === 'withdrawn') {
      blocking.push({ field, reason: `${synonymId} is not published` })
      continue
    }
    const version = product.record.documents.sds ? product.sdsVersions[0] : undefined
    const sdsLanguages = version ? await findValidLanguages(services, product, version) : []
    shared.push({
      synonymId,
      name: product.record.synonyms.find(({ id }) => id === synonymId)?.name ?? product.record.name,
      product,
      sds: version !== undefined && sdsLanguages.length > 0 ? version : null,
      sdsLanguages,
    })
  }
  if (blocking.length > 0) throw new AppError('CLIENT_SIDE', { fields: blocking })
  return shared
}

/** Languages in which every one of the products has a valid safety data sheet. */
export function findCommonSdsLanguages(products: readonly SharedProduct[]): LanguageCode[] {
  return languageCodes.filter(
    (code) => products.length > 0 && products.every(({ sds, sdsLanguages }) => sds !== null && sdsLanguages.includes(code)),
  )
}
