import { isCountry } from './texts.ts'

/** Member States of the Union and the other States of the European Economic Area, in which REACH and CLP hold: Agreement on the EEA, Annex II, XV. */
export const economicAreaStates = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Every code that a record takes for a country, in the order of the alphabet. */
export const countries: readonly string[] = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry)
