/** Lengths of the four forms of a Global Trade Item Number, in digits (GS1 General Specifications, section 3.3). */
const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14])

export type GtinFault =
  /** something else than digits */
  | 'characters'
  /** not 8, 12, 13 or 14 digits */
  | 'length'
  /** a digit was mistyped or two were exchanged */
  | 'checkDigit'

export type ReadGtin = { valid: true; gtin: string } | { valid: false; fault: GtinFault }

/**
 * Reads a Global Trade Item Number: GTIN-8, GTIN-12 (UPC), GTIN-13 (EAN) or GTIN-14, each of which is the GTIN-14 with zeros in front (GS1
 * General Specifications, sections 3.3 and 7.9).
 * @param text its digits; blanks and hyphens between them do not matter
 * @returns the number in 14 digits, or what is wrong with it
 */
export function readGtin(text: string): ReadGtin {
  const digits = text.replaceAll(/[\s-]/gu, '')
  if (!/^\d+$/.test(digits)) return { valid: false, fault: 'characters' }
  if (!lengths.has(digits.length)) return { valid: false, fault: 'length' }
  const gtin = digits.padStart(14, '0')
  const sum = [...gtin].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return sum % 10 === 0 ? { valid: true, gtin } : { valid: false, fault: 'checkDigit' }
}

/**
 * Reads an identifier that may be a GTIN: with a word in front, “EAN 4006381333931”, or of 12 to 14 digits. Eight digits alone are as likely a number of
 * a maker's own. The database reads it likewise (`gtin_key`).
 * @returns 14 digits; null for what is none
 */
export function readNamedGtin(identifier: string): string | null {
  const { word, number } = splitIdentifier(identifier)
  const read = readGtin(number)
  const isShort = number.replaceAll(/\D/g, '').length < 12
  return read.valid && !(isShort && word === undefined) ? read.gtin : null
}

/** Whether an identifier calls itself a GTIN, “EAN 4006381333932”, and is none: by its length or its check digit. A number alone may be a maker's own. */
export function isMistypedGtin(identifier: string): boolean {
  const { word, number } = splitIdentifier(identifier)
  return word !== undefined && number !== '' && !readGtin(number).valid
}

function splitIdentifier(identifier: string): { word: string | undefined; number: string } {
  const { word, number = '' } =
    /^\s*(?:(?<word>GTIN|EAN|UPC|JAN|UCC)(?:-?(?:8|12|13|14|A|E)(?=[\s:.]))?[\s:.]*)?(?<number>[0-9][0-9\s-]*)$/.exec(
      identifier.normalize('NFKC').toUpperCase(),
    )?.groups ?? {}
  return { word, number }
}
