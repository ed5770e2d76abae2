/** Labels side by side on sheets of A4: how many, of which products, and what helps to cut them. */
import { describe, expect, it } from 'vitest'
import { labelSizes } from '../../clp/label/label-sizes.ts'
import { compileLabel, drawLabel } from '../../tests/compile-label.ts'
import { edgesOf, isDark } from '../../test-kit/draw-pages.ts'
import { labelOfCatalogue, leanLabel } from '../../test-kit/label-of.ts'
import { readPdf } from '../../test-kit/read-pdf.ts'
import { denseGrid } from './sheet-grid.ts'
import { labelDownload, labelSheetJob, labelsPerSheet } from './write-label-pdf.ts'

describe('labels on A4', () => {
  it.each(labelSizes)('of $width × $height mm fill the sheet and say so at its foot', async ({ id, width, height }) => {
    const label = labelOfCatalogue(1011, `dim=${id}&emb=1&xlang=1&QR=0&${leanLabel}`)
    const copies = labelsPerSheet(label)
    const { pages } = await readPdf(compileLabel(labelSheetJob([{ label, copies }])).bytes)
    expect(pages.map((page) => [Math.round(page.width), Math.round(page.height)])).toEqual([[210, 297]])
    expect(pages[0]?.text.split('Norvik Wood').length).toBe(copies + 2)
    expect(pages[0]?.text).toContain(`${width} × ${height} mm · Labels: ${copies} · English`)
    expect(pages[0]?.text).toContain('Print at 100 %. This line is 50 mm long.')
  })

  it.each([
    [1, 16],
    [2, 16],
    [3, 8],
    [4, 8],
    [5, 4],
    [6, 4],
    [7, 2],
    [8, 2],
  ])('of size %i stand edge to edge where their margins are 4 mm: %i on a sheet, none beyond the paper', (dim, count) => {
    const dense = (side: number) => labelOfCatalogue(1011, `dim=${dim}&emb=1&xlang=1&QR=0&${leanLabel}&padT=4&padR=4&padB=4&padL=${side}`)
    expect(labelsPerSheet(dense(4))).toBe(count)
    expect(labelsPerSheet(dense(3.9))).toBeLessThan(count)
    const { cells, isTurned } = denseGrid(dense(4).format.size)
    const { width, height } = dense(4).format.size
    const [across, down] = isTurned ? [height, width] : [width, height]
    for (const [index, one] of cells.entries()) {
      expect(one.x >= 0 && one.y >= 0 && one.x + across <= 210.001 && one.y + down <= 297.001).toBe(true)
      for (const other of cells.slice(index + 1))
        expect(Math.abs(one.x - other.x) >= across - 0.001 || Math.abs(one.y - other.y) >= down - 0.001).toBe(true)
    }
  })

  it('take as many sheets as they need', async () => {
    const label = labelOfCatalogue(1011, `dim=1&emb=1&xlang=1&QR=0&${leanLabel}`)
    const { pages } = await readPdf(compileLabel(labelSheetJob([{ label, copies: 20 }])).bytes)
    expect(pages.map(({ text }) => /Labels: (\d+)/.exec(text)?.[1])).toEqual(['9', '9', '2'])
  })

  it('are a full sheet, or one label on its page, where nobody says how many', async () => {
    const label = labelOfCatalogue(1011, `dim=3&emb=1&xlang=1&QR=0&${leanLabel}`)
    const download = async (single: boolean, copies: number | null) =>
      (await readPdf(compileLabel(labelDownload(label, { single, copies })).bytes)).pages
    expect((await download(false, null)).map(({ text }) => /Labels: (\d+)/.exec(text)?.[1])).toEqual(['4'])
    expect((await download(true, null)).map(({ width }) => Math.round(width))).toEqual([74])
    expect(await download(true, 3)).toHaveLength(3)
    expect(await download(false, 5)).toHaveLength(2)
  })

  it('may be of several products, but of one size', async () => {
    const orders = [1011, 1012].map((id) => ({ label: labelOfCatalogue(id, `dim=4&emb=1&xlang=6&QR=0&${leanLabel}`), copies: 2 }))
    const { text } = await readPdf(compileLabel(labelSheetJob(orders)).bytes)
    expect(text).toContain('Norvik Wood Filler WF 20, Kamnol BE 60 · 105 × 74 mm')
    expect(() => labelSheetJob([...orders, { label: labelOfCatalogue(1011, `dim=3&emb=1&xlang=6&${leanLabel}`), copies: 1 }])).toThrow(
      'same size',
    )
  })

  it('tell how many of them have been fitted, and take fits that were found before', () => {
    const orders = [1011, 1014].map((id) => ({ label: labelOfCatalogue(id, `dim=7&emb=1&xlang=1&${leanLabel}`), copies: 2 }))
    const told: string[] = []
    const made = labelSheetJob(orders, { onProgress: (done, total) => told.push(`${done} of ${total}`) })
    expect(told).toEqual(['1 of 2', '2 of 2'])
    if (made.kind === 'refused') throw new Error('refused')
    expect(labelSheetJob(orders, { fits: made.fits })).toEqual(made)
  })

  it('show cut marks and a line of 50 mm', async () => {
    const label = labelOfCatalogue(1011, `dim=1&emb=1&xlang=1&QR=0&logoON=0&${leanLabel}`)
    const page = await drawLabel(compileLabel(labelSheetJob([{ label, copies: 9 }])).bytes, 600)
    const mark = edgesOf(page, isDark, { left: 20, top: 25, right: 24, bottom: 32 })
    expect(mark.bottom - mark.top).toBeCloseTo(4, 0)
    expect((mark.left + mark.right) / 2).toBeCloseTo(22, 1)
    const ruler = edgesOf(page, isDark, { left: 139, top: 287, right: 195, bottom: 292 })
    expect(Math.abs(ruler.right - ruler.left - 50.2)).toBeLessThan(0.15)
  })
})
