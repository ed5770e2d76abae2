import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { company } from '../../../../shared/record/company.ts'
import { traceLogo } from './trace-logo.ts'

/** What a browser reads of a picture. */
async function pixelsOf(svg: string, side: number, { white = false } = {}) {
  const drawn = sharp(Buffer.from(svg), { density: 300 }).resize(side, side, { fit: 'inside' })
  const { data, info } = await (white ? drawn.flatten({ background: '#fff' }) : drawn)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80"><rect width="80" height="80" rx="12" fill="#0b5"/><path d="M20 60V20l40 40V20" stroke="#fff" stroke-width="8" fill="none"/><circle cx="160" cy="40" r="30" fill="#124"/></svg>'

/** Share of the pixels that differ much. */
async function difference(svg: string, traced: string, side: number): Promise<number> {
  const [one, other] = await Promise.all([svg, traced].map((drawing) => pixelsOf(drawing, side, { white: true })))
  if (!one || !other) return 1
  const far = Array.from({ length: one.width * one.height }, (_, at) =>
    [0, 1, 2].some((part) => Math.abs((one.data[4 * at + part] ?? 0) - (other.data[4 * at + part] ?? 0)) > 96),
  )
  return far.filter(Boolean).length / far.length
}

describe('a logo of pixels', () => {
  it.each([{ white: false }, { white: true }])('becomes a short drawing that looks like it: $white', async (ground) => {
    const traced = traceLogo(await pixelsOf(mark, 600, ground)) ?? ''
    expect(company.shape.logo.safeParse(traced).success).toBe(true)
    expect(traced.length).toBeLessThan(6000)
    expect(await difference(mark, traced, 240)).toBeLessThan(0.01)
    expect(new Set(traced.match(/fill="#\w+"/g))).toContain('fill="#00bb55"')
  })

  it('leaves open what is white around it, and paints what is white within a colour that reaches its edge', async () => {
    const ring =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="#d00" d="M0 0h20v20H0z"/><path fill="#fff" d="M5 5h10v10H5z"/></svg>'
    const traced = traceLogo(await pixelsOf(ring, 100)) ?? ''
    expect(traced).toContain('fill="#ffffff"')
    expect(await difference(ring, traced, 100)).toBeLessThan(0.01)
  })

  it('is none where nothing is painted', () => {
    expect(traceLogo({ width: 2, height: 1, data: [255, 255, 255, 255, 0, 0, 0, 0] })).toBeNull()
  })
})
