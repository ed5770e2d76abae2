// How a UFI holds a VAT number: “UFI Developers Manual”, version 1.4, Table 2-1 (country group and country) and Table 2-2 (numerical value).

export interface VatScheme {
  /** country codes of a VAT number, the usual one first */
  prefixes: readonly string[]
  group: number
  /** bits that the country takes from the 41 of the number */
  countryBits: number
  country: number
  /** form of the number behind the country code */
  form: RegExp
  /** numerical value of a number of this form */
  toValue: (number: string) => bigint
  /** The VAT number with country code, or null when no number of this form has the value. */
  read: (value: bigint) => string | null
}

type Writing = Pick<VatScheme, 'form' | 'toValue'> & { fromValue: (value: bigint) => string }

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const digitsAndLetters = `0123456789${letters}`

const indexIn = (characters: string, character: string | undefined) => BigInt(characters.indexOf(character ?? ''))
const characterAt = (characters: string, index: bigint) => characters.charAt(Number(index))

/** Numbers whose value are their digits. `lengths` are the possible counts of digits; leading zeros come back up to the shortest fit. */
function digitsOnly(form: RegExp, lengths: readonly number[], write: (digits: string) => string = (digits) => digits): Writing {
  return {
    form,
    toValue: (number) => BigInt(number.replaceAll(/\D/g, '')),
    fromValue: (value) => {
      const digits = String(value)
      return write(digits.padStart(lengths.find((length) => length >= digits.length) ?? 0, '0'))
    },
  }
}

const eightDigits = digitsOnly(/^\d{8}$/, [8])
const nineDigits = digitsOnly(/^\d{9}$/, [9])
const tenDigits = digitsOnly(/^\d{10}$/, [10])
const elevenDigits = digitsOnly(/^\d{11}$/, [11])

const austria = digitsOnly(/^U\d{8}$/, [8], (digits) => `U${digits}`)
const belgium = digitsOnly(/^[01]\d{9}$/, [10])
const netherlands = digitsOnly(/^\d{9}B\d{2}$/, [11], (digits) => `${digits.slice(0, 9)}B${digits.slice(9)}`)

/** Eight digits and a letter. */
const cyprus: Writing = {
  form: /^\d{8}[A-Z]$/,
  toValue: (number) => indexIn(letters, number[8]) * 10n ** 8n + BigInt(number.slice(0, 8)),
  fromValue: (value) => String(value % 10n ** 8n).padStart(8, '0') + characterAt(letters, value / 10n ** 8n),
}

/** Seven digits between two characters. */
const spain: Writing = {
  form: /^[0-9A-Z]\d{7}[0-9A-Z]$/,
  toValue: (number) => {
    const ends = indexIn(digitsAndLetters, number[0]) * 36n + indexIn(digitsAndLetters, number[8])
    return ends * 10n ** 7n + BigInt(number.slice(1, 8))
  },
  fromValue: (value) => {
    const ends = value / 10n ** 7n
    const middle = String(value % 10n ** 7n).padStart(7, '0')
    return characterAt(digitsAndLetters, ends / 36n) + middle + characterAt(digitsAndLetters, ends % 36n)
  },
}

/** Two characters and nine digits. */
const france: Writing = {
  form: /^[0-9A-Z]{2}\d{9}$/,
  toValue: (number) => {
    const start = indexIn(digitsAndLetters, number[0]) * 36n + indexIn(digitsAndLetters, number[1])
    return start * 10n ** 9n + BigInt(number.slice(2))
  },
  fromValue: (value) => {
    const start = value / 10n ** 9n
    const digits = String(value % 10n ** 9n).padStart(9, '0')
    return characterAt(digitsAndLetters, start / 36n) + characterAt(digitsAndLetters, start % 36n) + digits
  },
}

/** Nine or twelve digits, above 2⁴⁰; two letters and three digits (government departments, health authorities) below. */
const britain: Writing = {
  form: /^(?:\d{9}|\d{12}|[A-Z]{2}\d{3})$/,
  toValue: (number) => {
    if (/^\d/.test(number)) return 2n ** 40n + BigInt(number)
    return (indexIn(letters, number[0]) * 26n + indexIn(letters, number[1])) * 1000n + BigInt(number.slice(2))
  },
  fromValue: (value) => {
    if (value >= 2n ** 40n) {
      const digits = String(value - 2n ** 40n)
      return digits.padStart(digits.length > 9 ? 12 : 9, '0')
    }
    const start = value / 1000n
    return characterAt(letters, start / 26n) + characterAt(letters, start % 26n) + String(value % 1000n).padStart(3, '0')
  },
}

/** Seven digits and one or two letters, above 2³³; the older form, a digit, a letter or sign, five digits and a letter, below. */
const ireland: Writing = {
  form: /^(?:\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/,
  toValue: (number) => {
    if (/^\d{7}/.test(number)) {
      const end = indexIn(letters, number[8] ?? 'A') * 26n + indexIn(letters, number[7])
      return 2n ** 33n + end * 10n ** 7n + BigInt(number.slice(0, 7))
    }
    const marks = indexIn(`${letters}+*`, number[1]) * 26n + indexIn(letters, number[7])
    return marks * 10n ** 6n + BigInt(number.charAt(0) + number.slice(2, 7))
  },
  fromValue: (value) => {
    if (value >= 2n ** 33n) {
      const rest = value - 2n ** 33n
      const end = rest / 10n ** 7n
      const second = end / 26n === 0n ? '' : characterAt(letters, end / 26n)
      return String(rest % 10n ** 7n).padStart(7, '0') + characterAt(letters, end % 26n) + second
    }
    const marks = value / 10n ** 6n
    const digits = String(value % 10n ** 6n).padStart(6, '0')
    return digits.charAt(0) + characterAt(`${letters}+*`, marks / 26n) + digits.slice(1) + characterAt(letters, marks % 26n)
  },
}

/** Six characters in base 36. */
const iceland: Writing = {
  form: /^[0-9A-Z]{6}$/,
  toValue: (number) => [...number].reduce((value, character) => value * 36n + indexIn(digitsAndLetters, character), 0n),
  fromValue: (value) => value.toString(36).toUpperCase().padStart(6, '0'),
}

function scheme(prefixes: string, group: number, countryBits: number, country: number, writing: Writing): VatScheme {
  const [usual = ''] = prefixes.split(' ')
  const { form, toValue, fromValue } = writing
  const read = (value: bigint) => {
    const number = fromValue(value)
    return form.test(number) && toValue(number) === value ? usual + number : null
  }
  return { prefixes: prefixes.split(' '), group, countryBits, country, form, toValue, read }
}

const schemes: readonly VatScheme[] = [
  scheme('FR', 1, 0, 0, france),
  // Northern Ireland (XN in the manual, XI in what customs and VIES write) keeps the group of the United Kingdom, so a number read from a UFI does not tell them apart.
  scheme('GB XN XI', 2, 0, 0, britain),
  scheme('LT', 3, 1, 0, digitsOnly(/^(?:\d{9}|\d{12})$/, [9, 12])),
  scheme('SE', 3, 1, 1, digitsOnly(/^\d{12}$/, [12])),
  scheme('HR', 4, 4, 0, elevenDigits),
  scheme('IT', 4, 4, 1, elevenDigits),
  scheme('LV', 4, 4, 2, elevenDigits),
  scheme('NL', 4, 4, 3, netherlands),
  scheme('BG', 5, 7, 0, digitsOnly(/^\d{9,10}$/, [9, 10])),
  scheme('CZ', 5, 7, 1, digitsOnly(/^\d{8,10}$/, [8, 9, 10])),
  scheme('IE', 5, 7, 2, ireland),
  scheme('ES', 5, 7, 3, spain),
  scheme('PL', 5, 7, 4, tenDigits),
  scheme('RO', 5, 7, 5, digitsOnly(/^\d{2,10}$/, [2, 3, 4, 5, 6, 7, 8, 9, 10])),
  scheme('SK', 5, 7, 6, tenDigits),
  scheme('CY', 5, 7, 7, cyprus),
  scheme('IS', 5, 7, 8, iceland),
  scheme('BE', 5, 7, 9, belgium),
  scheme('DE', 5, 7, 10, nineDigits),
  scheme('EE', 5, 7, 11, nineDigits),
  scheme('EL GR', 5, 7, 12, nineDigits),
  scheme('NO', 5, 7, 13, nineDigits),
  scheme('PT', 5, 7, 14, nineDigits),
  scheme('AT', 5, 7, 15, austria),
  scheme('DK', 5, 7, 16, eightDigits),
  scheme('FI', 5, 7, 17, eightDigits),
  scheme('HU', 5, 7, 18, eightDigits),
  scheme('LU', 5, 7, 19, eightDigits),
  scheme('MT', 5, 7, 20, eightDigits),
  scheme('SI', 5, 7, 21, eightDigits),
  scheme('LI', 5, 7, 22, digitsOnly(/^\d{5}$/, [5])),
]

/**
 * A VAT number as it counts, of what a person or a letterhead writes: blanks, dots, slashes and hyphens of any kind do not matter, nor do
 * the words that Norway (MVA) and Switzerland (MWST, TVA, IVA, VAT) put behind the number. Norway's own form goes without a country code.
 */
export function readVatNumber(typed: string): string {
  const number = typed.toUpperCase().replaceAll(/[\s./\p{Dash}]/gu, '')
  const [, norwegian] = /^(?:NO)?(\d{9})MVA$/.exec(number) ?? []
  if (norwegian !== undefined) return `NO${norwegian}`
  return number.replace(/^(CHE\d{9})(?:MWST|TVA|IVA|VAT)$/, '$1')
}

/** The number of a Swiss company. No country of Table 2-1: its UFIs are made of a company key. */
export const isSwissVatNumber = (number: string): boolean => /^CHE\d{9}$/.test(number)

/** The scheme of a VAT number with country code, or undefined when the country or the form of the number is unknown. */
export function findVatSchemeOfNumber(vatNumber: string): VatScheme | undefined {
  return schemes.find(({ prefixes, form }) => prefixes.includes(vatNumber.slice(0, 2)) && form.test(vatNumber.slice(2)))
}

/** The scheme of a country group and of the country that `countryOf` reads with the country bits of that group. */
export function findVatScheme(group: number, countryOf: (scheme: VatScheme) => number): VatScheme | undefined {
  return schemes.find((candidate) => candidate.group === group && candidate.country === countryOf(candidate))
}
