import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { writeText } from './write-breaks.ts'

const markupOf = (text: string) => renderToStaticMarkup(createElement('p', null, writeText(text)))

describe('a text of a document on a page', () => {
  it('may end a line between the components of a chemical name, and not behind a locant', () => {
    expect(markupOf('Contains 2-methoxy-1-methylethyl acetate, CAS 108-65-6')).toBe(
      '<p>Contains <span class="whole">2-methoxy-</span><wbr/><span class="whole">1-methylethyl</span> acetate, CAS <span class="whole">108-65-6</span></p>',
    )
    expect(markupOf('2-butoxyethanol')).toBe('<p><span class="whole">2-butoxyethanol</span></p>')
  })

  it('may end a line behind the slash between two long words', () => {
    expect(markupOf('Schutzhandschuhe/Augenschutz tragen, 50\u00a0mg/m³ und/oder')).toBe(
      '<p>Schutzhandschuhe/<wbr/>Augenschutz tragen, 50\u00a0mg/m³ und/oder</p>',
    )
  })

  it('marks addresses, which must not get a hyphen that is none of theirs', () => {
    expect(markupOf('Write to safety-data@norvik.example or see www.norvik.example/safety/sheets.')).toBe(
      '<p>Write to <span class="address">safety-data@norvik.example</span> or see <span class="address">www.norvik.example/safety/sheets.</span></p>',
    )
  })

  it.each(['a@@b.c', '@a.b@c.d', '(a@b.c)', 'x.y@z.', 'see:https://a.b@c', 'a@b', 'a@.b', 'a.b@c..'])(
    'finds the address in “%s” that it found before',
    (text) => {
      const parts = text.split(/(\S+@\S+\.\S+|(?:https?:\/\/|www\.)\S+)/u)
      expect(markupOf(text).match(/(?<=class="address">)[^<]*/)?.[0]).toBe(parts[1])
    },
  )

  it('is written at once, however long it is without a space', () => {
    const before = process.cpuUsage()
    for (const text of ['a', 'a@', '@.', 'a.']) markupOf(text.repeat(20_000))
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1_500)
  })

  it.each(['', 'Keep away from heat.', '<b>&"', 'P301+P310', 'EN 374'])('is what it was: “%s”', (text) => {
    expect(renderToStaticMarkup(createElement('p', null, writeText(text)))).toBe(renderToStaticMarkup(createElement('p', null, text)))
  })
})
