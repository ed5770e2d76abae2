import { z } from 'zod'
import { languageCodes } from '../languages.ts'
import { countryCode, line, text } from './texts.ts'
import { rule } from '../reasons/reason.ts'

/** A telephone number in international form, for people to read and for `tel:` links. */
const telephone = z
  .string()
  .trim()
  .regex(/^\+[0-9][0-9 ()/-]{4,30}$/, rule('telephone'))

/** Supplier or producer: REACH Annex II, 1.3; CLP Article 17(1)(a). */
export const company = z.strictObject({
  name: line(120),
  /** Street and number, or box. */
  address: line(200),
  postalCode: line(20).optional(),
  city: line(100),
  country: countryCode,
  telephone,
  /** When the telephone is answered. */
  telephoneHours: text.optional(),
  /** Of the competent person responsible for the sheet (REACH Annex II, 1.3). */
  email: z.email().max(254),
  website: z
    .url({ protocol: /^https$/ })
    .max(300)
    .optional(),
  /** Drawn as an image only; at most 20 kB, no scripts are ever run from it. */
  logo: z
    .string()
    .max(20_000)
    .regex(/^\s*<svg[\s>]/, rule('svg'))
    .refine((svg) => !/<script|<foreignObject|\son\w+\s*=|href\s*=\s*["'](?!#)/i.test(svg), rule('safeSvg'))
    .optional(),
})
export type Company = z.infer<typeof company>

/** An emergency telephone: REACH Annex II, 1.4. */
export const emergencyContact = z.strictObject({
  /** Who answers: the supplier's own line or a poison centre. */
  name: line(160).optional(),
  telephone,
  hours: text,
  /** Languages spoken there. */
  languages: z.array(z.enum(languageCodes)).max(24).default([]),
  /** The Member State for which this number is the official one; absent: for all. */
  country: countryCode.optional(),
})
export type EmergencyContact = z.infer<typeof emergencyContact>
