import type { Text } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import { findStatement, type Rule } from '../subject.ts'

/** What REACH Annex II wants in sections 5.2 and 6.1 because of a class, where those sections are written and say nothing of it. */
export const checkSectionAdvice: Rule = ({ record }) => [
  // 5.2: what is under pressure bursts in a fire (CLP Annex I, 2.3 and 2.5: H229, H280).
  ...missing(
    findStatement(record, /^H2(?:29|80)$/),
    record.firefighting.hazards,
    /Burst$/,
    'firefighting.hazards',
    'CLP Annex I, Tables 2.3.2 and 2.5.2; REACH Annex II, 5.2',
  ),
  // 6.1.1(b): removal of ignition sources.
  ...missing(
    findStatement(record, /^H22[0-6]$/),
    record.accidentalRelease.personal,
    /^release\.personal\.ignitionSources$/,
    'accidentalRelease.personal',
    'REACH Annex II, 6.1.1(b)',
  ),
]

/** Own words may say it, and of an empty list others tell. */
function missing(code: string | undefined, texts: readonly Text[], phrases: RegExp, path: string, article: string): Finding[] {
  if (code === undefined || texts.length === 0 || texts.some((text) => !('phrase' in text) || phrases.test(text.phrase))) return []
  return [finding('label.adviceMissing', path, { params: { code }, article })]
}
