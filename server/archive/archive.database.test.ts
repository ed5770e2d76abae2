import { createHash } from 'node:crypto'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { archivePath } from '../../shared/archive.ts'
import { logPath, type ListedEntry } from '../../shared/audit-log.ts'
import { pdf } from '../../tests/attachments.ts'
import { useEditors } from '../../tests/editors.ts'
import { makeKey } from '../../tests/make-key.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { postBytes, writeMultipart } from '../../tests/upload.ts'
import { attachmentsAt } from '../../tests/attachments.ts'
import { loadSnapshot, loadProduct } from '../products/load-product.ts'

const api = await startWithoutPages()
const editors = await useEditors(api)
const { store, headersOf } = editors

const hostile = `../../<b>"'; Ω Lack`
const published = await store(901, { name: hostile }, '2026-01-02')
await store(902, { name: 'Only a draft' })
await api.services.db.updateTable('products').set({ external_id: 'ERP-7' }).where('permalink_id', '=', 901).execute()

const get = (query = '', who: Parameters<typeof headersOf>[0] = 'owner') => api.ask(`${archivePath}${query}`, { headers: headersOf(who) })

/** The files of an archive, by their paths. */
async function open(query: string): Promise<Map<string, Uint8Array>> {
  const answer = await get(query)
  expect([answer.status, answer.headers.get('content-type')]).toStrictEqual([200, 'application/zip'])
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="?Permasheet_Own_20\d\d-\d\d-\d\d\.zip/)
  return new Map(Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer()))))
}

const { body, contentType } = writeMultipart([
  { name: 'category', content: 'testReport' },
  { name: 'file', fileName: 'Test report.pdf', content: pdf },
])
const attached = await postBytes(api.host, attachmentsAt(published), body, { ...headersOf('editor'), 'content-type': contentType })

describe('the archive of a workgroup', async () => {
  const files = await open('?languages=en,2&lang=de')
  const text = (name: string) => strFromU8(files.get(name) ?? new Uint8Array())
  const folder = 'products/901-b-lack'

  it('holds each version as PDF, as HTML and as the record that it froze, labels, posters, files and drafts', async () => {
    expect(attached.status).toBe(201)
    const paths = [...files.keys()].filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length + 1))
    expect(paths).toEqual(
      expect.arrayContaining([
        'sds-1/record.json',
        'sds-1/en.pdf',
        'sds-1/en.html',
        'sds-1/en.xml',
        'label/en.pdf',
        'safety/en-A4.pdf',
        'safety/en-A2.pdf',
        'working-record.json',
        'index.html',
      ]),
    )
    expect(paths.filter((name) => /\/(?:fr|fi)\b/.test(name))).toStrictEqual([])
    const [file = ''] = paths.filter((name) => name.startsWith('attachments/'))
    expect(file).toMatch(/^attachments\/\d+-Test report\.pdf$/)
    expect(Buffer.from(files.get(`${folder}/${file}`) ?? [])).toStrictEqual(pdf)
    for (const name of paths.filter((one) => one.endsWith('.pdf'))) expect(text(`${folder}/${name}`)).toMatch(/^%PDF-1\.7/)
    const product = await loadProduct(api.services, 901)
    const [version] = product?.sdsVersions ?? []
    if (!version) throw new Error('there is no version')
    expect(JSON.parse(text(`${folder}/sds-1/record.json`))).toStrictEqual(await loadSnapshot(api.services, 901, version))
    expect(JSON.parse(text('products/902-only-a-draft/working-record.json'))).toMatchObject({ permalinkId: 902, name: 'Only a draft' })
  })

  it('holds each sheet as SDScom XML too, as the call answers it', async () => {
    const answer = await api.ask('/api/v1/sdsRender/sdscom/-901/1')
    const xml = text(`${folder}/sds-1/en.xml`)
    expect([answer.status, await answer.text()]).toStrictEqual([200, xml])
    expect(xml).toMatch(/^<\?xml[^]*<eSDScom:DatasheetFeed /)
    expect(text(`${folder}/index.html`)).toContain('href="sds-1/en.xml"')
  })

  it('opens without anything else: each link leads to a file of it, and nothing comes from elsewhere', () => {
    const pages = [...files.keys()].filter((name) => name.endsWith('.html'))
    expect(pages).toEqual(expect.arrayContaining(['index.html', `${folder}/index.html`]))
    for (const page of pages) {
      expect(text(page)).not.toMatch(/<script|<b>/)
      const links = [...text(page).matchAll(/(?:href|src)="([^"]+)"/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^(?:#|data:|mailto:|tel:)/.test(link))
      expect(links.length).toBeGreaterThan(0)
      for (const link of links.filter((one) => !one.startsWith('http')))
        expect([...files.keys()], `${page}: ${link}`).toContain(path.posix.join(path.posix.dirname(page), decodeURI(link)))
      expect(text(page).match(/(?:src|rel="stylesheet" href)="https?:/)).toBeNull()
    }
    expect(text('index.html')).toContain('lang="de"')
    expect(text('index.html')).toContain('ERP-7')
    expect(text(`${folder}/index.html`)).toContain('&lt;b&gt;')
  })

  it('shows with SHA256SUMS whether a file was changed', () => {
    const sums = text('SHA256SUMS')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('  '))
    expect(sums.map(([, name = '']) => name).toSorted()).toStrictEqual([...files.keys()].filter((name) => name !== 'SHA256SUMS').toSorted())
    for (const [sum, name = ''] of sums)
      expect(
        createHash('sha256')
          .update(files.get(name) ?? '')
          .digest('hex'),
        name,
      ).toBe(sum)
  })

  it('says what the fields of its records mean, and each record is as it says', () => {
    const schema = z.fromJSONSchema(JSON.parse(text('record.schema.json')))
    const records = [...files.keys()].filter((name) => /\/sds-\d+\/record\.json$/.test(name))
    expect(records.map((name) => name.split('/')[1])).toStrictEqual([folder.split('/')[1]])
    for (const name of records) expect(schema.safeParse(JSON.parse(text(name))).error?.issues ?? []).toEqual([])
    expect(text('index.html')).toContain('href="record.schema.json"')
  })

  it('holds what belongs to the workgroup and not to a product', () => {
    expect(JSON.parse(text('workgroup/company.json'))).toMatchObject({ name: 'Own' })
    expect(JSON.parse(text('workgroup/own-substances.json'))).toStrictEqual([])
    expect(text('workgroup/shares.csv')).toMatch(/^\u{feff}?share_id,/u)
    expect(JSON.parse(text('workgroup/members.json'))).toContainEqual(
      expect.objectContaining({ email: 'owner@example.com', role: 'owner', has_second_factor: false }),
    )
    const [head, ...entries] = text('workgroup/log.csv').trimEnd().split('\r\n')
    expect(head).toMatch(/^\u{feff}?id,done_at,done_by,kind,entry,/u)
    expect(entries.join('\n')).toMatch(/"owner@example\.com","company\.archived","Archiv heruntergeladen",/)
  })

  it('is for owners alone, and for no key', async () => {
    const statusOf = async (who: Parameters<typeof headersOf>[0]) => (await get('?languages=en', who)).status
    expect(await Promise.all((['visitor', 'viewer', 'editor', 'foreign'] as const).map(statusOf))).toStrictEqual([401, 403, 403, 403])
    const { headers } = await makeKey(api, editors.group)
    expect((await api.ask(archivePath, { headers })).status).toBe(403)
  })

  it('is noted in the log, with who took it', async () => {
    const { body: log } = await editors.as('owner')('GET', logPath)
    expect(log.entries.map(({ kind, by }: ListedEntry) => `${kind} ${by}`)).toContain('company.archived owner@example.com')
  })

  it('names what is wrong with an order', async () => {
    for (const [query, place] of [
      ['?languages=xx', 'languages'],
      ['?versions=old', 'versions'],
      ['?lang=zz', 'lang'],
    ] as const) {
      const answer = await get(query)
      expect([answer.status, JSON.stringify(await answer.json())]).toEqual([400, expect.stringContaining(`"path":"${place}`)])
    }
  })
})
