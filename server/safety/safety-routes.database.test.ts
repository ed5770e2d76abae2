import { beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../test-kit/read-pdf.ts'
import { importFile } from '../../shared/record/product-record.ts'
import { entryOf, recordOf } from '../../test-kit/product-record.ts'
import { startApp, type TestApp } from '../../tests/start-app.ts'
import { importEntries } from '../products/import-records.ts'
import { findOrCreateFirstWorkgroup } from '../products/import-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
}, 120_000)

describe('GET sdsRender/ipi', () => {
  it('returns the instructions in the requested language, with the QR code only on request', async () => {
    const answer = await app.fetch('/api/v1/sdsRender/ipi/-1001/2/P')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await answer.text()
    expect(html).toContain('Schutzmaßnahmen und Verhaltensregeln')
    expect(html).toContain('sheet-qr')
    expect(await (await app.fetch('/api/v1/sdsRender/ipi/-1001/2/P?qrCode=0')).text()).not.toContain('sheet-qr')
  })

  it.each([
    ['an unknown product', 'ipi/-999999/1/P', 404, 'id'],
    ['a malformed id', 'ipiPdf/-abc/1/P', 404, 'id'],
    ['an unknown language', 'ipi/-1001/99/P', 404, 'lang'],
    ['a withdrawn product', 'ipiPdf/-1016/1/P', 404, 'id'],
    ['a product without a safety data sheet', 'ipi/-1011/1/P', 404, 'version'],
    ['a bad QR flag', 'ipi/-1001/1/P?qrCode=maybe', 400, 'qrCode'],
    ['an unknown sheet', 'ipiPdf/-1001/1/P?format=A3', 400, 'format'],
  ])('refuses %s by naming the field', async (_name, end, status, field) => {
    const answer = await app.fetch(`/api/v1/sdsRender/${end}`)
    expect(answer.status).toBe(status)
    const body = await answer.json()
    expect(body).toMatchObject({ code: 'default', type: 'CLIENT_SIDE', uiMessage: 'app.ERROR_MESSAGE_CLIENT_SIDE' })
    expect(body.reasons[0].path).toBe(field)
  })
})

describe('GET sdsRender/ipiPdf', () => {
  it.each([
    ['A2', 420, 'SI_poster_Norvik PU Clear Lacquer 2K.pdf'],
    ['A4', 210, 'SI_A4_Norvik PU Clear Lacquer 2K.pdf'],
  ])('returns one page of %s under its name', async (format, width, name) => {
    const answer = await app.fetch(`/api/v1/sdsRender/ipiPdf/-1001/1/P?format=${format}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toContain(`inline; filename="${name}"`)
    const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    expect(pdf.pages.map((page) => Math.round(page.width))).toEqual([width])
    expect(pdf.title).toBe('Safety instructions – Norvik PU Clear Lacquer 2K – English – version 3')
  })

  it('returns 304 for its ETag, and has another ETag for another sheet, language or QR option', async () => {
    const heads = await Promise.all(
      ['1/P', '2/P', '1/P?format=A2', '1/P?qrCode=0'].map((end) => app.fetch(`/api/v1/sdsRender/ipiPdf/-1001/${end}`, { method: 'HEAD' })),
    )
    const tags = heads.map(({ headers }) => headers.get('etag') ?? '')
    expect(new Set(tags).size).toBe(4)
    const again = await app.fetch('/api/v1/sdsRender/ipiPdf/-1001/1/P', { headers: { 'if-none-match': tags[0] ?? '' } })
    expect(again.status).toBe(304)
  })
})

describe('instructions that do not fit on a sheet', () => {
  const id = 8201
  beforeAll(async () => {
    const eyes = [{ text: { en: 'Rinse as it is shown on the wall beside the basin. '.repeat(200).trim() } }]
    const [entry] = importFile.parse([entryOf(recordOf(id, { firstAid: { eyes } }), '2024-05-02')])
    if (!entry) throw new Error('no entry')
    const workgroupId = await findOrCreateFirstWorkgroup(app.db, 'coatings')
    const { problems } = await importEntries(app.db, [{ entry, place: [0] }], { workgroupId })
    expect(problems).toStrictEqual([])
  })

  it.each(['A2', 'A4'])('have no PDF of %s: nothing may be left out of them', async (format) => {
    const answer = await app.fetch(`/api/v1/sdsRender/ipiPdf/-${id}/1/P?format=${format}`)
    expect(answer.status).toBe(422)
    expect((await answer.json()).reasons).toMatchObject([
      { path: 'format', code: 'textTooHigh', params: { millimetres: expect.any(Number) }, message: expect.stringContaining('more height') },
    ])
  })

  it('have a page that says so in the language of the interface, with disabled buttons', async () => {
    const page = await (await app.fetch(`/p/${id}/de/mh/1`)).text()
    expect(page).toContain('Der Text passt nicht auf A4, A2.')
    expect(page).toMatch(/A4: Die Höhe ist um \d+\smm zu gering/)
    expect(page).toContain('Texte kürzen: Erste Hilfe.')
    expect(page.match(/aria-disabled="true"[^>]*><span>[^<]*PDF<small>Erst wenn der Text passt</g)).toHaveLength(2)
    expect(page).not.toContain('sdsRender/ipiPdf')
  })

  it('are the exception: a page whose text fits leads to both sheets', async () => {
    const page = await (await app.fetch('/p/1001/de/mh/1')).text()
    expect(page.match(/href="\/api\/v1\/sdsRender\/ipiPdf\/-1001\/1\/P\?format=A[24]/g)).toHaveLength(2)
    expect(page).not.toContain('safety-report')
  })
})
