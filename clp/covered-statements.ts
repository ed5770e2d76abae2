import type { CategoryStatementCode } from './hazard-class-table.ts'

/** A statement that falls away beside others. */
export interface CoveringRule {
  covered: CategoryStatementCode
  /** Each entry covers it: a statement alone, or several together. */
  by: readonly (CategoryStatementCode | readonly CategoryStatementCode[])[]
  source: string
}

// CLP Annex III, Part 1, introductory paragraph
const annexIII = 'CLP Annex III, Part 1'
// CLP Article 27: no statement that plainly repeats another. Of statements on organs (H370 to H373) `organCoverings` decides.
export const article27 = 'CLP Article 27'

export const coveringRules: readonly CoveringRule[] = [
  { covered: 'H400', by: ['H410'], source: annexIII },
  { covered: 'H318', by: ['H314'], source: annexIII },
  { covered: 'EUH440', by: ['EUH441'], source: annexIII },
  { covered: 'EUH450', by: ['EUH451'], source: annexIII },
  { covered: 'H301', by: ['H300'], source: article27 },
  { covered: 'H302', by: ['H300', 'H301'], source: article27 },
  { covered: 'H311', by: ['H310'], source: article27 },
  { covered: 'H312', by: ['H310', 'H311'], source: article27 },
  { covered: 'H331', by: ['H330'], source: article27 },
  { covered: 'H332', by: ['H330', 'H331'], source: article27 },
  { covered: 'H315', by: ['H314'], source: article27 },
  { covered: 'H319', by: ['H314', 'H318'], source: article27 },
  { covered: 'H341', by: ['H340'], source: article27 },
  { covered: 'H350i', by: ['H350'], source: article27 },
  { covered: 'H351', by: ['H350'], source: article27 },
  { covered: 'H360F', by: ['H360FD', 'H360Fd'], source: article27 },
  { covered: 'H360D', by: ['H360FD', 'H360Df'], source: article27 },
  { covered: 'H360Fd', by: ['H360FD'], source: article27 },
  { covered: 'H360Df', by: ['H360FD'], source: article27 },
  { covered: 'H361f', by: ['H360F', 'H360FD', 'H360Fd', 'H360Df', 'H361fd'], source: article27 },
  { covered: 'H361d', by: ['H360D', 'H360FD', 'H360Df', 'H360Fd', 'H361fd'], source: article27 },
  { covered: 'H361fd', by: ['H360FD', 'H360Fd', 'H360Df', ['H360F', 'H360D']], source: article27 },
  // H360 and H361 say “fertility or the unborn child”: what names both of them says it too, and more exactly.
  {
    covered: 'H360',
    by: ['H360FD', ['H360F', 'H360D'], ['H360Fd', 'H360D'], ['H360F', 'H360Df'], ['H360Fd', 'H360Df']],
    source: article27,
  },
  {
    covered: 'H361',
    by: ['H360', 'H360FD', 'H360Fd', 'H360Df', 'H361fd', ['H360F', 'H360D'], ['H360F', 'H361d'], ['H361f', 'H360D'], ['H361f', 'H361d']],
    source: article27,
  },
  { covered: 'H411', by: ['H410'], source: article27 },
  { covered: 'H412', by: ['H410', 'H411'], source: article27 },
  { covered: 'H413', by: ['H410', 'H411', 'H412'], source: article27 },
]

/** The statements on organs of category 2, and those of category 1 that say the same with more certainty. */
export const organCoverings = [
  ['H371', 'H370'],
  ['H373', 'H372'],
] as const
