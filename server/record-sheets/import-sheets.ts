import { setImmediate as afterOthers } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { ImportAnswer, NumbersOf } from '../../shared/record-sheets/import-answer.ts'
import type { Reason } from '../../shared/reasons/reason.ts'
import type { Membership } from '../auth/queries.ts'
import { countBeside } from '../check/count-beside.ts'
import type { FoundCounts } from '../check/count-findings.ts'
import type { Database } from '../db/schema.ts'
import { insertEntry, type Doer } from '../audit-log/insert-entry.ts'
import { houseWaiter } from '../documents/account.ts'
import { checkDraft } from '../editing/check-draft.ts'
import { findBeside } from '../editing/check-draft-record.ts'
import type { Services } from '../services.ts'
import type { SheetFile } from './open-sheet-thread.ts'
import { findBeginning, planImport, type Plan, type PlannedProduct, type Planning } from './plan-import.ts'
import { RefusedFile } from './refused-file.ts'
import { countNames } from './sheet-queries.ts'
import { storePlan, type Stored } from './store-plan.ts'

type ImportServices = Pick<Services, 'db' | 'brands' | 'check' | 'register' | 'findRecipeBehind'> & {
  classifier: Services['classifier'] | null
}

export interface ImportRequest {
  workgroup: Membership
  /** Null: the program itself. */
  userId: number | null
  /** The person or key, for the log; null: a command on the server. */
  by: Doer | null
  /** The content of the file. @throws {RefusedFile} */
  read: () => Promise<SheetFile>
  isDryRun: boolean
  numbers: NumbersOf
}

/** The result of the import, or all problems, in which case nothing is stored. */
export type ImportResult = { answer: ImportAnswer } | { problems: readonly Reason[]; isConflict: boolean }

/** Products checked after an import, at most: each takes some ten milliseconds. */
const mostChecked = 100

/** Reads a file of tables and makes drafts of it, all of them or none. Nothing is published. */
export async function importSheets(services: ImportServices, request: ImportRequest): Promise<ImportResult> {
  try {
    const file = await request.read()
    const { brands, db } = services
    const planning = {
      workgroup: request.workgroup,
      brands,
      file,
      beginning: await findBeginning(db, request.workgroup),
      numbers: request.numbers,
    }
    const plan = await planImport(db, planning)
    if (plan.problems.length > 0) return plan
    const sameNames = await countSameNames(services.db, request.workgroup.workgroupId, plan)
    if (request.isDryRun) return { answer: tell(plan, file, { sameNames, stored: new Map(), checked: new Map() }) }
    return await store(services, request, plan, { planning, sameNames })
  } catch (error) {
    if (error instanceof RefusedFile) return { problems: [error.reason], isConflict: false }
    throw error
  }
}

/**
 * For each new product, by its key in the file, how many others have the same name: in the workgroup, and among those that the file adds.
 * Without this warning, importing a file twice without numbers or keys would silently create everything twice.
 */
async function countSameNames(db: Kysely<Database>, workgroupId: number, { products }: Plan): Promise<Map<string, number>> {
  const added = products.filter(({ outcome }) => outcome === 'new')
  const fold = (name: string) => name.trim().toLowerCase()
  const inFile = Map.groupBy(added, ({ name }) => fold(name))
  const stored = await countNames(db, workgroupId, [...new Set(added.map(({ name }) => name))])
  return new Map(added.map(({ key, name }) => [key, (stored.get(name) ?? 0) + (inFile.get(fold(name))?.length ?? 1) - 1]))
}

/** Thrown to roll back everything stored so far. */
class NotStored extends Error {
  readonly plan: Plan
  constructor(plan: Plan) {
    super('a file was overtaken while it was stored')
    this.plan = plan
  }
}

async function store(
  services: ImportServices,
  { workgroup, userId, by }: ImportRequest,
  before: Plan,
  { planning, sameNames }: { planning: Planning; sameNames: ReadonlyMap<string, number> },
): Promise<ImportResult> {
  const { workgroupId } = workgroup
  try {
    const { plan, stored } = await services.db.transaction().execute(async (tx) => {
      const done = await storePlan(tx, before, { planning, userId, mostChecked })
      if (done.plan.problems.length > 0) throw new NotStored(done.plan)
      if (done.stored.size > 0)
        await insertEntry(tx, 'products.imported', { workgroupId, by, params: { stored: done.stored.size, published: 0 } })
      return done
    })
    return { answer: tell(plan, planning.file, { sameNames, stored, checked: await checkStored(services, workgroup, stored) }) }
  } catch (error) {
    if (error instanceof NotStored) return error.plan
    throw error
  }
}

/** The findings of the check for each product with a complete record. */
async function checkStored(
  services: ImportServices,
  { workgroupId, name }: Membership,
  stored: ReadonlyMap<string, Stored>,
): Promise<Map<string, FoundCounts>> {
  const counted = new Map<string, FoundCounts>()
  const waiter = houseWaiter(`import of ${name}`)
  for (const [key, { record }] of stored) {
    if (record === null) continue
    const checked = await checkDraft(services, record)
    if (checked.record) {
      const { overruled: _, ...beside } = await findBeside(services, checked.record, workgroupId)
      counted.set(key, await countBeside(services, checked.record, beside, waiter))
    }
    await afterOthers()
  }
  return counted
}

interface Told {
  sameNames: ReadonlyMap<string, number>
  stored: ReadonlyMap<string, Stored>
  checked: ReadonlyMap<string, FoundCounts>
}

function tell(plan: Plan, { ignored }: SheetFile, { sameNames, stored, checked }: Told): ImportAnswer {
  const count = (outcome: PlannedProduct['outcome']) => plan.products.filter((one) => one.outcome === outcome).length
  return {
    stored: stored.size > 0,
    added: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    ignored: [...ignored],
    products: plan.products.map(({ key, name, outcome, product, places, missing }) => ({
      key,
      name,
      outcome,
      permalink_id: product?.permalinkId ?? stored.get(key)?.permalinkId ?? null,
      synonym_id: product?.synonymId ?? stored.get(key)?.synonymId ?? null,
      places,
      missing,
      same_name: sameNames.get(key) ?? 0,
      errors: checked.get(key)?.errors ?? null,
      warnings: checked.get(key)?.warnings ?? null,
    })),
  }
}
