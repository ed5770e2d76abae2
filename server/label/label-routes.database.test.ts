import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../test-kit/read-pdf.ts'
import { startApp, type TestApp } from '../../tests/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
}, 120_000)

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())
const millimetres = (pixels: number | undefined) => Math.round(((pixels ?? 0) / 300) * 25.4)

describe('GET productLabelRender/view', () => {
  it('returns a picture of the label’s size at 300 dots per inch', async () => {
    const answer = await app.fetch('/api/v1/productLabelRender/view/-1011?dim=5&emb=2&xlang=1')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('content-disposition')).toContain('inline; filename="Label_105x148_')
    const { width, height, density } = await sharp(await bytesOf(answer)).metadata()
    expect([millimetres(width), millimetres(height), density]).toEqual([105, 148, 300])
  })

  it('accepts a custom size in tenths of a millimetre', async () => {
    const answer = await app.fetch('/api/v1/productLabelRender/view/-1011?w=101.6&h=152,4&emb=2&xlang=1')
    expect(answer.headers.get('content-disposition')).toContain('inline; filename="Label_101.6x152.4_')
    const { width, height } = await sharp(await bytesOf(answer)).metadata()
    expect([width, height]).toEqual([1200, 1800])
  })

  it('still shows a label whose text does not fit, in a longer picture', async () => {
    const answer = await app.fetch('/api/v1/productLabelRender/view/-1003?dim=4&emb=3&xlang=1,2')
    expect(answer.status).toBe(200)
    const { height } = await sharp(await bytesOf(answer)).metadata()
    expect(millimetres(height)).toBeGreaterThan(110)
  })

  it('returns 304 for its ETag, and has another ETag for other options', async () => {
    const address = '/api/v1/productLabelRender/view/-1001?xlang=1'
    const etag = (await app.fetch(address)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/)
    expect((await app.fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await app.fetch(`${address}&logoON=0`)).headers.get('etag')).not.toBe(etag)
  })
})

describe('GET productLabelRender/pdf', () => {
  it('returns one label on a page of its own', async () => {
    const answer = await app.fetch('/api/v1/productLabelRender/pdf/-1001?dim=7&emb=3&xlang=2&lp=1')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toContain('filename="Label_148x210_Norvik PU Clear Lacquer 2K.pdf"')
    const pdf = await readPdf(await bytesOf(answer))
    expect(pdf.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[148, 210]])
    expect(pdf.text).toContain('Flüssigkeit und Dampf entzündbar.')
  })

  it('fills a sheet of A4 without lp, and as many sheets as the copies need', async () => {
    const sheet = await readPdf(await bytesOf(await app.fetch('/api/v1/productLabelRender/pdf/-1011?dim=4&emb=2&xlang=1&copies=17')))
    expect(sheet.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
      [210, 297],
      [210, 297],
      [210, 297],
    ])
  })

  it('puts as many labels of a custom size on A4 as fit, or one on each page if they are larger than A4', async () => {
    const pdf = async (query: string) =>
      readPdf(await bytesOf(await app.fetch(`/api/v1/productLabelRender/pdf/-1011?emb=1&xlang=1&${query}`)))
    const sheet = await pdf('w=70&h=98')
    expect(sheet.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[210, 297]])
    expect(sheet.text.split('Norvik').length).toBeGreaterThan(9)
    const large = await pdf('w=297&h=420&copies=2')
    expect(large.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
      [297, 420],
      [297, 420],
    ])
  })

  it('says by the rule of Table 1.3 that a custom size is too small for the package', async () => {
    const answer = await app.fetch('/api/v1/productLabelRender/pdf/-1011?w=104.9&h=74&emb=3&xlang=1&lp=1')
    expect(answer.status).toBe(422)
    const body = await answer.json()
    expect(body.report).toMatchObject({ isLabelTooSmall: true })
    expect(body.report.floor.sources).toContain('CLP Annex I, 1.2.1.4, Table 1.3')
  })

  it('refuses a label that does not fit with the report of what is missing and what would help', async () => {
    const answer = await app.fetch('/api/v1/productLabelRender/pdf/-1003?dim=4&emb=3&xlang=1&day=2028-01-01&lp=1')
    expect(answer.status).toBe(422)
    const body = await answer.json()
    expect(body).toMatchObject({ type: 'CLIENT_SIDE', reasons: [{ path: 'dim' }] })
    expect(body.report.missingHeight).toBeGreaterThan(10)
    expect(body.report.floor.xHeight).toBe(1.8)
    expect(body.report.sizes).toContain(7)
  })

  it('prints a fold-out label page after page, and shows all of them in its picture', async () => {
    const query = 'w=105&h=105&emb=1&vseb=500+ml&opisOFF=1&xlang=1,2&fold=4'
    const answer = await app.fetch(`/api/v1/productLabelRender/pdf/-1003?${query}`)
    expect(answer.headers.get('content-disposition')).toContain('filename="Label_105x105_')
    const pdf = await readPdf(await bytesOf(answer))
    expect(pdf.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
      Array.from({ length: 4 }, () => [105, 105]),
    )
    const { width, height } = await sharp(await bytesOf(await app.fetch(`/api/v1/productLabelRender/view/-1003?${query}`))).metadata()
    expect([millimetres(width), millimetres(height)]).toEqual([2 * 108 + 3, 2 * 108 + 3])
  })

  it('leaves out what a package up to 125 ml may do without, only if requested', async () => {
    const text = async (query: string) => {
      const answer = await app.fetch(`/api/v1/productLabelRender/pdf/-1003?dim=7&emb=1&xlang=1&lp=1&vseb=100+ml${query}`)
      return (await readPdf(await bytesOf(answer))).text.replaceAll(/\s+/g, ' ')
    }
    const whole = await text('')
    const relieved = await text('&reliefON=1')
    const gone = ['Highly flammable liquid and vapour.', 'Causes skin irritation.', 'Causes serious eye irritation.', 'Keep away from heat']
    for (const sentence of gone) expect([whole.includes(sentence), relieved.includes(sentence)], sentence).toEqual([true, false])
    // It is for the public: that it may damage organs still has to be stated.
    for (const sentence of [
      'May cause drowsiness or dizziness.',
      'May be fatal if swallowed and enters airways.',
      'Keep out of reach of children.',
    ])
      expect([whole.includes(sentence), relieved.includes(sentence)], sentence).toEqual([true, true])
    const sheet = (await (await app.fetch('/api/v1/sdsRender/view/-1003/1')).text()).replaceAll(/\s+/g, ' ')
    for (const sentence of gone) expect(sheet).toContain(sentence)
  })

  it('names the rules that a label follows, with their options, also if it is not refused', async () => {
    const rulesOf = async (query: string) => {
      const { headers } = await app.fetch(`/api/v1/productLabelRender/view/-1003?w=105&h=105&emb=1&vseb=100+ml&xlang=1,2${query}`)
      const written = headers.get('label-rules') ?? ''
      return [...written.matchAll(/"([^"]+)";option=(\w+)/g)].map(([, source, option]) => `${option}: ${source}`)
    }
    const always = ['emb: CLP Annex I, 1.2.1.4, Table 1.3', 'font: CLP Article 31(3); ECHA guidance on labelling and packaging']
    expect(await rulesOf('')).toEqual(always)
    expect(await rulesOf('&reliefON=1')).toEqual([...always, 'reliefON: CLP Article 29(2); Annex I, 1.5.2.1.1'])
    expect(await rulesOf('&opisOFF=1&fold=4')).toEqual([
      ...always,
      'fold: CLP Annex I, 1.2.1.6',
      'fold: CLP Article 29(1); Annex I, 1.5.1.1',
    ])
    const [sizes] = always
    const letters = 'font: CLP Annex I, 1.2.1.5'
    expect(await rulesOf('&opisOFF=1&fold=4&day=2028-01-01')).toEqual([sizes, letters, 'fold: CLP Annex I, 1.2.1.6'])
  })

  it('prints the default content only beside the default code, but an explicit content beside any', async () => {
    const text = async (query: string) =>
      (await readPdf(await bytesOf(await app.fetch(`/api/v1/productLabelRender/pdf/-1006?dim=7&emb=3&xlang=1&lp=1${query}`)))).text
    expect(await text('')).toMatch(/NV-EP210-040[^]*4 l/)
    const other = await text('&pCodes=70600')
    expect(other).toContain('NV-EP210-010')
    expect(other).not.toMatch(/\b4\sl\b/)
    expect(await text('&pCodes=70600&vseb=1+l')).toMatch(/NV-EP210-010[^]*1 l/)
  })
})

describe('label calls', () => {
  it.each([
    ['an unknown product', 'view/-999999', 404, 'id'],
    ['a malformed id', 'pdf/-abc', 404, 'id'],
    ['a withdrawn product', 'pdf/-1016', 404, 'id'],
    ['a product without a label', 'view/-1014', 404, 'id'],
    ['an unknown size', 'view/-1001?dim=9', 400, 'dim'],
    ['a side shorter than a label can be', 'view/-1001?w=19.9&h=50', 400, 'w'],
    ['a side longer than a printer prints', 'pdf/-1001?w=50&h=421', 400, 'h'],
    ['a side in hundredths', 'pdf/-1001?w=50.25&h=50', 400, 'w'],
    ['a width without a height', 'pdf/-1001?w=50', 400, 'h'],
    ['a size of its own without measures', 'view/-1001?dim=0', 400, 'w'],
    ['a text size that is none', 'pdf/-1001?font=huge', 400, 'font'],
    ['margins beyond the label', 'pdf/-1001?padL=41', 400, 'padL'],
    ['too many copies', 'pdf/-1001?copies=5001', 400, 'copies'],
    ['an unknown language', 'view/-1001?xlang=99', 400, 'xlang'],
    ['a product code that the product has not', 'pdf/-1006?pCodes=999999', 400, 'pCodes'],
    ['one such code among others', 'view/-1006?pCodes=70600~999999', 400, 'pCodes'],
    ['the relief for small packages where the content is larger', 'pdf/-1003?vseb=126+ml&reliefON=1', 400, 'reliefON'],
    ['that relief without a volume', 'view/-1003?vseb=100+g&reliefON=1', 400, 'reliefON'],
    ['a fold-out label of nine pages', 'view/-1001?fold=9', 400, 'fold'],
    ['a fold-out label with an empty page', 'pdf/-1001?xlang=1,2&fold=5', 400, 'fold'],
    ['a bad flag', 'view/-1001?logoON=maybe', 400, 'logoON'],
  ])('refuse %s by naming the field', async (_name, end, status, field) => {
    const answer = await app.fetch(`/api/v1/productLabelRender/${end}`)
    expect(answer.status).toBe(status)
    const body = await answer.json()
    expect(body).toMatchObject({ code: 'default', type: 'CLIENT_SIDE' })
    expect(body.reasons[0].path.split(/[.[]/)[0]).toBe(field)
  })
})
