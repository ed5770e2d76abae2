import type { Kysely } from 'kysely'
import type { DeedFilter } from '../../shared/deeds.ts'
import { sayDeed } from '../../shared/say-deed.ts'
import type { Database } from '../db/schema.ts'
import type { MailTexts } from '../language/mail-texts.ts'
import { writeCell } from '../share/write-shares-csv.ts'
import { listLog } from './queries.ts'

/** Names never change; a new column comes last. */
const columns = ['id', 'done_at', 'done_by', 'kind', 'deed', 'permalink_id', 'product', 'params']
const deedsAtOnce = 500

/** The log as CSV (RFC 4180, UTF-8 with its mark): a line for each deed, the newest first. @param t says the deed in the reader's language */
export async function* writeLogCsv(db: Kysely<Database>, workgroupId: number, filter: DeedFilter, t: MailTexts): AsyncGenerator<string> {
  yield `\u{feff}${columns.join(',')}\r\n`
  let before: number | undefined
  for (;;) {
    const deeds = await listLog(db, workgroupId, filter, { before, most: deedsAtOnce })
    const lines = deeds.map(({ id, at, by, kind, params, permalinkId, product }) =>
      [id, at, by, kind, sayDeed({ kind, params }, t), permalinkId, product, JSON.stringify(params)].map(writeCell).join(','),
    )
    yield lines.map((line) => `${line}\r\n`).join('')
    before = deeds.at(-1)?.id
    if (before === undefined || deeds.length < deedsAtOnce) return
  }
}
