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
  /** As written, without surrounding blanks. */
  code?: string
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
  const written = text.trim().slice(0, longestText + 1)
  if (written === '' || written.length > longestText) return {}
  const address = /^(?:https?:\/\/)?[^\s/]+\/(?<kind>p|01)\/(?<number>\d+)(?:[/?#]|$)/i.exec(written)?.groups
  if (address) return address['kind'] === '01' ? readNumber(address['number']) : readLink(address['number'])
  const code = written.length <= longestCode ? { code: written } : {}
  return { ...readLink(written), ...readFormula(written), ...readNumber(written), ...code }
}

function readLink(text = ''): Identifier {
  const link = readId(text)
  return link === null ? {} : { link }
}

function readFormula(text: string): Identifier {
  const characters = ufiCharacters(text)
  if (characters === null) return {}
  return isValidUfi(characters) ? { ufi: characters } : { mistyped: 'ufi' }
}

/** A number of eight digits with a wrong check digit is hardly a mistyped GTIN-8, since many product codes have eight digits. */
function readNumber(text = ''): Identifier {
  const digits = text.normalize('NFKC').replace(/^\s*(?:\(01\)|(?:GTIN|EAN|UPC)(?:-?(?:8|12|13|14|A|E)(?=[\s:.]))?[\s:.]*)/i, '')
  const read = readGtin(digits)
  if (read.valid) return { gtin: read.gtin }
  return read.fault === 'checkDigit' && digits.replaceAll(/\D/g, '').length > 8 ? { mistyped: 'gtin' } : {}
}
