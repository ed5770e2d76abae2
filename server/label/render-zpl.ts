import { finestResolution, type ZplResolution } from '../../shared/label-zpl.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import type { Waiter } from '../documents/account.ts'
import { documentKey } from '../documents/document-cache.ts'
import { renderDocument } from '../documents/render-document.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { composeProductLabel, type RequestedLabel } from './find-label.ts'
import { labelKey, refuseLabel } from './render-label.ts'

export interface RequestedZpl extends RequestedLabel {
  resolution: ZplResolution
  showsFrames: boolean
}

export function labelZplKey(services: Services, { resolution, showsFrames, ...requested }: RequestedZpl): string {
  return documentKey([labelKey(services, requested, 'zpl'), String(resolution), String(showsFrames)])
}

/**
 * The label for label printers, in UTF-8. The writer is loaded on first use, since few processes ever need it.
 * @throws {AppError} CLIENT_SIDE 422 with the report where the text does not fit; 400 for a fold-out label, and for one that is too large to be
 *   drawn in that resolution
 */
export async function renderLabelZpl(services: Services, requested: RequestedZpl, waiter: Waiter): Promise<Buffer> {
  const { product, options, resolution, showsFrames } = requested
  const make = async (signal: AbortSignal): Promise<Buffer> => {
    if (options.foldPages !== null) throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('fold', 'notOffered')] })
    const label = composeProductLabel(services, requested)
    const finest = finestResolution(label.format.size)
    if (resolution > finest) throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('dpi', 'tooLarge', { max: finest })] })
    const { labelZpl } = await import('../../documents/label/write-label-zpl.ts')
    const made = labelZpl(label, { resolution, showsFrames, copies: options.copies ?? 1 })
    if (made.kind === 'refused') throw refuseLabel(made.reports)
    const picture =
      made.job && (await renderDocument(services, made.job, { product: product.id, document: 'label for printers' }, { signal }))
    return Buffer.from(await made.write(picture))
  }
  return services.documents.get(labelZplKey(services, requested), make, waiter)
}
