import { isValidUfi } from '../../clp/ufi/ufi.ts'
import { readGtin } from '../../shared/gtin.ts'
import { ufiCharacters } from '../../shared/identifier-fields.ts'
import { readId } from '../products/load-product.ts'

/** All interpretations of a text: the digits of a GTIN may also be a product code. */
export interface Identifier {
  /** Number of the permanent link. */
  link?: number
  /** Its 16 characters. */
  ufi?: string
  /** 14 digits. */
  gtin?: string
  /** As written without surrounding blanks, and as it may have been meant: without marks around it, with hyphens for dashes. */
  codes?: string[]
  /** It has the form of a UFI or GTIN and was mistyped; it may still be a product code. */
  mistyped?: 'ufi' | 'gtin'
}

/** The longest text that is looked up: a product's address with a query. */
const longestText = 400
/** Length of a product code, as in the record. */
const longestCode = 60

/**
 * Interprets a text that was typed, pasted or scanned: the number of a permanent link or its address, a UFI with or without hyphens, a GTIN
 * or the address of its GS1 Digital Link, a product code.
 */
export function readIdentifier(text: string): Identifier {
  const written = tidy(text).slice(0, longestText + 1)
  if (written === '' || written.length > longestText) return {}
  const address = /^(?:(?:https?:\/\/)?[^\s/]+\/|\/)?(?<kind>p|01)\/(?<number>\d+)(?:[/?#]|$)/i.exec(written)?.groups
  if (address) return address['kind'] === '01' ? readNumber(address['number']) : readLink(address['number'])
  return { ...readLink(written), ...readFormula(written), ...readNumber(written), ...readCodes(text.trim(), written) }
}

/**
 * Without what a copied text brings along: characters that nobody sees, quotes, and marks at its end; brackets where they are around all of it.
 */
function tidy(text: string): string {
  const bare = text.replaceAll(/\p{Cf}/gu, '').replaceAll(/^[\s"'“”„‘’‚«»‹›<⟨`•*]+|[\s"'“”„‘’‚«»‹›>⟩`.,;:!?]+$/gu, '')
  return /^[([{](?<inside>[^()[\]{}]*)[)\]}]$/u.exec(bare)?.groups?.['inside']?.trim() ?? bare
}

function readCodes(...written: string[]): Identifier {
  const codes = new Set([...written, ...written.map((code) => code.replaceAll(/\p{Dash}/gu, '-'))])
  const likely = [...codes].filter((code) => code.length <= longestCode)
  return likely.length === 0 ? {} : { codes: likely }
}

function readLink(text = ''): Identifier {
  const link = readId(text)
  return link === null ? {} : { link }
}

function readFormula(text: string): Identifier {
  const characters = ufiCharacters(text)
  if (characters === null) return {}
  if (isValidUfi(characters)) return { ufi: characters }
  return looksLikeFormula(text) ? { mistyped: 'ufi' } : {}
}

/** Letters and digits in fours, all of them large or all small: sixteen of them in another order, or as `NorvikGrundEP20`, are more likely a name. */
function looksLikeFormula(text: string): boolean {
  const found = /(?:^|[\s:=)\]])(?<groups>[0-9A-Z]{4}(?:[\s\p{Dash}._/]*[0-9A-Z]{4}){3})$/iu.exec(text)?.groups?.['groups']
  if (found === undefined || !/\d/.test(found) || !/[A-Z]/i.test(found)) return false
  return found === found.toUpperCase() || found === found.toLowerCase()
}

/** A number of eight digits with a wrong check digit is hardly a mistyped GTIN-8, since many product codes have eight digits. */
function readNumber(text = ''): Identifier {
  const scanned = /^\s*(?:\][A-Za-z]\d)?\(?01\)?\s*(?<digits>\d{14})(?:\D|$|1[0157]|21)/u.exec(text.normalize('NFKC'))?.groups?.['digits']
  if (scanned !== undefined) return readGtin(scanned).valid ? { gtin: scanned } : { mistyped: 'gtin' }
  const digits = text.normalize('NFKC').replace(/^\s*(?:\(01\)|(?:GTIN|EAN|UPC)(?:-?(?:8|12|13|14|A|E)(?=[\s:.]))?[\s:.]*)/i, '')
  const read = readGtin(digits)
  if (read.valid) return { gtin: read.gtin }
  return read.fault === 'checkDigit' && digits.replaceAll(/\D/g, '').length > 8 ? { mistyped: 'gtin' } : {}
}
