import { z } from 'zod'
import { line, text, texts } from './texts.ts'
import { rule } from '../reasons/reason.ts'

/** Transport classes of the model regulations for which a placard exists. */
export const transportClasses = ['1', '2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '6.2', '7', '8', '9'] as const

/** Road and rail, sea and air, as section 14 tells them apart: REACH Annex II, 14. */
export const transportModes = ['road', 'sea', 'air'] as const
export type TransportModeName = (typeof transportModes)[number]

/** Four digits, without UN or ID. */
const unNumber = z.string().regex(/^(?!0000)\d{4}$/, rule('unNumber'))

/** The series of 8000 is not of the United Nations but of air transport, and written with ID (IATA DGR 4.2): ID 8000, consumer commodity. */
const isAirNumber = (number: string): boolean => number.startsWith('8')

const regulatedMode = z.strictObject({
  /** Absent means the same: records from before a mode could be free do not have it. */
  regulated: z.literal(true).optional(),
  /** Where it is not the number of the other modes. */
  unNumber: unNumber.optional(),
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
  /** Transport category of ADR 1.1.3.6.3, column 15 of its Table A. */
  transportCategory: z.enum(['0', '1', '2', '3', '4']).optional(),
  /** Hazard identification number of ADR, such as 33. */
  hazardNumber: line(6).optional(),
  /** Emergency schedules of IMDG, such as F-E, S-E. */
  emergencySchedules: line(16).optional(),
  /** Limited quantity as written, such as `5 L`. */
  limitedQuantity: line(16).optional(),
  exceptedQuantity: line(6).optional(),
  specialProvisions: z.array(line(10)).max(20).default([]),
})

/** A mode whose rules do not cover the product. */
const freeMode = z.strictObject({
  regulated: z.literal(false),
  /** The paragraph that says so, and for which packages: viscous liquids of up to 450 l by ADR 2.2.3.1.5. */
  reason: text.optional(),
})

/** The first is meant where a mode does not say which. */
const mode = z.discriminatedUnion('regulated', [regulatedMode, freeMode])

const regulatedTransport = z
  .strictObject({
    regulated: z.literal(true),
    /** Of every mode that does not state another one. */
    unNumber,
    road: mode,
    sea: mode,
    air: mode,
    precautions: texts,
    bulk: texts,
  })
  .superRefine((transport, context) => {
    if (transportModes.every((name) => transport[name].regulated === false))
      context.addIssue({ code: 'custom', path: ['regulated'], message: rule('regulatedMode') })
    for (const name of ['road', 'sea'] as const) {
      const one = transport[name]
      if (one.regulated !== false && isAirNumber(one.unNumber ?? transport.unNumber))
        context.addIssue({ code: 'custom', path: [name, 'unNumber'], message: rule('idNumber') })
    }
  })

/** Section 14: ADR/RID, IMDG and ICAO/IATA. */
export const transport = z.discriminatedUnion('regulated', [
  z.strictObject({ regulated: z.literal(false), precautions: texts, bulk: texts }),
  regulatedTransport,
])
export type Transport = z.infer<typeof transport>

/** What a mode of transport says of the product, with its number as it is written: `UN 1263`, `ID 8000`. */
export type TransportMode = z.infer<typeof regulatedMode> & { number: string }

/** Null where the mode does not regulate the product. */
export function findTransportMode(product: Transport, name: TransportModeName): TransportMode | null {
  if (!product.regulated) return null
  const found = product[name]
  if (found.regulated === false) return null
  const number = found.unNumber ?? product.unNumber
  return { ...found, number: `${isAirNumber(number) ? 'ID' : 'UN'} ${number}` }
}
