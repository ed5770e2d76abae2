import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { flatTitles, includesText, rolesOf } from '../../test-kit/check-sds-pdf.ts'
import { readPdf, type ReadPdf } from '../../test-kit/read-pdf.ts'
import type { RenderResult } from '../rendering/render-job.ts'
import { createRenderPool, type RenderPool } from '../rendering/render-pool.ts'
import { plainText } from '../text/write-text.ts'
import { buildSafety } from './build-safety.ts'
import { fitSafety } from './fit-safety.ts'
import type { SafetyFormat, SafetyModel } from './safety-model.ts'
import { safetyFileName, safetyPdfJob } from './write-safety-pdf.ts'

let pool: RenderPool
beforeAll(() => {
  pool = createRenderPool({ size: 1, log: { info: () => {}, warn: () => {} } })
})
afterAll(() => pool.close())

async function write(model: SafetyModel, format: SafetyFormat): Promise<RenderResult & { pdf: ReadPdf; overflow: number }> {
  const { job, overflow } = safetyPdfJob(model, format)
  const result = await pool.render(job)
  return { ...result, overflow, pdf: await readPdf(result.bytes) }
}

const sides = { A4: [210, 297], A2: [420, 594] } as const
// The fullest of the catalogue and the emptiest.
const cases = [1003, 1010, 1015, 1014].flatMap((id) =>
  (['en', 'de', 'fr', 'sl'] as const).flatMap((language) => (['A4', 'A2'] as const).map((format) => ({ id, language, format }))),
)

describe.each([1001, 1005, 1010, 1015])('the safety instructions of product %i in Bulgarian, whose letters are wider', (id) => {
  it.each(['A4', 'A2'] as const)('keep the calculated lines, on %s', async (format) => {
    const { model } = buildSafety(sdsSourceOf(id), 'bg', { qrCode: true })
    const { pdf } = await write(model, format)
    const layout = fitSafety(model, format)
    const lines = [...layout.bands.flatMap(({ points }) => points.flat()), ...layout.routes.flatMap((route) => route.lines)].map(plainText)
    const plain = (line: string) => line.replaceAll(/\s+/g, ' ').trim()
    const printed = pdf.text.split('\n').map(plain)
    expect(lines.filter((line) => !printed.some((own) => own.includes(plain(line))))).toEqual([])
  })
})

describe.each(cases)('the safety instructions of product $id in $language on $format', ({ id, language, format }) => {
  const { model } = buildSafety(sdsSourceOf(id), language, { qrCode: true })
  let result: Awaited<ReturnType<typeof write>>
  beforeAll(async () => {
    result = await write(model, format)
  })

  it('are one page of the sheet, within its frame, with nothing to complain of', () => {
    const { pdf, overflow, uncovered, undrawable, warnings } = result
    expect({ overflow, uncovered, undrawable, warnings }).toEqual({ overflow: 0, uncovered: [], undrawable: [], warnings: [] })
    expect(pdf.pages).toHaveLength(1)
    const [page] = pdf.pages
    const [width, height] = sides[format]
    expect(page?.width).toBeCloseTo(width, 1)
    expect(page?.height).toBeCloseTo(height, 1)
    const edge = (width / 420) * 27
    expect(page?.inked.left).toBeGreaterThan(edge - 0.5)
    expect(page?.inked.right).toBeLessThan(width - edge + 1.5)
    expect(page?.inked.bottom).toBeLessThan(height - (width / 420) * 17)
  })

  it('print every text', () => {
    const { hazards, protection, danger, firstAid, disposal } = model
    const texts = [
      model.title,
      model.subtitle,
      model.productName,
      plainText(model.contains),
      hazards.signalWord,
      ...[hazards, protection, danger, firstAid, disposal].map(({ heading }) => heading),
      ...[hazards, protection, danger, disposal].flatMap(({ points }) => points.map(plainText)),
      ...firstAid.routes.flatMap(({ heading, text }) => [heading, plainText(text)]),
      plainText(firstAid.note),
      danger.callNumber,
      ...danger.contacts,
      ...model.foot.basis.lines,
    ]
    expect(texts.filter((text) => !includesText(result.pdf, text))).toEqual([])
  })

  it('are titled, tagged and in their language, with headings in order and a text for every picture', () => {
    const { pdf } = result
    expect(pdf.title).toBe(model.documentTitle)
    expect({ language: pdf.language, isMarked: pdf.isMarked, showsTitle: pdf.showsTitle }).toEqual({
      language,
      isMarked: true,
      showsTitle: true,
    })
    expect(rolesOf(pdf, /^H\d$/)).toEqual(['H1', 'H2', 'H2', 'H2', 'H2', 'H3', 'H3', 'H3', 'H3', 'H2'])
    expect(flatTitles(pdf.bookmarks)[0]).toBe(model.productName)
    const figures = pdf.nodes.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)
    const signs = [...model.hazards.pictograms, ...model.protection.signs, model.danger.sign, ...model.firstAid.signs]
    expect(figures).toEqual([model.qr?.description, ...signs.map(({ description }) => description)])
  })
})

describe('texts that are too long for one sheet', () => {
  const source = sdsSourceOf(1001)
  const everywhere = (text: string) => {
    const own = [{ text: { en: text } }]
    const { firstAid, exposureControls, handling, disposal, labelElements } = source.record
    const record = {
      ...source.record,
      name: text.slice(0, 160),
      labelElements: { ...labelElements, contains: own },
      firstAid: { ...firstAid, eyes: own, skin: own },
      exposureControls: { ...exposureControls, body: own, respiratory: own },
      handling: { ...handling, storage: own },
      disposal: { ...disposal, product: own },
    }
    return buildSafety({ ...source, record }, 'en', { qrCode: true }).model
  }

  it('are reported in mm and stay on one page, which is higher by so much', async () => {
    const { pdf, overflow } = await write(everywhere('A long rule that everybody must know. '.repeat(20).trim()), 'A4')
    expect(overflow).toBeGreaterThan(20)
    expect(pdf.pages).toHaveLength(1)
    expect(pdf.pages[0]?.height).toBeCloseTo(297 + overflow, 0)
  })

  it.each([
    ['Typst and HTML', '#panic("x") *bold* $x$ ] \\ // @ref `raw` <b>html</b> #{ } = head'],
    ['no letter that the fonts have', 'مرحبا שלום 漢字 😀👨‍👩‍👧'],
    ['a word of 2,000 letters', 'm'.repeat(2000)],
  ])('come out and are not interpreted: %s', async (_, hostile) => {
    const { pdf, uncovered } = await write(everywhere(hostile), 'A2')
    expect(pdf.pages).toHaveLength(1)
    if (/^[\p{ASCII}]*$/u.test(hostile)) expect(includesText(pdf, hostile)).toBe(true)
    else expect(uncovered).toContain('漢')
    expect(pdf.pages[0]?.inked.right).toBeLessThan(394)
  })
})

describe('the name of the file', () => {
  it('tells the poster from the sheet, and holds no sign that a file system misreads', () => {
    expect(safetyFileName('Lack 2K', 'A2')).toBe('SI_poster_Lack 2K.pdf')
    expect(safetyFileName('a/b\\c:"d"\r\n', 'A4')).toBe('SI_A4_a b c d.pdf')
    expect(safetyFileName('é'.repeat(300), 'A2')).toHaveLength(120)
  })
})
