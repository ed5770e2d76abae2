import { z } from 'zod'
import { listedGrounds, ufiGrounds, type ListedGround } from '../clp/ufi/compare-formulas.ts'
import { givenReason, line } from './record/texts.ts'

/** Product codes that two published products share, and UFIs that stand for two compositions; docs/decisions/044 and 045. */

const permalinkId = z.number().int().positive().max(2_147_483_647)
const reason = givenReason(500)

/** Why two different compositions have one UFI. `overruled`: an owner says so, with a reason. */
export const identityGrounds = [...ufiGrounds, 'overruled'] as const
export type IdentityGround = (typeof identityGrounds)[number]

/** Whether a ground is no use without the name of the standard formula or of the fuel. */
export function isListed(ground: IdentityGround): ground is ListedGround {
  return listedGrounds.some((one) => one === ground)
}

/** That it is meant so: of one code or UFI and one other product. */
const identityConfirmation = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('code'), value: line(60), with: permalinkId.describe('Permalink id of the other product'), reason }),
  z.strictObject({
    kind: z.literal('ufi'),
    with: permalinkId.describe('Permalink id of the other product'),
    ground: z.enum(identityGrounds),
    named: line(200)
      .optional()
      .describe('The standard formula (Part D) or the fuel (Part B, Table 3). Must be given with `standardFormula` and `fuel`'),
    reason: reason.optional().describe('Must be given with `overruled`'),
  }),
])
export type IdentityConfirmation = z.infer<typeof identityConfirmation>

export const identityConfirmations = z.array(identityConfirmation).max(100).default([])

/** A product code or a UFI that another published product of the workgroup has too. */
export const sharedIdentity = z.object({
  kind: z.enum(['code', 'ufi']),
  value: z.string(),
  with: z.object({ permalinkId: z.number().int(), synonymId: z.number().int(), name: z.string() }),
  grounds: z.array(z.enum(ufiGrounds)).describe('Of a UFI: what the two compositions do not rule out'),
  /** Null: nobody has said yet that it is meant so. */
  confirmed: z
    .object({
      ground: z.enum(identityGrounds).nullable(),
      named: z.string().nullable(),
      reason: z.string().nullable(),
      by: z.string(),
      at: z.iso.datetime(),
    })
    .nullable(),
})
export type SharedIdentity = z.infer<typeof sharedIdentity>

/** `report` of a refusal to publish or to restore. */
export const identityReport = z.object({ sharedIdentities: z.array(sharedIdentity) })

/** Body of POST …/restore. */
export const restoreBody = z.strictObject({ confirmations: identityConfirmations }).nullish()
