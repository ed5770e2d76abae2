import { createHash } from 'node:crypto'
import { readdir, stat, utimes, writeFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { attachmentEntry, attachmentList, largestAttachment, type AttachmentEntry } from '../../shared/attachments.ts'
import { useEditors } from '../../tests/editors.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { postBytes, writeMultipart, writeOfficeFile, type UploadPart } from '../../tests/upload.ts'
import { openAttachmentStore } from './attachment-store.ts'
import { listAttachments } from './queries.ts'
import { removeOrphans } from './remove-orphans.ts'

const api = await startWithoutPages()
const { db, config } = api.services
const editors = await useEditors(api)
const editor = editors.as('editor')
const product = await editors.store(201, {}, '2026-01-01')
const at = (id: number | string, attachment?: number | string) =>
  `/api/v1/products/${id}/attachments${attachment === undefined ? '' : `/${attachment}`}`

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n')
const png = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#f00' } })
  .png()
  .toBuffer()
const jpeg = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#f00' } })
  .jpeg()
  .toBuffer()
const html = '<!doctype html><script>alert(document.domain)</script>'

type Who = Parameters<typeof editors.as>[0]

async function send(parts: readonly UploadPart[], { who = 'editor', id = product }: { who?: Who; id?: number } = {}) {
  const { body, contentType } = writeMultipart(parts)
  const { status, text } = await postBytes(api.host, at(id), body, { ...editors.headersOf(who), 'content-type': contentType })
  return { status, body: JSON.parse(text) }
}
const upload = (fileName: string, content: Uint8Array | string, fields: Readonly<Record<string, string>> = {}, options = {}) =>
  send([...Object.entries(fields).map(([name, value]) => ({ name, content: value })), { name: 'file', fileName, content }], options)
async function add(
  fileName: string,
  content: Uint8Array | string,
  fields: Readonly<Record<string, string>> = {},
): Promise<AttachmentEntry> {
  const { status, body } = await upload(fileName, content, fields)
  expect([status, body]).toStrictEqual([201, expect.anything()])
  return attachmentEntry.parse(body)
}
const get = (address: string, who: Who = 'editor', headers = {}) => api.ask(address, { headers: { ...editors.headersOf(who), ...headers } })
const storedFiles = async () =>
  (await readdir(path.join(config.dataDir, 'attachments'), { recursive: true })).filter((name) => /[0-9a-f]{64}$|part$/.test(name))

describe('an upload', () => {
  it.each([
    ['pdf', pdf, 'application/pdf'],
    ['docx', writeOfficeFile('docx'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['xlsx', writeOfficeFile('xlsx'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['png', png, 'image/png'],
    ['jpeg', jpeg, 'image/jpeg'],
    ['txt', Buffer.from('Prüfung bestanden\r\n'), 'text/plain; charset=utf-8'],
    ['csv', Buffer.from('Größe;Wert\n1;=2+5\n'), 'text/csv; charset=utf-8'],
  ])('of a %s comes back byte for byte', async (extension, content, type) => {
    const added = await add(`Prüfbericht 7.${extension}`, content, { category: 'testReport', language: 'de', status: 'published' })
    expect(added).toMatchObject({
      description: `Prüfbericht 7.${extension}`,
      extension,
      category: 'testReport',
      lang_code: 'de',
      status: 'published',
      size: content.length,
      created: new Date().toISOString().slice(0, 10),
      added_by: 'editor@example.com',
      may_open: true,
    })
    const answer = await get(added.link)
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(content))).toBe(true)
    expect(
      Object.fromEntries(['content-type', 'content-length', 'x-content-type-options'].map((name) => [name, answer.headers.get(name)])),
    ).toStrictEqual({
      'content-type': type,
      'content-length': String(content.length),
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Prufbericht 7.${extension}"; filename*=UTF-8''Pr%C3%BCfbericht%207.${extension}`,
    )
    expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; frame-ancestors 'self'")
  })

  it('is a draft without language and category unless it says otherwise, its fields before or behind the file', async () => {
    expect(await add('a.pdf', pdf)).toMatchObject({ category: 'other', lang_code: null, status: 'draft' })
    const { body } = await send([
      { name: 'file', fileName: 'b.pdf', content: pdf },
      { name: 'category', content: 'photo' },
      { name: 'language', content: '' },
    ])
    expect(body).toMatchObject({ category: 'photo', lang_code: null })
  })

  it('of the same content twice lies on the disk once, and leaves nothing aside', async () => {
    const content = Buffer.from('the very same')
    await add('one.txt', content)
    await add('two.txt', content)
    const hash = createHash('sha256').update(content).digest('hex')
    const files = await storedFiles()
    expect(files.filter((name) => name.endsWith(hash))).toHaveLength(1)
    expect(files.filter((name) => name.endsWith('part'))).toStrictEqual([])
    const { mode } = await stat(path.join(config.dataDir, 'attachments', hash.slice(0, 2), hash))
    expect(mode & 0o777).toBe(0o600)
  })

  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['..\\..\\windows\\system32.txt', 'system32.txt'],
    ['/absolute/path.txt', 'path.txt'],
    ['sheet.exe.txt', 'sheet exe.txt'],
    ['.htaccess.txt', 'htaccess.txt'],
    ['CON.txt', 'CON_.txt'],
    ['  .txt', 'attachment.txt'],
    ['a\u202Etxt.exe.txt', 'a txt exe.txt'],
    ['x<img src=a onerror=b>.txt', 'x img src a onerror b.txt'],
    [`${'long'.repeat(100)}.txt`, `${'long'.repeat(30)}.txt`],
    ['данные 数据.txt', 'данные 数据.txt'],
    ["it's %00 ; filename=b.html.txt", 'it s 00 filename b html.txt'],
  ])('named %s is called %s, and lies inside of the data folder', async (fileName, expected) => {
    const added = await add(fileName, 'text')
    expect(added.description).toBe(expected)
    const disposition = (await get(added.link)).headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename="[\w .+,()-]+"; filename\*=UTF-8''[\w.%+,-]+$/)
    for (const name of await storedFiles()) expect(name).toMatch(/^[0-9a-f]{2}[/\\][0-9a-f]{64}$/)
  })

  it('is of the type of its content, whatever its name says', async () => {
    expect(await add('picture.pdf', png)).toMatchObject({ description: 'picture.png', extension: 'png' })
    expect(await add('letter.html', pdf)).toMatchObject({ description: 'letter.pdf' })
    expect(await add('table.zip', writeOfficeFile('xlsx'))).toMatchObject({ extension: 'xlsx' })
  })

  it.each([
    ['a page named as a picture', 'page.png', html],
    ['a page', 'page.html', html],
    ['a drawing with a script', 'drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a program', 'setup.pdf', Buffer.from('4d5a90000300000004000000ffff0000b800000000000000', 'hex')],
    ['an archive', 'archive.docx', zipSync({ 'a.txt': strToU8('a') })],
    ['an archive that is both', 'both.docx', writeOfficeFile('docx', { 'xl/workbook.xml': strToU8('<a/>') })],
    ['macros', 'macros.docx', writeOfficeFile('docx', { 'word/vbaProject.bin': strToU8('macro') })],
    ['a name that leads out of its folder', 'slip.docx', writeOfficeFile('docx', { '../../evil.sh': strToU8('evil') })],
    ['a damaged archive', 'damaged.docx', Buffer.from(writeOfficeFile('docx')).subarray(0, 200)],
    ['binary that calls itself text', 'binary.txt', Buffer.from([1, 2, 3, 0, 255])],
    ['a text in another encoding', 'latin.txt', Buffer.from('Gr\xf6\xdfe', 'latin1')],
    ['nothing at all', 'empty.pdf', ''],
  ])('of %s is refused with a reason', async (_, fileName, content) => {
    const before = (await storedFiles()).length
    const { status, body } = await upload(fileName, content)
    expect(status).toBe(400)
    expect(body).toMatchObject({ type: 'CLIENT_SIDE', fields: [{ field: 'file', reason: expect.stringMatching(/\w+/) }] })
    expect(await storedFiles()).toHaveLength(before)
  })

  it('of a text with HTML in it is a text that nothing runs', async () => {
    const added = await add('page.txt', html)
    const answer = await get(`${added.link}?preview=1`)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox;/)
  })

  it('of a document that unpacks to far more than it looks like is refused without unpacking it', async () => {
    const bomb = writeOfficeFile('docx', { 'word/media/zeros.bin': new Uint8Array(100_000_000) })
    expect(bomb.length).toBeLessThan(500_000)
    const { status, body } = await upload('bomb.docx', bomb)
    expect([status, body.fields]).toStrictEqual([400, [{ field: 'file', reason: 'unpacks to far more than a document has' }]])
  })

  it('of more than 25 MB is refused with 413 and leaves nothing behind', async () => {
    const before = (await storedFiles()).length
    const { status, body } = await upload('large.txt', Buffer.alloc(largestAttachment + 1, 'a'))
    expect([status, body.fields]).toStrictEqual([413, [{ field: 'file', reason: 'is larger than 25 MB' }]])
    expect(await storedFiles()).toHaveLength(before)
    expect((await upload('just.txt', Buffer.alloc(largestAttachment, 'a'))).status).toBe(201)
  })

  it.each([
    ['without a file', [{ name: 'category', content: 'photo' }]],
    ['with two files', [1, 2].map((number) => ({ name: 'file', fileName: `${number}.pdf`, content: pdf }))],
    [
      'with an unknown category',
      [
        { name: 'category', content: 'x' },
        { name: 'file', fileName: 'a.pdf', content: pdf },
      ],
    ],
    [
      'with an unknown language',
      [
        { name: 'language', content: 'xx' },
        { name: 'file', fileName: 'a.pdf', content: pdf },
      ],
    ],
    [
      'with an unknown status',
      [
        { name: 'status', content: 'x' },
        { name: 'file', fileName: 'a.pdf', content: pdf },
      ],
    ],
    [
      'with another field',
      [
        { name: 'sha256', content: 'x' },
        { name: 'file', fileName: 'a.pdf', content: pdf },
      ],
    ],
    [
      'with a field named as a prototype',
      [
        { name: '__proto__', content: 'x' },
        { name: 'file', fileName: 'a.pdf', content: pdf },
      ],
    ],
  ])('%s is refused with 400', async (_, parts) => {
    const before = (await storedFiles()).length
    expect((await send(parts)).status).toBe(400)
    expect(await storedFiles()).toHaveLength(before)
  })

  it('that is no multipart, or is broken off, is refused', async () => {
    const asJson = await api.ask(at(product), {
      method: 'POST',
      headers: { ...editors.headersOf('editor'), 'content-type': 'application/json' },
      body: '{}',
    })
    expect(asJson.status).toBe(415)
    const { body, contentType } = writeMultipart([{ name: 'file', fileName: 'a.pdf', content: pdf }])
    const headers = { ...editors.headersOf('editor'), 'content-type': contentType }
    expect((await postBytes(api.host, at(product), body.subarray(0, -20), headers)).status).toBe(400)
    expect((await postBytes(api.host, at(product), Buffer.from('no parts'), headers)).status).toBe(400)
    expect((await storedFiles()).filter((name) => name.endsWith('part'))).toStrictEqual([])
  })

  it.each([
    ['visitor', 401],
    ['nobody', 403],
    ['viewer', 403],
    ['foreign', 404],
  ] as const)('is not for %s: %i', async (who, expected) => {
    const { status, body } = await upload('a.pdf', pdf, {}, { who })
    expect(status).toBe(expected)
    if (expected === 403) expect(body.type).toBe('RESOURCE_UNAUTHORIZED_FEATURE_FLAG')
  })

  it('beyond a hundred files of a product is refused', async () => {
    const full = await editors.store(202)
    const row = {
      permalink_id: 202,
      name: 'x',
      extension: 'pdf',
      category: 'other',
      language: null,
      status: 'draft',
      size: 1,
      created_by: null,
    } as const
    await db
      .insertInto('attachments')
      .values(Array.from({ length: 100 }, (_, index) => ({ ...row, sha256: index.toString(16).padStart(64, '0') })))
      .execute()
    expect((await upload('a.pdf', pdf, {}, { id: full })).status).toBe(409)
  })
})

describe('an attachment', () => {
  it.each([
    ['pdf', pdf, "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"],
    ['png', png, "sandbox; default-src 'none'; frame-ancestors 'self'"],
  ])('that is a %s opens in the browser when asked to', async (extension, content, policy) => {
    const added = await add(`shown.${extension}`, content)
    expect(added.preview).toBe(true)
    const { headers } = await get(`${added.link}?preview=1`)
    expect(headers.get('content-disposition')).toMatch(/^inline; filename="shown\./)
    expect(headers.get('content-security-policy')).toBe(policy)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('that is an Office file is always downloaded', async () => {
    const added = await add('shown.docx', writeOfficeFile('docx'))
    expect(added.preview).toBe(false)
    expect((await get(`${added.link}?preview=1`)).headers.get('content-disposition')).toMatch(/^attachment;/)
  })

  it('comes in parts, and not again to whoever has it', async () => {
    const { link } = await add('parts.txt', '0123456789')
    const part = await get(link, 'editor', { range: 'bytes=2-4' })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toStrictEqual([206, '234', 'bytes 2-4/10'])
    expect((await get(link, 'editor', { range: 'bytes=99-' })).status).toBe(416)
    const etag = part.headers.get('etag') ?? ''
    expect((await get(link, 'editor', { 'if-none-match': etag })).status).toBe(304)
    const head = await api.ask(link, { method: 'HEAD', headers: editors.headersOf('editor') })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toStrictEqual([200, '10', ''])
  })

  it('is read by everybody at the permanent link once it is published, and not before or afterwards', async () => {
    const { id, link } = await add('public.pdf', pdf)
    const publicly = () => get(at('-201', id), 'visitor')
    const change = (status: string) => editor('PATCH', link, { status })
    expect((await publicly()).status).toBe(403)
    const followed = await get(at('-201', id), 'visitor', { accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': 'document' })
    expect([followed.status, followed.headers.get('location'), followed.headers.get('cache-control')]).toStrictEqual([
      303,
      '/p/fileerror?id=201',
      'private, no-store',
    ])
    expect(await (await publicly()).json()).toMatchObject({ type: 'RESOURCE_UNAUTHORIZED_FEATURE_FLAG' })
    expect((await change('published')).body).toMatchObject({ status: 'published' })
    const answer = await publicly()
    expect([answer.status, answer.headers.get('cache-control')]).toStrictEqual([200, 'public, no-cache'])
    await change('withdrawn')
    expect((await publicly()).status).toBe(403)
  })

  it('of a product that is withdrawn or was never published is read by nobody at the permanent link', async () => {
    const hidden = await editors.store(203)
    const { body } = await upload('a.pdf', pdf, { status: 'published' }, { id: hidden })
    expect((await get(at('-203', body.id), 'visitor')).status).toBe(404)
  })

  it('that is a draft is for editors; members who only read are told that they have no right', async () => {
    const draft = await add('draft.pdf', pdf)
    const open = await add('open.pdf', pdf, { status: 'published' })
    const refused = await get(draft.link, 'viewer')
    expect([refused.status, await refused.json()]).toStrictEqual([
      403,
      expect.objectContaining({ type: 'RESOURCE_UNAUTHORIZED_FEATURE_FLAG' }),
    ])
    expect((await get(open.link, 'viewer')).status).toBe(200)
    const { attachments } = attachmentList.parse((await editors.as('viewer')('GET', at(product))).body)
    const mayOpen = new Map(attachments.map((entry) => [entry.id, entry.may_open]))
    expect([mayOpen.get(draft.id), mayOpen.get(open.id)]).toStrictEqual([false, true])
    expect((await get(draft.link, 'foreign')).status).toBe(404)
    expect((await get(draft.link, 'visitor')).status).toBe(401)
  })

  it('and is refused leads whoever came by a link to the page that says so, or to sign in and back', async () => {
    const draft = await add('draft.pdf', pdf)
    const follow = async (who: Who, headers: Readonly<Record<string, string>> = {}) => {
      const answer = await get(draft.link, who, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers })
      return [answer.status, answer.headers.get('location')]
    }
    expect(await follow('viewer')).toStrictEqual([303, '/p/fileerror?id=201&interfaceLang=en&lang=1'])
    expect(await follow('viewer', { 'sec-fetch-dest': 'document' })).toStrictEqual([303, expect.stringContaining('/p/fileerror')])
    expect(await follow('viewer', { 'sec-fetch-dest': 'empty' })).toStrictEqual([403, null])
    expect(await follow('nobody')).toStrictEqual([303, '/p/fileerror'])
    const referer = `http://${api.host}/app/products/5010?compare=1`
    expect(await follow('visitor', { referer })).toStrictEqual([
      303,
      `/app/sign-in?to=${encodeURIComponent('/app/products/5010?compare=1')}`,
    ])
    expect(await follow('visitor', { referer: 'https://elsewhere.example/app/products' })).toStrictEqual([303, '/app/sign-in'])
  })

  it('is not found under another product, or under an id that is none', async () => {
    const { id } = await add('a.pdf', pdf)
    const elsewhere = await editors.store(204, {}, '2026-01-01')
    for (const address of [at(elsewhere, id), at('-204', id), at(product, '0'), at(product, 'x'), at(product, '99999999999'), at('-x', id)])
      expect((await get(address)).status).toBe(404)
    expect((await editor('DELETE', at(elsewhere, id))).status).toBe(404)
    expect((await editor('PATCH', at(elsewhere, id), { status: 'published' })).status).toBe(404)
  })

  it('is renamed and sorted anew, its name as clean as at the upload', async () => {
    const { link } = await add('a.pdf', pdf)
    const changed = await editor('PATCH', link, { name: '../../<b>New</b>', category: 'certificate', language: 'fr' })
    expect(changed.body).toMatchObject({ description: 'b New b.pdf', category: 'certificate', lang_code: 'fr', status: 'draft' })
    expect((await editor('PATCH', link, { language: null })).body.lang_code).toBeNull()
    expect((await editor('PATCH', link, {})).status).toBe(200)
    for (const bad of [{ status: 'x' }, { extension: 'html' }, { name: '' }, { size: 1 }])
      expect((await editor('PATCH', link, bad)).status).toBe(400)
    expect((await editors.as('viewer')('PATCH', link, { status: 'published' })).status).toBe(403)
  })

  it('goes with its bytes when it is deleted, unless another one has the same', async () => {
    const content = Buffer.from('deleted later')
    const hash = createHash('sha256').update(content).digest('hex')
    const lies = async () => (await storedFiles()).some((name) => name.endsWith(hash))
    const [one, two] = [await add('one.txt', content), await add('two.txt', content)]
    expect((await editors.as('viewer')('DELETE', one.link)).status).toBe(403)
    expect((await editor('DELETE', one.link)).status).toBe(204)
    expect([await lies(), (await get(two.link)).status, (await get(one.link)).status]).toStrictEqual([true, 200, 404])
    expect((await editor('DELETE', two.link)).status).toBe(204)
    expect(await lies()).toBe(false)
    expect((await editor('DELETE', two.link)).status).toBe(404)
  })

  it('is never left without its bytes by uploads and deletions at the same moment', async () => {
    const content = 'raced for'
    for (let round = 0; round < 5; round += 1) {
      const { link } = await add('first.txt', content)
      const [, second] = await Promise.all([editor('DELETE', link), add('second.txt', content)])
      expect((await get(second.link)).status).toBe(200)
      await editor('DELETE', second.link)
    }
  })
})

describe('files that belong to no attachment', () => {
  const store = openAttachmentStore(config.dataDir)
  const day = 24 * 60 * 60 * 1000

  it('are removed after a week, and what never came in wholly after a day', async () => {
    const kept = await add('kept.txt', 'kept')
    const orphan = store.pathOf('ab'.repeat(32))
    const aside = path.join(config.dataDir, 'attachments', 'incoming', 'left.part')
    await mkdir(path.dirname(orphan), { recursive: true })
    await writeFile(orphan, 'orphan')
    await writeFile(aside, 'left')
    expect(await removeOrphans(api.services, store)).toBe(0)
    const old = new Date(Date.now() - 8 * day)
    for (const file of [orphan, aside]) await utimes(file, old, old)
    for (const { sha256 } of await listAttachments(db, 201)) await utimes(store.pathOf(sha256), old, old)
    expect(await removeOrphans(api.services, store)).toBe(1)
    await expect(stat(orphan)).rejects.toThrow('ENOENT')
    await expect(stat(aside)).rejects.toThrow('ENOENT')
    expect((await get(kept.link)).status).toBe(200)
  })

  it('stay where the database knows none of the files, since then it is another one', async () => {
    const other = openAttachmentStore(path.join(config.dataDir, 'other'))
    const file = other.pathOf('cd'.repeat(32))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, 'somebody else’s')
    expect(await removeOrphans(api.services, other, Date.now() + 30 * day)).toBe(0)
    expect((await stat(file)).isFile()).toBe(true)
  })
})
