import type { z } from 'zod'
import type { KeyScope } from '../../shared/api-keys.ts'
import type { Role } from '../../shared/account.ts'
import type { Feature } from '../../shared/features.ts'

/** Where a call stands in the description, in this order, and what stands there: the `tags` of its route's schema. */
export const callGroups = {
  'Sign-in': 'Tokens for people and programs, and how a session ends.',
  Account: 'The person who is signed in: workgroups, language, sessions.',
  Keys: 'Keys of a workgroup, with which programs work here.',
  Members: 'Who belongs to a workgroup, and how others are invited to it.',
  Webhooks: 'Receivers that are told of new versions and of what becomes of mails.',
  Products: 'Find products and read them: what is published for everybody, and the work of a workgroup.',
  'Safety data sheet': 'The safety data sheet as page, parts, PDF and SDScom XML, version by version.',
  'Technical data sheet': 'The technical data sheet as page and PDF.',
  'Safety instructions': 'The poster for the workplace as page and PDF.',
  Label: 'The hazard label as picture, PDF, Word file and spreadsheet, and labels of many products at once.',
  Classification: 'From a composition to classification, label elements and transport, with the reasons.',
  Attachments: 'Files that accompany a product.',
  Editing: 'Drafts, recipes, the check, publishing and withdrawing.',
  Library: 'Phrases from which sheets are written, in all languages.',
  Substances: 'The register of substances, and a workgroup’s own.',
  Sharing: 'Products sent by mail, and what is known of each delivery.',
  Application: 'What the program says of itself: version, features, texts.',
} as const satisfies Readonly<Record<string, string>>

/** `user`: signed in, whatever the workgroup; otherwise the least role in the workgroup. */
export type Access = 'everybody' | 'user' | Role

/** Values with which a call works on the demonstration catalogue. */
export interface CallExample {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: Readonly<Record<string, string | readonly string[]>>
  /** Instead of it, where a form cannot say it. */
  json?: Readonly<Record<string, unknown>>
  /** Left out of a run through all examples, with the reason. */
  notRun?: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may ask. A route that does not say it keeps the program from starting. */
    access?: Access
    /** What a key needs to make the call. A route that does not say it is open to no key, and to one that everybody may ask it is a visitor. */
    key?: KeyScope
    /** Without this feature the call is refused. */
    feature?: Feature
    /** Status of refusals that this call has beyond those of its kind. */
    refusals?: readonly number[]
    /** What stands in place of the `*` of a route. */
    rest?: string
    /** A file that is sent while it is written: no part of it can be asked for, and not every one has an entity tag. */
    sentWhileWritten?: 'tagged' | 'untagged'
    /** Body of a call that takes a file: its parts. */
    upload?: z.ZodType
    example?: CallExample
  }
}
