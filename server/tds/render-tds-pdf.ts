import { buildTds } from '../../documents/tds/build-tds.ts'
import { tdsPdfJob } from '../../documents/tds/write-tds-pdf.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { documentKey } from '../documents/document-cache.ts'
import { renderDocument } from '../documents/render-document.ts'
import type { Waiter } from '../documents/account.ts'
import { permalinkOf, type Product } from '../products/load-product.ts'
import type { StoredVersion } from '../products/queries.ts'
import type { Services } from '../services.ts'
import { findReplacedTds, loadTdsSource } from './view-tds.ts'

/**
 * The key of a technical data sheet's PDF: everything that its bytes depend on, without building it, so that a cached sheet
 * or a 304 costs no more than a look.
 */
export function tdsPdfKey(services: Services, product: Product, version: StoredVersion, language: LanguageCode): string {
  return documentKey([
    'tds-pdf',
    services.engine('tds-pdf', [language]),
    version.snapshotHash,
    version.number,
    version.revisedOn,
    findReplacedTds(product, version)?.revisedOn ?? '',
    permalinkOf(services, product),
    language,
  ])
}

/** The sheet of a version as PDF/UA-1, from the cache or made now. */
export async function renderTdsPdf(
  services: Services,
  product: Product,
  version: StoredVersion,
  language: LanguageCode,
  waiter: Waiter,
): Promise<Buffer> {
  const make = async (signal: AbortSignal): Promise<Buffer> => {
    const { model } = buildTds(await loadTdsSource(services, product, version), language)
    return renderDocument(services, tdsPdfJob(model), { product: product.id, version: version.number, language }, { signal })
  }
  return services.documents.get(tdsPdfKey(services, product, version, language), make, waiter)
}
