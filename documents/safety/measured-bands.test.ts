import { describe, expect, it } from 'vitest'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { drawPages } from '../../test-kit/draw-pages.ts'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { createPdfCompiler } from '../rendering/compile-pdf.ts'
import { buildSafety } from './build-safety.ts'
import { fitPoster, fitSafety, fitSheet } from './fit-safety.ts'
import { sheet, unitOf } from './safety-frame.ts'
import type { SafetyFormat, SafetyModel } from './safety-model.ts'
import { safetyPdfJob } from './write-safety-pdf.ts'

// The server calculates the height of each band, and the template fills it; only the page shows whether the two agree.
const compiler = createPdfCompiler()
const bars = [
  [0x16, 0x16, 0x16],
  [0x00, 0x53, 0x87],
  [0x9b, 0x24, 0x23],
  [0x1b, 0x6b, 0x45],
  [0x4a, 0x4a, 0x47],
]

type Change = (record: ProductRecord) => Partial<ProductRecord>

function modelOf(change: Change): SafetyModel {
  const source = sdsSourceOf(1006)
  return buildSafety({ ...source, record: { ...source.record, ...change(source.record) } }, 'en', { qrCode: true }).model
}

const classifiedAs =
  (...classification: ProductRecord['classification']): Change =>
  () => ({ classification })
const basis = 'calculation'
const aerosol = classifiedAs({ category: 'Aerosol 3', statements: ['H229'], basis })

const withLongFirstAid =
  (sentences: number, change: Change): Change =>
  (record) => {
    const eyes = [{ text: { en: 'Rinse as it is shown on the wall beside the basin. '.repeat(sentences).trim() } }]
    return { ...change(record), firstAid: { ...record.firstAid, eyes } }
  }

/** From which to which x a band goes, inside the frame, and which one is under it; on A2 danger and first aid stand beside each other. */
function placesOf(model: SafetyModel, format: SafetyFormat): { left: number; right: number; below: number }[] {
  const whole = { left: 17, right: sheet.width - 17 }
  const middle = 17 + 10 + fitPoster(model).widths[0] + 8
  return bars.map((_, index) => {
    if (format === 'A2' && index === 2) return { ...whole, right: middle, below: 4 }
    if (format === 'A2' && index === 3) return { ...whole, left: middle, below: 4 }
    return { ...whole, below: index + 1 }
  })
}

/** The white between each band's content and its edges, in u: `[above, below]` of each band. */
async function measureWhite(model: SafetyModel, format: SafetyFormat): Promise<[above: number, below: number][]> {
  const u = unitOf[format]
  const [page] = await drawPages(compiler.compile(safetyPdfJob(model, format).job).bytes, 96 / u, [1])
  if (!page) throw new Error('no page')
  const pixelsOf = (units: number) => Math.round(((units * u) / 25.4) * page.dpi)
  const colourAt = (x: number, y: number) => [...page.pixels.subarray((y * page.width + x) * 4, (y * page.width + x) * 4 + 3)]
  const rows = Array.from({ length: page.height }, (_, y) => y)
  const places = placesOf(model, format)
  // 2 u from the left edge of a band there is its bar, and no text.
  const isBar = (y: number, index: number) => {
    const colour = colourAt(pixelsOf((places[index]?.left ?? 0) + 2), y)
    return colour.every((value, channel) => Math.abs(value - (bars[index]?.[channel] ?? 0)) < 4)
  }
  const tops = bars.map((_, index) => rows.findIndex((y) => isBar(y, index)))
  tops.push(pixelsOf(sheet.height - 17 - fitSafety(model, format).footHeight - 0.5))
  return places.map(({ left, right, below }, index) => {
    const top = tops[index] ?? 0
    const end = tops[below] ?? 0
    const start = rows.findIndex((y) => y > top && !isBar(y, index))
    const isInked = (y: number) => {
      const row = page.pixels.subarray((y * page.width + pixelsOf(left + 3)) * 4, (y * page.width + pixelsOf(right - 3)) * 4)
      return row.some((value, at) => value < 250 && at % 4 !== 3)
    }
    const inside = rows.slice(start + 1, end - 1)
    const inUnits = (pixels: number) => (pixels / page.dpi) * (25.4 / u)
    return [inUnits((inside.find(isInked) ?? end) - start), inUnits(end - (inside.findLast(isInked) ?? start))]
  })
}

const cases: [name: string, change: Change][] = [
  ['a signal word and no pictogram', aerosol],
  [
    'hazards that have no pictogram at all',
    classifiedAs(
      { category: 'ED HH 1', statements: ['EUH380'], basis },
      { category: 'PBT', statements: ['EUH440'], basis },
      { category: 'vPvB', statements: ['EUH441'], basis },
      { category: 'PMT', statements: ['EUH450'], basis },
      { category: 'Lact.', statements: ['H362'], basis },
    ),
  ],
  ['pictograms beside the signal word', () => ({})],
  ['no hazard', () => ({ classification: [] })],
]

describe.each(['A4', 'A2'] as const)('the bands of the poster on %s', (format) => {
  it.each(cases)('hold what stands in them, with white above and below: %s', async (_, change) => {
    for (const sentences of [1, 8, 16, 24]) {
      const model = modelOf(withLongFirstAid(sentences, change))
      const { padding, overflow } = fitSafety(model, format)
      if (overflow > 0) continue
      for (const [index, [above, below]] of (await measureWhite(model, format)).entries()) {
        expect(above, `above band ${index}, ${sentences} sentences`).toBeGreaterThan(padding * 0.8)
        expect(below, `below band ${index}, ${sentences} sentences`).toBeGreaterThan(padding * 0.8)
      }
    }
  })

  it('are measured in each of the forms', () => {
    const paddings = [1, 8, 16, 24].map((sentences) => fitSafety(modelOf(withLongFirstAid(sentences, aerosol)), format).padding)
    expect(new Set(paddings).size).toBeGreaterThan(1)
  })
})

describe('a signal word that stands over statements of the whole width', () => {
  it('has the room for its height as well', () => {
    const { bands, signalWord, text, lineHeight, gap, padding } = fitSheet(modelOf(withLongFirstAid(16, aerosol)))
    const points = bands[0]?.points ?? []
    const least = signalWord.size * 1.1 + 1.5 + points.flat().length * text * lineHeight + (points.length - 1) * gap + 2 * padding
    expect(signalWord.lines).toHaveLength(1)
    expect(bands[0]?.height).toBeGreaterThanOrEqual(least - 0.001)
  })
})
