import type { Kysely } from 'kysely'
import type { AuditFilter } from '../../shared/audit-log.ts'
import { sayEntry } from '../../shared/say-entry.ts'
import type { Database } from '../db/schema.ts'
import type { MailTexts } from '../language/mail-texts.ts'
import { writeCell } from '../share/write-shares-csv.ts'
import { listLog } from './queries.ts'

/** Names never change; a new column comes last. */
const columns = ['id', 'done_at', 'done_by', 'kind', 'entry', 'permalink_id', 'product', 'params']
const entriesAtOnce = 500

/** The log as CSV (RFC 4180, UTF-8 with its mark): a line for each entry, the newest first. @param t says the entry in the reader's language */
export async function* writeLogCsv(db: Kysely<Database>, workgroupId: number, filter: AuditFilter, t: MailTexts): AsyncGenerator<string> {
  yield `\u{feff}${columns.join(',')}\r\n`
  let before: number | undefined
  for (;;) {
    const entries = await listLog(db, workgroupId, filter, { before, most: entriesAtOnce })
    const lines = entries.map(({ id, at, by, kind, params, permalinkId, product }) =>
      [id, at, by, kind, sayEntry({ kind, params }, t), permalinkId, product, JSON.stringify(params)].map(writeCell).join(','),
    )
    yield lines.map((line) => `${line}\r\n`).join('')
    before = entries.at(-1)?.id
    if (before === undefined || entries.length < entriesAtOnce) return
  }
}
