import { isValidUfi } from '../../clp/ufi/ufi.ts'
import { readGtin } from '../../shared/gtin.ts'
import { ufiCharacters } from '../../shared/identifier-fields.ts'
import { readId } from '../products/load-product.ts'

/** All that a text can mean: the digits of a GTIN are as well a product code. */
export interface Identifier {
  /** Number of a permanent link. */
  link?: number
  /** Its 16 characters. */
  ufi?: string
  /** 14 digits. */
  gtin?: string
  /** As it was written, without blanks around it. */
  code?: string
  /** It has the form of a UFI or GTIN and was mistyped. Whether it is a product code does not depend on that. */
  mistyped?: 'ufi' | 'gtin'
}

/** Longest that is looked up: an address of a product with a query. */
const longestText = 400
/** Of a product code, as in the record. */
const longestCode = 60

/**
 * What a text can mean that somebody typed, pasted or scanned: the number of a permanent link or its address, a UFI with or without hyphens,
 * a GTIN or the address of its GS1 Digital Link, a product code.
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

/** A number of eight digits whose check digit is wrong is hardly a mistyped GTIN-8: most codes of makers have that many. */
function readNumber(text = ''): Identifier {
  const digits = text.normalize('NFKC').replace(/^\s*(?:\(01\)|(?:GTIN|EAN|UPC)(?:-?(?:8|12|13|14|A|E)(?=[\s:.]))?[\s:.]*)/i, '')
  const read = readGtin(digits)
  if (read.valid) return { gtin: read.gtin }
  return read.fault === 'checkDigit' && digits.replaceAll(/\D/g, '').length > 8 ? { mistyped: 'gtin' } : {}
}
