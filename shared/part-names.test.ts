import { expect, it } from 'vitest'
import { partText } from './part-names.ts'

it.each([
  [
    '5-tert-butyl-4-hydroxyphenyl)propionyloxypoly(oxyethylene)',
    ['5-tert-butyl-', '4-hydroxyphenyl)', 'propionyloxypoly', '(oxyethylene)'],
  ],
  ['Contains 2-methoxy-1-methylethyl acetate and xylene.', ['Contains 2-methoxy-', '1-methylethyl acetate and xylene.']],
  ['Wear protective gloves (nitrile), 0,4 mm.', ['Wear protective gloves (nitrile), 0,4 mm.']],
  ['', ['']],
])('a line of “%s” ends at its spaces or between the components of a name', (text, parts) => {
  expect(partText(text)).toEqual(parts)
  expect(partText(text).join('')).toBe(text)
})
