import { describe, expect, it } from 'vitest'
import { boundsOf, isRed } from '../test-kit/draw-pages.ts'
import { sdsSourceOf } from '../test-kit/read-catalogue.ts'
import { buildSafety } from './safety/build-safety.ts'
import { fitPoster, fitSheet } from './safety/fit-safety.ts'
import { unitOf } from './safety/safety-frame.ts'
import type { SafetyFormat } from './safety/safety-model.ts'
import { safetyPdfJob } from './safety/write-safety-pdf.ts'
import { draw } from '../tests/draw-for-measuring.ts'

const colourOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const isColour = (hex: string) => {
  const [r = 0, g = 0, b = 0] = colourOf(hex)
  return (red: number, green: number, blue: number) => Math.abs(red - r) + Math.abs(green - g) + Math.abs(blue - b) <= 6
}

describe('the safety instructions on the page', () => {
  const bands = ['#161616', '#005387', '#9b2423', '#1b6b45', '#4a4a47'] // by subject, as docs/decisions/028-poster-from-three-metres.md keeps them

  it.each(['A4', 'A2'] as const)(
    'on %s have the colours of the look, in its order, and an orange frame of 3 u',
    async (format: SafetyFormat) => {
      const u = unitOf[format]
      const page = await draw(
        safetyPdfJob(buildSafety(sdsSourceOf(1001), 'en', { qrCode: true }).model, format).job,
        format === 'A2' ? 40 : 80,
      )
      // Along lines 20 u from the left and from the right, inside the bands and beside their texts.
      const coloursAt = (x: number) =>
        Array.from({ length: page.height }, (_, y) => {
          const at = (y * page.width + Math.round(((x * u) / 25.4) * page.dpi)) * 4
          return [...page.pixels.subarray(at, at + 3)]
        })
      const sides = [coloursAt(20), coloursAt(400)]
      const order = bands.map((hex) =>
        Math.max(...sides.map((colours) => colours.findIndex(([red = 0, green = 0, blue = 0]) => isColour(hex)(red, green, blue)))),
      )
      expect(order.every((at) => at > 0)).toBe(true)
      expect(order).toEqual(order.toSorted((left, right) => left - right))
      const frame = boundsOf(page, isColour('#f29100'))
      const tolerance = (2 * 25.4) / page.dpi
      expect(Math.abs((frame?.left ?? 0) - 14 * u)).toBeLessThanOrEqual(tolerance)
      expect(Math.abs((frame?.right ?? 0) - (420 - 14) * u)).toBeLessThanOrEqual(tolerance)
      expect(Math.abs((frame?.bottom ?? 0) - (594 - 14) * u)).toBeLessThanOrEqual(tolerance)
      const bar = boundsOf(page, isColour('#f29100'), { left: 12 * u, top: 300 * u, right: 30 * u, bottom: 302 * u })
      expect(Math.abs((bar?.right ?? 0) - (bar?.left ?? 0) - 3 * u)).toBeLessThanOrEqual(tolerance)
    },
  )

  it('show a pictogram of the calculated side, on A4 of at most 52 u, on A2 of more than 45 mm', async () => {
    const { model } = buildSafety(sdsSourceOf(1001), 'en', { qrCode: true })
    const [a4, a2] = [fitSheet(model).pictogram, fitPoster(model).pictogram]
    expect(a4).toBeLessThanOrEqual(52)
    expect(a2).toBeGreaterThan(45)
    // Two of them beside each other, and what is between them. The frame takes 0.979 of the drawing.
    const widths = { A4: (2 * a4 + 2) * unitOf.A4, A2: 2 * a2 + 4 }
    for (const format of ['A4', 'A2'] as const) {
      const page = await draw(safetyPdfJob(model, format).job, 80)
      const u = unitOf[format]
      const red = boundsOf(page, isRed, { left: 20 * u, top: 60 * u, right: 200 * u, bottom: 290 * u })
      const width = (red?.right ?? 0) - (red?.left ?? 0)
      expect(width).toBeGreaterThan(0.96 * widths[format])
      expect(width).toBeLessThan(widths[format])
    }
  })
})
