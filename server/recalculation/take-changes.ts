import { setImmediate } from 'node:timers/promises'
import { today } from '../../shared/iso-day.ts'
import type { LeftOut } from '../../shared/recalculation.ts'
import type { Recipe } from '../../shared/recipe/recipe.ts'
import type { FollowingProposal } from '../db/recalculation-tables.ts'
import { saveDraft } from '../editing/save-draft.ts'
import { hashWorkingRecord } from '../editing/working-record.ts'
import { lockWorkingState, type WorkingState } from '../editing/working-state.ts'
import { AppError } from '../errors.ts'
import { acceptProposals } from '../proposals/accept-proposals.ts'
import { findProposals } from '../proposals/find-proposals.ts'
import type { OwnTables } from '../proposals/open-tables.ts'
import { beginRecipe } from '../recipe/begin-recipe.ts'
import { findRecipe } from '../recipe/queries.ts'
import { saveRecipe } from '../recipe/save-recipe.ts'
import type { Services } from '../services.ts'
import { findStatesMark } from '../substances/queries.ts'
import type { DoPortion } from './calculate.ts'
import { type ClaimedRecalculation } from './queries.ts'
import { listDue, saveTaskResult, type DueProduct, type TaskUser } from './task-queries.ts'

/** Why nothing was done for a product. */
export class LeftAlone extends Error {
  override readonly name = 'LeftAlone'
  readonly why: LeftOut['why']
  readonly by: string | null
  constructor(why: LeftOut['why'], by: string | null = null) {
    super(why)
    this.why = why
    this.by = by
  }
}

/**
 * Takes the consequences of a change into the drafts of products, one by one, in the name of the user who ordered it
 * (docs/decisions/092-proposals.md).
 */
export function openTaking(services: Services, job: ClaimedRecalculation, user: TaskUser): DoPortion {
  return async () => {
    const [next] = await listDue(services.db, job, await findStatesMark(services.db), 1)
    if (next === undefined) return false
    const { permalinkId } = next
    try {
      const done = await takeOne(services, services.tables(), job, user, next)
      await saveTaskResult(services.db, job.id, permalinkId, done)
    } catch (error) {
      await saveTaskResult(services.db, job.id, permalinkId, { left: tellLeft(services, job, permalinkId, error) })
    }
    // Other requests get their turn between two products.
    await setImmediate()
    return true
  }
}

/** The reason as it is stored in the row; an unexpected error is logged. */
export function tellLeft(services: Services, { id, task }: ClaimedRecalculation, product: number, error: unknown): LeftOut {
  if (error instanceof LeftAlone) return { task, why: error.why, by: error.by, findings: [] }
  if (error instanceof AppError && error.status === 409) return { task, why: 'draftMoved', by: null, findings: [] }
  services.log.error({ err: error, recalculation: id, product }, 'a product was left out')
  return { task, why: 'unexpected', by: null, findings: [] }
}

async function takeOne(
  services: Services,
  proposer: OwnTables,
  { workgroupId, change, input }: ClaimedRecalculation,
  user: TaskUser,
  { permalinkId, result, isStale }: DueProduct,
): Promise<Parameters<typeof saveTaskResult>[3]> {
  if (isStale || result === null) throw new LeftAlone('stale')
  const state = await services.db.transaction().execute((tx) => lockWorkingState(tx, permalinkId))
  if (state.stored.status === 'withdrawn') throw new LeftAlone('withdrawn')
  if (!(input.overDrafts ?? []).includes(permalinkId)) refuseForeign(state, user.id)
  const { current } = state
  const found = await findProposals(services, proposer, {
    permalinkId,
    workgroupId,
    working: current.record,
    stored: state.stored.record,
    language: user.interfaceLanguage,
    day: change.kind === 'law' ? change.to : today(),
  })
  const present = new Map(found.proposals.map((one) => [one.id, one]))
  const isSame = ({ id, madeFor }: FollowingProposal) => present.get(id)?.madeFor === madeFor
  const stateOf = ({ id }: FollowingProposal) => present.get(id)?.state
  const following = result.follows.filter(isSame)
  const wanted = following.filter((one) => stateOf(one) === 'open' || (input.differences === true && stateOf(one) === 'differs'))
  const gone = following.filter((one) => stateOf(one) === 'gone')
  // A process that was killed after writing the draft could not record that; the draft is there already.
  const held = current.savedBy?.id === user.id ? following.filter((one) => one.state !== 'gone' && stateOf(one) === 'held') : []
  const open = following.filter((one) => stateOf(one) === 'differs').length - wanted.filter((one) => stateOf(one) === 'differs').length
  if (wanted.length + gone.length + held.length === 0) throw new LeftAlone('nothing')
  const done = acceptProposals(found, current.record, { accept: wanted, remove: gone.map(({ id }) => id) })
  const saved = await saveDraft(services, permalinkId, user.id, { revision: current.revision, record: done.record })
  const accepted = [...done.accepted, ...held]
  const recipe = await decide(services, permalinkId, user, saved, { accepted, removed: done.removed.map(({ id }) => id) })
  const { revision } = saved.current
  return { taken: { revision, taken: accepted.length + done.removed.length, open }, basis: { recipe, draft: null } }
}

/** A draft that somebody else is editing is left alone. */
function refuseForeign({ stored, head, current }: WorkingState, userId: number): void {
  const isChanged = current.recordHash !== hashWorkingRecord(head.blankRecord ?? stored.record)
  if (isChanged && current.savedBy !== null && current.savedBy.id !== userId) throw new LeftAlone('othersDraft', current.savedBy.name)
}

/**
 * Records the accepted proposals with the recipe, as when a person accepts them one by one. @returns the revision of the recipe afterwards
 */
async function decide(
  services: Services,
  permalinkId: number,
  user: TaskUser,
  { current }: WorkingState,
  { accepted, removed }: { accepted: readonly { id: string; madeFor: string }[]; removed: readonly string[] },
): Promise<number> {
  const stored = await findRecipe(services.db, permalinkId)
  const recipe = stored?.recipe ?? beginRecipe(current.record, user.interfaceLanguage)
  const by = { person: user.name.trim() || user.email, day: today() }
  const touched = new Set([...accepted.map(({ id }) => id), ...removed])
  const decisions: Recipe['decisions'] = [
    ...recipe.decisions.filter(({ proposal }) => !touched.has(proposal)),
    ...accepted.map(({ id, madeFor }) => ({ proposal: id, answer: 'accepted' as const, madeFor, ...by })),
  ]
  const { revision } = await saveRecipe(services, permalinkId, user, { revision: stored?.revision ?? 0, recipe: { ...recipe, decisions } })
  return revision
}
