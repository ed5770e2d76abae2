import { describe, expect, it } from 'vitest'
import { hasForeignStyle, splitStyledText } from './style-markers.ts'
import { measureWork } from '../../tests/measure-work.ts'

describe('a style marker', () => {
  it.each([
    '<span class="text-error">Stop</span>',
    "<span class='text-error'>Stop</span>",
    '<span class=text-error>Stop</span>',
    '<SPAN CLASS="text-error">Stop</SPAN>',
    '<span  class = "text-error" >Stop</span >',
    '<span\n\tclass="\n text-error ">Stop</span\n>',
    '<span id="a" class="text-error" hidden>Stop</span>',
    '<span class="text&#45;error">Stop</span>',
    "<span class='text&#x2D;error'>Stop</span>",
    '<span class="text&#X2d;error">Stop</span>',
    '<span class="text-error" class="huge">Stop</span>',
  ])('is known in every spelling that HTML has: %s', (text) => {
    expect(hasForeignStyle(text)).toBe(false)
    expect(splitStyledText(`${text} here`)).toStrictEqual([{ text: 'Stop', className: 'text-error' }, { text: ' here' }])
  })

  it.each([
    '<span class="huge">x</span>',
    "<span class='huge'>x</span>",
    '<span class=huge>x</span>',
    '<b CLASS="text-error huge">x</b>',
    '<span class = huge>x</span>',
    '<span\nclass\n=\n"huge">x</span>',
    '<span class="h&#117;ge">x</span>',
    '<span class="text-error&Tab;huge">x</span>',
    '<span title=">" class="huge">x</span>',
    '<img src=x class=huge/>',
    '<span class="TEXT-ERROR">x</span>',
  ])('with another class makes a text missing: %s', (text) => {
    expect(hasForeignStyle(text)).toBe(true)
  })

  it.each([
    'a class="huge" of its own',
    '1 < 2 and class="huge" > 0',
    '<span title="class=huge">x</span>',
    '<span class="">x</span>',
    'plain',
  ])('is none: %s', (text) => {
    expect(hasForeignStyle(text)).toBe(false)
  })

  it('may stand in another, and what closes nothing is text', () => {
    expect(splitStyledText('a<span class=text-error>b<span class=text-black>c</span>d</span>e</span>')).toStrictEqual([
      { text: 'a' },
      { text: 'b', className: 'text-error' },
      { text: 'c', className: 'text-black' },
      { text: 'd', className: 'text-error' },
      { text: 'e</span>' },
    ])
  })

  it('takes no time on a text that is made to take it', async () => {
    const texts = [`<span ${'a='.repeat(20_000)}`, `<span ${'a '.repeat(20_000)}`, '<a'.repeat(20_000)]
    expect(await measureWork(() => texts.map(splitStyledText))).toBeLessThan(2_000)
  })
})
