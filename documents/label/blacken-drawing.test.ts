import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from '../../test-kit/read-catalogue.ts'
import { blackenDrawing } from './blacken-drawing.ts'

describe('a logo on a label', () => {
  it('is black and white: dark colours black, light ones white as they lie on dark ones', () => {
    expect(blackenDrawing('<svg><rect fill="#0e4a52"/><path stroke="#f5a25a"/><path fill="#fff"/></svg>')).toBe(
      '<svg><rect fill="#000"/><path stroke="#fff"/><path fill="#fff"/></svg>',
    )
  })

  it('does not vanish where all its colours are light', () => {
    expect(blackenDrawing('<svg><rect fill="white"/><path fill="#ffd800"/></svg>')).toBe(
      '<svg><rect fill="#fff"/><path fill="#000"/></svg>',
    )
  })

  it('reads colours in every way of writing, and leaves alone what is none', () => {
    expect(
      blackenDrawing('<path style="fill:rgb(10, 20, 30);stroke: hsl(40 100% 90%)" fill-rule="evenodd" stroke="none" stroke-width="2"/>'),
    ).toBe('<path style="fill:#000;stroke: #fff" fill-rule="evenodd" stroke="none" stroke-width="2"/>')
    expect(blackenDrawing('<path fill="url(#a)"/><stop stop-color="navy"/>')).toBe('<path fill="url(#a)"/><stop stop-color="#000"/>')
  })

  /** Whether something is seen there on white paper: pixels on both sides of grey. */
  async function isSeen(svg: string, [left, top, width, height]: readonly [number, number, number, number]): Promise<boolean> {
    const whole = await sharp(Buffer.from(blackenDrawing(svg)))
      .flatten({ background: '#fff' })
      .png()
      .toBuffer()
    const part = await sharp(whole).extract({ left, top, width, height }).greyscale().raw().toBuffer()
    return Math.min(...part) < 64 && Math.max(...part) > 192
  }
  const drawing = (shapes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100">${shapes}</svg>`
  const word = (x: number, colour: string) => `<path d="M${x} 30h12v40h-12z" fill="${colour}"/>`
  const at = (x: number) => [x - 8, 40, 28, 20] as const

  it.each([
    ['pale yellow on white', `${word(40, '#ffe680')}${word(140, '#ffe680')}`],
    [
      'a lighter blue on a darker one, and beside it',
      `<rect x="10" y="10" width="80" height="80" fill="#4a90d9"/>${word(40, '#7fb2e5')}${word(140, '#7fb2e5')}`,
    ],
    [
      'white on mid green, beside dark grey',
      `<rect x="10" y="10" width="80" height="80" fill="#5cb85c"/>${word(40, '#fff')}${word(140, '#333')}`,
    ],
    [
      'orange on petrol, and beside it',
      `<rect x="10" y="10" width="80" height="80" fill="#0e4a52"/>${word(40, '#f5a25a')}${word(140, '#f5a25a')}`,
    ],
    [
      'colours of a style sheet',
      `<style>.a{fill:#0e4a52}.b{fill:#f5a25a}</style><rect class="a" x="10" y="10" width="80" height="80"/><path class="b" d="M40 30h12v40h-12z"/><path class="b" d="M140 30h12v40h-12z"/>`,
    ],
    [
      'a line on petrol, and beside it',
      `<rect x="10" y="10" width="80" height="80" fill="#0e4a52"/><path d="M46 30v40" stroke="#f5a25a" stroke-width="12"/><path d="M146 30v40" stroke="#f5a25a" stroke-width="12"/>`,
    ],
    [
      'a traced area with a line of its own colour',
      `<path fill="#4a90d9" stroke="#4a90d9" stroke-width=".6" d="M10 10h80v80h-80z"/><path fill="#7fb2e5" stroke="#7fb2e5" stroke-width=".6" d="M40 30h12v40h-12zM140 30h12v40h-12z"/>`,
    ],
  ])('loses nothing of %s', async (_, shapes) => {
    expect([await isSeen(drawing(shapes), at(40)), await isSeen(drawing(shapes), at(140))]).toEqual([true, true])
  })

  it('draws the edge of a light ground that nothing lies below', async () => {
    const ground = '<rect x="10" y="10" width="80" height="80" fill="#5cb85c"/>'
    expect(await isSeen(drawing(`${ground}${word(140, '#333')}`), [4, 40, 12, 20])).toBe(true)
  })

  it('has no frame round the white ground on which it was drawn', () => {
    const ground = '<rect width="200" height="100" fill="#fff"/>'
    expect(blackenDrawing(drawing(`${ground}${word(40, '#0e4a52')}${word(140, '#f5a25a')}`))).toContain(ground)
  })

  it('reads a sign of a tag within an attribute', () => {
    expect(blackenDrawing('<svg viewBox="0 0 9 9"><path aria-label="a > b" fill="#123"/></svg>')).toBe(
      '<svg viewBox="0 0 9 9"><path aria-label="a > b" fill="#000"/></svg>',
    )
  })

  it('has no other colour for any supplier of the catalogue', () => {
    for (const id of [1001, 1007, 1012]) {
      const logo = readCatalogue(id).at(-1)?.record.supplier.logo ?? ''
      const colours = [...blackenDrawing(logo).matchAll(/(?:fill|stroke)="(?!none|url)([^"]*)"/g)].map(([, colour]) => colour)
      expect(colours.length).toBeGreaterThan(0)
      expect(new Set([...colours, '#000', '#fff'])).toEqual(new Set(['#000', '#fff']))
    }
  })
})
