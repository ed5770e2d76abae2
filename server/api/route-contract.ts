import type { z } from 'zod'
import type { KeyScope } from '../../shared/api-keys.ts'
import type { Role } from '../../shared/account.ts'
import type { Feature } from '../../shared/features.ts'

/** The groups of the description in their order, with the text of each: the `tags` of a route's schema. */
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

/** `user`: signed in, whatever the workgroup; otherwise the lowest role in the workgroup that suffices. */
export type Access = 'everybody' | 'user' | Role

/** Values with which a call works on the demonstration catalogue. */
export interface CallExample {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  /** Of a file its name. */
  body?: Readonly<Record<string, string | readonly string[]>>
  /** In place of `body`, where a form cannot express it, or not all of it. */
  json?: Readonly<Record<string, unknown>>
  /** Why the example is left out when all examples are run. */
  notRun?: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the call. A route without it keeps the program from starting. */
    access?: Access
    /** The scope that a key needs. A route without it is open to no key; where everybody may call it, a key counts as a visitor. */
    key?: KeyScope
    /** Without this feature the call is refused. */
    feature?: Feature
    /** Status of refusals that this call has beyond those of its kind. */
    refusals?: readonly number[]
    /** The parameter that the `*` of a route is. */
    rest?: { name: string; text: string }
    /** A file that is sent while it is being written: ranges of it cannot be requested, and not every one has an entity tag. */
    sentWhileWritten?: 'tagged' | 'untagged'
    /** The parts of a multipart body with a file. */
    upload?: z.ZodType
    example?: CallExample
  }
}
