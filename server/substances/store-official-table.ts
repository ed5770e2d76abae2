import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import type { HarmonisedTable, LaterState, StatedRow } from '../../clp/annex-vi/open-table.ts'
import { parseRow } from '../../clp/annex-vi/parse-row.ts'
import { holdLock } from '../db/advisory-locks.ts'
import type { Database } from '../db/schema.ts'
import { OperatorError } from '../errors.ts'
import { findLaterStates, findProductsByNumbers, insertState } from './queries.ts'
import { readOfficialTable, type OfficialTable, type TableProblem } from './read-official-table.ts'
import { readSheets } from './read-sheet.ts'
import { openTable } from './open-register.ts'

export interface StoreOptions {
  /** YYYY-MM-DD from which it applies */
  appliesFrom: string
  /** CELEX number of an act that the program does not know */
  act: string | undefined
  /** what the table does not hold stays */
  isPartial: boolean
}

export type StoreResult =
  | { problems: TableProblem[] }
  | { added: string[]; changed: string[]; gone: string[]; products: { permalinkId: number; name: string }[]; isStored: boolean }

/**
 * Reads the agency's table of a newer adaptation, and stores what it changes beside the state before it: all of it, or nothing.
 * @throws {OperatorError} for a file that is no such table, or a day that has a state already
 */
export async function storeOfficialTable(db: Kysely<Database>, file: string, options: StoreOptions): Promise<StoreResult> {
  const read = readOfficialTable(await readSheets(file), options.act)
  if ('problems' in read) return read
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
  return db.transaction().execute(async (tx) => {
    await holdLock(tx, 'harmonisedStates')
    const states = await findLaterStates(tx)
    const latest = states.at(-1)?.appliesFrom
    if (latest !== undefined && options.appliesFrom <= latest)
      throw new OperatorError(`A state that applies from ${latest} is stored: a newer one applies later. Name its day: --from YYYY-MM-DD`)
    const before = openTable(states)
    const state = compare(before, read, options)
    const index = { added: [] as string[], changed: [] as string[], gone: [] as string[] }
    for (const [number, change] of state.changes)
      index[change === null ? 'gone' : before.lastRow(number) === undefined ? 'added' : 'changed'].push(number)
    const products = await findProductsByNumbers(tx, numbersOf(before, openTable([...states, state]), state))
    if (state.changes.size > 0) await insertState(tx, state, { name: path.basename(file), hash })
    return { ...index, products, isStored: state.changes.size > 0 }
  })
}

function compare(
  before: HarmonisedTable,
  { rows, hasLabelStatements }: OfficialTable,
  { appliesFrom, isPartial }: StoreOptions,
): LaterState {
  const known = before.indexNumbers()
  const gone = isPartial ? [] : known.filter((index) => !rows.has(index))
  if (gone.length > known.length / 2)
    throw new OperatorError(
      `The file holds ${rows.size} of ${known.length} entries. The official table holds all; for a part of it, of which nothing is deleted: --partial`,
    )
  const changes = new Map<string, StatedRow | null>(gone.map((index) => [index, null]))
  for (const [index, stated] of rows) {
    const old = before.lastRow(index)
    if (old === undefined || contentOf(old, hasLabelStatements) !== contentOf(stated, hasLabelStatements)) changes.set(index, stated)
  }
  return { appliesFrom, changes }
}

/** What an entry says, however its lines are broken. */
function contentOf({ row }: StatedRow, hasLabelStatements: boolean): string {
  const parsed = parseRow(row)
  if ('problems' in parsed) return JSON.stringify(row)
  return JSON.stringify(hasLabelStatements ? parsed.entry : { ...parsed.entry, labelStatements: [] })
}

/** The numbers of all that is new, changed or gone, as it was and as it will be. */
function numbersOf(before: HarmonisedTable, after: HarmonisedTable, { changes }: LaterState): string[] {
  const entries = [...changes.keys()].flatMap((index) => [before.lastEntry(index) ?? [], after.lastEntry(index) ?? []].flat())
  return [...new Set(entries.flatMap(({ index, cas, ec }) => [index, ...cas.map(({ text }) => text), ...ec.map(({ text }) => text)]))]
}
