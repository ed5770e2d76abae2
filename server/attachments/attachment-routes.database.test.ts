import { createHash } from 'node:crypto'
import { parse } from 'content-disposition'
import { describe, expect, it } from 'vitest'
import { attachmentList } from '../../shared/attachments.ts'
import { productDetail } from '../../shared/product-detail.ts'
import { attachmentsAt, drawPicture, fill, pdf, useAttachments } from '../../tests/attachments.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { writeOfficeFile } from '../../tests/upload.ts'
import { openAttachmentStore } from './attachment-store.ts'
import { removeDeleted } from './remove-orphans.ts'

const api = await startWithoutPages()
const { editors, editor, product, upload, add, get, storedFiles } = await useAttachments(api)
const png = await drawPicture('png')
const store = openAttachmentStore(api.services)
const tomorrow = Date.now() + 25 * 60 * 60 * 1000

type Who = Parameters<typeof editors.as>[0]

describe('an attachment', () => {
  it.each([
    ['pdf', pdf, "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"],
    ['png', png, "sandbox; default-src 'none'; frame-ancestors 'self'"],
  ])('that is a %s opens in the browser when asked to', async (extension, content, policy) => {
    const added = await add(`shown.${extension}`, content)
    expect(added.preview).toBe(true)
    const { headers } = await get(`${added.link}?preview=1`)
    expect(parse(headers.get('content-disposition') ?? '')).toMatchObject({
      type: 'inline',
      parameters: { filename: `shown.${extension}` },
    })
    expect(headers.get('content-security-policy')).toBe(policy)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('that is an Office file is always downloaded', async () => {
    const added = await add('shown.docx', writeOfficeFile('docx'))
    expect(added.preview).toBe(false)
    expect((await get(`${added.link}?preview=1`)).headers.get('content-disposition')).toMatch(/^attachment;/)
  })

  it('is served in parts, and as 304 to a caller who has it', async () => {
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
    const publicly = () => get(attachmentsAt('-201', id), 'visitor')
    const change = (status: string) => editor('PATCH', link, { status })
    expect((await publicly()).status).toBe(403)
    const followed = await get(attachmentsAt('-201', id), 'visitor', { accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': 'document' })
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
    expect((await get(attachmentsAt('-203', body.id), 'visitor')).status).toBe(404)
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
    const { attachments } = attachmentList.parse((await editors.as('viewer')('GET', attachmentsAt(product))).body)
    const mayOpen = new Map(attachments.map((entry) => [entry.id, entry.may_open]))
    expect([mayOpen.get(draft.id), mayOpen.get(open.id)]).toStrictEqual([false, true])
    expect((await get(draft.link, 'foreign')).status).toBe(404)
    expect((await get(draft.link, 'visitor')).status).toBe(401)
  })

  it('that is refused leads a person who followed a link to the page that says so, or to sign in and back', async () => {
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

  it('that was deleted, or belongs to a product that the caller may not see, leads a person who followed a link to a page, and a program to an error', async () => {
    const { id, link } = await add('gone.pdf', pdf, { status: 'published' })
    const publicLink = attachmentsAt('-201', id)
    await editor('DELETE', link)
    await editors.store(205)
    const follow = async (address: string, who: Who, headers: Readonly<Record<string, string>> = { accept: 'text/html,*/*;q=0.8' }) => {
      const answer = await get(address, who, headers)
      return [answer.status, answer.headers.get('location')]
    }
    expect(await follow(link, 'editor')).toStrictEqual([303, '/p/fileerror?id=201&interfaceLang=en&lang=1'])
    expect(await follow(publicLink, 'visitor')).toStrictEqual([303, '/p/fileerror?id=201'])
    expect(await follow(link, 'foreign')).toStrictEqual([303, '/p/fileerror'])
    // The product has no page, and the error page of a file would lead back to it.
    for (const address of [attachmentsAt('-205', id), attachmentsAt('-999', id)])
      expect(await follow(address, 'visitor')).toStrictEqual([303, '/p/dossiererror'])
    expect(await follow(link, 'editor', {})).toStrictEqual([404, null])
    expect(await (await get(publicLink, 'visitor', { accept: 'application/json' })).json()).toMatchObject({
      type: 'CLIENT_SIDE',
      reasons: [{ path: 'attachmentId', code: 'notFound' }],
    })
  })

  it('is not found under another product, or under an invalid id', async () => {
    const { id } = await add('a.pdf', pdf)
    const elsewhere = await editors.store(204, {}, '2026-01-01')
    for (const address of [
      attachmentsAt(elsewhere, id),
      attachmentsAt('-204', id),
      attachmentsAt(product, '0'),
      attachmentsAt(product, 'x'),
      attachmentsAt(product, '99999999999'),
      attachmentsAt('-x', id),
    ])
      expect((await get(address)).status).toBe(404)
    expect((await editor('DELETE', attachmentsAt(elsewhere, id))).status).toBe(404)
    expect((await editor('PATCH', attachmentsAt(elsewhere, id), { status: 'published' })).status).toBe(404)
  })

  it('is renamed and sorted again, its name cleaned as at the upload', async () => {
    const { link } = await add('a.pdf', pdf)
    const changed = await editor('PATCH', link, { name: '../../<b>New</b>', category: 'certificate', language: 'fr' })
    expect(changed.body).toMatchObject({ description: 'b New b.pdf', category: 'certificate', lang_code: 'fr', status: 'draft' })
    expect((await editor('PATCH', link, { language: null })).body.lang_code).toBeNull()
    expect((await editor('PATCH', link, {})).status).toBe(200)
    // A form can omit a field only by leaving it empty; JSON can leave it out, so that an empty name there is a mistake.
    for (const bad of [{ name: '' }, { status: 'x' }, { extension: 'html' }, { size: 1 }])
      expect((await editor('PATCH', link, bad)).status).toBe(400)
    expect((await editors.as('viewer')('PATCH', link, { status: 'published' })).status).toBe(403)
  })

  it('is removed with its bytes a day after it was deleted, unless another attachment has the same bytes', async () => {
    const content = Buffer.from('deleted later')
    const hash = createHash('sha256').update(content).digest('hex')
    const lies = async () => (await storedFiles()).some((name) => name.endsWith(hash))
    const [one, two] = [await add('one.txt', content), await add('two.txt', content)]
    expect((await editors.as('viewer')('DELETE', one.link)).status).toBe(403)
    expect((await editor('DELETE', one.link)).status).toBe(204)
    expect((await editor('DELETE', one.link)).status).toBe(404)
    await removeDeleted(api.services, store, tomorrow)
    expect([await lies(), (await get(two.link)).status, (await get(one.link)).status]).toStrictEqual([true, 200, 404])
    expect((await editor('POST', `${one.link}/restore`)).status).toBe(404)
    expect((await editor('DELETE', two.link)).status).toBe(204)
    await removeDeleted(api.services, store)
    expect(await lies()).toBe(true)
    await removeDeleted(api.services, store, tomorrow)
    expect(await lies()).toBe(false)
  })

  it('that was deleted is nowhere to be seen, and is restored unchanged when the deletion is undone', async () => {
    const file = await add('back.pdf', pdf, { status: 'published', category: 'approval' })
    const seen = async () => {
      const { attachments } = attachmentList.parse((await editor('GET', attachmentsAt(product))).body)
      const { body: detail } = await editor('GET', `/api/v1/products/${product}/detail`)
      const answers = [await get(file.link), await get(attachmentsAt('-201', file.id), 'visitor')]
      const listed = [attachments, productDetail.parse(detail).attachments].map((list) => list.some(({ id }) => id === file.id))
      return [...answers.map(({ status }) => status), ...listed]
    }
    expect(await seen()).toStrictEqual([200, 200, true, true])
    await editor('DELETE', file.link)
    expect(await seen()).toStrictEqual([404, 404, false, false])
    expect((await editor('PATCH', file.link, { status: 'draft' })).status).toBe(404)
    for (const [who, status] of [
      ['viewer', 403],
      ['foreign', 404],
      ['visitor', 401],
    ] as const)
      expect((await editors.as(who)('POST', `${file.link}/restore`)).status).toBe(status)
    const restored = await editor('POST', `${file.link}/restore`)
    expect([restored.status, restored.body]).toStrictEqual([200, file])
    expect(await seen()).toStrictEqual([200, 200, true, true])
    expect((await editor('POST', `${file.link}/restore`)).status).toBe(404)
  })

  it('that was deleted makes room for another, and is not restored where there is no room', async () => {
    const full = await editors.store(206)
    const { body: deleted } = await upload('deleted.pdf', pdf, {}, { id: full })
    await fill(api, 206, 99)
    expect((await upload('more.pdf', pdf, {}, { id: full })).status).toBe(409)
    expect((await editor('DELETE', deleted.link)).status).toBe(204)
    const { body: instead } = await upload('instead.pdf', pdf, {}, { id: full })
    expect((await editor('POST', `${deleted.link}/restore`)).status).toBe(409)
    expect((await editor('DELETE', instead.link)).status).toBe(204)
    expect((await editor('POST', `${deleted.link}/restore`)).status).toBe(200)
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
