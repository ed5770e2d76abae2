import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'content-disposition'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { largestAttachment } from '../../shared/attachments.ts'
import { attachmentsAt, drawPicture, fill, pdf, useAttachments } from '../../tests/attachments.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { postBytes, writeMultipart, writeOfficeFile } from '../../tests/upload.ts'

const api = await startWithoutPages()
const { config } = api.services
const { editors, product, send, upload, add, get, storedFiles } = await useAttachments(api)
const [png, jpeg] = [await drawPicture('png'), await drawPicture('jpeg')]
const html = '<!doctype html><script>alert(document.domain)</script>'

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

  it('of the same content twice is stored once, and leaves no temporary file', async () => {
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
    ['Blatt %22final%22.txt', 'Blatt final.txt'],
    ['first%0D%0Asecond%0Athird.txt', 'first second third.txt'],
    ['100 %2C 5 %0d.txt', '100 2C 5 0d.txt'],
    ["it's %00 ; filename=b.html.txt", 'it s 00 filename b html.txt'],
  ])('named %s is called %s, and is stored inside the data folder', async (fileName, expected) => {
    const added = await add(fileName, 'text')
    expect(added.description).toBe(expected)
    const disposition = (await get(added.link)).headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename=(?:"[\w .+,()-]+"|[\w.+-]+); filename\*=UTF-8''[\w.%+,-]+$/)
    expect(parse(disposition).parameters.filename).toBe(expected)
    for (const name of await storedFiles()) expect(name).toMatch(/^[0-9a-f]{2}[/\\][0-9a-f]{64}$/)
  })

  it('has the type of its content, whatever its name says', async () => {
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
    expect(body).toMatchObject({ type: 'CLIENT_SIDE', reasons: [{ path: 'file', message: expect.stringMatching(/\w+/) }] })
    expect(await storedFiles()).toHaveLength(before)
  })

  it('of a text with HTML in it is served as text, which no browser runs', async () => {
    const added = await add('page.txt', html)
    const answer = await get(`${added.link}?preview=1`)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox;/)
  })

  it('of a document that would unpack to an excessive size is refused without unpacking it', async () => {
    const bomb = writeOfficeFile('docx', { 'word/media/zeros.bin': new Uint8Array(100_000_000) })
    expect(bomb.length).toBeLessThan(500_000)
    const { status, body } = await upload('bomb.docx', bomb)
    expect([status, body.reasons]).toMatchObject([400, [{ path: 'file', code: 'fileUnpacksTooFar' }]])
  })

  it('of more than 25 MB is refused with 413 and leaves nothing behind', async () => {
    const before = (await storedFiles()).length
    const { status, body } = await upload('large.txt', Buffer.alloc(largestAttachment + 1, 'a'))
    expect([status, body.reasons]).toMatchObject([413, [{ path: 'file', code: 'fileTooLarge', params: { max: 25 } }]])
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

  it('that is not multipart, or breaks off, is refused', async () => {
    const asJson = await api.ask(attachmentsAt(product), {
      method: 'POST',
      headers: { ...editors.headersOf('editor'), 'content-type': 'application/json' },
      body: '{}',
    })
    expect(asJson.status).toBe(415)
    const { body, contentType } = writeMultipart([{ name: 'file', fileName: 'a.pdf', content: pdf }])
    const headers = { ...editors.headersOf('editor'), 'content-type': contentType }
    expect((await postBytes(api.host, attachmentsAt(product), body.subarray(0, -20), headers)).status).toBe(400)
    expect((await postBytes(api.host, attachmentsAt(product), Buffer.from('no parts'), headers)).status).toBe(400)
    // The temporary file is removed once the connection is closed, which may be after the response.
    await expect.poll(async () => (await storedFiles()).filter((name) => name.endsWith('part'))).toStrictEqual([])
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
    await fill(api, 202, 100)
    expect((await upload('a.pdf', pdf, {}, { id: full })).status).toBe(409)
  })
})
