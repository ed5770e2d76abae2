import path from 'node:path'
import { projectFolder } from '../../project-folder.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { today } from '../../shared/iso-day.ts'
import { houseWaiter } from '../documents/account.ts'
import type { ResultBasis } from '../db/recalculation-tables.ts'
import type { Services } from '../services.ts'
import { findStatesMark } from '../substances/queries.ts'
import { comparison, type Comparison } from './comparison.ts'
import { openOwnShelf, type OwnShelf } from './own-shelf.ts'
import { listQueued, saveOutcome, type ClaimedRecalculation, type QueuedProduct } from './queries.ts'

const compareFile = path.join(projectFolder, 'server/recalculation/compare-worker.ts')
/** Products that are read from the database at once; their comparisons wait for one thread. */
const portion = 8

/**
 * Calculates what a change means for the next products of a recalculation.
 * @returns false: none was left
 */
export type DoPortion = () => Promise<boolean>

type Needed = Pick<Services, 'db' | 'register' | 'classifier' | 'log'>

/** @param language in which names of section 3 are read, if it is used instead of a recipe */
export async function openCalculation(
  services: Needed,
  job: ClaimedRecalculation,
  language: LanguageCode,
  signal: AbortSignal,
): Promise<DoPortion> {
  const { change } = job
  const shelf = await openOwnShelf(services.db, job.workgroupId, change.kind === 'substance' ? change : null)
  const states = await findStatesMark(services.db)
  return async () => {
    const products = await listQueued(services.db, job.id, portion)
    await Promise.all(products.map((product) => calculateOne(services, job, { product, shelf, states, language, signal })))
    return products.length > 0
  }
}

interface Calculated {
  product: QueuedProduct
  shelf: OwnShelf
  states: string
  language: LanguageCode
  signal: AbortSignal
}

async function calculateOne(services: Needed, { id, workgroupId, change }: ClaimedRecalculation, one: Calculated): Promise<void> {
  const { product, shelf, language, signal } = one
  const { before, after, revisions } = shelf.pick(product.keys)
  const days = change.kind === 'law' ? { before: change.from, after: change.to } : { before: today(), after: today() }
  const basis: ResultBasis = {
    recipe: product.recipeRevision,
    draft: product.recipe === null ? product.draftRevision : null,
    own: revisions,
    states: one.states,
  }
  const compared = {
    recipe: product.recipe,
    working: product.working,
    stored: product.stored,
    language,
    before: { day: days.before, own: before },
    after: { day: days.after, own: after },
  }
  const waiter = houseWaiter(`recalculation of workgroup ${workgroupId}`, signal)
  const found = await services.classifier
    .workThrough(compareFile, compared, await services.register.current(), waiter)
    .then((made) => comparison.parse(made))
    .catch((error: unknown): Comparison => {
      signal.throwIfAborted()
      services.log.error({ err: error, recalculation: id, product: product.permalinkId }, 'a product could not be recalculated')
      return { outcome: 'failed', failure: 'unexpected', difference: null, follows: [], isLabel: false }
    })
  const { outcome, failure, isLabel, difference, follows } = found
  await saveOutcome(services.db, id, product.permalinkId, {
    outcome,
    failure,
    isLabel,
    result: difference && { difference, follows },
    basis,
  })
}
