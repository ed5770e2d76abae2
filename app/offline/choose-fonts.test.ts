import { expect, it } from 'vitest'
import { chooseFonts, collectCharacters } from './choose-fonts.ts'

const css =
  '@font-face{font-family:S;src:url(/assets/greek.woff2)format("woff2-variations");unicode-range:U+370-377,U+37A}' +
  '@font-face{font-family:S;src:url("/assets/latin-ext.woff2") format("woff2");unicode-range:U+100-2BA,U+1E??}' +
  '@font-face{font-family:S;src:local("S");unicode-range:U+0-FF}'

const charactersOf = (text: string) => {
  const characters = new Set<number>()
  collectCharacters(text, characters)
  return characters
}

it.each([
  ['First aid', []],
  ['Prva pomoč', ['/assets/latin-ext.woff2']],
  ['ẞ', ['/assets/latin-ext.woff2']],
  ['Ͱ č', ['/assets/greek.woff2', '/assets/latin-ext.woff2']],
])('the text “%s” needs %j', (text, fonts) => {
  expect(chooseFonts(css, charactersOf(text))).toEqual(fonts)
})
