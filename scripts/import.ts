import path from 'node:path'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/db/open.ts'
import { isDatabaseDown, OperatorError } from '../server/errors.ts'
import { createLog } from '../server/log.ts'
import { type MailQueue, openMailQueue } from '../server/mail/mail-queue.ts'
import {
  type EntryResult,
  type FileResult,
  importFiles,
  type ImportOptions,
  type ImportProblem,
} from '../server/products/import-records.ts'
import { findOrCreateFirstWorkgroup } from '../server/products/import-queries.ts'
import { writeEnglish } from '../server/write-english.ts'
import { onSdsPublished } from '../server/share/send-updates.ts'
import { brands } from '../shared/brands.ts'
import { reportFailure } from './report-failure.ts'

/** `npm run import -- FILE…`: loads product records, beside a running server too. The exit code is 1 when any file has a problem. */
async function importRecords(names: readonly string[]): Promise<void> {
  if (names.length === 0) throw new OperatorError('Name the files to import: npm run import -- FILE…')
  const config = readConfig()
  const database = await openDatabase(config, { info: console.log, warn: console.warn }, { joinRunning: true })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void database.close().finally(() => process.exit(1)))
  }
  let mail: MailQueue | undefined
  try {
    const queue = (mail = await openMailQueue(config, database.pool.options, createLog(config)))
    const workgroupId = await findOrCreateFirstWorkgroup(database.db, Object.keys(brands)[0] ?? '')
    const files = names.map((name) => path.resolve(config.callerFolder, name))
    // The server, when it runs, tells those who have an older sheet.
    const onPublished: ImportOptions['onPublished'] = (entry, tx) => onSdsPublished({ mail: queue }, entry, tx)
    report(await importFiles(database.db, files, { workgroupId, onPublished }), config.callerFolder)
  } catch (error) {
    if (!isDatabaseDown(error)) throw error
    throw new OperatorError(
      'The database does not answer any more. Each file is stored whole or not at all: import them again when it is back.',
      { cause: error },
    )
  } finally {
    await mail?.stop()
    await database.close()
  }
}

function report(results: readonly FileResult[], folder: string): void {
  const shown = (file: string): string => path.relative(folder, file) || file
  for (const { file, entries } of results) {
    for (const entry of entries) console.log(`${shown(file)}: ${entry.permalinkId} ${entry.name}: ${describeOutcome(entry)}`)
  }
  const bad = results.filter(({ problems }) => problems.length > 0)
  if (bad.length === 0) return
  const problems = bad.flatMap((result) => result.problems)
  console.error(formatTable(problems.map((problem) => ({ ...problem, file: shown(problem.file) }))))
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  console.error(
    `\n${count} in ${bad.length} of ${results.length} files. Nothing of ${bad.length === 1 ? 'that file' : 'those files'} was stored.`,
  )
  process.exitCode = 1
}

function describeOutcome({ outcome, versions }: EntryResult): string {
  if (outcome !== 'published') return outcome
  return versions.map(({ kind, number }) => `published as version ${number} (${kind.toUpperCase()})`).join(', ')
}

function formatTable(problems: readonly ImportProblem[]): string {
  const rows = [
    ['FILE', 'PATH', 'REASON'],
    ...problems.map((problem) => [problem.file, problem.path || '–', `${writeEnglish(problem)} [${problem.code}]`]),
  ]
  const widthOf = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map(([file = '', place = '', reason = '']) => `${file.padEnd(widthOf(0))}  ${place.padEnd(widthOf(1))}  ${reason}`).join('\n')
}

importRecords(process.argv.slice(2)).catch(reportFailure)
