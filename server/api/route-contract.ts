import type { z } from 'zod'
import type { KeyScope } from '../../shared/api-keys.ts'
import type { Role } from '../../shared/account.ts'
import type { Feature } from '../../shared/features.ts'

/** Where a call stands in the description, in this order: the `tags` of its route's schema. */
export const callGroups = [
  'Sign-in',
  'Account',
  'Keys',
  'Products',
  'Safety data sheet',
  'Technical data sheet',
  'Safety instructions',
  'Label',
  'Classification',
  'Attachments',
  'Editing',
  'Library',
  'Substances',
  'Sharing',
  'Application',
] as const

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
    /** Body of a call that takes a file: its parts. */
    upload?: z.ZodType
    example?: CallExample
  }
}
