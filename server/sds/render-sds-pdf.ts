import { setImmediate } from 'node:timers/promises'
import { buildSds } from '../../documents/sds/build-sds.ts'
import { sdsPdfJob } from '../../documents/sds/write-sds-pdf.ts'
import { documentKey } from '../documents/document-cache.ts'
import { renderDocument } from '../documents/render-document.ts'
import type { Waiter } from '../documents/account.ts'
import type { Product } from '../products/load-product.ts'
import type { StoredVersion } from '../products/queries.ts'
import type { Services } from '../services.ts'
import { keysOfSheet, loadSdsSource, type SheetOptions } from './view-sds.ts'

/** The cache key of a sheet's PDF. */
export function sdsPdfKey(services: Services, product: Product, version: StoredVersion, { language, qrCode }: SheetOptions): string {
  return documentKey(['sds-pdf', services.engine('sds-pdf', [language]), ...keysOfSheet(services, product, version), language, qrCode])
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
    // Other requests get their turn between two steps.
    await setImmediate()
    signal.throwIfAborted()
    const belongsTo = { product: product.id, version: version.number, language: options.language }
    return renderDocument(services, sdsPdfJob(model), belongsTo, { signal })
  }
  return services.documents.get(sdsPdfKey(services, product, version, options), make, waiter)
}
