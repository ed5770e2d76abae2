import { z } from 'zod'
import type { PictogramCode } from '../clp/pictograms.ts'
import type { StatementCode } from '../clp/statements.ts'
import type { LanguageCode } from './languages.ts'

export interface DigitalStatement {
  code: StatementCode
  text: string
}

/**
 * A digital label (CLP Article 34b): the elements of Article 17(1) of a product in one language, and nothing else. Texts are those of the
 * printed label; a text that the language lacks shows as missing, in its place.
 */
export interface DigitalLabel {
  language: LanguageCode
  /** Article 18: what identifies the product. */
  name: string
  /** Other names under which it is sold; component or colour; what it is. */
  synonyms: string[]
  variant: string
  description: string
  productCodes: string[]
  /** Article 18(2), where the product is a substance. */
  substance: { names: string[]; number: string } | null
  /** Annex VIII, Part A, Section 5. */
  ufi: string | null
  signalWord: string | null
  pictograms: { code: PictogramCode; name: string; description: string }[]
  /** Article 18(3). */
  contains: string | null
  hazard: DigitalStatement[]
  /** Precautionary statements on what to do if something happens (P3…), and all others. */
  response: DigitalStatement[]
  precautions: DigitalStatement[]
  /** Article 25 and Annex II: EUH statements, and texts of other law. */
  supplemental: string[]
  /** That nothing of the kind is required; where something is, null. */
  withoutHazard: string | null
  supplier: { name: string; address: string; telephone: string }
  /** Nominal quantity, Article 17(1)(b); empty where the record has none. */
  quantity: string
}

/** A lot as GS1 writes it: up to 20 signs of its character set 82. */
const lotPattern = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/

/** The lot that an address carries; null where it carries none, or what cannot be one. */
export function readLot(search: URLSearchParams): string | null {
  return z.string().regex(lotPattern).nullable().catch(null).parse(search.get('lot'))
}
