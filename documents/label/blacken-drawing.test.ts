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

  it('has no other colour for any supplier of the catalogue', () => {
    for (const id of [1001, 1007, 1012]) {
      const logo = readCatalogue(id).at(-1)?.record.supplier.logo ?? ''
      const colours = [...blackenDrawing(logo).matchAll(/(?:fill|stroke)="(?!none|url)([^"]*)"/g)].map(([, colour]) => colour)
      expect(colours.length).toBeGreaterThan(0)
      expect(new Set([...colours, '#000', '#fff'])).toEqual(new Set(['#000', '#fff']))
    }
  })
})
