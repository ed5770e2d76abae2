const nought = /^(?:\(0\)|0)/

/**
 * Country codes (ITU-T E.164, list of assigned codes) of the States of the European Economic Area, of Switzerland and of the United Kingdom, and the prefix that is
 * dialled before an area within the country and left off from abroad (ITU-T, Dialling procedures). Hungary dials 06; Lithuania dialled 8 until 2024.
 */
const plans: Readonly<Partial<Record<string, readonly [code: string, trunk: RegExp | null]>>> = {
  AT: ['43', nought],
  BE: ['32', nought],
  BG: ['359', nought],
  CH: ['41', nought],
  CY: ['357', null],
  CZ: ['420', null],
  DE: ['49', nought],
  DK: ['45', null],
  EE: ['372', null],
  ES: ['34', null],
  FI: ['358', nought],
  FR: ['33', nought],
  GB: ['44', nought],
  GR: ['30', null],
  HR: ['385', nought],
  HU: ['36', /^(?:\(06\)|06)/],
  IE: ['353', nought],
  IS: ['354', null],
  // The nought belongs to the number there.
  IT: ['39', null],
  LI: ['423', null],
  LT: ['370', /^(?:\([08]\)|[08])/],
  LU: ['352', null],
  LV: ['371', null],
  MT: ['356', null],
  NL: ['31', nought],
  NO: ['47', null],
  PL: ['48', null],
  PT: ['351', null],
  RO: ['40', nought],
  SE: ['46', nought],
  SI: ['386', nought],
  SK: ['421', nought],
}

/** Digits that a number has behind the country code: fewer are a short number of the country, more than 15 in all are none (ITU-T E.164, 6.2). */
const fewest = 5
const most = 15

/**
 * Makes a number as it is dialled within a country one with the country code, with its groups as they were typed.
 * @param typed `040 / 123 45-6`, `(040) 123456`, `0049 40 123456`
 * @param country ISO 3166-1 alpha-2 of who has the number; null: nobody knows
 * @returns `+49 40 / 123 45-6`; null where it has a country code already, where the country is none of Europe’s, or where it could be another number: without
 * the prefix that its country dials it may lack its area
 */
export function internationalTelephone(typed: string, country: string | null): string | null {
  const text = typed.trim().replaceAll('.', ' ')
  if (!/^[0-9(][0-9 ()/-]+$/.test(text)) return null
  if (/^00\s?[1-9]/.test(text)) return within(`+${text.slice(2).trim()}`, 0)
  const plan = country === null ? undefined : plans[country]
  if (plan === undefined) return null
  const [code, trunk] = plan
  // The area may stand in brackets: (040) 123456.
  const [bracket, rest] = text.startsWith('(') && !/^\(0[68]?\)/.test(text) ? ['(', text.slice(1)] : ['', text]
  if (trunk !== null && !trunk.test(rest)) return null
  const number = trunk === null ? rest : rest.replace(trunk, '').replace(/^[\s/-]+/, '')
  return within(`+${code} ${bracket}${number.trim()}`, code.length)
}

function within(number: string, ofCode: number): string | null {
  const digits = number.replaceAll(/\D/g, '').length
  return digits - ofCode >= fewest && digits <= most ? number : null
}
