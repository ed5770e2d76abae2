import { labelDownload } from '../../documents/label/write-label-pdf.ts'
import { labelPreviewJob } from '../../documents/label/write-label-preview.ts'
import type { OverflowReport } from '../../documents/label/report-overflow.ts'
import { AppError } from '../errors.ts'
import { documentKey } from '../documents/document-cache.ts'
import { renderDocument } from '../documents/render-document.ts'
import type { Waiter } from '../documents/account.ts'
import { permalinkOf } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { composeProductLabel, labelLawDay, labelVersionOf, type RequestedLabel } from './find-label.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'

export type LabelFileKind = 'png' | 'pdf' | 'docx' | 'zpl'

/** Files with more labels than this are made as bulk work, with lower priority than documents that a person waits for. */
const mostInteractiveCopies = 100

/**
 * The cache key of a label's file: everything that its bytes depend on, without composing it, so that a cached label or a 304 costs no more
 * than a look-up.
 */
export function labelKey(services: Services, { product, options }: RequestedLabel, kind: LabelFileKind): string {
  const { snapshotHash, revisedOn } = labelVersionOf(product)
  const lawDay = labelLawDay(product)
  const permalink = permalinkOf(services, product)
  return documentKey([
    `label-${kind}`,
    services.engine(`label-${kind}`, options.languages),
    snapshotHash,
    revisedOn,
    lawDay,
    permalink,
    JSON.stringify(options),
  ])
}

/** The label as a picture at 300 dots per inch; one that does not fit shows the whole text with the label's edge across it. */
export async function renderLabelPreview(services: Services, requested: RequestedLabel, waiter: Waiter): Promise<Buffer> {
  const make = async (signal: AbortSignal): Promise<Buffer> => {
    const { job } = labelPreviewJob(composeProductLabel(services, requested))
    return renderDocument(services, job, { product: requested.product.id, document: 'label preview' }, { signal })
  }
  return services.documents.get(labelKey(services, requested, 'png'), make, waiter)
}

/**
 * The label as PDF/UA-1: one per page, or several on A4.
 * @throws {AppError} CLIENT_SIDE 422 with the report where the text does not fit: nothing may be left out of a label
 */
export async function renderLabelPdf(services: Services, requested: RequestedLabel, waiter: Waiter): Promise<Buffer> {
  const priority = (requested.options.copies ?? 1) > mostInteractiveCopies ? 'bulk' : 'interactive'
  const make = async (signal: AbortSignal): Promise<Buffer> => {
    const made = labelDownload(composeProductLabel(services, requested), requested.options)
    if (made.kind === 'refused') throw refuseLabel(made.reports)
    return renderDocument(services, made.job, { product: requested.product.id, document: 'label' }, { priority, signal })
  }
  return services.documents.get(labelKey(services, requested, 'pdf'), make, waiter, { priority })
}

/** The refusal of a label that does not fit, with the same report as beside its preview. */
export function refuseLabel(reports: readonly OverflowReport[]): AppError {
  const [report] = reports
  const reason = report?.isLabelTooSmall
    ? reasonAt('dim', 'labelTooSmall')
    : reasonAt('dim', 'textTooHigh', { millimetres: report?.missingHeight ?? 0 })
  return new AppError('CLIENT_SIDE', { status: 422, reasons: [reason], report })
}
