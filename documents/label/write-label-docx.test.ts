import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { labelSizes } from '../../clp/label/label-sizes.ts'
import { labelOfCatalogue, labelOfSample, leanLabel, textsOfLabel } from '../../test-kit/label-of.ts'
import { readFonts } from '../rendering/load-fonts.ts'
import { withoutHyphens, withoutSpaces } from '../../test-kit/read-pdf.ts'
import { altTextsOf, expectWellFormed, filesOf, lettersOf, plain, runsOf } from '../../test-kit/docx-reading.ts'
import { wordLanguage } from './docx-text.ts'
import { fitLabel } from './fit-label.ts'
import { reportOverflow } from './report-overflow.ts'
import { floorTextSize } from './text-sizes.ts'
import { labelDocx, mostDocxCopies } from './write-label-docx.ts'

const twips = (millimetres: number) => Math.round((millimetres / 25.4) * 1440)

describe('the Word file of a label', () => {
  it.each(labelSizes)('has a page of $width × $height mm with the margins of the label', async ({ id, width, height }) => {
    const { document } = await filesOf(labelOfCatalogue(1011, `dim=${id}&emb=1&xlang=1&QR=0&${leanLabel}`))
    expect(document).toMatch(new RegExp(`<w:pgSz w:w="${twips(width)}" w:h="${twips(height)}"`))
    const [, attributes = ''] = /<w:pgMar ([^>]*)>/.exec(document) ?? []
    const margin = (side: string) => Number(new RegExp(`w:${side}="(\\d+)"`).exec(attributes)?.[1])
    for (const side of ['top', 'left', 'right']) expect(margin(side)).toBe(twips(3))
    // a millimetre of the lower margin is left for what Word rounds
    expect(margin('bottom')).toBe(twips(3) - twips(1))
  })

  it.each([1001, 1003, 1006, 1007, 1011].flatMap((id) => ['1', '2', '3', '6'].map((xlang) => [id, xlang] as const)))(
    'of product %i says all of it in language %s',
    async (id, xlang) => {
      const label = labelOfCatalogue(id, `dim=7&emb=1&xlang=${xlang}&vlusageON=1&vlstorageON=1&padT=4&padR=4&padB=4&padL=4&vseb=5 l`)
      const { document } = await filesOf(label)
      const letters = lettersOf(document)
      for (const text of textsOfLabel(label)) expect(withoutHyphens(letters), text).toContain(withoutHyphens(withoutSpaces(text)))
      expectWellFormed(document)
    },
  )

  it('says name and number of a substance (CLP Article 18(2))', async () => {
    const ingredients = [{ name: { phrase: 'substance.benzylAlcohol' }, casNumber: '100-51-6', contentRange: { from: 99, to: 100 } }]
    const label = labelOfSample({ composition: { kind: 'substance', ingredients } }, `dim=4&emb=1&xlang=1,2&QR=0&${leanLabel}`)
    expect(lettersOf((await filesOf(label)).document)).toContain(withoutSpaces('Benzyl alcohol / Benzylalkohol, CAS 100-51-6'))
  })

  it('keeps the statements of each language together, each in its own language', async () => {
    const label = labelOfCatalogue(1003, `dim=7&emb=2&xlang=2,1,3&${leanLabel}`)
    const { document } = await filesOf(label)
    const letters = lettersOf(document)
    let from = 0
    for (const block of label.blocks) {
      for (const { text } of [...block.hazard, ...block.precautionary]) {
        const found = letters.indexOf(withoutSpaces(text), from)
        expect(found, text).toBeGreaterThanOrEqual(from)
        from = found
      }
      const own = runsOf(document).filter(({ language }) => language === wordLanguage(block.language))
      const said = withoutSpaces(own.map(({ text }) => text).join(''))
      for (const { text } of block.precautionary) expect(said).toContain(withoutSpaces(text))
    }
    expect(runsOf(document).filter(({ text, language }) => text !== '' && !language)).toEqual([])
  })

  it('has an alternative text on every drawing, and each as SVG and as a picture but the logo', async () => {
    const label = labelOfCatalogue(1001, 'dim=7&emb=2&xlang=1')
    const { document, files } = await filesOf(label)
    expect(altTextsOf(document).toSorted()).toEqual(
      [
        'Logo of Norvik Coatings GmbH',
        'GHS02, flame: flammable',
        'GHS07, exclamation mark: irritant or harmful',
        'Transport label, class 3: flammable liquid',
        'QR code, leads to the product page: coatings.example/p/1001/en/pd/1',
      ].toSorted(),
    )
    expect(document.match(/<asvg:svgBlip/g)).toHaveLength(4)
    const pictures = Object.entries(files).filter(([path]) => path.endsWith('.png'))
    expect(pictures).toHaveLength(5)
    const codes = await Promise.all(
      pictures.map(async ([, png]) => {
        const { data, info } = await sharp(png).flatten({ background: '#fff' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
        try {
          return decodeQR({ width: info.width, height: info.height, data })
        } catch {
          return null
        }
      }),
    )
    expect(codes).toContain(label.qr?.address)
  })

  it('shows pictograms in the size that the label demands', async () => {
    const label = labelOfCatalogue(1007, 'dim=7&emb=3&xlang=1&padT=4&padR=4&padB=4&padL=4')
    const { document, layout } = await filesOf(label)
    const anchor = /<wp:anchor.*?descr="GHS05.*?<\/wp:anchor>/s.exec(document)?.[0] ?? ''
    const width = Number(/<wp:extent cx="(\d+)"/.exec(anchor.slice(anchor.lastIndexOf('<wp:extent')))?.[1]) / 36_000
    expect(layout.pictogramSide).toBe(23)
    // the frame is 97.9 % of the drawing
    expect((width * 0.979) / Math.SQRT2).toBeCloseTo(23, 1)
  })

  it.each([1, 2, 3, 4, 5])('never sets a text below the legal minimum, package %i', async (emb) => {
    const label = labelOfCatalogue(1011, `dim=8&emb=${emb}&xlang=1,2&font=6&fontPN=6&${leanLabel}`)
    const { document, layout } = await filesOf(label)
    const sizes = runsOf(document).flatMap(({ text, size }) => (text.trim() === '' ? [] : size / 2))
    expect(Math.min(...sizes)).toBe(layout.textSize)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(floorTextSize(label.format.packageSize))
    expect(new Set(runsOf(document).flatMap(({ text, font }) => (text.trim() === '' ? [] : (font ?? 'none'))))).toEqual(
      new Set(
        ['Fira Sans Condensed', 'Fira Sans Condensed Medium', 'Fira Sans Condensed SemiBold'].filter((font) =>
          document.includes(`"${font}"`),
        ),
      ),
    )
  })

  it('sets the text in the half point below the size of the PDF', async () => {
    for (const xlang of ['1', '2', '3', '1,2']) {
      const label = labelOfCatalogue(1003, `dim=7&emb=2&xlang=${xlang}&${leanLabel}`)
      const { layout } = await filesOf(label)
      expect(layout.textSize).toBe(Math.floor(fitLabel(label).layout.textSize * 2 + 1e-6) / 2)
    }
  })

  it('carries its typeface, and says what to take where that is refused', async () => {
    const { files, read } = await filesOf(labelOfCatalogue(1011, `dim=7&xlang=1&${leanLabel}`))
    const table = read('word/fontTable.xml')
    const [, key = ''] = /embedRegular r:id="rId400" w:fontKey="\{([^}]*)\}"/.exec(table) ?? []
    const mask = Buffer.from(key.replaceAll('-', ''), 'hex').toReversed()
    const font = Buffer.from(files['word/fonts/font400.odttf'] ?? [])
    for (let index = 0; index < 32; index++) font[index] = (font[index] ?? 0) ^ (mask[index % 16] ?? 0)
    expect(Buffer.compare(font, readFonts('label')[0] ?? Buffer.alloc(0))).toBe(0)
    expect(table.match(/<w:altName w:val="Arial Narrow"\/>/g)).toHaveLength(3)
    expect(read('[Content_Types].xml')).toContain('obfuscatedFont')
  })

  it('names title, supplier, language and the day of the version', async () => {
    const label = labelOfCatalogue(1001, 'dim=7&emb=2&xlang=2')
    const core = (await filesOf(label)).read('docProps/core.xml')
    expect(plain(/<dc:title>.*<\/dc:title>/.exec(core)?.[0] ?? '')).toBe(label.documentTitle)
    expect(core).toContain('<dc:creator>Norvik Coatings GmbH</dc:creator>')
    expect(core).toContain('<dc:language>de-DE</dc:language>')
    expect(core.match(/2026-10-12T00:00:00Z/g)).toHaveLength(2)
    expect(core).not.toContain('<dc:description>')
    expectWellFormed(core)
  })

  it('says of itself that a statement is no official wording', async () => {
    const classification = [{ category: 'Carc. 1A' as const, statements: ['H350i' as const] }]
    const label = labelOfSample({ classification }, 'dim=7&emb=2&xlang=24')
    const core = (await filesOf(label)).read('docProps/core.xml')
    expect(plain(/<dc:description>.*<\/dc:description>/.exec(core)?.[0] ?? '')).toMatch(/neamhoifigiúil: GA H350i\.$/)
    expectWellFormed(core)
  })

  it('has the name as its only heading', async () => {
    const { document } = await filesOf(labelOfCatalogue(1001, 'dim=7&emb=2&xlang=1'))
    const headings = [...document.matchAll(/<w:p>(?:(?!<\/w:p>).)*?"Heading1".*?<\/w:p>/gs)].map(([paragraph]) => lettersOf(paragraph))
    expect(headings).toEqual([withoutSpaces('Norvik PU Clear Lacquer 2K')])
  })

  it('is the same, byte for byte, each time', async () => {
    const make = async () => (await filesOf(labelOfCatalogue(1006, 'dim=7&xlang=1,2'), 2)).bytes
    const first = await make()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-07-08T09:10:11Z') })
    onTestFinished(() => void vi.useRealTimers())
    expect(Buffer.compare(first, await make())).toBe(0)
  })

  it('has a page for each copy, as many as it may hold', async () => {
    const label = labelOfCatalogue(1011, `dim=5&emb=2&xlang=1&${leanLabel}`)
    const { document } = await filesOf(label, 7)
    expect(document.match(/<w:pageBreakBefore\/>/g)).toHaveLength(6)
    expect(lettersOf(document).split(withoutSpaces(label.name))).toHaveLength(8)
    const ids = [...document.matchAll(/<wp:docPr id="(\d+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    await expect(labelDocx(label, { single: true, copies: mostDocxCopies + 1 })).rejects.toThrow(RangeError)
  })
})

describe('a label that does not fit', () => {
  it('is refused with the report of the PDF', async () => {
    const label = labelOfCatalogue(1003, 'dim=1&emb=2&xlang=1,2,3')
    expect(await labelDocx(label, { single: true, copies: null })).toEqual({
      kind: 'refused',
      reports: [reportOverflow(label, fitLabel(label))],
      fitsAsPdf: false,
    })
  })

  it('at the first half point above the legal minimum is refused, and it is said that the PDF is printed', async () => {
    const labels = Array.from({ length: 200 }, (_, words) =>
      labelOfSample(
        { labelElements: { furtherTexts: [{ text: { en: 'words '.repeat(words + 1) } }] } },
        `dim=1&emb=2&xlang=1&QR=0&${leanLabel}`,
      ),
    )
    const label = labels.findLast((candidate) => fitLabel(candidate).fits) ?? expect.fail('none fits')
    const made = await labelDocx(label, { single: true, copies: null })
    expect(made).toMatchObject({ kind: 'refused', fitsAsPdf: true, reports: [{ floor: { textSize: 8, xHeight: 1.4 } }] })
  })
})
