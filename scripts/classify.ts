import { createReadStream, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { createPdfCompiler } from '../documents/rendering/compile-pdf.ts'
import { buildReport } from '../documents/report/build-report.ts'
import { reportPdfJob } from '../documents/report/write-report-pdf.ts'
import { openSubstanceNames } from '../server/classify/find-substance-name.ts'
import { hashInput } from '../server/classify/hash-input.ts'
import { judgeDecisions } from '../server/classify/judge-decisions.ts'
import { openEngine, type Engine } from '../server/classify/open-engine.ts'
import type { LaterState } from '../clp/annex-vi/open-table.ts'
import { readConfig, type Config } from '../server/config.ts'
import { openDatabase } from '../server/db/open.ts'
import { OperatorError } from '../server/errors.ts'
import { openRegister, openTable, type Register } from '../server/substances/open-register.ts'
import { findLaterStates } from '../server/substances/queries.ts'
import { classificationRequest } from '../shared/classification/request.ts'
import { locateJsonError } from '../shared/reasons/locate-json-error.ts'
import { readIssues } from '../shared/reasons/read-issue.ts'
import { reasonAt, type Reason } from '../shared/reasons/reason.ts'
import { writeEnglish } from '../server/write-english.ts'
import { languageCodes, type LanguageCode } from '../shared/languages.ts'
import { reportFailure } from './report-failure.ts'
import { writeClassification } from './write-classification.ts'
import { today } from '../shared/iso-day.ts'
import { answerHelp, UsageError } from './usage.ts'

const usage = `npm run classify -- FILE… [--json] [--at DAY] [--database]
npm run classify -- FILE --report FILE.pdf [--language CODE] [--at DAY] [--database]

Each file holds a request as POST /api/v1/classify takes it, a list of them, or one on each line (.jsonl). Of a folder every such file is read.
--json  the answers, one on each line, instead of a report; of a recipe that is refused the reasons, as the call names them
--report    the report on the one recipe of the file, as PDF
--language  of the PDF: de, fr …; English without it
--at    the state of the law, YYYY-MM-DD; today where neither this nor the request says it
--database  counts the later states of Annex VI that npm run substances has stored; without it Table 3 is as it comes with the program`

interface Options {
  isJson: boolean
  at: string
  /** where the PDF of the one recipe goes */
  report: { file: string; language: LanguageCode } | null
  classify: Engine
  register: Register
}

/** A request of a file: its place, and the JSON as it lies there, or why it is none. */
type Requested = { place: string } & ({ value: unknown } | { fault: Reason })

/** `npm run classify -- FILE…`: classifies recipes without a server. The exit code is 1 when any of them is refused. */
async function classifyFiles(args: readonly string[]): Promise<void> {
  if (answerHelp(args, usage)) return
  const { names, isJson, at, report, withDatabase } = readArguments(args)
  const config = readConfig()
  const { callerFolder } = config
  const file = report && { ...report, file: path.resolve(callerFolder, report.file) }
  const states = withDatabase ? await readStates(config) : []
  const options: Options = { isJson, at, report: file, classify: openEngine(), register: openRegister(openTable(states)) }
  const progress = createProgress()
  for (const name of names.flatMap((one) => listFiles(path.resolve(callerFolder, one), one))) {
    for await (const requested of readRequests(path.resolve(callerFolder, name), name)) {
      if (report && progress.counted() > 0) throw new OperatorError(`${name} holds several recipes: --report takes one`)
      const isGood = classifyOne(requested, options)
      progress.count(isGood)
      if (!isGood) process.exitCode = 1
      // A pipe that is full is waited for, so that memory stays flat.
      if (process.stdout.writableNeedDrain) await new Promise((resolve) => process.stdout.once('drain', resolve))
    }
  }
  progress.end()
}

/** What `npm run substances` has stored, in the database that the server may have open. */
async function readStates(config: Config): Promise<LaterState[]> {
  const { db, close } = await openDatabase(config, { info: () => {}, warn: console.warn }, { joinRunning: true, mustExist: true })
  try {
    return await findLaterStates(db)
  } finally {
    await close()
  }
}

/** The files of a folder in the order of their names; a file is itself. */
function listFiles(file: string, name: string): string[] {
  if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) return [name]
  const inside = readdirSync(file).filter((one) => /\.(json|jsonl|ndjson)$/i.test(one))
  if (inside.length === 0) throw new OperatorError(`${name} holds no .json and no .jsonl file`)
  return inside.toSorted().map((one) => path.join(name, one))
}

function readArguments(args: readonly string[]): Pick<Options, 'isJson' | 'at' | 'report'> & { names: string[]; withDatabase: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean', default: false },
        at: { type: 'string' },
        report: { type: 'string' },
        language: { type: 'string' },
        database: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    if (positionals.length === 0) throw new UsageError(usage)
    const at = z.iso.date().safeParse(values.at ?? today())
    if (!at.success) throw new UsageError(usage, `--at ${values.at}: expected a day such as 2026-11-23`)
    const language = z.enum(languageCodes).safeParse(values.language ?? 'en')
    if (!language.success) throw new UsageError(usage, `--language ${values.language}: expected one of ${languageCodes.join(', ')}`)
    if (values.report !== undefined && positionals.length > 1) throw new UsageError(usage, `--report takes one recipe`)
    const report = values.report === undefined ? null : { file: values.report, language: language.data }
    return { names: positionals, isJson: values.json, at: at.data, report, withDatabase: values.database }
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new UsageError(usage, error)
  }
}

async function* readRequests(file: string, name: string): AsyncGenerator<Requested> {
  if (/\.(jsonl|ndjson)$/i.test(file)) {
    let line = 0
    for await (const raw of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
      line += 1
      const text = line === 1 ? withoutMark(raw) : raw
      if (text.trim() !== '') yield { place: `${name}:${line}`, ...parseLine(text) }
    }
    return
  }
  const value = parseJson(readText(file, name), name)
  if (!Array.isArray(value)) yield { place: name, value }
  else for (const [index, one] of value.entries()) yield { place: `${name}[${index}]`, value: one }
}

function readText(file: string, name: string): string {
  try {
    return withoutMark(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new OperatorError(`${name} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** Some editors put a byte order mark before a text. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '')

/** One line that is broken is refused as a recipe is; the others are answered. */
function parseLine(text: string): { value: unknown } | { fault: Reason } {
  try {
    return { value: JSON.parse(text) }
  } catch (cause) {
    const mistake = locateJsonError(text)
    if (mistake === undefined) throw cause
    return { fault: reasonAt(`column ${mistake.column}`, 'notJson', { expected: mistake.expected, found: mistake.found }) }
  }
}

function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new OperatorError(`${place} is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

function classifyOne(requested: Requested, { isJson, at, report, classify, register }: Options): boolean {
  const { place } = requested
  if ('fault' in requested) return refuse(place, [requested.fault], isJson)
  const { value } = requested
  const read = classificationRequest.safeParse(value, { reportInput: true })
  if (!read.success) return refuse(place, readIssues(read.error.issues), isJson)
  const law = register.at(read.data.at ?? at)
  const answer = judgeDecisions(read.data.mixture, (mixture) => classify(mixture, law))
  if (report) {
    const findName = openSubstanceNames(report.language)
    const model = buildReport({ mixture: read.data.mixture, answer, inputHash: hashInput(value), findName }, report.language)
    writeFileSync(report.file, createPdfCompiler().compile(reportPdfJob(model)).bytes)
    return true
  }
  process.stdout.write(isJson ? `${JSON.stringify(answer)}\n` : `${writeClassification(place, answer)}\n`)
  return true
}

/** Each recipe has its line, so that the answers stay beside what was asked. */
function refuse(place: string, why: readonly Reason[], isJson: boolean): false {
  const reasons = why.map((one) => ({ ...one, message: writeEnglish(one) }))
  console.error(reasons.map(({ path: where, message, code }) => `${place}  ${where || '–'}  ${message} [${code}]`).join('\n'))
  if (isJson) process.stdout.write(`${JSON.stringify({ reasons })}\n`)
  return false
}

/** Says on the error output how far it is: every 500 recipes, and at the end of more than one. */
function createProgress() {
  let good = 0
  let bad = 0
  const write = (): void => console.error(`${good + bad} classified${bad > 0 ? `, ${bad} of them refused` : ''}`)
  return {
    counted: () => good + bad,
    count(isGood: boolean): void {
      if (isGood) good += 1
      else bad += 1
      if ((good + bad) % 500 === 0) write()
    },
    end(): void {
      if (good + bad > 1 && (good + bad) % 500 !== 0) write()
    },
  }
}

classifyFiles(process.argv.slice(2)).catch(reportFailure)
