import { createHash } from 'node:crypto'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../tests/start-app.ts'
import { textsOf, validateSdscom } from '../../test-kit/validate-sdscom.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
}, 120_000)

async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await (await pdf.getPage(index + 1)).getTextContent()).items),
  )
  return pages
    .flat()
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

describe('GET sdsRender/view', () => {
  it('returns the sixteen sections of the sheet in the requested language', async () => {
    const answer = await app.fetch('/api/v1/sdsRender/view/-1001/2')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await answer.text()
    expect(html.match(/<section /g)).toHaveLength(16)
    expect(html).toContain('Bezeichnung des Stoffs beziehungsweise des Gemischs und des Unternehmens')
    expect(html).not.toContain('Identification of the substance')
  })

  it('returns an older version when it is pinned', async () => {
    const [first, newest] = await Promise.all(
      ['?version=1', ''].map(async (query) => (await app.fetch(`/api/v1/sdsRender/view/-1001/1${query}`)).text()),
    )
    expect(first).toContain('This is the first version.')
    expect(newest).toContain('Sections changed against version 2')
  })

  it('leaves the QR code out on request', async () => {
    const html = await (await app.fetch('/api/v1/sdsRender/view/-1001/1?qrCode=0')).text()
    expect(html).not.toContain('sheet-qr')
    expect(await (await app.fetch('/api/v1/sdsRender/view/-1001/1?qrCode=1')).text()).toContain('sheet-qr')
  })

  it('says for a product without a sheet that there is no valid version, with the marker and in the requested language', async () => {
    for (const [lang, code, text] of [
      [1, 'en', 'No valid SDS version'],
      [2, 'de', 'Keine gültige Version des SDB'],
    ] as const) {
      const answer = await app.fetch(`/api/v1/sdsRender/view/-1011/${lang}`)
      expect([answer.status, answer.headers.get('content-language')]).toEqual([200, code])
      expect(await answer.text()).toBe(`<p data-no-sds-version="" lang="${code}">${text}</p>`)
    }
    expect((await app.fetch('/api/v1/sdsRender/sdsPdf/-1011/1')).status).toBe(404)
  })

  it.each([
    ['an unknown product', '/api/v1/sdsRender/view/-999999/1', 404, 'id'],
    ['a malformed id', '/api/v1/sdsRender/view/-abc/1', 404, 'id'],
    ['an id beyond the range', '/api/v1/sdsRender/view/-99999999999999999999/1', 404, 'id'],
    ['a negative id', '/api/v1/sdsRender/view/--5/1', 404, 'id'],
    ['an unknown language', '/api/v1/sdsRender/view/-1001/99', 404, 'lang'],
    ['a malformed language', '/api/v1/sdsRender/view/-1001/en', 404, 'lang'],
    ['an unknown version', '/api/v1/sdsRender/view/-1001/1?version=77', 404, 'version'],
    ['a malformed version', '/api/v1/sdsRender/view/-1001/1?version=x', 400, 'version'],
    ['a huge version', '/api/v1/sdsRender/view/-1001/1?version=1e99', 400, 'version'],
    ['a bad QR flag', '/api/v1/sdsRender/view/-1001/1?qrCode=maybe', 400, 'qrCode'],
    ['a withdrawn product', '/api/v1/sdsRender/view/-1016/1', 404, 'id'],
    ['a version of a product without a sheet', '/api/v1/sdsRender/compare/-1011/1?compare_version_id=1', 404, 'version'],
  ])('refuses %s by naming the field', async (_name, address, status, field) => {
    const answer = await app.fetch(address)
    expect(answer.status).toBe(status)
    const body = await answer.json()
    expect(body).toMatchObject({ code: 'default', type: 'CLIENT_SIDE', uiMessage: 'app.ERROR_MESSAGE_CLIENT_SIDE' })
    expect(body.id).toMatch(/^[a-z0-9]{3}$/)
    expect(body.reasons[0].path).toBe(field)
    expect(JSON.stringify(body)).not.toMatch(/at .*\.(ts|js)|select |stack/i)
  })
})

describe('GET sdsRender/compare', () => {
  it('marks what was added and removed and returns the numbers of the changed sections', async () => {
    const answer = await app.fetch('/api/v1/sdsRender/compare/-1001/1?compare_version_id=1&orig_version_id=3')
    expect(answer.status).toBe(200)
    const { html, sections } = await answer.json()
    expect(sections).toEqual([...new Set(sections)].toSorted((left, right) => Number(left) - Number(right)))
    expect(sections).toContain(3)
    expect(sections.every((number: unknown) => typeof number === 'number' && number >= 1 && number <= 16)).toBe(true)
    expect(html).toContain('<ins>')
    expect(html).toContain('<del>')
    const flagged = [...html.matchAll(/<section class="sec" id="s(\d+)"[^>]*><h2[^>]*>.*?<\/h2>/gs)]
      .filter(([text]) => text.includes('class="flag"'))
      .map(([, number]) => Number(number))
    expect(flagged).toEqual(sections)
  })

  it('refuses to compare with a newer version, the same one, or none', async () => {
    const addresses = ['?compare_version_id=3&orig_version_id=2', '?compare_version_id=2&orig_version_id=2', '']
    const statuses = await Promise.all(
      addresses.map(async (query) => (await app.fetch(`/api/v1/sdsRender/compare/-1001/1${query}`)).status),
    )
    expect(statuses).toEqual([400, 400, 400])
    expect((await app.fetch('/api/v1/sdsRender/compare/-1001/1?compare_version_id=9')).status).toBe(404)
  })
})

describe('GET sdsRender/sdsPdf', () => {
  it('returns a PDF with the product’s name, the sheet’s texts and a strong ETag', async () => {
    const answer = await app.fetch('/api/v1/sdsRender/sdsPdf/-1001/1')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="SDS_A4_.*\.pdf"; filename\*=UTF-8''SDS_A4_.*\.pdf$/)
    expect(answer.headers.get('etag')).toMatch(/^"[0-9a-f]{64}"$/)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    const text = await pdfText(bytes)
    expect(text).toContain('SECTION 16: Other information')
    expect(text).toContain('123-86-4')
  })

  it('returns 304 for its ETag, and the same bytes again', async () => {
    const first = await app.fetch('/api/v1/sdsRender/sdsPdf/-1001/2')
    const etag = first.headers.get('etag') ?? ''
    expect((await app.fetch('/api/v1/sdsRender/sdsPdf/-1001/2', { headers: { 'if-none-match': etag } })).status).toBe(304)
    const again = await app.fetch('/api/v1/sdsRender/sdsPdf/-1001/2')
    const hash = async (answer: Response) =>
      createHash('sha256')
        .update(new Uint8Array(await answer.arrayBuffer()))
        .digest('hex')
    expect(await hash(again)).toBe(await hash(first))
  })

  it('has another ETag for another version, language or QR option', async () => {
    const tags = await Promise.all(
      ['/-1001/1', '/-1001/2', '/-1001/1?version=1', '/-1001/1?qrCode=0'].map(async (end) =>
        (await app.fetch(`/api/v1/sdsRender/sdsPdf${end}`, { method: 'HEAD' })).headers.get('etag'),
      ),
    )
    expect(new Set(tags).size).toBe(4)
    expect(tags).not.toContain(null)
  })

  it('is also at the other address', async () => {
    const answer = await app.fetch('/api/sdsRender/pdf/-1001/1?format=A4&qrCode=1')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('etag')).toBe((await app.fetch('/api/v1/sdsRender/sdsPdf/-1001/1', { method: 'HEAD' })).headers.get('etag'))
  })

  it('returns the same file for both brands', async () => {
    const [coatings, safety] = await Promise.all(
      (['coatings', 'safety'] as const).map((brand) => app.fetch('/api/v1/sdsRender/sdsPdf/-1001/1', { brand, method: 'HEAD' })),
    )
    expect(coatings?.headers.get('etag')).toBe(safety?.headers.get('etag'))
  })

  it('returns 404 for an unknown address of the API', async () => {
    const answer = await app.fetch('/api/v1/nothing')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('application/json')
  })
})

describe('GET sdsRender/sdscom', () => {
  it('returns the sheet as a file for other programs, with an ETag', async () => {
    const answer = await app.fetch('/api/v1/sdsRender/sdscom/-1003/2')
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(answer.headers.get('content-language')).toBe('de')
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="SDS_Norvik Thin N 35.xml"')
    const xml = await answer.text()
    expect(validateSdscom(xml)).toEqual([])
    expect(textsOf(xml, 'SdsName')).toEqual(['Norvik Thin N 35'])
    const etag = answer.headers.get('etag') ?? ''
    expect((await app.fetch('/api/v1/sdsRender/sdscom/-1003/2', { headers: { 'if-none-match': etag } })).status).toBe(304)
    const older = await (await app.fetch('/api/v1/sdsRender/sdscom/-1003/2?version=1')).text()
    expect(textsOf(older, 'VersionNo')).toEqual(['1'])
  })

  it('returns no incomplete sheet, but leads to another language, or names the available ones', async () => {
    const answer = await app.fetch('/api/v1/sdsRender/sdscom/-1012/1')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/api/v1/sdsRender/sdscom/-1012/6'])
    expect((await app.fetch('/api/v1/sdsRender/sdscom/-1012/1?strict=1')).status).toBe(404)
    expect((await app.fetch('/api/v1/sdsRender/sdscom/-1016/1')).status).toBe(404)
  })
})
