import { applyPatch, joinPatches } from '../../propose/patch.ts'
import type { PatchStep } from '../../shared/json-patch.ts'
import type { Proposal } from '../../propose/proposal.ts'
import { removalOf } from '../../propose/settle.ts'
import type { WorkingRecord } from '../../shared/editing.ts'
import type { FoundProposals } from './find-proposals.ts'

export interface Choice {
  readonly accept: readonly { readonly id: string; readonly madeFor: string }[]
  readonly remove: readonly string[]
}

export interface Accepted {
  readonly record: WorkingRecord
  readonly accepted: { id: string; madeFor: string }[]
  readonly removed: { id: string; madeFor: string }[]
  readonly outdated: string[]
}

/**
 * Applies the chosen proposals to the record. One that is no longer proposed, or has another value than the user saw, changes nothing and
 * is reported, so that nothing gets into a record without having been read.
 */
export function acceptProposals(found: FoundProposals, working: WorkingRecord, { accept, remove }: Choice): Accepted {
  const known = new Map([...found.proposals, ...found.spare].map((one) => [one.id, one]))
  const chosen = accept.flatMap(({ id, madeFor }) => {
    const proposal = known.get(id)
    return proposal && proposal.madeFor === madeFor ? [proposal] : []
  })
  const taken = remove.flatMap((id) => {
    const proposal = known.get(id)
    const steps = proposal && removalOf(found.record, proposal)
    return proposal && steps ? [{ proposal, steps }] : []
  })
  const done = new Set([...chosen, ...taken.map(({ proposal }) => proposal)].map(({ id }) => id))
  const steps = joinPatches([...chosen.map(({ patch }) => patch), ...taken.map(({ steps: own }) => own)])
  return {
    record: applyPatch(withParts(working, found, steps), steps),
    accepted: chosen.map(named),
    removed: taken.map(({ proposal }) => named(proposal)),
    outdated: [...accept.map(({ id }) => id), ...remove].filter((id) => !done.has(id)),
  }
}

const named = ({ id, madeFor }: Proposal) => ({ id, madeFor })

/** The parts that the patch changes, with defaults filled in; everything else stays as it was written. */
function withParts(working: WorkingRecord, { record }: FoundProposals, steps: readonly PatchStep[]): WorkingRecord {
  const touched = new Set(steps.map(({ path }) => path.split('/')[1] ?? ''))
  return { ...working, ...Object.fromEntries(Object.entries(record).filter(([name]) => touched.has(name))) }
}
