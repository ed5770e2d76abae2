import type { Finding } from './finding.ts'

/** Whether an owner has said why a record is published with an error. */
export type IsOverruled = (found: Finding) => boolean

/** An error that a version was published with, and why: kept as it was found, so that its sentence can be written in any language. */
export interface OverruledFinding extends Pick<Finding, 'code' | 'article' | 'path' | 'params'> {
  /** of the finding and of what it was found in, see `keyOfFinding` */
  readonly key: string
  readonly reason: string
  /** name and address of the owner, as they were; `import` for the person who had the machine */
  readonly by: string
  /** ISO day */
  readonly on: string
}
