import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { writeCodes } from './write-codes.ts'

const markupOf = (text: string) => renderToStaticMarkup(createElement('p', null, writeCodes(text)))

describe('a code with hyphens', () => {
  it('stays on one line, and its text is what it was', () => {
    expect(markupOf('PUL-4410-001, PUL-4410-005')).toBe(
      '<p><span class="whole">PUL-4410-001</span>, <span class="whole">PUL-4410-005</span></p>',
    )
    expect(markupOf('CAS 64742-95-6; UFI QPQV-401X-M00X-AHSD')).toBe(
      '<p>CAS <span class="whole">64742-95-6</span>; UFI <span class="whole">QPQV-401X-M00X-AHSD</span></p>',
    )
  })

  it.each(['2-methoxy-1-methylethyl acetate', 'n-butyl acetate', 'PVC-free', 'A-B', `A-${'1'.repeat(30)}`, 'no hyphen', ''])(
    'is none of these, which may break: %s',
    (text) => {
      expect(markupOf(text)).toBe(`<p>${text}</p>`)
    },
  )
})
