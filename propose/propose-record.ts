import type { Facts, ProposeInput } from './facts.ts'
import { readFacts } from './facts.ts'
import { because, type Gap, type Proposal, type Proposals, type Wish } from './proposal.ts'
import { findIdentityGaps, findLimitGaps } from './find-identity-gaps.ts'
import { findRespiratorGap } from './find-respirator-gap.ts'
import { proposeClassification } from './propose-classification.ts'
import { proposeComposition } from './propose-composition.ts'
import { proposeDetergent } from './propose-detergent.ts'
import { proposeKitTransport } from './propose-kit-transport.ts'
import { proposeBiocides } from './propose-biocides.ts'
import { proposePaints } from './propose-paints.ts'
import { proposeFluorinatedGases, proposeLabel } from './propose-label.ts'
import {
  proposeDescription,
  proposeEstimates,
  proposeGloves,
  proposePacks,
  proposeUnknownAquaticShare,
  proposeUnknownShare,
  proposeUses,
  proposeWaste,
} from './propose-others.ts'
import { proposeStorageClass } from './propose-storage-class.ts'
import { proposeProperties } from './propose-properties.ts'
import { proposeTransport } from './propose-transport.ts'
import { effectAndLawRules } from './rules/effects-and-law.ts'
import { fireAndReleaseRules } from './rules/fire-and-release.ts'
import { meltRules } from './rules/melt.ts'
import { firstAidRules } from './rules/first-aid.ts'
import { handlingRules } from './rules/handling.ts'
import { protectionAndStabilityRules } from './rules/protection-and-stability.ts'
import type { SentenceRule } from './rules/sentence-rule.ts'
import { idOf, settle } from './settle.ts'

/** In the order of the sheet. */
export const sentenceRules: readonly SentenceRule[] = [
  ...firstAidRules,
  ...fireAndReleaseRules,
  ...meltRules,
  ...handlingRules,
  ...protectionAndStabilityRules,
  ...effectAndLawRules,
]

/**
 * What a recipe and its classification mean for the sheet: each value with its reason, its place in the record, the patch that writes it
 * (RFC 6902) and what a person decided of it before. Pure: the same input gives the same proposals, in the order of the sheet. Nothing is
 * written; what a person wrote themselves is a difference to look at.
 * @returns besides, the precautionary statements that may be swapped in, and what only a person can fill
 */
export function proposeRecord(input: ProposeInput): Proposals & { spare: readonly Proposal[] } {
  const facts = readFacts(input)
  const transport = facts.record.kit === undefined ? proposeTransport(facts) : proposeKitTransport(facts)
  const parts = [
    proposeComposition(facts),
    proposeProperties(facts),
    transport,
    proposeGloves(facts),
    proposeFluorinatedGases(facts),
    proposePaints(facts),
    proposeBiocides(facts),
    proposeDetergent(facts),
  ]
  const label = proposeLabel(facts)
  const wishes = [
    ...proposeDescription(facts),
    ...proposeUses(facts),
    ...proposeClassification(facts),
    ...label.wishes,
    ...proposePacks(facts),
    ...proposeStorageClass(facts),
    ...proposeEstimates(facts),
    ...proposeUnknownShare(facts),
    ...proposeUnknownAquaticShare(facts),
    ...proposeWaste(facts),
    ...parts.flatMap((part) => part.wishes),
    ...sentenceRules.flatMap((rule) => applyRule(rule, facts)),
    ...disclaimer(),
  ]
  const gaps = [
    ...findIdentityGaps(facts),
    ...findLimitGaps(facts),
    ...parts.flatMap((part) => part.gaps),
    ...findRespiratorGap(facts, wishes),
  ]
  const spare = new Set(label.spare.map(idOf))
  const settled = settle(input.record, [...wishes, ...label.spare], input.decisions)
  return {
    proposals: settled.filter(({ id }) => !spare.has(id)).toSorted((a, b) => compareSections(a.section, b.section)),
    gaps: gaps.toSorted((a: Gap, b: Gap) => compareSections(a.section, b.section)),
    spare: settled.filter(({ id }) => spare.has(id)),
  }
}

function applyRule({ section, place, phrase, when, source, values }: SentenceRule, facts: Facts): Wish[] {
  const reasons = when(facts)
  if (reasons === null) return []
  const filled = values?.(facts)
  const unique = new Map(reasons.map((one) => [JSON.stringify(one), one]))
  return [
    {
      section,
      place,
      item: phrase,
      value: filled === undefined ? { phrase } : { phrase, values: filled },
      because: [...unique.values()],
      article: source,
    },
  ]
}

function disclaimer(): Wish[] {
  const place = '/otherInformation/disclaimer'
  return [
    { section: '16', place, item: null, value: { phrase: 'disclaimer.sds' }, because: [because('always')], article: 'REACH Annex II, 16' },
  ]
}

/** 4.1 before 4.2 before 10; what is gone has no section and comes last. */
function compareSections(a: string, b: string): number {
  const [left, right] = [a, b].map((section) => (section === '' ? [Infinity] : section.split('.').map(Number)))
  for (const [index, number] of (left ?? []).entries()) {
    const difference = number - (right?.[index] ?? -1)
    if (difference !== 0 && !Number.isNaN(difference)) return difference
  }
  return (left?.length ?? 0) - (right?.length ?? 0)
}
