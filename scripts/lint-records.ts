import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { rulesVersion } from '../check/check-catalogue.ts'
import { writeFindings, type WrittenFinding } from '../check/write-finding.ts'
import { writeSarif } from '../check/write-sarif.ts'
import { openCheck } from '../server/check/open-check.ts'
import { isOperatorError, OperatorError } from '../server/errors.ts'
import { countInEnglish, writeEnglish } from '../server/write-english.ts'
import { shortestOverrule } from '../shared/draft-check.ts'
import { readIssues } from '../shared/reasons/read-issue.ts'
import { openRegister, openTable } from '../server/substances/open-register.ts'
import { today } from '../shared/iso-day.ts'
import { languageCodes, type LanguageCode } from '../shared/languages.ts'
import { importEntry, productRecord, type ProductRecord } from '../shared/record/product-record.ts'
import { asksForHelp, UsageError } from './usage.ts'

const usage = `npm run lint -- FILE… [--at DAY] [--json | --sarif] [--language CODE] [--accept REASON]

Checks product records before they are published. Each file holds a record, an entry of an import file, or a list of either.
--at        the state of the law, YYYY-MM-DD; today without it
--json      the findings as POST /api/v1/lint answers them, for each record
--sarif     SARIF 2.1.0
--language  of the sentences: de, fr …; English without it
--accept    why errors are accepted, in ${shortestOverrule} characters or more; SARIF says so of each

Exit code: 0 without errors or where they are accepted, 1 with errors, 2 where a file cannot be read or is no record.`

interface Options {
  names: string[]
  at: string
  format: 'text' | 'json' | 'sarif'
  language: LanguageCode
  /** why errors are accepted; null: they are not */
  accepted: string | null
}

/** CLP Article 62: of a day before there is no law that a record could be held against, and no finding would say nothing. */
const firstDay = '2009-01-20'

/** A record of a file. */
interface Read {
  file: string
  /** where it stands in the file: `[2].record`; '' for a file that is one record */
  place: string
  record: ProductRecord
  /** what stands in the file */
  json: string
}

interface Checked extends Read {
  findings: WrittenFinding[]
}

/**
 * The check before publishing, without a server.
 * @param args of the command line
 * @param folder from which files are named
 * @throws {OperatorError} for arguments and files that are no good
 */
export function lintRecords(args: readonly string[], folder: string): { output: string; hasErrors: boolean } {
  if (asksForHelp(args)) return { output: `${usage}\n`, hasErrors: false }
  const options = readArguments(args)
  const read = options.names.flatMap((name) => readRecords(path.resolve(folder, name), name))
  const check = openCheck()
  const register = openRegister(openTable([]))
  const checked = read.map((one, index): Checked => {
    const earlier = read.slice(0, index).filter(({ record }) => record.permalinkId === one.record.permalinkId)
    // Of one product several versions may be named, in their order: another product is what has another permanent link.
    const others = read.filter(({ record }) => record.permalinkId !== one.record.permalinkId)
    const last = earlier.at(-1)
    const findings = check(one.record, register, {
      day: options.at,
      published: last ? { record: last.record, since: options.at } : null,
      recipe: null,
      others: others.map(({ record }) => ({ name: record.name, record })),
      components: listComponents(one.record, read),
    })
    return { ...one, findings: writeFindings(findings, options.language) }
  })
  const hasErrors = checked.some(({ findings }) => findings.some(({ severity }) => severity === 'error'))
  return { output: write(checked, options), hasErrors: hasErrors && options.accepted === null }
}

/** The products in a kit, as far as the files name them: of each the newest version. */
function listComponents({ kit }: ProductRecord, read: readonly Read[]): ProductRecord[] {
  return (kit?.components ?? []).flatMap(({ product }) => read.findLast(({ record }) => record.permalinkId === product)?.record ?? [])
}

function readArguments(args: readonly string[]): Options {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        at: { type: 'string' },
        json: { type: 'boolean', default: false },
        sarif: { type: 'boolean', default: false },
        language: { type: 'string' },
        accept: { type: 'string' },
      },
      allowPositionals: true,
    })
    if (positionals.length === 0) throw new UsageError(usage)
    if (values.json && values.sarif) throw new UsageError(usage, `Either --json or --sarif`)
    const at = z.iso.date().safeParse(values.at ?? today())
    if (!at.success) throw new UsageError(usage, `--at ${values.at}: expected a day such as 2028-01-01`)
    if (at.data < firstDay) throw new UsageError(usage, `--at ${at.data}: Regulation (EC) No 1272/2008 is in force from ${firstDay} on`)
    const language = z.enum(languageCodes).safeParse(values.language ?? 'en')
    if (!language.success) throw new UsageError(usage, `--language ${values.language}: expected one of ${languageCodes.join(', ')}`)
    const accepted = values.accept?.trim() ?? null
    if (accepted !== null && accepted.length < shortestOverrule)
      throw new UsageError(usage, `--accept: expected a reason of ${shortestOverrule} characters or more`)
    const format = values.sarif ? 'sarif' : values.json ? 'json' : 'text'
    return { names: positionals, at: at.data, format, language: language.data, accepted }
  } catch (error) {
    if (isOperatorError(error)) throw error
    throw new UsageError(usage, error)
  }
}

const hasRecord = z.looseObject({ record: z.unknown() })

function readRecords(file: string, name: string): Read[] {
  const { json, value } = readJson(file, name)
  const list = Array.isArray(value) ? value : [value]
  if (list.length === 0) throw new OperatorError(`${name} holds no record`)
  return list.map((one: unknown, index) => {
    const isEntry = hasRecord.safeParse(one).success
    const parsed = isEntry ? importEntry.safeParse(one, { reportInput: true }) : productRecord.safeParse(one, { reportInput: true })
    const place = Array.isArray(value) ? `[${index}]` : ''
    if (!parsed.success) {
      const problems = readIssues(parsed.error.issues)
      throw new OperatorError(
        problems.map((reason) => `${name}${place}: ${reason.path || '–'} ${writeEnglish(reason)} (${reason.code})`).join('\n'),
      )
    }
    const record = 'record' in parsed.data ? parsed.data.record : parsed.data
    return { file: name, place: isEntry ? [place, 'record'].filter(Boolean).join('.') : place, record, json }
  })
}

function readJson(file: string, name: string): { json: string; value: unknown } {
  try {
    // As an import reads it: without the byte order mark that some editors put before it.
    const json = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
    return { json, value: JSON.parse(json) }
  } catch (cause) {
    throw new OperatorError(`${name} cannot be read as JSON: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

function write(checked: readonly Checked[], { at, format, accepted }: Options): string {
  if (format === 'sarif') return `${JSON.stringify(writeSarif(checked, accepted), null, 2)}\n`
  if (format === 'text')
    return [...checked.map((one) => writeText(one, at)), ...(accepted === null ? [] : [`Errors are accepted: ${accepted}\n`])].join('\n')
  const records = checked.map(({ file, place, record, findings }) => ({
    file,
    place,
    permalinkId: record.permalinkId,
    name: record.name,
    at,
    rules: rulesVersion,
    findings,
  }))
  return `${JSON.stringify(records, null, 2)}\n`
}

function writeText({ file, place, record, findings }: Checked, at: string): string {
  const heading = `${file}${place.startsWith('[') ? place.replace('.record', '') : ''}: ${record.permalinkId} ${record.name}, by the law of ${at}`
  const lines = findings.flatMap(({ severity, code, path: where, article, message }) => [
    `  ${severity.padEnd(7)}  ${message}`,
    `           ${where}; ${article}; ${code}`,
  ])
  const sums = (['error', 'warning', 'hint'] as const).map((severity) =>
    countInEnglish(findings.filter((one) => one.severity === severity).length, severity),
  )
  return `${[heading, ...lines, `  ${sums.join(', ')}`].join('\n')}\n`
}
