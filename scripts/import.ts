import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { writeFindings } from '../check/write-finding.ts'
import { findRecipeBehind } from '../server/recipe/find-recipe-behind.ts'
import { openCheck } from '../server/check/open-check.ts'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/db/open.ts'
import { isDatabaseDown, OperatorError } from '../server/errors.ts'
import { createLog } from '../server/log.ts'
import { type MailQueue, openMailQueue, usualMailTiming } from '../server/mail/mail-queue.ts'
import { startQueue } from '../server/queue/start-queue.ts'
import {
  type EntryResult,
  type FileResult,
  importFiles,
  type ImportOptions,
  type ImportProblem,
} from '../server/products/import-records.ts'
import { findOrCreateFirstWorkgroup } from '../server/products/import-queries.ts'
import { countInEnglish, writeEnglish } from '../server/write-english.ts'
import { onSdsPublished } from '../server/share/send-updates.ts'
import { importSheets } from '../server/record-sheets/import-sheets.ts'
import { openSheetThread } from '../server/record-sheets/open-sheet-thread.ts'
import { findWorkgroupProfile } from '../server/workgroups/queries.ts'
import { createRegisterSource } from '../server/substances/register-source.ts'
import { brands } from '../shared/brands.ts'
import { shortestOverrule } from '../shared/draft-check.ts'
import { reportFailure } from './report-failure.ts'
import { answerHelp, UsageError } from './usage.ts'

const usage = `npm run import -- FILE… [--accept REASON]

Loads product records, beside a running server too. Of tables (XLSX, CSV, an archive of CSV) it makes drafts and publishes nothing. A file with a problem is not stored at all. A record that is to be published and in
which the check finds errors, by the law of the day of its publication, is stored as a draft; versions that are public stay.
--accept   publishes whatever the check finds; the versions keep the reason, which has ${shortestOverrule} characters or more

Exit code: 0, 1 where a file has a problem or a record errors, 2 where it is called otherwise.`

function readArguments(args: readonly string[]): { names: string[]; accepted: string | null } {
  try {
    const { values, positionals: names } = parseArgs({ args: [...args], options: { accept: { type: 'string' } }, allowPositionals: true })
    if (names.length === 0) throw new UsageError(usage, `Name the files to import.`)
    const accepted = values.accept?.trim() ?? null
    if (accepted !== null && accepted.length < shortestOverrule)
      throw new UsageError(usage, `--accept: a reason has ${shortestOverrule} characters or more`)
    return { names, accepted }
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new UsageError(usage, error)
  }
}

async function importRecords(args: readonly string[]): Promise<void> {
  if (answerHelp(args, usage)) return
  const { names, accepted } = readArguments(args)
  const config = readConfig()
  const database = await openDatabase(config, { info: console.log, warn: console.warn }, { joinRunning: true })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void database.close().finally(() => process.exit(1)))
  }
  let mail: MailQueue | undefined
  try {
    // What is queued goes with the import's own transaction, whose failure is told: of its other connections the queue has nothing to say.
    // It does not listen for jobs either: pg-boss takes every listener off that connection before it ends it, so that a database which
    // goes down in that moment would end the process.
    const sending = { sends: false, timing: usualMailTiming }
    const boss = await startQueue(database.pool.options, createLog({ logLevel: 'silent' }), sending)
    const queue = (mail = await openMailQueue(config, boss, sending))
    const workgroupId = await findOrCreateFirstWorkgroup(database.db, Object.keys(brands)[0] ?? '')
    const files = names.map((name) => path.resolve(config.callerFolder, name))
    // The server, when it runs, tells those who have an older sheet.
    const onPublished: ImportOptions['onPublished'] = (entries, tx) => onSdsPublished({ mail: queue }, entries, tx)
    const gate = { check: openCheck(), findRecipeBehind, register: createRegisterSource(database.db), accepted }
    const isTables = (name: string) => /\.(?:xlsx|csv|zip)$/i.test(name)
    const results = await importFiles(
      database.db,
      files.filter((name) => !isTables(name)),
      { workgroupId, gate, onPublished },
    )
    reportEntries(results, config.callerFolder)
    reportProblems(results, config.callerFolder)
    reportFindings(results, config.callerFolder)
    for (const file of files.filter(isTables))
      await importTables({ ...gate, db: database.db, brands, classifier: null }, workgroupId, file, config.callerFolder)
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

/** Drafts of a file of tables, or everything that is wrong with it, cell by cell. */
async function importTables(
  services: Parameters<typeof importSheets>[0],
  workgroupId: number,
  file: string,
  folder: string,
): Promise<void> {
  if (!existsSync(file)) throw new OperatorError(`${shown(file, folder)} cannot be read: there is no such file`)
  const { name } = await findWorkgroupProfile(services.db, workgroupId)
  const workgroup = { workgroupId, name, brand: Object.keys(brands)[0] ?? '', role: 'owner' } as const
  const thread = openSheetThread()
  const read = () => thread.read({ path: file, name: path.basename(file) })
  const result = await importSheets(services, { workgroup, userId: null, by: null, read, isDryRun: false, numbers: 'here' })
  await thread.close()
  if ('answer' in result) {
    for (const { name: product, outcome } of result.answer.products) console.log(`${shown(file, folder)}: ${product}: ${outcome}`)
    return
  }
  console.error(formatTable(result.problems.map((problem) => ({ ...problem, file: shown(file, folder) }))))
  console.error('\nNothing of that file was stored.')
  process.exitCode = 1
}

const shown = (file: string, folder: string): string => path.relative(folder, file) || file

function reportEntries(results: readonly FileResult[], folder: string): void {
  for (const { file, entries } of results) {
    for (const entry of entries) console.log(`${shown(file, folder)}: ${entry.permalinkId} ${entry.name}: ${describeOutcome(entry)}`)
  }
}

function reportProblems(results: readonly FileResult[], folder: string): void {
  const bad = results.filter(({ problems }) => problems.length > 0)
  if (bad.length === 0) return
  const problems = bad.flatMap((result) => result.problems)
  console.error(formatTable(problems.map((problem) => ({ ...problem, file: shown(problem.file, folder) }))))
  console.error(
    `\n${countInEnglish(problems.length, 'problem')} in ${bad.length} of ${countInEnglish(results.length, 'file')}. Nothing of ${bad.length === 1 ? 'that file' : 'those files'} was stored.`,
  )
  process.exitCode = 1
}

/** What the check finds in the records that were not published, as `npm run lint` says it. */
function reportFindings(results: readonly FileResult[], folder: string): void {
  const held = results.flatMap(({ file, entries }) =>
    entries.filter(({ outcome }) => outcome === 'heldBack').map((entry) => ({ file, entry })),
  )
  if (held.length === 0) return
  for (const { file, entry } of held) {
    if (entry.findings.length > 0) console.error(`${shown(file, folder)}: ${entry.permalinkId} ${entry.name}`)
    for (const { severity, message, path: place, article, code } of writeFindings(entry.findings, 'en'))
      console.error(`  ${severity}  ${message}\n         ${place}; ${article}; ${code}`)
  }
  const errors = held.reduce((sum, { entry }) => sum + entry.findings.length, 0)
  console.error(
    `\n${countInEnglish(errors, 'error')}. ${countInEnglish(held.length, 'record')} stored as a draft: put them right, or publish them with --accept REASON.`,
  )
  process.exitCode = 1
}

function describeOutcome({ outcome, versions, findings }: EntryResult): string {
  if (outcome === 'heldBack')
    return findings.length > 0
      ? `stored as a draft, ${countInEnglish(findings.length, 'error')}`
      : 'stored as a draft, since an earlier version of it has errors'
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
