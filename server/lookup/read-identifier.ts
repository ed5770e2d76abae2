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

/** “Code:”, “Art.-Nr. ”, “N° ”, “#”: what names a code on a delivery note or an invoice, and is not part of it. */
const namesACode = /^[^\d:#№]{0,30}?(?:[:#№]|(?:^|[^\p{L}])(?:n[ro]?\.|n[°º]|no|nr|nro|č\.|št\.|sz\.)(?=\s))\s*(?=\S)/iu

function readCodes(...written: string[]): Identifier {
  const named = written.flatMap((code) => [code, code.replace(namesACode, '')])
  const codes = new Set([...named, ...named.map((code) => code.replaceAll(/\p{Dash}/gu, '-'))])
  const likely = [...codes].filter((code) => code.length <= longestCode)
  return likely.length === 0 ? {} : { codes: likely }
}

function readLink(text = ''): Identifier {
  const link = readId(text)
  return link === null ? {} : { link }
}

function readFormula(text: string): Identifier {
  const whole = ufiCharacters(text)
  const ufi = [whole, ...formulasWithin(text)].find((characters) => characters !== null && isValidUfi(characters))
  if (ufi) return { ufi }
  if (whole === null) return {}
  return looksLikeFormula(text) ? { mistyped: 'ufi' } : {}
}

/** Four groups of four that stand among other words, from wherever one of them begins: the check character tells which is a UFI. */
function formulasWithin(text: string): (string | null)[] {
  const groups = /(?<![\p{L}\p{N}])(?=(?<groups>[\p{L}\p{N}]{4}(?:[\s\p{Dash}._/]{0,3}[\p{L}\p{N}]{4}){3})(?![\p{L}\p{N}]))/gu
  return [...text.normalize('NFKC').matchAll(groups)].map(({ groups: found }) => ufiCharacters(found?.['groups'] ?? ''))
}

/** Letters and digits in fours, all of them large or all small: sixteen of them in another order, or as `NorvikGrundEP20`, are more likely a name. */
function looksLikeFormula(text: string): boolean {
  const found = /(?:^|[\s:=)\]])(?<groups>[0-9A-Z]{4}(?:[\s\p{Dash}._/]*[0-9A-Z]{4}){3})$/iu.exec(text)?.groups?.['groups']
  if (found === undefined || !/\d/.test(found) || !/[A-Z]/i.test(found)) return false
  return found === found.toUpperCase() || found === found.toLowerCase()
}

/** As a reader of codes sends it: application identifier 01 first, others behind it (GS1 General Specifications, section 7.8). */
const scannedNumber = /^\s*(?:\][A-Za-z]\d)?\(?01\)?\s*(?<digits>\d{14})(?:\D|$|1[0157]|21)/u
/** As it is printed below a code, among other application identifiers in brackets. */
const printedNumber = /[([]01[)\]]\s*(?<digits>\d{14})(?!\d)/u

/** A number of eight digits with a wrong check digit is hardly a mistyped GTIN-8, since many product codes have eight digits. */
function readNumber(text = ''): Identifier {
  const plain = text.normalize('NFKC')
  const scanned = (scannedNumber.exec(plain) ?? printedNumber.exec(plain))?.groups?.['digits']
  if (scanned !== undefined) return readGtin(scanned).valid ? { gtin: scanned } : { mistyped: 'gtin' }
  const digits = plain.replace(/^\s*(?:\(01\)|(?:GTIN|EAN|UPC)(?:-?(?:8|12|13|14|A|E)(?=[\s:.]))?[\s:.]*)/i, '')
  const read = readGtin(digits)
  if (read.valid) return { gtin: read.gtin }
  return read.fault === 'checkDigit' && digits.replaceAll(/\D/g, '').length > 8 ? { mistyped: 'gtin' } : {}
}
