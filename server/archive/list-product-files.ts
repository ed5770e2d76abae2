import { Readable } from 'node:stream'
import { buildSds } from '../../documents/sds/build-sds.ts'
import { buildTds } from '../../documents/tds/build-tds.ts'
import type { ArchiveOrder } from '../../shared/archive.ts'
import { readLabelOptions } from '../../shared/label-options.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { listAttachments } from '../attachments/queries.ts'
import { houseWaiter, type Waiter } from '../documents/account.ts'
import { findLabelLanguages, labelVersionOf, leadBy } from '../label/find-label.ts'
import { renderLabelPdf } from '../label/render-label.ts'
import { loadProduct, loadSnapshot, type Product } from '../products/load-product.ts'
import type { StoredVersion } from '../products/queries.ts'
import { findWorkingRecord } from '../products/working-record-queries.ts'
import { findRecipe } from '../recipe/queries.ts'
import { renderSafetyPdf } from '../safety/render-safety.ts'
import { renderSdscom } from '../sds/render-sdscom.ts'
import { renderSdsPdf } from '../sds/render-sds-pdf.ts'
import { findValidLanguages, loadSdsSource } from '../sds/view-sds.ts'
import type { Services } from '../services.ts'
import { renderTdsPdf } from '../tds/render-tds-pdf.ts'
import { findValidTdsLanguages, loadTdsSource } from '../tds/view-tds.ts'
import { writeSdsPage, writeTdsPage } from './write-sheet-page.ts'

/** A file of a product, made only when it is added to the archive. */
export interface ProductFile {
  /** Below the folder of the product. */
  path: string
  kind: 'record' | 'recipe' | 'sds' | 'tds' | 'label' | 'safety' | 'attachment'
  /** Of the document. */
  version: StoredVersion | null
  language: LanguageCode | null
  modified: Date
  make: () => Promise<Buffer | string | Readable>
}

interface Archiving {
  services: Services
  store: AttachmentStore
  order: ArchiveOrder
  signal: AbortSignal
}

/** The folder of the pictograms, seen from a version's folder. */
const pictograms = '../../../pictograms'

/** Every file of a product, in the order in which its page lists them. */
export async function* listProductFiles(archiving: Archiving, permalinkId: number): AsyncGenerator<ProductFile> {
  const { services, signal } = archiving
  const product = await loadProduct(services, permalinkId)
  const waiter = houseWaiter('archive', signal)
  if (product) {
    yield* listSheets(archiving, product, waiter)
    yield* listLabels(archiving, product, waiter)
  }
  yield* listRecords(archiving, permalinkId)
  yield* listAttached(archiving, permalinkId)
}

async function* listSheets({ services, order }: Archiving, product: Product, waiter: Waiter): AsyncGenerator<ProductFile> {
  const chosen = <Version>(versions: readonly Version[]) => (order.versions === 'newest' ? versions.slice(0, 1) : versions)
  for (const version of chosen(product.sdsVersions)) {
    const folder = `sds-${version.number}`
    yield recordOf(services, product, version, folder)
    for (const language of among(order, await findValidLanguages(services, product, version))) {
      const common = { kind: 'sds', version, language, modified: new Date(version.revisedOn) } as const
      const make = () => renderSdsPdf(services, product, version, { language, qrCode: true }, waiter)
      yield { ...common, path: `${folder}/${language}.pdf`, make }
      const write = async () =>
        writeSdsPage(buildSds(await loadSdsSource(services, product, version), language, { qrCode: false }).model, pictograms)
      yield { ...common, path: `${folder}/${language}.html`, make: write }
      const exchange = () => renderSdscom(services, product, version, language, waiter)
      yield { ...common, path: `${folder}/${language}.xml`, make: exchange }
    }
  }
  for (const version of chosen(product.tdsVersions)) {
    const folder = `tds-${version.number}`
    yield recordOf(services, product, version, folder)
    for (const language of among(order, await findValidTdsLanguages(services, product, version))) {
      const common = { kind: 'tds', version, language, modified: new Date(version.revisedOn) } as const
      yield { ...common, path: `${folder}/${language}.pdf`, make: () => renderTdsPdf(services, product, version, language, waiter) }
      const write = async () => writeTdsPage(buildTds(await loadTdsSource(services, product, version), language).model)
      yield { ...common, path: `${folder}/${language}.html`, make: write }
    }
  }
}

function recordOf(services: Services, product: Product, version: StoredVersion, folder: string): ProductFile {
  const make = async () => writeJson(await loadSnapshot(services, product.id, version))
  return { path: `${folder}/record.json`, kind: 'record', version, language: null, modified: new Date(version.revisedOn), make }
}

/** Labels and posters, made from the newest version alone. */
async function* listLabels({ services, order }: Archiving, product: Product, waiter: Waiter): AsyncGenerator<ProductFile> {
  const { documents, labelDefaults } = product.record
  const version = labelVersionOf(product)
  const modified = new Date(version.revisedOn)
  const languages = documents.label ? await findLabelLanguages(services, product) : []
  for (const language of among(order, languages)) {
    const options = readLabelOptions({ lp: '1' }, { ...labelDefaults, languages: leadBy(language, labelDefaults) }, languages)
    const make = () => renderLabelPdf(services, { product, options }, waiter)
    yield { path: `label/${language}.pdf`, kind: 'label', version, language, modified, make }
  }
  const [newest] = product.sdsVersions
  if (!documents.safetyInstructions || !newest) return
  for (const language of among(order, await findValidLanguages(services, product, newest))) {
    for (const format of ['A4', 'A2'] as const) {
      const make = () => renderSafetyPdf(services, product, newest, { language, qrCode: true, format }, waiter)
      yield { path: `safety/${language}-${format}.pdf`, kind: 'safety', version: newest, language, modified, make }
    }
  }
}

/** The record as it is being edited, and the recipe, which no version holds. */
async function* listRecords({ services: { db } }: Archiving, permalinkId: number): AsyncGenerator<ProductFile> {
  const common = { version: null, language: null }
  const make = async () => writeJson(await findWorkingRecord(db, permalinkId))
  yield { ...common, path: 'working-record.json', kind: 'record', modified: new Date(), make }
  const stored = await findRecipe(db, permalinkId)
  if (!stored) return
  yield { ...common, path: 'recipe.json', kind: 'recipe', modified: stored.savedAt, make: async () => writeJson(stored.recipe) }
}

async function* listAttached({ services: { db }, store }: Archiving, permalinkId: number): AsyncGenerator<ProductFile> {
  for (const { id, name, extension, sha256, createdAt } of await listAttachments(db, permalinkId)) {
    const make = async () => {
      const content = await store.read(sha256)
      if (!content) throw new Error(`the file of attachment ${id} is gone`)
      return content
    }
    const path = `attachments/${id}-${name}.${extension}`
    yield { path, kind: 'attachment', version: null, language: null, modified: createdAt, make }
  }
}

function among({ languages }: ArchiveOrder, valid: readonly LanguageCode[]): readonly LanguageCode[] {
  return languages ? valid.filter((code) => languages.includes(code)) : valid
}

/** Indented JSON, for a person to read. */
export function writeJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
