import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { pictogramCodes } from '../../clp/pictograms.ts'
import { readPictogram } from '../../documents/read-drawing.ts'
import { projectFolder } from '../../project-folder.ts'
import type { ArchiveOrder } from '../../shared/archive.ts'
import { shareListQuery } from '../../shared/share.ts'
import { writeRecordSchema } from '../api/record-schema.ts'
import { openAttachmentStore } from '../attachments/attachment-store.ts'
import { AppError } from '../errors.ts'
import { createMailTexts } from '../language/mail-texts.ts'
import { listMembers } from '../members/queries.ts'
import type { Services } from '../services.ts'
import { writeSharesCsv } from '../share/write-shares-csv.ts'
import { listOwnSubstances } from '../substances/queries.ts'
import { writeLogCsv } from '../workgroup-log/write-log-csv.ts'
import { findWorkgroupProfile } from '../workgroups/queries.ts'
import { createArchiveZip, type ArchivedFile, type ArchiveZip } from './archive-zip.ts'
import { listProductFiles, writeJson, type ProductFile } from './list-product-files.ts'
import { findArchivedWorkgroup, listArchivedProducts, type ArchivedProduct } from './queries.ts'
import { writeIndexPage, writeProductPage, type LeftOut, type IndexEntry } from './write-index.ts'

/** Products read from the database at a time. */
const portion = 50
/** Attempts to make a document while the machine is busy, and ms between them. */
const mostAttempts = 4
const pause = 3_000
const longestSlug = 40
const recordSchema = 'record.schema.json'

export interface ArchiveWork {
  workgroupId: number
  order: ArchiveOrder
  now: Date
  signal: AbortSignal
}

/**
 * What a workgroup has, as one ZIP file that opens without this program: PDF, HTML, JSON, SDScom XML, an index, and the checksum
 * of each file. It is made while it is read, one document after the other, with lower priority than documents that a person waits for.
 * Documents that cannot be made are named on the page of their product.
 */
export function writeArchive(services: Services, work: ArchiveWork): Readable {
  const zip = createArchiveZip()
  fill(services, zip, work).catch((error: unknown) => {
    if (!work.signal.aborted) services.log.error({ err: error, workgroup: work.workgroupId }, 'an archive broke off')
    zip.fail(error instanceof Error ? error : new Error(String(error)))
  })
  return zip.stream
}

async function fill(services: Services, zip: ArchiveZip, { workgroupId, order, now, signal }: ArchiveWork): Promise<void> {
  const { db } = services
  const words = { language: order.lang, say: createMailTexts(order.lang) }
  const added: ArchivedFile[] = []
  const add = async (name: string, content: Buffer | string | Readable, modified = now) => {
    signal.throwIfAborted()
    added.push(await zip.add(name, content, modified))
  }
  await add('style.css', readFileSync(path.join(projectFolder, 'server/archive/style.css')))
  for (const code of pictogramCodes) await add(`pictograms/${code}.svg`, readPictogram(code))

  const entries: IndexEntry[] = []
  const store = openAttachmentStore(services)
  let above = 0
  for (;;) {
    const products = await listArchivedProducts(db, workgroupId, above, portion)
    for (const product of products) {
      const folder = `products/${folderOf(product)}`
      const files: Omit<ProductFile, 'make'>[] = []
      const leftOut: LeftOut[] = []
      for await (const { make, ...file } of listProductFiles({ services, store, order, signal }, product.permalinkId)) {
        const made = await attempt(services, make, signal)
        if (made.content === null) leftOut.push({ path: file.path, reason: made.reason })
        else {
          await add(`${folder}/${file.path}`, made.content, file.modified)
          files.push(file)
        }
      }
      await add(`${folder}/index.html`, writeProductPage({ product, folder, files, leftOut }, words))
      entries.push({ product, folder, leftOut })
    }
    const last = products.at(-1)
    if (!last || products.length < portion) break
    above = last.permalinkId
  }

  const { name } = await findArchivedWorkgroup(db, workgroupId)
  const { say } = words
  await add('workgroup/company.json', writeJson(await findWorkgroupProfile(db, workgroupId)))
  await add(
    'workgroup/own-substances.json',
    writeJson((await listOwnSubstances(db, workgroupId)).map(({ key, record }) => ({ key, ...record }))),
  )
  // Whoever reads a record in ten years has no server to ask what its fields mean.
  await add(recordSchema, writeJson(writeRecordSchema(recordSchema)))
  await add('workgroup/shares.csv', Readable.from(writeSharesCsv(db, workgroupId, shareListQuery.parse({}))))
  await add('workgroup/members.json', writeJson(await listMembers(db, workgroupId)))
  await add('workgroup/log.csv', Readable.from(writeLogCsv(db, workgroupId, {}, say)))
  const files = [
    { path: 'workgroup/company.json', text: say('workgroup.title') },
    { path: 'workgroup/own-substances.json', text: say('workspace.place.substances') },
    { path: 'workgroup/shares.csv', text: say('workspace.place.shares') },
    { path: 'workgroup/members.json', text: say('members.title') },
    { path: 'workgroup/log.csv', text: say('log.title') },
    { path: recordSchema, text: 'JSON Schema (record.json)' },
    { path: 'SHA256SUMS', text: say('archive.checksums') },
  ]
  await add('index.html', writeIndexPage(entries, { workgroup: name, day: now.toISOString().slice(0, 10), files }, words))
  await zip.add('SHA256SUMS', added.map(({ path: file, sha256 }) => `${sha256}  ${file}\n`).join(''), now)
  zip.end()
}

type Attempt = { content: Buffer | string | Readable } | { content: null; reason: LeftOut['reason'] }

/** Leaves out a document whose text does not fit; tries again what a busy machine refused. */
async function attempt({ log }: Services, make: ProductFile['make'], signal: AbortSignal): Promise<Attempt> {
  for (let count = 1; ; count += 1) {
    try {
      return { content: await make() }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof AppError && error.status === 422) return { content: null, reason: 'doesNotFit' }
      if (count === mostAttempts) {
        log.error({ err: error }, 'a document was left out of an archive')
        return { content: null, reason: 'failed' }
      }
      await sleep(pause, undefined, { signal })
    }
  }
}

/** `1001-pu-clear-lacquer`: only characters that every system can unpack. */
function folderOf({ permalinkId, name }: ArchivedProduct): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replaceAll(/^-+|-+$/g, '')
  return slug === '' ? String(permalinkId) : `${permalinkId}-${slug}`
}
