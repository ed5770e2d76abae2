import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { attachmentEntry, type AttachmentEntry } from '../shared/attachments.ts'
import { useEditors, type Editors } from './editors.ts'
import type { TestApi } from './start-without-pages.ts'
import { postBytes, writeMultipart, type UploadPart } from './upload.ts'

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n')

/** A picture of six red dots. */
export const drawPicture = (format: 'png' | 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: 3, height: 2, channels: 3, background: '#f00' } })
    .toFormat(format)
    .toBuffer()

/** Where the attachments of a product are, by its synonym id or `-` and its permalink id. */
export const attachmentsAt = (id: number | string, attachment?: number | string): string =>
  `/api/v1/products/${id}/attachments${attachment === undefined ? '' : `/${attachment}`}`

/** The file of an attachment in a data folder. */
export const attachmentFile = (dataDir: string, sha256: string): string => path.join(dataDir, 'attachments', sha256.slice(0, 2), sha256)

/** Gives a product this many attachments, without their bytes. */
export async function fill({ services }: TestApi, permalinkId: number, count: number): Promise<void> {
  const row = {
    permalink_id: permalinkId,
    name: 'x',
    extension: 'pdf',
    category: 'other',
    language: null,
    status: 'draft',
    size: 1,
    created_by: null,
  } as const
  await services.db
    .insertInto('attachments')
    .values(Array.from({ length: count }, (_, index) => ({ ...row, sha256: index.toString(16).padStart(64, '0') })))
    .execute()
}

type Who = Parameters<Editors['as']>[0]
type Fields = Readonly<Record<string, string>>
interface Sender {
  who?: Who
  /** Synonym id. */
  id?: number
}

/** The published product 201 of a workgroup with an account of every role, and its attachments over HTTP. */
export async function useAttachments(api: TestApi) {
  const editors = await useEditors(api)
  const product = await editors.store(201, {}, '2026-01-01')

  async function send(parts: readonly UploadPart[], { who = 'editor', id = product }: Sender = {}) {
    const { body, contentType } = writeMultipart(parts)
    const headers = { ...editors.headersOf(who), 'content-type': contentType }
    const { status, text } = await postBytes(api.host, attachmentsAt(id), body, headers)
    return { status, body: JSON.parse(text) }
  }
  const upload = (fileName: string, content: Uint8Array | string, fields: Fields = {}, sender: Sender = {}) =>
    send([...Object.entries(fields).map(([name, value]) => ({ name, content: value })), { name: 'file', fileName, content }], sender)

  return {
    editors,
    editor: editors.as('editor'),
    product,
    send,
    upload,
    async add(fileName: string, content: Uint8Array | string, fields: Fields = {}): Promise<AttachmentEntry> {
      const { status, body } = await upload(fileName, content, fields)
      expect([status, body]).toStrictEqual([201, expect.anything()])
      return attachmentEntry.parse(body)
    },
    get: (address: string, who: Who = 'editor', headers: Readonly<Record<string, string>> = {}) =>
      api.ask(address, { headers: { ...editors.headersOf(who), ...headers } }),
    /** What lies on the disk, wholly or on its way. */
    storedFiles: async () =>
      (await readdir(path.join(api.services.config.dataDir, 'attachments'), { recursive: true })).filter((name) =>
        /[0-9a-f]{64}$|part$/.test(name),
      ),
  }
}
