import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { agreementOf, coverageOf, readFigures, type Comparison, type Raster } from '../test-kit/compare-drawings.ts'
import { isLawAtHand, isWriting } from './law-fingerprints.ts'

interface Shape {
  /** how far ours agrees with it; see `agreementOf` */
  agreement: number
  /** 24 rows of 24 figures, 0 to z: how much of each field the symbol covers in the drawing that law or standard shows */
  rows: string[]
  /** the same of ours when it was compared, so that a detail that is lost since then shows, too small to count in the agreement */
  ours: string[]
}
interface Kept {
  source: string
  taken: string
  shapes: Record<string, Shape>
}

/** What edges that are smoothed otherwise may cost. */
const tolerance = 0.01

export interface Drawings {
  readonly codes: readonly string[]
  readonly own: (code: string) => Promise<Raster>
  readonly reference: (code: string) => Promise<Raster>
  readonly comparison: (code: string) => Comparison
}

/**
 * Tests that each drawing of ours has the shape that law or standard shows: that of the coarse grid in the file (decision 070). Where the
 * reference is at hand the grids are held against it, and `npm run fingerprints` writes them.
 */
export function testShapes(file: URL, source: string, { codes, own, reference, comparison }: Drawings): void {
  const readShapes = (): Record<string, Shape> => {
    const kept: Kept = JSON.parse(readFileSync(file, 'utf8'))
    return kept.shapes
  }
  const ownRows = async (code: string) => coverageOf(await own(code), comparison(code))

  if (isLawAtHand)
    it(`the kept shapes are those of the reference: ${source}`, async () => {
      const shapes: Record<string, Shape> = {}
      for (const code of codes) {
        const rows = coverageOf(await reference(code), comparison(code))
        const ours = await ownRows(code)
        shapes[code] = { agreement: Number(agreementOf(ours, rows).toFixed(3)), rows, ours }
      }
      const isNear = (code: string) => {
        const shape = existsSync(file) ? readShapes()[code] : undefined
        const now = shapes[code]
        return shape !== undefined && now !== undefined && agreementOf(shape.rows, now.rows) > 0.995
      }
      const taken = new Date().toISOString().slice(0, 10)
      if (isWriting) writeFileSync(file, `${JSON.stringify({ source, taken, shapes } satisfies Kept, null, 2)}\n`)
      expect(codes.filter((code) => !isNear(code))).toEqual([])
    })

  it('has a shape for each drawing', () => {
    expect(Object.keys(readShapes()).toSorted()).toEqual(codes.toSorted())
  })

  it.each(codes)('%s has the shape that law or standard shows', async (code) => {
    const shape = readShapes()[code]
    if (!shape) expect.fail(`no shape of ${code}`)
    expect(shape.agreement).toBeGreaterThan(0.8)
    const ours = await ownRows(code)
    expect(agreementOf(ours, shape.rows)).toBeGreaterThan(shape.agreement - tolerance)
    const kept = readFigures(shape.ours)
    const changed = readFigures(ours).flatMap((figure, index) =>
      Math.abs(figure - (kept[index] ?? Number.NaN)) <= 2
        ? []
        : [`row ${Math.floor(index / 24)}, field ${index % 24}: ${figure}, not ${kept[index]}`],
    )
    expect(changed).toEqual([])
  })
}
