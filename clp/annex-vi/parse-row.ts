/** A row of Table 3, read column by column: of our own file, of a state in the database, and of the agency's table alike. */
import type { SignalWord } from '../hazard-class-table.ts'
import { pictogramCodes, type PictogramCode } from '../pictograms.ts'
import { isValidCasNumber, isValidEcNumber, isValidIndexNumber } from '../substance-numbers.ts'
import { isSupplementalStatement } from './category-statements.ts'
import type { AnnexNote, HarmonisedEntry, MixtureNote, MultiplyingFactors } from './entry.ts'
import { findUnreadStatement, parseClasses } from './parse-classes.ts'
import { parseLimits, type ParsedLimits } from './parse-limits.ts'
import { parseNames, parseNumbers } from './parse-names.ts'

/** What the columns print; several of one column stand with | or on lines of their own. */
export interface PrintedRow {
  readonly index: string
  readonly names: string
  readonly ec: string
  readonly cas: string
  readonly classes: string
  readonly statements: string
  /** pictograms and signal word: GHS02|Dgr */
  readonly labelCodes: string
  readonly labelStatements: string
  readonly supplemental: string
  readonly limits: string
  readonly notes: string
}

export type EntryContent = Omit<HarmonisedEntry, 'act' | 'appliesFrom' | 'appliesUntil'>

export interface RowProblem {
  column: keyof PrintedRow
  reason: string
}

const annexNotes: readonly string[] = [...'ABCDFGJKLMNPQRSTUVWX']
const mixtureNotes: readonly string[] = ['1', '2', '3', '5', '7', '8', '9', '10', '11', '12']
const isNote = (note: string): note is AnnexNote | MixtureNote => annexNotes.includes(note) || mixtureNotes.includes(note)
const signalWords: Readonly<Record<string, SignalWord>> = { Dgr: 'danger', Wng: 'warning' }
const isPictogram = (code: string): code is PictogramCode => (pictogramCodes as readonly string[]).includes(code)
const words = (column: string): string[] => column.split(/[|\s;,]+/).filter((word) => word !== '' && !/^[-–—]$/.test(word))
const lines = (column: string): string[] => column.split(/[|\n]+/).flatMap((line) => line.replaceAll(/\s+/g, ' ').trim() || [])

/** Reads a row, or says of each column what is wrong with it; never throws. */
export function parseRow(row: PrintedRow): { entry: EntryContent } | { problems: RowProblem[] } {
  const problems: RowProblem[] = []
  const report = (column: keyof PrintedRow, reason: string): void => void problems.push({ column, reason })
  const index = row.index.trim()
  if (!isValidIndexNumber(index)) report('index', `${index || 'nothing'} is no index number: the form or the check digit is wrong`)
  const names = parseNames(row.names)
  if (names.length === 0) report('names', 'no name')
  const ec = parseNumbers(row.ec, isValidEcNumber)
  const cas = parseNumbers(row.cas, isValidCasNumber)
  for (const word of ec.unread) report('ec', `${word} is no EC number: the form or the check digit is wrong`)
  for (const word of cas.unread) report('cas', `${word} is no CAS number: the form or the check digit is wrong`)

  const classes = parseClasses(row.classes, row.statements)
  if ('problem' in classes) report('classes', classes.problem)
  const classification = 'lines' in classes ? classes.lines : []
  if ('lines' in classes && classification.length === 0) report('classes', 'no hazard class')
  const limits = parseLimits(row.limits)
  for (const text of limits.unread) report('limits', `not read: ${text}`)
  const factors = assignFactors(
    limits.factors,
    classification.flatMap(({ category }) => category ?? []),
  )
  if (factors === undefined) report('limits', 'M factors without their class')

  const labelCodes = words(row.labelCodes)
  for (const word of labelCodes) if (!isPictogram(word) && !(word in signalWords)) report('labelCodes', `not known: ${word}`)
  if (new Set(labelCodes.filter((word) => word in signalWords)).size > 1) report('labelCodes', 'two signal words')
  const unread = findUnreadStatement(row.labelStatements)
  if (unread !== undefined) report('labelStatements', `not a hazard statement: ${unread}`)
  const supplemental = words(row.supplemental)
  for (const word of supplemental) if (!isSupplementalStatement(word)) report('supplemental', `not known: ${word}`)
  const notes = words(row.notes.replaceAll(/\bNotes?\b/gi, ' '))
  for (const note of notes) if (!isNote(note)) report('notes', `not known: ${note}`)
  if (problems.length > 0 || factors === undefined) return { problems }

  return {
    entry: {
      index,
      names,
      ec: ec.parts,
      cas: cas.parts,
      classification,
      signalWord: labelCodes.flatMap((word) => signalWords[word] ?? [])[0] ?? null,
      pictograms: labelCodes.filter(isPictogram),
      labelStatements: lines(row.labelStatements),
      supplemental: supplemental.filter(isSupplementalStatement),
      limits: limits.limits,
      untranslatedLimits: limits.untranslated,
      estimates: limits.estimates,
      factors,
      notes: notes.filter(isNote),
    },
  }
}

/**
 * A single M factor counts for both categories that the substance has; of two, the first is for Acute 1, the second for Chronic 1, unless
 * they say otherwise (CLP Annex VI, 1.1.2.3). undefined: more factors than classes that take one.
 */
function assignFactors(printed: ParsedLimits['factors'], categories: readonly string[]): MultiplyingFactors | undefined {
  const factors: { acute: number | null; chronic: number | null } = { acute: null, chronic: null }
  const [acute, chronic] = [categories.includes('Aquatic Acute 1'), categories.includes('Aquatic Chronic 1')]
  const open = printed.filter(({ hazard }) => hazard === null)
  for (const { value, hazard } of printed) if (hazard !== null) factors[hazard] = value
  const [first, second] = open
  if (first !== undefined && second === undefined && open.length === printed.length) {
    if (acute) factors.acute = first.value
    if (chronic) factors.chronic = first.value
    return acute || chronic ? factors : undefined
  }
  if (first !== undefined) factors[acute && factors.acute === null ? 'acute' : 'chronic'] = first.value
  if (second !== undefined) factors.chronic = second.value
  return open.length > 2 || (second !== undefined && !(acute && chronic)) ? undefined : factors
}
