import { setImmediate } from 'node:timers/promises'
import { codeOfName, withOwnContent } from '../../documents/label/choose-codes.ts'
import { fitLabel, type LabelFit } from '../../documents/label/fit-label.ts'
import { reliefOfLabel } from '../../documents/label/relieve-label.ts'
import { reportOverflow } from '../../documents/label/report-overflow.ts'
import type { AppliedRule } from '../../documents/label/list-rules.ts'
import type { LabelOrder } from '../../documents/label/print-labels.ts'
import { labelSheetJob } from '../../documents/label/write-label-pdf.ts'
import { readLanguage } from '../../shared/read-language.ts'
import { isOn } from '../../shared/is-on.ts'
import { documentKey } from '../documents/document-cache.ts'
import { renderDocument } from '../documents/render-document.ts'
import { houseWaiter } from '../documents/account.ts'
import type { BulkReport } from '../db/bulk-label-tables.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { queryOf, type BulkOrder } from './bulk-order.ts'
import type { OwnSynonym } from './bulk-queries.ts'
import { composeProductLabel, findLabelOf } from './find-label.ts'
import { rulesOf } from './name-rules.ts'
import { labelKey } from './render-label.ts'

export interface BulkWork {
  order: BulkOrder
  /** In the order in which they are printed. */
  synonyms: readonly OwnSynonym[]
  signal: AbortSignal
  /** Called after each product. */
  onComposed(done: number): void
  onRendering(): void
}

export interface BulkResult {
  reports: BulkReport[]
  /** Key of the document in the cache; null if nothing is printed. */
  key: string | null
  /** Number of labels on the sheets. */
  labels: number
  /** Rules that the labels on the sheets follow, each once. */
  rules: AppliedRule[]
}

interface MadeLabel {
  order: LabelOrder
  fit: LabelFit
  key: string
  rules: AppliedRule[]
}

/**
 * Composes and fits the labels one by one, so that other requests get their turn, and has them printed on A4 sheets with low priority.
 * Labels that cannot be printed are reported; unless the order says otherwise, nothing is printed then.
 * @throws the signal's reason
 */
export async function workBulk(services: Services, { order, synonyms, signal, onComposed, onRendering }: BulkWork): Promise<BulkResult> {
  const reports: BulkReport[] = []
  const made: MadeLabel[] = []
  for (const [index, synonym] of synonyms.entries()) {
    const one = await composeOne(services, order, synonym)
    if ('reason' in one) reports.push(one)
    else made.push(one)
    onComposed(index + 1)
    await setImmediate()
    signal.throwIfAborted()
  }
  if (made.length === 0 || (reports.length > 0 && !order.leave_out)) return { reports, key: null, labels: 0, rules: [] }
  onRendering()
  const key = documentKey(['label-bulk', order.copies, ...made.map((label) => label.key)])
  const make = async (): Promise<Buffer> => {
    const sheets = labelSheetJob(
      made.map((label) => label.order),
      { fits: made.map(({ fit }) => fit) },
    )
    if (sheets.kind === 'refused') throw new Error('A label that fits was refused')
    return renderDocument(services, sheets.job, { document: 'labels in bulk', products: made.length }, { priority: 'bulk', signal })
  }
  await services.documents.get(key, make, houseWaiter('labels in bulk', signal), { priority: 'bulk' })
  const rules = made.flatMap((label) => label.rules)
  const once = new Map(rules.map((rule) => [`${rule.option} ${rule.source}`, rule]))
  return { reports, key, labels: made.length * order.copies, rules: [...once.values()] }
}

async function composeOne(services: Services, order: BulkOrder, synonym: OwnSynonym): Promise<BulkReport | MadeLabel> {
  const { synonymId, permalinkId, name } = synonym
  // Whether the relief may be used depends on the content, which is known only with the product code of the name.
  const { reliefON, ...query } = queryOf(order)
  const requested = await findLabelOf(services, permalinkId, 'synonym_ids', query).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  })
  if (!requested) return { synonymId, name, reason: 'noLabel' }
  const wanted = (query.xlang ?? []).map((code) => readLanguage(code)?.code)
  if (wanted.some((code) => code !== undefined && !requested.options.languages.includes(code)))
    return { synonymId, name, reason: 'languages' }
  const { record } = requested.product
  const code = codeOfName(record, synonymId)
  const named = { ...requested.options, useRelief: isOn(reliefON, false), productCodeIds: code ? [code.id] : [] }
  const options = withOwnContent(record, named, query.vseb !== undefined)
  if (options.useRelief && !reliefOfLabel(record, options)) return { synonymId, name, reason: 'noRelief' }
  const label = composeProductLabel(services, { ...requested, options })
  const fit = fitLabel(label)
  if (!fit.fits) return { synonymId, name, reason: 'doesNotFit', report: reportOverflow(label, fit) }
  const chosen = { ...requested, options }
  return { order: { label, copies: order.copies }, fit, key: labelKey(services, chosen, 'pdf'), rules: rulesOf(chosen) }
}
