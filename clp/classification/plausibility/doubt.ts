import type { ResolvedComponent } from '../component.ts'
import type { Mixture } from '../mixture.ts'
import { remark, type SentenceCode, type SentenceParams } from '../sentences.ts'
import type { Warning } from '../warning.ts'

/** What a doubt of a figure goes by. */
export interface Doubted {
  readonly mixture: Mixture
  readonly components: readonly ResolvedComponent[]
  /** % that no component accounts for */
  readonly remainder: number
}

/** The figure of the request that is doubted, with the point of the law that asks for it. */
export const doubt = (name: keyof Mixture['measured'], code: SentenceCode, article: string, params: SentenceParams): Warning => ({
  ...remark(code, article, params),
  path: `mixture.measured.${name}`,
})
