/**
 * Every finding that the check can make: how grave it is, and where the law says so. What the law forbids or what contradicts itself on the sheet is
 * an error; what it may forbid, or what an inspector asks about, is a warning; what could be better is a hint. A rule may name a more exact article.
 */
export const severities = ['error', 'warning', 'hint'] as const
export type Severity = (typeof severities)[number]

export interface Check {
  readonly severity: Severity
  readonly article: string
  /** key of its sentence among the terms; several findings may say the same of different places */
  readonly sentence: string
}

export const error = (article: string, sentence: string): Check => ({ severity: 'error', article, sentence })
export const warning = (article: string, sentence: string): Check => ({ severity: 'warning', article, sentence })
export const hint = (article: string, sentence: string): Check => ({ severity: 'hint', article, sentence })
