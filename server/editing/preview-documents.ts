import { composeLabel } from '../../documents/label/compose-label.ts'
import { withOwnContent } from '../../documents/label/choose-codes.ts'
import { labelPreviewJob } from '../../documents/label/write-label-preview.ts'
import { buildSafety } from '../../documents/safety/build-safety.ts'
import { describeOverflow } from '../../documents/safety/describe-overflow.ts'
import { writeSafetyHtml } from '../../documents/safety/write-safety-html.ts'
import { buildSds } from '../../documents/sds/build-sds.ts'
import { openMissing } from '../../documents/sds/find-missing.ts'
import { compareSections } from '../../documents/sds/compare-sds.ts'
import { writeSdsHtml } from '../../documents/sds/write-sds-html.ts'
import type { ComingPoster, ComingSheet } from '../../shared/editing.ts'
import { createTextWriter } from '../../documents/text/write-text.ts'
import { today } from '../../shared/iso-day.ts'
import { readLabelOptions } from '../../shared/label-options.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { documentKey } from '../documents/document-cache.ts'
import { renderDocument } from '../documents/render-document.ts'
import { AppError } from '../errors.ts'
import { leadBy } from '../label/find-label.ts'
import { loadProduct } from '../products/load-product.ts'
import { hashRecord } from '../products/record-hash.ts'
import { pictogramUrl } from '../sds/view-sds.ts'
import type { Services } from '../services.ts'
import { checkDraft } from './check-draft.ts'
import { openComingVersion } from './coming-version.ts'
import type { WorkingState } from './working-state.ts'

/** @throws {AppError} 422 with everything that keeps the record from being published */
async function requireComplete(services: Services, { current }: WorkingState): Promise<ProductRecord> {
  const { record, problems } = await checkDraft(services, current.record)
  if (record === null) throw new AppError('CLIENT_SIDE', { status: 422, reasons: problems })
  return record
}

/**
 * The whole sheet as readers will see it once the draft is published, with the differences from the last version marked.
 * @throws {AppError} as `requireComplete`
 */
export async function previewSheet(services: Services, state: WorkingState, language: LanguageCode): Promise<ComingSheet> {
  const record = await requireComplete(services, state)
  const { source, before } = await openComingVersion(services, await loadProduct(services, record.permalinkId), record)
  const options = { qrCode: false }
  const { model } = buildSds(source, language, options)
  const compared = before && compareSections(buildSds(before, language, options).model.sections, model.sections)
  return {
    revision: state.current.revision,
    language,
    number: source.number,
    previous: before && { number: before.number, revisedOn: before.revisedOn },
    html: writeSdsHtml(compared ? { ...model, sections: compared.sections } : model, { pictogramUrl }),
    changed: compared?.changed ?? [],
  }
}

/**
 * The safety instructions of the draft, as their page will show them and their posters will print them.
 * @throws {AppError} as `requireComplete`; 404 for a product without them
 */
export async function previewPoster(services: Services, state: WorkingState, language: LanguageCode): Promise<ComingPoster> {
  const record = await requireComplete(services, state)
  if (!record.documents.safetyInstructions) throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('synonymId', 'notFound')] })
  const { source } = await openComingVersion(services, await loadProduct(services, record.permalinkId), record)
  const { model } = buildSafety(source, language, { qrCode: false })
  return {
    revision: state.current.revision,
    language,
    html: writeSafetyHtml(model),
    report: describeOverflow(model, createTextWriter(language)),
  }
}

/** A picture that is not made yet, with the key of its bytes. */
export interface ComingLabel {
  key: string
  name: string
  languages: readonly LanguageCode[]
  make: (signal: AbortSignal) => Promise<Buffer>
}

/**
 * The label as its page will show it: this language first, then the others of the product's labels in which it is complete.
 * @throws {AppError} as `requireComplete`; 404 for a product without a label
 */
export async function previewLabel(services: Services, state: WorkingState, language: LanguageCode): Promise<ComingLabel> {
  const record = await requireComplete(services, state)
  if (!record.documents.label) throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('synonymId', 'notFound')] })
  const { source } = await openComingVersion(services, null, record)
  const wanted = leadBy(language, record.labelDefaults)
  // The requested language is always shown: a missing text is marked as missing.
  const findMissing = openMissing(source)
  const shown = wanted.filter((code) => code === language || findMissing(code).missing.length === 0)
  const defaults = { ...record.labelDefaults, languages: shown }
  const options = withOwnContent(record, readLabelOptions({}, defaults, shown), false)
  const day = today()
  return {
    key: documentKey([
      'label-draft',
      services.engine('label-png', options.languages),
      hashRecord(record),
      day,
      source.permalink,
      JSON.stringify(options),
    ]),
    name: record.name,
    languages: options.languages,
    make: (signal) => {
      const label = composeLabel({ record, permalink: source.permalink, stampedOn: day, lawDay: day }, options)
      return renderDocument(services, labelPreviewJob(label).job, { product: record.permalinkId, document: 'label of a draft' }, { signal })
    },
  }
}
