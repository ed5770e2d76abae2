import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { formatUfi, isValidUfi, makeUfi, readUfi } from './ufi.ts'

const vectorsFile = new URL('../../shared/reference/ufi-vectors.json', import.meta.url)
const hasVectors = existsSync(vectorsFile)

interface Vectors {
  vectors: { vat: string | null; companyKey: string | null; formulation: number; ufi: string }[]
  invalid: { ufi: string; rule: string; why: string }[]
}

const { vectors, invalid }: Vectors = hasVectors ? JSON.parse(readFileSync(vectorsFile, 'utf8')) : { vectors: [], invalid: [] }

describe.skipIf(!hasVectors)('the examples of the developers’ manual (skipped where ../shared is absent)', () => {
  it('are all here', () => {
    expect([vectors.length, invalid.length]).toEqual([31, 4])
  })

  it.each(vectors)('$vat $companyKey with formulation $formulation makes $ufi', ({ vat, companyKey, formulation, ufi }) => {
    expect(makeUfi(vat ?? companyKey ?? '', formulation)).toBe(ufi)
  })

  it.each(vectors)('$ufi is read back', ({ vat, companyKey, formulation, ufi }) => {
    // the United Kingdom and Northern Ireland share a code
    const vatNumber = vat?.replace(/^XN/, 'GB') ?? null
    expect(readUfi(ufi)).toEqual({ valid: true, ufi, vatNumber, companyKey, formulationNumber: formulation })
  })

  it.each(invalid)('$ufi is rejected: $why', ({ ufi, rule }) => {
    const reasons: Record<string, string> = { VAL001: 'length', VAL002: 'characters', VAL003: 'checksum' }
    expect(isValidUfi(ufi)).toBe(false)
    expect(readUfi(ufi)).toEqual({ valid: false, reason: reasons[rule] })
  })
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

  it('takes formulation numbers from 0 to 268 435 455', () => {
    expect(readUfi(makeUfi('SI12345678', 0))).toMatchObject({ formulationNumber: 0 })
    expect(readUfi(makeUfi('SI12345678', 268_435_455))).toMatchObject({ formulationNumber: 268_435_455 })
    for (const number of [-1, 268_435_456, 1.5, Number.NaN]) expect(() => makeUfi('SI12345678', number)).toThrow(RangeError)
  })

  it.each(['SI1234567', 'US123456789', 'DE12345678', 'SI', '', 'ATX12345678', 'NL12345678901'])('refuses “%s” as VAT number', (number) => {
    expect(() => makeUfi(number, 1)).toThrow(RangeError)
  })

  it('refuses a company key of more than 41 bits', () => {
    expect(readUfi(makeUfi('2199023255551', 1))).toMatchObject({ companyKey: '2199023255551', vatNumber: null })
    expect(() => makeUfi('2199023255552', 1)).toThrow(RangeError)
  })
})
