import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictogramCodes, pictogramNames } from '../pictograms.ts'

// The drawings of the United Nations (UNECE), to compare with; they are not part of this repository.
const referenceFolder = join(import.meta.dirname, '..', '..', '..', 'shared', 'reference', 'pictograms')

const size = 256
const tolerance = 48

type Colour = readonly [red: number, green: number, blue: number]
type Raster = { readonly width: number; at(x: number, y: number): Colour }

const drawingFile = (code: string) => join(import.meta.dirname, `${code}.svg`)

/** A drawing over white, stretched to a square, rasterised at its final size so that no edge is blurred by enlarging. */
async function rasterise(file: string, width: number): Promise<Raster> {
  const natural = await sharp(file).metadata()
  const pixels = await sharp(file, { density: (72 * width) / natural.width })
    .resize(width, width, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const channel = (index: number) => pixels[index] ?? Number.NaN
  return {
    width,
    at(x, y) {
      const first = (y * width + x) * 3
      return [channel(first), channel(first + 1), channel(first + 2)]
    },
  }
}

const isBlack = ([red, green]: Colour) => red < 128 && green < 128
const isRed = ([red, green, blue]: Colour) => red > 200 && green < 56 && blue < 56
const isWhite = ([red, green, blue]: Colour) => red > 200 && green > 200 && blue > 200
const isAlike = (ours: Colour, theirs: Colour) => ours.every((value, channel) => Math.abs(value - (theirs[channel] ?? NaN)) <= tolerance)

/** Share of equal pixels, and intersection over union of the black ones: the first alone is met by an empty ground. */
function compare(ours: Raster, theirs: Raster) {
  let alike = 0
  let blackInBoth = 0
  let blackInEither = 0
  for (let y = 0; y < ours.width; y++) {
    for (let x = 0; x < ours.width; x++) {
      const own = ours.at(x, y)
      const reference = theirs.at(x, y)
      if (isAlike(own, reference)) alike++
      if (isBlack(own) && isBlack(reference)) blackInBoth++
      if (isBlack(own) || isBlack(reference)) blackInEither++
    }
  }
  return { alike: alike / ours.width ** 2, symbol: blackInBoth / blackInEither }
}

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
      const elements = [...source.matchAll(/<([a-z]+)/gi)].map((match) => match[1])
      expect(elements[0]).toBe('svg')
      expect(elements.slice(1).filter((name) => !['path', 'circle'].includes(name ?? ''))).toEqual([])
      expect(source).not.toMatch(/\s(?:id|class|style|href|width|height|transform)=|url\(|<\?|<!/)
      const colours = [...source.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map((match) => match[1])
      expect(colours.filter((colour) => !['#f00', '#fff', '#000', 'none'].includes(colour ?? ''))).toEqual([])
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

describe.skipIf(!existsSync(referenceFolder))('beside the drawings of the United Nations (skipped where they are absent)', () => {
  for (const code of pictogramCodes) {
    it(`${code} shows the same symbol in the same place`, async () => {
      const { alike, symbol } = compare(
        await rasterise(drawingFile(code), size),
        await rasterise(join(referenceFolder, `${code}.svg`), size),
      )
      expect(alike).toBeGreaterThanOrEqual(0.97)
      expect(symbol).toBeGreaterThanOrEqual(0.85)
    })
  }
})
