import { buildSafety } from '../../documents/safety/build-safety.ts'
import { describeOverflow } from '../../documents/safety/describe-overflow.ts'
import type { SafetyFormat, SafetyModel } from '../../documents/safety/safety-model.ts'
import { writeSafetyHtml } from '../../documents/safety/write-safety-html.ts'
import { safetyPdfJob } from '../../documents/safety/write-safety-pdf.ts'
import { createTextWriter } from '../../documents/text/write-text.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { SafetyView } from '../../shared/safety-view.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { documentKey } from '../documents/document-cache.ts'
import { renderDocument } from '../documents/render-document.ts'
import type { Waiter } from '../documents/account.ts'
import { AppError } from '../errors.ts'
import { permalinkOf, type Product } from '../products/load-product.ts'
import type { StoredVersion } from '../products/queries.ts'
import { loadSdsSource, type SheetOptions } from '../sds/view-sds.ts'
import type { Services } from '../services.ts'

export interface SafetyPdfOptions extends SheetOptions {
  format: SafetyFormat
}

/** The instructions of a version as HTML. They take a few milliseconds, so they are not cached. */
export async function viewSafety(services: Services, product: Product, version: StoredVersion, options: SheetOptions): Promise<string> {
  return writeSafetyHtml(await loadModel(services, product, version, options))
}

/** The same for the page, which offers the PDFs only if they exist. */
export async function viewSafetyPage(
  services: Services,
  product: Product,
  version: StoredVersion,
  { interfaceLanguage, ...options }: SheetOptions & { interfaceLanguage: LanguageCode },
): Promise<SafetyView> {
  const model = await loadModel(services, product, version, options)
  return { html: writeSafetyHtml(model), report: describeOverflow(model, createTextWriter(interfaceLanguage)) }
}

async function loadModel(services: Services, product: Product, version: StoredVersion, options: SheetOptions): Promise<SafetyModel> {
  return buildSafety(await loadSdsSource(services, product, version), options.language, options).model
}

/**
 * The cache key of a PDF: everything that its bytes depend on, without building it, so that a cached poster or a 304 costs no more than a
 * look-up.
 */
export function safetyPdfKey(services: Services, product: Product, version: StoredVersion, options: SafetyPdfOptions): string {
  return documentKey([
    'safety-pdf',
    services.engine('safety-pdf', [options.language]),
    version.snapshotHash,
    version.number,
    version.revisedOn,
    permalinkOf(services, product),
    options.language,
    options.qrCode,
    options.format,
  ])
}

/**
 * The instructions of a version as PDF/UA-1, from the cache or made now.
 * @throws {AppError} CLIENT_SIDE 422 if they do not fit on the sheet with the smallest type allowed, since nothing may be left out
 */
export async function renderSafetyPdf(
  services: Services,
  product: Product,
  version: StoredVersion,
  options: SafetyPdfOptions,
  waiter: Waiter,
): Promise<Buffer> {
  const make = async (signal: AbortSignal): Promise<Buffer> => {
    const { job, overflow } = safetyPdfJob(await loadModel(services, product, version, options), options.format)
    if (overflow > 0)
      throw new AppError('CLIENT_SIDE', {
        status: 422,
        reasons: [reasonAt('format', 'textTooHigh', { millimetres: Math.ceil(overflow) })],
      })
    const belongsTo = { product: product.id, version: version.number, language: options.language, format: options.format }
    return renderDocument(services, job, belongsTo, { signal })
  }
  return services.documents.get(safetyPdfKey(services, product, version, options), make, waiter)
}
