import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/db/open.ts'
import { storeOfficialTable, type StoreResult } from '../server/substances/store-official-table.ts'
import { countInEnglish } from '../server/write-english.ts'
import { reportFailure } from './report-failure.ts'
import { today } from '../shared/iso-day.ts'
import { answerHelp, UsageError } from './usage.ts'

const usage = `npm run substances -- FILE.xlsx [--from YYYY-MM-DD] [--act CELEX] [--partial]

Reads the agency's table of harmonised entries (CLP Annex VI, Table 3) of a newer adaptation, shows what is new, changed and gone, and which
products that touches, and stores it beside the state before it. --from: the day from which the act applies (without it: today).
--act: its CELEX number. --partial: the file holds a part of the table.`

async function readSubstances(args: readonly string[]): Promise<void> {
  if (answerHelp(args, usage)) return
  const { name, from, act, partial } = readArguments(args)
  const config = readConfig()
  const database = await openDatabase(config, { info: console.log, warn: console.warn }, { joinRunning: true })
  try {
    const appliesFrom = from ?? today()
    const file = path.resolve(config.callerFolder, name)
    report(await storeOfficialTable(database.db, file, { appliesFrom, act, isPartial: partial }), appliesFrom, from !== undefined)
  } finally {
    await database.close()
  }
}

function readArguments(args: readonly string[]): { name: string; from: string | undefined; act: string | undefined; partial: boolean } {
  const options = { from: { type: 'string' }, act: { type: 'string' }, partial: { type: 'boolean', default: false } } as const
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [name = ''] = positionals
    if (name === '' || positionals.length > 1) throw new Error('Name one file')
    if (values.from !== undefined && !/^20\d\d-\d\d-\d\d$/.test(values.from)) throw new Error('--from is a day: YYYY-MM-DD')
    if (values.from !== undefined && new Date(values.from).toJSON()?.slice(0, 10) !== values.from)
      throw new Error('--from is no day of the calendar')
    return { name, from: values.from, act: values.act, partial: values.partial }
  } catch (error) {
    throw new UsageError(usage, error)
  }
}

function report(result: StoreResult, appliesFrom: string, isNamed: boolean): void {
  if ('problems' in result) {
    for (const { row, column, reason } of result.problems) console.error(`row ${row}, ${column}: ${reason}`)
    console.error(`\n${countInEnglish(result.problems.length, 'problem')}. Nothing was stored.`)
    process.exitCode = 1
    return
  }
  const { added, changed, gone, products, isStored } = result
  for (const [what, numbers] of [
    ['new', added],
    ['changed', changed],
    ['gone', gone],
  ] as const)
    console.log(`${numbers.length} ${what}${numbers.length > 0 ? `: ${numbers.join(' ')}` : ''}`)
  console.log(`${countInEnglish(products.length, 'product')} touched${products.length > 0 ? ':' : ''}`)
  for (const { permalinkId, name } of products) console.log(`  ${permalinkId} ${name}`)
  if (!isStored) return console.log('The register says so already. Nothing was stored.')
  console.log(`Stored; applies from ${appliesFrom}${isNamed ? '' : ', the day of reading: --from names the day of the act'}.`)
}

readSubstances(process.argv.slice(2)).catch(reportFailure)
