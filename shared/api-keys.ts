import { z } from 'zod'
import { rule } from './reasons/reason.ts'
import { line } from './record/texts.ts'
import { wholeNumber } from './sent-values.ts'

/**
 * What a key may do. `read`: what a viewer reads, `write`: what an editor reads and changes, `publish`: publish, withdraw and restore,
 * `share`: send by mail and see what was sent, `labels`: files of labels for members.
 */
export const keyScopes = ['read', 'write', 'publish', 'share', 'labels'] as const
export type KeyScope = (typeof keyScopes)[number]

/** Days for which a key may be good, in the order in which they are offered. */
export const keyDays = [30, 90, 365, 730] as const
/** Keys of a workgroup that are good at the same time. */
export const mostKeys = 50

/** A key as its workgroup sees it: never with its secret part. */
const listedKey = z.object({
  id: z.int(),
  name: z.string(),
  client_id: z.string().describe('The beginning of the key, by which it is named in histories; the client_id of the token endpoint'),
  scopes: z.array(z.enum(keyScopes)),
  created_at: z.iso.datetime(),
  created_by: z.string(),
  expires_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable().describe('To the minute'),
  revoked_at: z.iso.datetime().nullable(),
  state: z.enum(['good', 'expired', 'revoked']),
})
export type ListedKey = z.infer<typeof listedKey>

export const keysAnswer = z.object({ keys: z.array(listedKey) })

export const keyBody = z.strictObject({
  // The bidirectional overrides and isolates too: they turn the text around that a name stands in (Unicode, UAX 9).
  name: line(60)
    .regex(/^[^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]*$/u, rule('characters'))
    .refine((name) => name.isWellFormed(), rule('characters')),
  scopes: z
    .array(z.enum(keyScopes))
    .min(1)
    .max(keyScopes.length)
    .transform((chosen) => keyScopes.filter((scope) => chosen.includes(scope))),
  valid_days: wholeNumber(730).describe('Days for which the key is good'),
})

export const madeKey = z.object({ key: z.string().describe('Shown this once: only a hash of it is kept'), entry: listedKey })

export const keysPath = '/api/v1/workgroup/keys'
