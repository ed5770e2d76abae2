import { z } from 'zod'
import { findVatSchemeOfNumber, isSwissVatNumber, readVatNumber } from '../clp/ufi/ufi-vat.ts'
import { rule } from './reasons/reason.ts'
import { company, emergencyContact } from './record/company.ts'

/** The largest formulation number of a UFI: 28 bits (ECHA, UFI developers manual, 2.1). */
export const largestFormulationNumber = 2 ** 28 - 1

/**
 * The number by which a company names its formulas: a VAT number with country code, or the key that ECHA's UFI generator gave a company
 * without one, digits only (CLP Annex VIII, Part A, 5.1). `readVatNumber` says what does not matter; it is kept as it was typed.
 */
const companyNumber = z.string().trim().max(30).refine(isCompanyNumber, rule('vatNumber'))

/** Company keys have 41 bits (ECHA, UFI developers manual, 2.1). */
function isCompanyNumber(typed: string): boolean {
  const number = readVatNumber(typed)
  if (/^\d{1,13}$/.test(number)) return Number(number) < 2 ** 41
  return isSwissVatNumber(number) || findVatSchemeOfNumber(number) !== undefined
}

/**
 * Who a workgroup is: what each new product begins with. Supplier of the sheet and the label (REACH Annex II, 1.3; CLP Article 17(1)(a)),
 * telephones for emergencies (REACH Annex II, 1.4), and what its UFIs are made from.
 */
export const workgroupProfile = z.strictObject({
  company,
  emergency: z.array(emergencyContact).min(1).max(30),
  vatNumber: companyNumber.optional(),
  /** The first formulation number for UFIs that are made here: those below were given elsewhere. */
  firstFormulation: z.number().int().min(0).max(largestFormulationNumber).optional(),
})
export type WorkgroupProfile = z.infer<typeof workgroupProfile>

export const workgroupAnswer = z.object({
  name: z.string(),
  /** Null: nobody has said yet who the workgroup is. */
  profile: workgroupProfile.nullable(),
  revision: z.number().int().describe('To be sent with a change'),
  listsProducts: z.boolean().describe('Whether everybody finds its products by parts of names and codes'),
  products: z.number().int().nonnegative().describe('Products of the workgroup'),
  published: z.number().int().nonnegative().describe('Those of them with a published version'),
})
export type WorkgroupAnswer = z.infer<typeof workgroupAnswer>

export const workgroupBody = z.strictObject({
  revision: z.number().int().nonnegative().describe('The revision upon which the change was made'),
  profile: workgroupProfile,
})

export const listingBody = z.strictObject({
  listsProducts: z.boolean().describe('false: a product opens by its link or by a complete code, UFI or GTIN alone'),
})

/** A new UFI, of a formulation number that the workgroup never had. */
export const ufiAnswer = z.object({ ufi: z.string(), formulation: z.number().int() })
