import { z } from 'zod'
import { wholeNumber } from './sent-values.ts'

export const logPath = '/api/v1/workgroup/log'
export const logPeoplePath = `${logPath}/people`

/** What is done in a workgroup, by area and kind. A code keeps its meaning; the sentence is `log.entry.{code}` in the wording. */
const auditKinds = [
  'account.signedIn',
  'account.signInFailed',
  'account.signedOut',
  'account.locked',
  'account.passwordChanged',
  'account.passwordSet',
  'account.sessionsEnded',
  'account.factorOn',
  'account.factorOff',
  'account.recoveryCodesMade',
  'account.providerLinked',
  'account.providerUnlinked',
  'members.added',
  'members.invited',
  'members.invitationTakenBack',
  'members.joined',
  'members.roleChanged',
  'members.removed',
  'members.factorOff',
  'members.passwordChanged',
  'keys.made',
  'keys.revoked',
  'webhooks.added',
  'webhooks.changed',
  'webhooks.removed',
  'webhooks.secretChanged',
  'webhooks.gaveUp',
  'products.created',
  'products.publishedSds',
  'products.publishedTds',
  'products.withdrawn',
  'products.restored',
  'products.externalId',
  'products.externalIdTaken',
  'products.imported',
  'products.fileAdded',
  'products.fileRemoved',
  'products.fileRenamed',
  'products.fileChanged',
  'products.fileRestored',
  'substances.added',
  'substances.changed',
  'substances.removed',
  'shares.sent',
  'shares.updateSent',
  'company.changed',
  'company.listed',
  'company.unlisted',
  'company.updatesSend',
  'company.updatesAsk',
  'company.factorRequired',
  'company.factorNotRequired',
  'company.feedRenewed',
  'company.archived',
] as const
export type AuditKind = (typeof auditKinds)[number]

export const auditAreas = ['account', 'members', 'keys', 'webhooks', 'products', 'substances', 'shares', 'company'] as const
export type AuditArea = (typeof auditAreas)[number]

/** Of a sentence: names, addresses, numbers; never a secret. */
const auditParams = z.record(z.string(), z.union([z.string(), z.number()]))
export type AuditParams = z.infer<typeof auditParams>

/** Years for which a workgroup's log is kept: as long as a supplier keeps what it knows of its products (REACH Article 36(1)). */
export const auditYears = 10
/** Days for which what a sign-in leaves is kept: whoever looks for a stranger does so within a year. */
export const signInDays = 366

export const entriesOfPage = 50

const id = wholeNumber(2 ** 31 - 1)

export const auditFilter = z.object({
  person: id.optional().describe('Id of a person or of the account of a key, from `/people`'),
  area: z.enum(auditAreas).optional().describe('Entries about this alone'),
  from: z.iso.date().optional().describe('First day, UTC'),
  to: z.iso.date().optional().describe('Last day, UTC'),
})
export type AuditFilter = z.infer<typeof auditFilter>

export const auditQuery = auditFilter.extend({
  before: id.optional().describe('`next` of the page before'),
})

const listedEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.string().nullable().describe('Name of the person or of the key as it was then; null: a command on the server'),
  kind: z.enum(auditKinds),
  params: auditParams,
  product: z.object({ synonym_id: z.int().nullable(), name: z.string() }).nullable(),
})
export type ListedEntry = z.infer<typeof listedEntry>

export const auditList = z.object({
  entries: z.array(listedEntry),
  next: z.int().nullable().describe('`before` of the next page; null: there is none'),
})

export const auditPeople = z.object({ people: z.array(z.object({ id: z.int(), name: z.string() })) })
