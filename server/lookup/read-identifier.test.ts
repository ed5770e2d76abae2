import { describe, expect, it } from 'vitest'
import { isValidUfi, makeUfi } from '../../clp/ufi/ufi.ts'
import { readIdentifier } from './read-identifier.ts'

const ufi = makeUfi('DE123456789', 7)
const characters = ufi.replaceAll('-', '')

describe('the interpretations of a text', () => {
  it.each([
    ufi,
    characters,
    characters.toLowerCase(),
    `UFI: ${ufi}`,
    ufi.replaceAll('-', ' '),
    ufi.replaceAll('-', '–'),
    `  ${ufi.slice(0, 9)}${ufi.slice(9).replaceAll('-', '')} `,
    `UFI-Code: ${ufi}`,
    `(UFI) ${ufi.replaceAll('-', '/')}`,
    `UFI=${ufi.replaceAll('-', '_')}`,
    `Code UFI : ${ufi}`,
    `Kod UFI: ${ufi}`,
    `${ufi} (UFI)`,
    `„${ufi}“`,
    `(${ufi}),`,
    `UFI “${ufi}”`,
    `UFI: [${ufi}]`,
    `<${ufi}>`,
    `• ${ufi}`,
    ufi.replaceAll('-', '\u00ad-'),
    `\u200e${characters}\u200b`,
    `UFI: ${ufi} Batch 12`,
    `unique formula identifier: ${ufi}`,
    `Code ${ufi.replaceAll('-', ' ')} lot 7`,
    `Norvik Woodfiller, UFI ${characters}, 750 ml`,
    `Eindeutiger Rezepturidentifikator (UFI): ${ufi}; Charge 12`,
  ])('“%s” is a UFI', (text) => {
    expect(readIdentifier(text)).toMatchObject({ ufi: characters })
  })

  it('a letter that no UFI has is the figure that it looks like, and a Greek or Cyrillic one the Latin one', () => {
    const alike = {
      0: 'OoОοО',
      1: 'IilL',
      2: 'Zz',
      8: 'Bb',
      A: 'ΑА',
      C: 'С',
      E: 'ΕЕ',
      H: 'ΗН',
      K: 'ΚК',
      M: 'ΜМ',
      N: 'Ν',
      P: 'ΡР',
      T: 'ΤТ',
      X: 'ΧХ',
      Y: 'ΥУ',
    }
    const seen = new Set<string>()
    for (let formula = 1; seen.size < Object.keys(alike).length; formula += 1) {
      const right = makeUfi('DE123456789', formula).replaceAll('-', '')
      for (const [character, typed] of Object.entries(alike).filter(([one]) => right.includes(one))) {
        seen.add(character)
        for (const letter of typed) expect(readIdentifier(right.replaceAll(character, letter))).toMatchObject({ ufi: right })
      }
    }
  })

  it('a UFI in a record has its own characters alone', () => {
    const withNought = Array.from({ length: 50 }, (_, formula) => makeUfi('DE123456789', formula)).find((one) => one.includes('0')) ?? ''
    expect([withNought, withNought.replaceAll('0', 'O')].map((one) => isValidUfi(one))).toStrictEqual([true, false])
  })

  it('a UFI with two swapped characters is reported as mistyped, and may be a product code', () => {
    const [first = '', second = '', ...others] = characters
    const wrong = [second, first, ...others].join('')
    expect(readIdentifier(wrong)).toEqual({ mistyped: 'ufi', codes: [wrong] })
  })

  it.each([
    'lumenta drain powr',
    'Norvik Woood Filer',
    'universal thinner',
    '0102001001000012',
    'clear laquer 2k x1',
    'LumentaSanitWC15',
    'Norv Wodo Fill WF20',
  ])('“%s” is a name or a number with as many letters as a UFI, and no UFI mistyped', (text) => {
    expect(readIdentifier(text).mistyped).not.toBe('ufi')
  })

  it.each([
    '9506000134352',
    '\u200e9506000134352,',
    '0109506000134352',
    '01095060001343521712312510AB1',
    '(01)09506000134352(10)A 1',
    'EAN 9506000134352',
    'GTIN-13: 9506000134352',
    '(01)09506000134352',
    '[01]09506000134352[10]A1',
    '(10)A1(01)09506000134352',
    'https://id.gs1.example/01/09506000134352/10/A1?x=1',
  ])('“%s” is a GTIN', (text) => {
    expect(readIdentifier(text)).toMatchObject({ gtin: '09506000134352' })
  })

  it('a GTIN with a wrong check digit is reported as mistyped', () => {
    for (const text of ['9506000134353', '(01)09506000134353(10)L77', '0109506000134353'])
      expect(readIdentifier(text)).toMatchObject({ mistyped: 'gtin' })
    expect(readIdentifier('12345678')).toEqual({ link: 12_345_678, codes: ['12345678'] })
  })

  it.each(['1001', ' 1001 ', '1001.', 'p/1001', '/p/1001/de', 'https://sheets.example/p/1001', 'sheets.example/p/1001/de/gh/2?version=3'])(
    '“%s” is the number of a link',
    (text) => {
      expect(readIdentifier(text)).toMatchObject({ link: 1001 })
    },
  )

  it('a product code is looked for as it is written, and with hyphens for dashes', () => {
    expect(readIdentifier(' PUL–4410–001. ').codes).toEqual(['PUL–4410–001.', 'PUL–4410–001', 'PUL-4410-001.', 'PUL-4410-001'])
  })

  it.each(['Code: PUL-44', 'Art.-Nr. PUL-44', 'Item no. PUL-44', 'N° PUL-44', 'Réf. : PUL-44', '#PUL-44', 'Kat. č. PUL-44'])(
    '“%s” may be a product code with a word that names it',
    (text) => {
      expect(readIdentifier(text).codes).toContain('PUL-44')
    },
  )

  it.each(['PUL-44', 'No10', '4410:1', 'Nordlack', 'AB.12', 'Zement Nr'])('“%s” has no such word', (text) => {
    expect(readIdentifier(text).codes).toEqual([text])
  })

  it.each(['', '   ', 'x'.repeat(401)])('an empty or very long text has none', (text) => {
    expect(readIdentifier(text)).toEqual({})
  })
})
