import type { Remark } from './sentences.ts'

/** What a person should know of the input or the result; the mixture is judged all the same. */
export interface Warning extends Remark {
  /** where it stands in the request, '' for the whole */
  readonly path: string
}
