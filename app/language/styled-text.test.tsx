import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { splitStyledText } from './style-markers.ts'
import { StyledText } from './texts.tsx'

describe('a styled text', () => {
  it('is cut at its markers', () => {
    expect(splitStyledText('a <span class="text-error">b</span> c')).toEqual([
      { text: 'a ' },
      { text: 'b', className: 'text-error' },
      { text: ' c' },
    ])
    expect(splitStyledText('plain')).toEqual([{ text: 'plain' }])
  })

  it('is written with nothing but its own markers', () => {
    expect(renderToStaticMarkup(<StyledText text={'<b>a</b> <span class="text-black">b</span>'} />)).toBe(
      '&lt;b&gt;a&lt;/b&gt; <span class="text-black">b</span>',
    )
  })
})
