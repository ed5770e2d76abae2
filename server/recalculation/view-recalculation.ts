import type { Kysely } from 'kysely'
import type { LanguageCode } from '../../shared/languages.ts'
import type {
  RecalculatedProduct,
  RecalculatedProducts,
  RecalculationAnswer,
  RecalculationList,
  RecalculationOutcome,
} from '../../shared/recalculation.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import type { Member } from '../auth/require-user.ts'
import type { Database } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { findStatesMark } from '../substances/queries.ts'
import { viewAnnounced } from './view-announced.ts'
import { sayDifference } from './say-difference.ts'
import { countRecalculated, listRecalculated, listRecalculations, type ViewedProduct, type ViewedRecalculation } from './view-queries.ts'

export const noSuchRecalculation = (): AppError => new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('id', 'notFound')] })

/** The recalculations of the workgroup, and the announced changes of Annex VI. */
export async function viewRecalculations(services: Pick<Services, 'db' | 'register'>, { workgroup }: Member): Promise<RecalculationList> {
  const found = await listRecalculations(services.db, workgroup.workgroupId, await findStatesMark(services.db), null)
  return { recalculations: found.map(view), ...(await viewAnnounced(services, workgroup.workgroupId)) }
}

/** @throws {AppError} 404 for one that the workgroup does not have */
export async function viewRecalculation(db: Kysely<Database>, { workgroup }: Member, id: number | null): Promise<RecalculationAnswer> {
  const [found] = id === null ? [] : await listRecalculations(db, workgroup.workgroupId, await findStatesMark(db), id)
  if (found === undefined) throw noSuchRecalculation()
  return view(found)
}

/** @throws {AppError} as `viewRecalculation` */
export async function viewProducts(
  db: Kysely<Database>,
  member: Member,
  id: number | null,
  query: { outcome?: RecalculationOutcome | undefined; page: number; pageSize: number },
): Promise<RecalculatedProducts> {
  const { user, workgroup } = member
  const whole = await viewRecalculation(db, member, id)
  const requested = { id: whole.id, workgroupId: workgroup.workgroupId, userId: user.id, states: await findStatesMark(db) }
  const products = await listRecalculated(db, requested, query)
  return {
    total: products[0]?.total ?? (await countRecalculated(db, whole.id, query.outcome)),
    page: query.page,
    page_size: query.pageSize,
    products: products.map((one) => viewProduct(one, user.interfaceLanguage)),
  }
}

function view({ queued, startedBy, startedAt, endedAt, ...found }: ViewedRecalculation): RecalculationAnswer {
  return {
    ...found,
    done: found.total - queued,
    started_by: startedBy,
    started_at: startedAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
  }
}

function viewProduct({ result, draftBy, draftAt, isMine, ...found }: ViewedProduct, language: LanguageCode): RecalculatedProduct {
  const follows = result?.follows ?? []
  return {
    id: found.permalinkId,
    synonym_id: found.synonymId,
    text: found.name,
    state: found.state,
    outcome: found.outcome ?? 'waiting',
    failure: found.failure,
    difference: result?.difference ?? null,
    words: result === null ? [] : sayDifference(result.difference, language),
    is_label: found.isLabel,
    follows: {
      open: follows.filter(({ state }) => state !== 'differs').length,
      differs: follows.filter(({ state }) => state === 'differs').length,
    },
    stale: found.isStale,
    draft: draftBy === null || draftAt === null ? null : { by: draftBy, is_mine: isMine, at: draftAt.toISOString() },
    taken: found.taken,
    published: found.published,
    left: found.left,
  }
}
