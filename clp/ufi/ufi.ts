import { findVatScheme, findVatSchemeOfNumber, readVatNumber } from './ufi-vat.ts'

// Unique formula identifier: CLP Annex VIII, Part A, section 5, encoded after ECHA's “UFI Developers Manual”, version 1.4, whose tables and
// validation rules (VAL…) are named below. A UFI is 16 characters in base 31, a check character and 15 characters that hold 74 bits:
// formulation number 28 | country group 4 | country B | VAT number or company key 41 − B | version 1.

export type InvalidUfiReason =
  /** VAL001: not 16 characters, or hyphens elsewhere than behind each fourth character */
  | 'length'
  /** VAL002: a character outside the alphabet, which leaves out B, I, L, O and Z */
  | 'characters'
  /** VAL003: a character was mistyped or two were exchanged */
  | 'checksum'
  /** no generator makes it: the country is not one of Table 2-1, or the number has more than 74 bits */
  | 'content'
  /** the version bit is not 0, the only version there is */
  | 'version'

export interface ReadUfi {
  valid: true
  /** as it stands on a label: 'GMTT-2SQR-UFD0-6TFR' */
  ufi: string
  /** With country code, 'IE9*54321Y'. Null for a company key, and for a number that no VAT number of the country has. */
  vatNumber: string | null
  /** decimal number of a company that has, or uses, no VAT number; null for a VAT number */
  companyKey: string | null
  /** 0 to 268 435 455 */
  formulationNumber: number
}

export interface InvalidUfi {
  valid: false
  reason: InvalidUfiReason
}

const alphabet = '0123456789ACDEFGHJKMNPQRSTUVWXY' // Table 2-3
const base = 31
/** Table 2-4: where each character behind the check character stands in the base-31 number. */
const origins = [5, 4, 3, 7, 2, 8, 9, 10, 1, 0, 11, 6, 12, 13, 14]

const companyBits = 41
const highestFormulationNumber = 2 ** 28 - 1
const companyKeyGroup = 0

/**
 * The UFI of a formulation.
 *
 * @param vatNumber VAT number with country code ('DE123456789'; Greece EL, Northern Ireland XN), or the company key that ECHA's UFI
 *   generator gave a company without VAT number, digits only. Read by `readVatNumber`.
 * @param formulationNumber whole number from 0 to 268 435 455; the supplier keeps one per composition
 * @throws RangeError when the formulation number or the company key is out of range, or the VAT number has no form of its country
 */
export function makeUfi(vatNumber: string, formulationNumber: number): string {
  if (!Number.isInteger(formulationNumber) || formulationNumber < 0 || formulationNumber > highestFormulationNumber) {
    throw new RangeError(`formulation number out of range 0 to ${highestFormulationNumber}: ${formulationNumber}`)
  }
  const company = encodeCompany(readVatNumber(vatNumber))
  const payload = ((BigInt(formulationNumber) << BigInt(4 + companyBits)) | company) << 1n
  const digits = toBase31(payload)
  const behind = origins.map((origin) => digits[origin] ?? 0)
  const check = (base - (weightedSum([0, ...behind]) % base)) % base
  return group([check, ...behind].map((digit) => alphabet.charAt(digit)).join(''))
}

/** Country group, country and number: 45 bits. */
function encodeCompany(number: string): bigint {
  if (/^\d+$/.test(number)) {
    const key = BigInt(number)
    if (key >= 1n << BigInt(companyBits)) throw new RangeError(`company key out of range: ${number}`)
    return key
  }
  const scheme = findVatSchemeOfNumber(number)
  if (scheme === undefined) throw new RangeError(`not a VAT number of the European Economic Area: ${number}`)
  const country = BigInt(scheme.group) << BigInt(companyBits)
  return country | (BigInt(scheme.country) << BigInt(companyBits - scheme.countryBits)) | scheme.toValue(number.slice(2))
}

/** What a UFI says, or why it is none. Case, surrounding space and a leading “UFI:” do not matter; hyphens are all there or none. */
export function readUfi(text: string): ReadUfi | InvalidUfi {
  const written = text
    .trim()
    .toUpperCase()
    .replace(/^UFI\s*:\s*/, '')
  if (!/^(?:[^-]{16}|[^-]{4}(?:-[^-]{4}){3})$/.test(written)) return { valid: false, reason: 'length' }

  const characters = written.replaceAll('-', '')
  const digits = [...characters].map((character) => alphabet.indexOf(character))
  if (digits.includes(-1)) return { valid: false, reason: 'characters' }
  if (weightedSum(digits) % base !== 0) return { valid: false, reason: 'checksum' }

  const payload = payloadOf(digits.slice(1))
  if ((payload & 1n) !== 0n) return { valid: false, reason: 'version' }

  const company = (payload >> 1n) & bits(4 + companyBits)
  const countryGroup = Number(company >> BigInt(companyBits))
  const number = company & bits(companyBits)
  const formulationNumber = Number(payload >> BigInt(1 + companyBits + 4))
  if (formulationNumber > highestFormulationNumber) return { valid: false, reason: 'content' }
  const ufi = group(characters)
  if (countryGroup === companyKeyGroup) return { valid: true, ufi, vatNumber: null, companyKey: String(number), formulationNumber }

  const scheme = findVatScheme(countryGroup, ({ countryBits }) => Number(number >> BigInt(companyBits - countryBits)))
  if (scheme === undefined) return { valid: false, reason: 'content' }
  const value = number & bits(companyBits - scheme.countryBits)
  return { valid: true, ufi, vatNumber: scheme.read(value), companyKey: null, formulationNumber }
}

export function isValidUfi(text: string): boolean {
  return readUfi(text).valid
}

/**
 * The UFI as a label shows it behind “UFI:”, in four groups (CLP Annex VIII, Part A, 5.2).
 * @throws Error with the reason when the text is no valid UFI
 */
export function formatUfi(text: string): string {
  const read = readUfi(text)
  if (!read.valid) throw new Error(`not a valid UFI (${read.reason}): ${text}`)
  return read.ufi
}

function group(characters: string): string {
  return characters.replace(/(.{4})(?=.)/g, '$1-')
}

function bits(count: number): bigint {
  return (1n << BigInt(count)) - 1n
}

/** The check character has weight 1, the others 2 to 16; the sum of a valid UFI is a multiple of 31. */
function weightedSum(digits: readonly number[]): number {
  return digits.reduce((sum, digit, index) => sum + digit * (index + 1), 0)
}

function toBase31(payload: bigint): number[] {
  const digits: number[] = []
  for (let left = payload; digits.length < origins.length; left /= BigInt(base)) digits.unshift(Number(left % BigInt(base)))
  return digits
}

function payloadOf(behind: readonly number[]): bigint {
  const digits: number[] = []
  for (const [index, origin] of origins.entries()) digits[origin] = behind[index] ?? 0
  return digits.reduce((payload, digit) => payload * BigInt(base) + BigInt(digit), 0n)
}
