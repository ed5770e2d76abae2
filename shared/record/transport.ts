import { z } from 'zod'
import { line, text, texts } from './texts.ts'

/** Transport classes of the model regulations for which a placard exists. */
export const transportClasses = ['1', '2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '6.2', '7', '8', '9'] as const

const mode = z.strictObject({
  /** Proper shipping name as this mode writes it, with the technical name in brackets where it is required. */
  shippingName: text,
  hazardClass: z.enum(transportClasses),
  subsidiaryHazards: z.array(z.enum(transportClasses)).max(3).default([]),
  /** None for gases and articles. */
  packingGroup: z.enum(['I', 'II', 'III']).optional(),
  environmentallyHazardous: z.boolean().default(false),
  /** Classification code of ADR, such as F1. */
  classificationCode: line(10).optional(),
  /** Tunnel restriction code of ADR, such as (D/E). */
  tunnelCode: line(10).optional(),
  /** Hazard identification number of ADR, such as 33. */
  hazardNumber: line(6).optional(),
  /** Emergency schedules of IMDG, such as F-E, S-E. */
  emergencySchedules: line(16).optional(),
  /** Limited quantity as written, such as `5 L`. */
  limitedQuantity: line(16).optional(),
  exceptedQuantity: line(6).optional(),
  specialProvisions: z.array(line(10)).max(20).default([]),
})
export type TransportMode = z.infer<typeof mode>

/** Section 14: ADR/RID, IMDG and ICAO/IATA. */
export const transport = z.discriminatedUnion('regulated', [
  z.strictObject({ regulated: z.literal(false), precautions: texts, bulk: texts }),
  z.strictObject({
    regulated: z.literal(true),
    /** Four digits, without UN. */
    unNumber: z.string().regex(/^\d{4}$/),
    road: mode,
    sea: mode,
    air: mode,
    precautions: texts,
    bulk: texts,
  }),
])
export type Transport = z.infer<typeof transport>
