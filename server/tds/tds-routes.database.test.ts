import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../test-kit/read-pdf.ts'
import { languageCodes } from '../../shared/languages.ts'
import { startApp, type TestApp } from '../../tests/start-app.ts'
import { loadProduct } from '../products/load-product.ts'
import { viewProduct } from '../product-view/view-product.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
}, 120_000)

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

describe('GET p/tds/view', () => {
  it('answers with the sheet in the asked language', async () => {
    const answer = await app.fetch('/api/v1/p/tds/view/2/-1001')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await answer.text()
    expect(html).toContain('<h2 id="tds-application-heading">Anwendung</h2>')
    expect(html).toContain('Holz mit P150 bis P180 schleifen und den Staub vollständig entfernen.')
    expect(html).not.toContain('Sand the wood')
  })

  it('gives an older version when it is pinned', async () => {
    const [first, newest] = await Promise.all(
      ['?version=1', ''].map(async (query) => (await app.fetch(`/api/v1/p/tds/view/1/-1001${query}`)).text()),
    )
    expect(first).toContain('0.98\u00a0g/cm³')
    expect(newest).toContain('0.99\u00a0g/cm³')
  })

  it('has a product that has no safety data sheet', async () => {
    const answer = await app.fetch('/api/v1/p/tds/view/1/-1011')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Observe the information on the label.')
  })

  it.each([
    ['an unknown product', '/api/v1/p/tds/view/1/-999999', 404, 'id'],
    ['a malformed id', '/api/v1/p/tds/view/1/-abc', 404, 'id'],
    ['an id beyond the range', '/api/v1/p/tds/view/1/-99999999999999999999', 404, 'id'],
    ['a negative id', '/api/v1/p/tds/view/1/--5', 404, 'id'],
    ['an unknown language', '/api/v1/p/tds/view/99/-1001', 404, 'lang'],
    ['a malformed language', '/api/v1/p/tds/view/en/-1001', 404, 'lang'],
    ['an unknown version', '/api/v1/p/tds/view/1/-1001?version=77', 404, 'version'],
    ['the number of a version of its safety data sheet', '/api/v1/p/tds/view/1/-1001?version=3', 404, 'version'],
    ['a malformed version', '/api/v1/p/tds/view/1/-1001?version=x', 400, 'version'],
    ['a huge version', '/api/v1/p/tds/pdf/1/-1001?version=1e99', 400, 'version'],
    ['a withdrawn product', '/api/v1/p/tds/pdf/1/-1016', 404, 'id'],
    ['a product without a technical data sheet', '/api/v1/p/tds/pdf/1/-1013', 404, 'version'],
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

describe('GET p/tds/pdf', () => {
  it('answers with a PDF named after the product and the language, with the sheet’s texts and a strong ETag', async () => {
    const answer = await app.fetch('/api/v1/p/tds/pdf/1/-1001')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="TDS_A4_Norvik PU Clear Lacquer 2K_en_\d{17}\.pdf"; /)
    expect(answer.headers.get('etag')).toMatch(/^"[0-9a-f]{64}"$/)
    const bytes = await bytesOf(answer)
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    const pdf = await readPdf(bytes)
    expect(pdf.text).toContain('Sand the wood with P150 to P180')
    expect(pdf.title).toBe('Technical data sheet – Norvik PU Clear Lacquer 2K – English – version 2')
  })

  it('answers 304 to the ETag it gave, and gives the same bytes again', async () => {
    const first = await app.fetch('/api/v1/p/tds/pdf/2/-1004')
    const etag = first.headers.get('etag') ?? ''
    expect((await app.fetch('/api/v1/p/tds/pdf/2/-1004', { headers: { 'if-none-match': etag } })).status).toBe(304)
    const hash = async (answer: Response) =>
      createHash('sha256')
        .update(await bytesOf(answer))
        .digest('hex')
    expect(await hash(await app.fetch('/api/v1/p/tds/pdf/2/-1004'))).toBe(await hash(first))
  })

  it('has another ETag for another version or language', async () => {
    const heads = await Promise.all(
      ['/1/-1001', '/2/-1001', '/1/-1001?version=1'].map((end) => app.fetch(`/api/v1/p/tds/pdf${end}`, { method: 'HEAD' })),
    )
    expect(new Set(heads.map(({ headers }) => headers.get('etag'))).size).toBe(3)
  })

  it('gives both brands the same file', async () => {
    const [coatings, safety] = await Promise.all(
      (['coatings', 'safety'] as const).map((brand) => app.fetch('/api/v1/p/tds/pdf/1/-1001', { brand, method: 'HEAD' })),
    )
    expect(coatings?.headers.get('etag')).toBe(safety?.headers.get('etag'))
  })
})

describe('the languages of the technical data sheet', () => {
  const languagesOf = async (id: number) => {
    const product = await loadProduct(app.services, id)
    if (!product) throw new Error(`no product ${id}`)
    const { languages } = await viewProduct(app.services, product, 'en')
    return {
      valid: languages.filter(({ tdsValid }) => tdsValid).map(({ code }) => code),
      created: languages.filter(({ tdsCreated }) => tdsCreated).length,
    }
  }

  it('are those in which all of its texts exist, whatever the safety data sheet has', async () => {
    expect((await languagesOf(1001)).valid).toEqual(languageCodes)
    // Its safety data sheet exists in two languages alone, from the same record.
    expect((await languagesOf(1012)).valid).toEqual(languageCodes)
  })

  it('are created where a version was published', async () => {
    expect((await languagesOf(1011)).created).toBe(24)
    expect(await languagesOf(1013)).toEqual({ valid: [], created: 0 })
  })
})
