import { expect, it } from 'vitest'
import { typedOverride } from '../classification/overrides.ts'
import { overrule } from '../draft-check.ts'

const finding = 'a'.repeat(64)
const decided = { class: 'Flam. Liq.', category: null, basis: 'expertJudgement' }

it.each(['\u200b'.repeat(40), ' \u2060\u00a0'.repeat(20), '\u3164'.repeat(40)])('a reason that nobody can see is none: %j', (unseen) => {
  expect(overrule.safeParse({ finding, reason: unseen }).success).toBe(false)
  expect(typedOverride.safeParse({ ...decided, reason: unseen }).success).toBe(false)
})

it('a reason may have several lines', () => {
  const reason = '\u200bMeasured by the laboratory,\nreport 2026-17.'
  expect(overrule.parse({ finding, reason }).reason).toBe(reason)
  expect(typedOverride.parse({ ...decided, reason }).reason).toBe(reason)
})
