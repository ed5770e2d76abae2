import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isLawAtHand, readLaw } from '../../tests/law-fingerprints.ts'
import { formatUfi, isValidUfi, makeUfi, readUfi } from './ufi.ts'

/** VAT number or company key, formulation number and UFI: figures of the developers' manual of the Agency, taken on 2026-11-23. */
const vectors: readonly [company: string, formulation: number, ufi: string][] = [
  ['1828639338661', 156920229, 'NJC1-671A-UKF3-J0M8'],
  ['BE0987654321', 89478485, 'U1JV-SUMH-N988-U751'],
  ['BG9987654321', 252644556, '80SW-N2UD-FGRY-F6DA'],
  ['CY12345678Y', 87654321, 'FEHW-3KH5-X487-SNRD'],
  ['CZ978563421', 0, 'F000-T0KH-V002-T4SM'],
  ['CZ9785634210', 268435455, 'W3NN-SKC4-JXSS-V4WG'],
  ['DK31415926', 524544, '3FQU-5GP0-Y105-J64N'],
  ['EL567438921', 66260700, 'QNWM-9X6E-E46N-G4GJ'],
  ['ESA1234567B', 5, 'EF00-E0R3-M00S-4CX8'],
  ['ESD12345678', 5000, 'Q9UE-K0GC-V00M-8ND0'],
  ['FR01012345678', 268435455, 'F3NN-3K1J-EXSK-7PHY'],
  ['FRRF987654321', 134217728, '6KTT-PSK1-AFDM-KEFU'],
  ['GB987654321', 156920229, 'GJC1-S7TH-AKFK-TR8P'],
  ['GB999999999999', 156920229, '3JC1-47ET-6KFH-WMV8'],
  ['GBZY123', 268435455, '53NN-7KTT-1XS1-DDPH'],
  ['HR16021765654', 268435455, '53NN-KKPX-SXSD-QJY7'],
  ['IE9*54321Y', 134217728, 'GMTT-2SQR-UFD0-6TFR'],
  ['IE9876543AB', 182319099, 'TUG4-PE6C-4XHP-RSAM'],
  ['IE9876543ZW', 230087533, 'XY3Q-S215-2DPF-DA4U'],
  ['IS1ZY2BA', 268435455, '53NN-1KDC-JXSH-W6WV'],
  ['IT14286244833', 214783315, 'WK3F-PYSX-TXM0-K9AV'],
  ['LT987654321', 15790899, 'W3VQ-HGW8-UF12-W7QP'],
  ['LU16726218', 214783315, 'FK3F-8YC6-1XMK-SAQ5'],
  ['MT99887766', 83144621, '7KW0-SMM5-2Q7N-4K8D'],
  ['NO958473621', 268435455, '63NN-7KPT-WXS8-WGYA'],
  ['PT998776554', 30051977, 'K9WS-JKK3-WS2E-1WSC'],
  ['RO98', 252644556, 'E0SW-U2CF-KGR6-FRKW'],
  ['SI12345678', 178956970, 'U23S-WQK5-AMH7-V03N'],
  ['XN987654321', 156920229, 'GJC1-S7TH-AKFK-TR8P'],
  ['XN999999999999', 156920229, '3JC1-47ET-6KFH-WMV8'],
  ['XNZY123', 268435455, '53NN-7KTT-1XS1-DDPH'],
]
/** What is none, by the rules of the manual: VAL001 length, VAL002 characters, VAL003 checksum. */
const invalid = [
  ['GMTT-2SQN-6FD-6TV1', 'length'],
  ['GMTT-2SQN-6FDD6TV1-', 'length'],
  ['GMTT-2SQN-6FDD-6TVI', 'characters'],
  ['FMTT-2SQN-6FDD-6TV1', 'checksum'],
] as const

describe('the examples of the developers’ manual', () => {
  it.each(vectors)('%s with formulation %d makes %s', (company, formulation, ufi) => {
    expect(makeUfi(company, formulation)).toBe(ufi)
  })

  it.each(vectors)('%s with formulation %d is read back from %s', (company, formulation, ufi) => {
    const isKey = /^\d+$/.test(company)
    // the United Kingdom and Northern Ireland share a code
    const vatNumber = isKey ? null : company.replace(/^XN/, 'GB')
    expect(readUfi(ufi)).toEqual({ valid: true, ufi, vatNumber, companyKey: isKey ? company : null, formulationNumber: formulation })
  })

  it.each(invalid)('%s is rejected: %s', (ufi, reason) => {
    expect(isValidUfi(ufi)).toBe(false)
    expect(readUfi(ufi)).toEqual({ valid: false, reason })
  })

  if (isLawAtHand) {
    it('are those of the reference, all of them', () => {
      const reference = referenceVectors.parse(readLaw('ufi-vectors.json'))
      expect(vectors).toEqual(reference.vectors.map(({ vat, companyKey, formulation, ufi }) => [vat ?? companyKey, formulation, ufi]))
      const reasons: Record<string, string> = { VAL001: 'length', VAL002: 'characters', VAL003: 'checksum' }
      expect(invalid).toEqual(reference.invalid.map(({ ufi, rule }) => [ufi, reasons[rule]]))
    })
  }
})

const referenceVectors = z.object({
  vectors: z.array(z.object({ vat: z.string().nullable(), companyKey: z.string().nullable(), formulation: z.number(), ufi: z.string() })),
  invalid: z.array(z.object({ ufi: z.string(), rule: z.string() })),
})

describe('a UFI', () => {
  const ufi = makeUfi('DE123456789', 4711)

  it('has four groups of four characters', () => {
    expect(ufi).toMatch(/^[0-9AC-HJ-KMNP-Y]{4}(-[0-9AC-HJ-KMNP-Y]{4}){3}$/)
  })

  it('tells the VAT number and the formulation number', () => {
    expect(readUfi(ufi)).toMatchObject({ vatNumber: 'DE123456789', formulationNumber: 4711, companyKey: null })
  })

  it('may be written without hyphens, in small letters and behind “UFI:”', () => {
    expect(isValidUfi(ufi.replaceAll('-', ''))).toBe(true)
    expect(formatUfi(`ufi: ${ufi.toLowerCase()}`)).toBe(ufi)
    expect(formatUfi(` ${ufi.replaceAll('-', '')} `)).toBe(ufi)
  })

  it('is invalid with any one character changed, or two neighbours exchanged', () => {
    const bare = ufi.replaceAll('-', '')
    for (const [index, character] of [...bare].entries()) {
      const other = character === '7' ? '8' : '7'
      expect(isValidUfi(bare.slice(0, index) + other + bare.slice(index + 1))).toBe(false)
      const next = bare.charAt(index + 1)
      if (next !== '' && next !== character) {
        expect(isValidUfi(bare.slice(0, index) + next + character + bare.slice(index + 2))).toBe(false)
      }
    }
  })

  it.each(['', 'N1QV', 'GMTT 2SQR UFD0 6TFR', 'GMTT-2SQR-UFD06TFR', '-GMTT2SQRUFD06TFR'])('“%s” has not its length', (text) => {
    expect(readUfi(text)).toEqual({ valid: false, reason: 'length' })
    expect(() => formatUfi(text)).toThrow('length')
  })

  it.each([
    ['version', (payload: bigint) => payload | 1n],
    ['content', (payload: bigint) => payload | (15n << 42n)],
    ['content', (payload: bigint) => payload | (31n << 35n)],
    ['content', (payload: bigint) => payload | (1n << 74n)],
  ] as const)('with a right check character but a wrong %s is rejected', (reason, change) => {
    expect(readUfi(ufiOfPayload(change(payloadOfUfi(makeUfi('DE123456789', 1)))))).toEqual({ valid: false, reason })
  })
})

/** The 74 bits of a UFI and back, written down once more from the manual so that a payload no generator makes can be tested. */
const alphabet = '0123456789ACDEFGHJKMNPQRSTUVWXY'
const order = [6, 5, 4, 8, 3, 9, 10, 11, 2, 1, 12, 7, 13, 14, 15]

function payloadOfUfi(ufi: string): bigint {
  const behind = ufi.replaceAll('-', '').slice(1)
  return order
    .map((place, index) => ({ place, digit: alphabet.indexOf(behind.charAt(index)) }))
    .sort((a, b) => a.place - b.place)
    .reduce((payload, { digit }) => payload * 31n + BigInt(digit), 0n)
}

function ufiOfPayload(payload: bigint): string {
  const digitAt = (place: number) => Number((payload / 31n ** BigInt(15 - place)) % 31n)
  const behind = order.map(digitAt)
  const sum = behind.reduce((total, digit, index) => total + digit * (index + 2), 0)
  return [(31 - (sum % 31)) % 31, ...behind].map((digit) => alphabet.charAt(digit)).join('')
}

describe('making a UFI', () => {
  it.each([
    'ATU12345678',
    'BE1012345678',
    'BG0123456789',
    'EE123456789',
    'FI12345678',
    'HU12345678',
    'IE1234567W',
    'LI12345',
    'LT123456789012',
    'LV12345678901',
    'NL123456789B01',
    'PL0123456789',
    'SE123456789012',
    'SK2020202020',
    'SI01234567',
  ])('keeps the VAT number %s', (vatNumber) => {
    const lostZero = vatNumber === 'BG0123456789' ? 'BG123456789' : vatNumber // nine or ten digits: a leading zero leaves no trace
    expect(readUfi(makeUfi(vatNumber, 1))).toMatchObject({ vatNumber: lostZero, formulationNumber: 1 })
  })

  it('takes a VAT number with spaces, dots and small letters, and Greece by either code', () => {
    expect(makeUfi('de 123.456-789', 5)).toBe(makeUfi('DE123456789', 5))
    expect(makeUfi('GR567438921', 5)).toBe(makeUfi('EL567438921', 5))
  })

  it.each([
    ['NO 958 473 621 MVA', 'NO958473621'],
    ['958 473 621 mva', 'NO958473621'],
    ['XI 987654321', 'XN987654321'],
    ['BE 1012.345.678', 'BE1012345678'],
    ['FI–12345678', 'FI12345678'],
    ['NL/123456789/B01', 'NL123456789B01'],
  ])('takes “%s”, as letterheads write it', (written, number) => {
    expect(makeUfi(written, 5)).toBe(makeUfi(number, 5))
  })

  it('takes formulation numbers from 0 to 268 435 455', () => {
    expect(readUfi(makeUfi('SI12345678', 0))).toMatchObject({ formulationNumber: 0 })
    expect(readUfi(makeUfi('SI12345678', 268_435_455))).toMatchObject({ formulationNumber: 268_435_455 })
    for (const number of [-1, 268_435_456, 1.5, Number.NaN]) expect(() => makeUfi('SI12345678', number)).toThrow(RangeError)
  })

  it.each(['SI1234567', 'US123456789', 'DE12345678', 'SI', '', 'ATX12345678', 'NL12345678901', 'CHE123456789', 'DE123456789MVA'])(
    'refuses “%s” as VAT number',
    (number) => {
      expect(() => makeUfi(number, 1)).toThrow(RangeError)
    },
  )

  it('refuses a company key of more than 41 bits', () => {
    expect(readUfi(makeUfi('2199023255551', 1))).toMatchObject({ companyKey: '2199023255551', vatNumber: null })
    expect(() => makeUfi('2199023255552', 1)).toThrow(RangeError)
  })
})
