import type { Check } from './check-entry.ts'
import { classificationAndLabelChecks } from './checks/classification-and-label.ts'
import { lawAndWholeSheetChecks } from './checks/law-and-whole-sheet.ts'
import { measuresAndEffectsChecks } from './checks/measures-and-effects.ts'

/** Every finding that the check can make, in the order of the sheet. */
const checks = {
  ...classificationAndLabelChecks,
  ...measuresAndEffectsChecks,
  ...lawAndWholeSheetChecks,
} as const satisfies Readonly<Record<string, Check>>

export type CheckCode = keyof typeof checks

export const checkCatalogue: Readonly<Record<CheckCode, Check>> = checks

const known: ReadonlySet<string> = new Set(Object.keys(checks))
export const isCheckCode = (code: string): code is CheckCode => known.has(code)
export const checkCodes: readonly CheckCode[] = Object.keys(checks).filter(isCheckCode)

/** State of the rules: raised when a record is judged otherwise than before, which `check-record.test.ts` tells. */
export const rulesVersion = '26'
