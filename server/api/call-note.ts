import type { z } from 'zod'
import type { Feature } from '../../shared/features.ts'

/** Where a call stands on the page, in this order. */
export const callGroups = [
  'Sign-in',
  'Account',
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
type CallGroup = (typeof callGroups)[number]

/** What a parameter means, and the values that it may have where there are few. */
export interface ParameterNote {
  description: string
  values?: readonly string[]
}

/** What the schemas of a call do not say. */
export interface CallNote {
  group: CallGroup
  summary: string
  description?: string
  /** `everybody`, or the least role in the workgroup; `user`: signed in, whatever the workgroup. */
  access: 'everybody' | 'user' | 'viewer' | 'editor' | 'owner'
  /** Without this feature the call is refused. */
  feature?: Feature
  /** Parameters of the address whose schema does not explain them. */
  parameters?: Readonly<Record<string, ParameterNote>>
  /** Body of a call that takes a file: its parts. */
  upload?: z.ZodType
  /** Type of a good answer that is not JSON. */
  type?: string
  /** Status of refusals that this call has beyond those of its kind. */
  refusals?: readonly number[]
  /** Values with which the call works on the demonstration catalogue. */
  example: {
    params?: Readonly<Record<string, string>>
    query?: Readonly<Record<string, string>>
    body?: Readonly<Record<string, string | readonly string[]>>
    /** Instead of it, where a form cannot say it. */
    json?: Readonly<Record<string, unknown>>
    /** Left out of a run through all examples, with the reason. */
    notRun?: string
  }
}
