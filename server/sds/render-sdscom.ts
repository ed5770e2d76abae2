import { writeSdscom } from '../../documents/sdscom/write-sdscom.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { documentKey } from '../documents/document-cache.ts'
import type { Waiter } from '../documents/account.ts'
import type { Product } from '../products/load-product.ts'
import type { StoredVersion } from '../products/queries.ts'
import type { Services } from '../services.ts'
import { keysOfSheet, loadSdsSource } from './view-sds.ts'

/** The cache key of a sheet's SDScom file: everything that its bytes depend on. */
export function sdscomKey(services: Services, product: Product, version: StoredVersion, language: LanguageCode): string {
  return documentKey(['sdscom', services.engine('sdscom', [language]), ...keysOfSheet(services, product, version), language])
}

/** The sheet of a version as SDScom XML, from the cache or made now. */
export async function renderSdscom(
  services: Services,
  product: Product,
  version: StoredVersion,
  language: LanguageCode,
  waiter: Waiter,
): Promise<Buffer> {
  const make = async () => Buffer.from(writeSdscom(await loadSdsSource(services, product, version), language))
  return services.documents.get(sdscomKey(services, product, version, language), make, waiter)
}
