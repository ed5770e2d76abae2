import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  compare,
  comparedAt,
  griddedAt,
  isAlike,
  isBlack,
  isWhite,
  rasterise,
  readDrawing,
  type Colour,
  type Comparison,
} from '../test-kit/compare-drawings.ts'
import { testShapes } from '../tests/drawn-shapes.ts'
import { isLawAtHand, lawFile } from '../tests/law-fingerprints.ts'
import { signCodes, signFile, signNames, type SignCode } from './signs.ts'

const drawingFile = (code: SignCode) => join(import.meta.dirname, 'signs', signFile(code))

const green: Colour = [0x23, 0x7f, 0x52]
const red: Colour = [0x9b, 0x24, 0x23]
const blue: Colour = [0x00, 0x53, 0x87]
const yellow: Colour = [0xf9, 0xa9, 0x00]

/**
 * Safety colour, the colours of the drawing, and the share of the sign that the safety colour covers at least (Directive 92/58/EEC, Annex II).
 * Half of a warning sign is yellow, 3 % of it in the edges between yellow and black, which are smoothed and not counted here.
 */
const categories: Readonly<Record<string, { safetyColour: Colour; colours: string[]; share: number; area: number }>> = {
  E: { safetyColour: green, colours: ['#237f52', '#fff'], share: 0.5, area: 1 },
  F: { safetyColour: red, colours: ['#9b2423', '#fff'], share: 0.5, area: 1 },
  M: { safetyColour: blue, colours: ['#005387', '#fff'], share: 0.5, area: Math.PI / 4 },
  P: { safetyColour: red, colours: ['#9b2423', '#fff', '#000'], share: 0.35, area: Math.PI / 4 },
  W: { safetyColour: yellow, colours: ['#f9a900', '#000'], share: 0.47, area: 0.47 },
}
// The standard's own drawings of these two have less yellow than that: their black rays run into the frame.
const darker: ReadonlySet<SignCode> = new Set(['W002', 'W029'])

function categoryOf(code: SignCode) {
  const category = categories[code.slice(0, 1)]
  if (!category) throw new Error(`no category ${code}`)
  return category
}

describe('the safety signs', () => {
  it('are thirty, each with a name of its own and a drawing, and there are no other drawings', () => {
    expect(signCodes).toHaveLength(30)
    expect(Object.keys(signNames)).toEqual([...signCodes])
    expect(new Set(Object.values(signNames)).size).toBe(30)
    for (const name of Object.values(signNames)) expect(name).toMatch(/^[a-z][a-zA-Z]+$/)
    expect(readdirSync(join(import.meta.dirname, 'signs')).sort()).toEqual(signCodes.map(signFile))
  })

  for (const code of signCodes) {
    it(`${code} has a small drawing of plain shapes in the colours of its category`, () => {
      expect(statSync(drawingFile(code)).size).toBeLessThan(8192)
      const source = readFileSync(drawingFile(code), 'utf8')
      const { elements, attributes, colours } = readDrawing(source)
      expect(source).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 100 100">/)
      expect(['svg', 'path', 'circle', 'ellipse']).toEqual(expect.arrayContaining(elements))
      const plain = 'xmlns viewBox d cx cy r rx ry fill stroke stroke-width stroke-linecap stroke-linejoin transform'
      expect(plain.split(' ')).toEqual(expect.arrayContaining(attributes))
      expect(['none', ...categoryOf(code).colours]).toEqual(expect.arrayContaining(colours))
    })

    it(`${code} shows enough of its safety colour`, async () => {
      const drawing = await rasterise(drawingFile(code), 200)
      const { safetyColour, share, area } = categoryOf(code)
      let covered = 0
      for (let y = 0; y < 200; y++) for (let x = 0; x < 200; x++) if (isAlike(drawing.at(x, y), safetyColour)) covered++
      expect(covered / (200 * 200 * area)).toBeGreaterThanOrEqual(darker.has(code) ? 0.35 : share)
    })
  }

  // ISO 3864-1: the bar runs from upper left to lower right at 45°, over the symbol.
  for (const code of signCodes.filter((code) => code.startsWith('P'))) {
    it(`${code} is crossed by an unbroken red bar`, async () => {
      const drawing = await rasterise(drawingFile(code), 1000)
      for (let place = 180; place <= 820; place++) expect(isAlike(drawing.at(place, place), red), `at ${place}`).toBe(true)
      expect(isWhite(drawing.at(800, 400)) || isBlack(drawing.at(800, 400))).toBe(true)
    })
  }
})

/** Where the symbol stands: inside the frame, which would raise the agreement, and inside the shape, outside which all is white. */
const places: Readonly<Record<string, Comparison>> = {
  E: { isSymbol: isWhite },
  F: { isSymbol: isWhite },
  M: { isSymbol: isWhite, isWithin: (x, y) => Math.hypot(x - 50, y - 50) < 48 },
  P: {},
  W: { isWithin: (x, y) => y < 87.5 && Math.abs(x - 50) < (y - 16.5) / Math.sqrt(3) },
}

describe('the shapes of the safety signs', () => {
  testShapes(new URL('signs.shapes.json', import.meta.url), 'drawings of ISO 7010:2019', {
    codes: signCodes,
    own: (code) => rasterise(join(import.meta.dirname, 'signs', `${code}.svg`), griddedAt),
    reference: (code) => rasterise(lawFile('signs', `${code}.svg`), griddedAt),
    comparison: (code) => places[code.slice(0, 1)] ?? {},
  })
})

if (isLawAtHand) {
  describe('beside the drawings of the standard', () => {
    it('there is a sign for every one of them', () => {
      expect(readdirSync(lawFile('signs')).sort()).toEqual(signCodes.map(signFile))
    })

    it.each(signCodes)('%s shows the same symbol in the same place', async (code) => {
      const { alike, symbol } = compare(
        await rasterise(drawingFile(code), comparedAt),
        await rasterise(lawFile('signs', `${code}.svg`), comparedAt),
        places[code.slice(0, 1)],
      )
      expect(alike).toBeGreaterThanOrEqual(0.95)
      expect(symbol).toBeGreaterThanOrEqual(0.8)
    })
  })
}
