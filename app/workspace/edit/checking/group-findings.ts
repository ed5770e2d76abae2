import type { DraftFinding } from '../../../../shared/draft-check.ts'

/** Findings as a person deals with them: what stops today, what is to be known, and what a later day brings. */
export interface GroupedFindings {
  /** Errors that nobody has overruled. */
  stop: readonly DraftFinding[]
  /** Warnings, errors that were overruled, hints. */
  know: readonly DraftFinding[]
  /** Rules to come, by the day from which they hold: a clock, never an error. */
  later: readonly { from: string; findings: readonly DraftFinding[] }[]
}

export function groupFindings(findings: readonly DraftFinding[]): GroupedFindings {
  const now = findings.filter(({ from }) => from === null)
  const days = [...new Set(findings.flatMap(({ from }) => from ?? []))].toSorted()
  return {
    stop: now.filter(isOpenError),
    know: now.filter((one) => !isOpenError(one)),
    later: days.map((from) => ({ from, findings: findings.filter((one) => one.from === from) })),
  }
}

const isOpenError = ({ severity, overruled }: DraftFinding): boolean => severity === 'error' && overruled === null

/** Those that a person who publishes says something about. A UFI that another product has is asked about beside the product codes, once. */
export const findToOverrule = (findings: readonly DraftFinding[]): DraftFinding[] =>
  findings.filter((one) => isOpenError(one) && one.code !== 'ufi.usedTwice')

/**
 * Those that have one right answer, which is not a matter of taste. What nothing leads to is not taken away together with a class that is added:
 * the class may be what leads to it.
 */
export function findMendable(findings: readonly DraftFinding[]): DraftFinding[] {
  const mendable = findings.filter(({ fix, severity, from }) => fix !== null && severity !== 'hint' && from === null)
  if (!mendable.some(({ code }) => code.startsWith('classification.'))) return mendable
  return mendable.filter(({ code }) => !code.endsWith('Unfounded'))
}
