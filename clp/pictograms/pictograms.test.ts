import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pictogramCodes, pictogramNames } from '../pictograms.ts'
import { testShapes } from '../../tests/drawn-shapes.ts'
import { isLawAtHand, lawFile } from '../../tests/law-fingerprints.ts'
import { compare, comparedAt, griddedAt, isWhite, rasterise, readDrawing, type Colour } from '../../test-kit/compare-drawings.ts'

const drawingFile = (code: string) => join(import.meta.dirname, `${code}.svg`)

const isRed = ([red, green, blue]: Colour) => red > 200 && green < 56 && blue < 56

describe('the hazard pictograms', () => {
  it('are nine, each with a name of its own', () => {
    expect(pictogramCodes).toHaveLength(9)
    expect(new Set(Object.values(pictogramNames)).size).toBe(9)
    expect(Object.keys(pictogramNames)).toEqual([...pictogramCodes])
  })

  for (const code of pictogramCodes) {
    it(`${code} has a small drawing of plain shapes in black, white and red`, () => {
      expect(existsSync(drawingFile(code))).toBe(true)
      expect(statSync(drawingFile(code)).size).toBeLessThan(8192)
      const source = readFileSync(drawingFile(code), 'utf8')
      const { elements, colours } = readDrawing(source)
      expect(elements[0]).toBe('svg')
      expect(elements.slice(1).filter((name) => !['path', 'circle'].includes(name))).toEqual([])
      expect(source).not.toMatch(/\s(?:id|class|style|href|width|height|transform)=|url\(|<\?|<!/)
      expect(colours.filter((colour) => !['#f00', '#fff', '#000', 'none'].includes(colour))).toEqual([])
    })

    // CLP Annex I, section 1.2.1: a square set at a point, black symbol on white ground, red frame clearly visible.
    it(`${code} stands on its point in a red frame that reaches the middle of each side`, async () => {
      const drawing = await rasterise(drawingFile(code), 1000)
      const middle = 500
      const fromEverySide = (depth: number) => [
        drawing.at(middle, depth),
        drawing.at(999 - depth, middle),
        drawing.at(middle, 999 - depth),
        drawing.at(depth, middle),
      ]
      expect(fromEverySide(15).every(isRed), 'red at the tips').toBe(true)
      expect(fromEverySide(80).every(isRed), 'red as far as the frame is wide').toBe(true)
      expect(fromEverySide(95).every(isWhite), 'white within the frame').toBe(true)
      for (const [x, y] of [
        [250, 250],
        [750, 250],
        [750, 750],
        [250, 750],
      ] as const) {
        const inward = (offset: number) => drawing.at(x + Math.sign(middle - x) * offset, y + Math.sign(middle - y) * offset)
        expect(isWhite(inward(-5)), 'white outside the slanting side').toBe(true)
        expect(isRed(inward(25)), 'red on the slanting side').toBe(true)
        expect(isWhite(inward(55)), 'white inside the slanting side').toBe(true)
      }
    })
  }
})

describe('the shapes of the hazard pictograms', () => {
  testShapes(new URL('shapes.json', import.meta.url), 'drawings of the United Nations (UNECE)', {
    codes: pictogramCodes,
    own: (code) => rasterise(drawingFile(code), griddedAt),
    reference: (code) => rasterise(lawFile('pictograms', `${code}.svg`), griddedAt),
    comparison: () => ({}),
  })
})

if (isLawAtHand) {
  describe('beside the drawings of the United Nations', () => {
    it.each(pictogramCodes)('%s shows the same symbol in the same place', async (code) => {
      const { alike, symbol } = compare(
        await rasterise(drawingFile(code), comparedAt),
        await rasterise(lawFile('pictograms', `${code}.svg`), comparedAt),
      )
      expect(alike).toBeGreaterThanOrEqual(0.97)
      expect(symbol).toBeGreaterThanOrEqual(0.85)
    })
  })
}
