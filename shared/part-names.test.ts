import { expect, it } from 'vitest'
import { bindPrefixes, partText } from './part-names.ts'

const shown = (text: string) =>
  partText(text).map((part) => (part.mayBreakBefore ? '·' : '') + (part.isWhole ? `[${part.text}]` : part.text))

it.each([
  [
    '5-tert-butyl-4-hydroxyphenyl)propionyloxypoly(oxyethylene)',
    ['[5-tert-butyl-]', '·[4-hydroxyphenyl)]', '·[propionyloxypoly]', '·[(oxyethylene)]'],
  ],
  ['Contains 2-methoxy-1-methylethyl acetate and xylene.', ['Contains ', '[2-methoxy-]', '·[1-methylethyl]', ' acetate and xylene.']],
  ['Propan-2-ol, xylene', ['[Propan-]', '·[2-ol,]', ' xylene']],
  ['3-aminopropyltriethoxysilane', ['[3-amino]', '·[propyl]', '·[triethoxy]', '·[silane]']],
  ['3-sulfanilamidothiadiazine', ['[3-sul]', 'fanilamidothiadiazine']],
  ['bis(1,2,2,6,6-pentamethyl-4-piperidyl) sebacate', ['bis', '[(1,2,2,6,6-pen]', 'tamethyl-', '·[4-piperidyl)]', ' sebacate']],
  ['α-3-(3-(2H-benzotriazol-2-yl)propionyl', ['α', '[-3-(3-(2H-ben]', 'zotriazol-', '·[2-yl)]', '·[propionyl]']],
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

it('keeps a prefix of one letter with its word where only the style sheet shows a text', () => {
  expect(bindPrefixes('Specific limits, M-factors, ATE; PBT-Stoff')).toBe('Specific limits, M-\u2060factors, ATE; PBT-Stoff')
})
