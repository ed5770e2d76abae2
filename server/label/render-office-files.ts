import { AppError } from '../errors.ts'
import { documentKey } from '../documents/document-cache.ts'
import type { Waiter } from '../documents/account.ts'
import { permalinkOf } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { composeProductLabel, labelSourceOf, labelLawDay, labelVersionOf, type RequestedLabel } from './find-label.ts'
import { labelKey, refuseLabel } from './render-label.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'

/**
 * The label as Word file. The writer is loaded on first use, since few processes ever need it.
 * @throws {AppError} CLIENT_SIDE 422 with the report where the text does not fit; 400 for more labels than a Word file may hold
 */
export async function renderLabelDocx(services: Services, requested: RequestedLabel, waiter: Waiter): Promise<Buffer> {
  return services.documents.get(
    labelKey(services, requested, 'docx'),
    async () => {
      if (requested.options.foldPages !== null) throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('fold', 'notOffered')] })
      const { labelDocx, mostDocxCopies } = await import('../../documents/label/write-label-docx.ts')
      if ((requested.options.copies ?? 1) > mostDocxCopies)
        throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('copies', 'tooLarge', { max: mostDocxCopies })] })
      const made = await labelDocx(composeProductLabel(services, requested), requested.options)
      if (made.kind === 'refused') throw refuseLabel(made.reports)
      return made.bytes
    },
    waiter,
  )
}

/** The source of a spreadsheet. */
export interface RequestedXlsx extends RequestedLabel {
  /** Whether the content of the pack was requested explicitly. */
  isContentWritten: boolean
}

/** The cache key of a spreadsheet, without the options that the tool's own label determines. */
export function labelXlsxKey(services: Services, { product, options, isContentWritten }: RequestedXlsx): string {
  const { snapshotHash, revisedOn } = labelVersionOf(product)
  const {
    labelSize: _size,
    ownSize: _ownSize,
    packageSize: _package,
    textSize: _text,
    titleSize: _title,
    padding: _padding,
    ...requested
  } = options
  const source = [snapshotHash, revisedOn, labelLawDay(product), permalinkOf(services, product)]
  return documentKey([
    'label-xlsx',
    services.engine('label-xlsx', options.languages),
    ...source,
    JSON.stringify(requested),
    isContentWritten,
  ])
}

/**
 * The spreadsheet for the label-printing tool. The tool's own label has a size of its own, so ours sets no limits.
 * @throws {AppError} CLIENT_SIDE 422 where a text is longer than a cell may be
 */
export async function renderLabelXlsx(services: Services, requested: RequestedXlsx, waiter: Waiter): Promise<Buffer> {
  const make = async () => {
    const { labelXlsx } = await import('../../documents/label/write-label-xlsx.ts')
    const source = labelSourceOf(services, requested.product)
    const { bytes } = await labelXlsx(source, requested.options, requested.isContentWritten).catch((error: unknown) => {
      throw error instanceof RangeError
        ? new AppError('CLIENT_SIDE', {
            status: 422,
            cause: error,
            reasons: [reasonAt('synonym_id', 'cellTooLong')],
          })
        : error
    })
    return bytes
  }
  return services.documents.get(labelXlsxKey(services, requested), make, waiter)
}
