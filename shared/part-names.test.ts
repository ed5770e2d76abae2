import { expect, it } from 'vitest'
import { partText, staysWhole } from './part-names.ts'

const shown = (text: string) => partText(text).map((part) => (staysWhole(part) ? `[${part.text}]` : part.text))

it.each([
  [
    '5-tert-butyl-4-hydroxyphenyl)propionyloxypoly(oxyethylene)',
    ['[5-tert-butyl-]', '[4-hydroxyphenyl)]', '[propionyloxypoly]', '[(oxyethylene)]'],
  ],
  ['Contains 2-methoxy-1-methylethyl acetate and xylene.', ['Contains ', '[2-methoxy-]', '[1-methylethyl]', ' acetate and xylene.']],
  ['Propan-2-ol, xylene', ['[Propan-]', '[2-ol,]', ' xylene']],
  ['3-aminopropyltriethoxysilane', ['3-aminopropyltriethoxysilane']],
  ['Wear protective gloves (nitrile), 0,4 mm.', ['Wear protective gloves (nitrile), 0,4 mm.']],
  ['', ['']],
])('of “%s” short components of names stay whole, and lines end between them', (text, parts) => {
  expect(shown(text)).toEqual(parts)
  expect(
    partText(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
