import type { LabelOptions } from '../../shared/label-options.ts'
import { composeLabel } from './compose-label.ts'
import { doesFit } from './fit-label.ts'
import { foldLabel, foldPagesFor } from './fold-label.ts'
import type { LabelSource } from './label-model.ts'
import { reliefOfLabel } from './relieve-label.ts'

/** What would make a label fit that no part of it shows: it is composed anew with it. */
export interface FurtherWays {
  /** The relief for packages up to 125 ml: CLP Article 29(2), Annex I, 1.5.2.1. */
  relief: boolean
  /** Fewest pages of a fold-out label with which it fits, more than it has: CLP Annex I, 1.2.1.6, and 1.5.1.1 before; null where none helps. */
  foldPages: number | null
}

/**
 * Of a label that does not fit on its size. Pure. Of the numbers of pages the greatest is tried first: a label that does not fit on that many fits
 * on none.
 */
export function findFurtherWays(source: LabelSource, options: LabelOptions): FurtherWays {
  const fitsWith = (change: Partial<LabelOptions>): boolean => {
    const label = composeLabel(source, { ...options, ...change })
    const pages = label.fold ? foldLabel(label) : [label]
    return pages.every((page) => doesFit(page))
  }
  const more = foldPagesFor(options.languages.length).filter((pages) => pages > (options.foldPages ?? 0))
  const most = more.at(-1)
  const mayFold = most !== undefined && fitsWith({ foldPages: most })
  return {
    relief: !options.useRelief && reliefOfLabel(source.record, options) !== null && fitsWith({ useRelief: true }),
    foldPages: mayFold ? (more.find((foldPages) => foldPages === most || fitsWith({ foldPages })) ?? null) : null,
  }
}
