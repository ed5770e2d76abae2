import { z } from 'zod'
import { isValidUfi } from '../clp/ufi/ufi.ts'
import { readGtin } from './gtin.ts'
import { line } from './record/texts.ts'
import { rule } from './reasons/reason.ts'

/**
 * Letters that are no character of a UFI, by the one for which they were read or typed: Table 2-3 of ECHA's UFI developers manual leaves out B,
 * I, L, O and Z, since they look like figures. Greek and Cyrillic capitals look like Latin ones.
 */
const lookalikes: ReadonlyMap<string, string> = new Map(
  [
    ['BILOZΒΙΟΖОІЗВ', '8110281020138'],
    ['ΑΕΗΚΜΝΡΤΥΧ', 'AEHKMNPTYX'],
    ['АСЕНКМРТУХ', 'ACEHKMPTYX'],
  ].flatMap(([typed = '', meant = '']) => [...typed].map((letter, at): [string, string] => [letter, meant.charAt(at)])),
)

/** “UFI:”, “(UFI)”, “Code UFI :”, “Kod UFI=”: no UFI has an I. */
const wordsBefore = /^[\s([]*(?:\p{L}+[\s-]+){0,2}UFI(?:[-\s]*\p{L}{3,}(?=[\s:=)\]]))?[\s:=()[\]{}<>"'“”„‘’‚«»‹›⟨`]*/u

/**
 * The 16 characters of what was typed as a UFI: blanks, dots and dashes between them, small letters, “UFI:” in front and letters that are in no
 * UFI and look like a character of it make no other (CLP Annex VIII, Part A, section 5). The check character tells a wrong reading.
 * @returns null for what has not 16 letters and digits; whether the check character is right is another question
 */
export function ufiCharacters(text: string): string | null {
  const characters = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(wordsBefore, '')
    .replace(/[\s(]*(?:UFI)?[\s)\]}]*$/, '')
    .replaceAll(/[\s\p{Dash}._/]/gu, '')
    .replaceAll(/[BILOZ\u0370-\u04ff]/g, (letter) => lookalikes.get(letter) ?? letter)
  return /^[0-9A-Z]{16}$/.test(characters) ? characters : null
}

/** The key under which another system, such as an ERP, knows a product: any text of one line, as it stands. */
export const externalId = line(80)

/** A UFI that somebody looks for, in any spelling; its 16 characters. */
export const ufiToFind = z
  .string()
  .max(60)
  .transform((text, context) => {
    const characters = ufiCharacters(text)
    if (characters !== null && isValidUfi(characters)) return characters
    context.addIssue({ code: 'custom', message: rule('ufi') })
    return z.NEVER
  })

/** A GTIN that somebody looks for, of 8, 12, 13 or 14 digits; 14 digits. */
export const gtinToFind = z
  .string()
  .max(60)
  .transform((text, context) => {
    const read = readGtin(text)
    if (read.valid) return read.gtin
    context.addIssue({ code: 'custom', message: rule('gtin') })
    return z.NEVER
  })
