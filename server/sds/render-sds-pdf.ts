import { setImmediate } from 'node:timers/promises'
import { buildSds } from '../../documents/sds/build-sds.ts'
import { sdsPdfJob } from '../../documents/sds/write-sds-pdf.ts'
import { documentKey } from '../documents/document-cache.ts'
import { renderDocument } from '../documents/render-document.ts'
import type { Waiter } from '../documents/account.ts'
import { permalinkOf, type Product } from '../products/load-product.ts'
import type { StoredVersion } from '../products/queries.ts'
import type { Services } from '../services.ts'
import { findReplacedSds, loadSdsSource, type SheetOptions } from './view-sds.ts'

/**
 * The key of a sheet's PDF: everything that its bytes depend on, without building it, so that a cached sheet or a 304
 * costs no more than a look.
 */
export function sdsPdfKey(services: Services, product: Product, version: StoredVersion, options: SheetOptions): string {
  const replaced = findReplacedSds(product, version)
  return documentKey([
    'sds-pdf',
    services.engine('sds-pdf', [options.language]),
    version.snapshotHash,
    version.number,
    version.revisedOn,
    version.compiledOn,
    replaced?.snapshotHash ?? '',
    replaced?.revisedOn ?? '',
    permalinkOf(services, product),
    options.language,
    options.qrCode,
  ])
}

/** The sheet of a version as PDF/UA-1, from the cache or made now. */
export async function renderSdsPdf(
  services: Services,
  product: Product,
  version: StoredVersion,
  options: SheetOptions,
  waiter: Waiter,
): Promise<Buffer> {
  const make = async (signal: AbortSignal): Promise<Buffer> => {
    const { model } = buildSds(await loadSdsSource(services, product, version), options.language, options)
    // Between two pieces of work other visitors get their turn.
    await setImmediate()
    signal.throwIfAborted()
    const belongsTo = { product: product.id, version: version.number, language: options.language }
    return renderDocument(services, sdsPdfJob(model), belongsTo, { signal })
  }
  return services.documents.get(sdsPdfKey(services, product, version, options), make, waiter)
}
