/** Hazard classes as a safety data sheet or a spreadsheet writes them in one cell: “Skin Corr. 1B, H314; Eye Dam. 1, H318”. */
import { readClass } from '../../clp/classification/read-class.ts'
import { hazardCategories, type HazardCategory } from '../../clp/hazard-categories.ts'
import { supplementalStatementCodes } from '../../clp/statements.ts'

/** As many as own data take, and as long. */
const mostClasses = 60
const longestClass = 200

/** Dots and blanks of a code are often left out: “Skin Corr 1B”, “Eye Dam.1”. */
const asPattern = (code: string): string =>
  code
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\\\.(?= )/g, String.raw`\.?`)
    .replaceAll(' ', String.raw`\s*`)

const byLength = hazardCategories.toSorted((left, right) => right.code.length - left.code.length)
const categoryPattern = String.raw`(?<![\p{L}\d])(?:${byLength.map(({ code }) => `(${asPattern(code)})`).join('|')})(?![\p{L}\d]|\.\d)`
const statementPattern = String.raw`(?<![\p{L}\d])(?:EU)?H\s?\d{3}(?:[A-D]|[Ff]?[Dd]?|[Ii])(?![\p{L}\d])`
/** A category, a statement, what stands in brackets, what parts classes, or a word. */
const token = new RegExp(
  [
    `(?<category>${categoryPattern})`,
    `(?<statement>${statementPattern})`,
    /(?<bracket>\([^()]*\))/u.source,
    /(?<end>[;|·\n])/u.source,
    /(?<word>[^\s,;|·:=–—-][^\s,;|·]*)/u.source,
  ].join('|'),
  'giu',
)
const statement = new RegExp(statementPattern, 'u')
const category = new RegExp(categoryPattern, 'iu')

interface Segment {
  category: HazardCategory | null
  statements: string[]
  words: string[]
}

const carries = ({ statements }: HazardCategory, code: string): boolean => statements.some((one) => one === code)
const isSupplemental = (code: string): boolean => supplementalStatementCodes.some((one) => one === code)
const isEmpty = (one: Segment): boolean => one.category === null && one.statements.length + one.words.length === 0

/** “Not classified” as the sheets of the 24 languages say it. */
const notClassified =
  /^(?:not (?:classified|hazardous)|nicht (?:eingestuft|gefährlich)|non (?:class(?:é|ificat)\p{L}*|pericolos\p{L}*|dangereu\p{L}*)|no (?:clasificad\p{L}*|peligros\p{L}*)|niet (?:ingedeeld|gevaarlijk)|não classificad\p{L}*|nie ?sklasyfikowan\p{L}*|neklasifi\p{L}*|neklasificēt\p{L}*|neklasiran\p{L}*|nincs besorolva|nem (?:besorolt|veszélyes)|neclasificat\p{L}*|ikke klassificeret|(?:ej|inte) klassificera\p{L}*|ei (?:luokiteltu|luokitella|klassifitseerita)|klassifitseerimata|δεν ταξινομείται|μη ταξινομημέν\p{L}*|не е класифициран\p{L}*|некласифициран\p{L}*|nav klasificēt\p{L}*|ni razvrščen\p{L}*|nije razvrstan\p{L}*|níl aicmithe|mhux (?:ik)?klassifikat\p{L}*|n\.? ?c\.?)\.?$/iu

/** Whether a cell speaks of classes or statements; so does a name now and then. */
export const speaksOfClasses = (text: string): boolean => category.test(text) || statement.test(text)

/** Whether all that stands in a cell is classes that can be read, or that there are none. */
export function isReadable(text: string): boolean {
  const classes = splitClasses(text)
  if (classes.length === 0) return notClassified.test(text.trim())
  return classes.every((one) => isSupplemental(one) || isRead(one))
}

function isRead(text: string): boolean {
  const read = readClass(text)
  return 'classes' in read && read.needs === null
}

/**
 * Parts what stands in one cell into classes as own data have them, “Skin Corr. 1B H314”. A statement may stand before its class, in a list behind all of
 * them, or alone where only one category has it; a class may be named in any language where statement and category tell which it is. What cannot be
 * read stays as it was typed, so that it is told.
 * @returns no class where it says that there is none; at most 60
 */
export function splitClasses(text: string): string[] {
  const plain = text.normalize('NFC').replaceAll(/[\u00a0\u202f\t]+/gu, ' ')
  if (notClassified.test(plain.trim())) return []
  const segments = joinAcross(readSegments(plain))
  return segments.flatMap(writeSegment).slice(0, mostClasses)
}

function readSegments(text: string): Segment[] {
  const segments: Segment[] = [{ category: null, statements: [], words: [] }]
  for (const { groups = {}, 0: found } of text.matchAll(token)) {
    const last = segments.at(-1)
    if (!last) break
    const begin = (first: Partial<Segment>) => segments.push({ category: null, statements: [], words: [], ...first })
    if (groups['end'] !== undefined) {
      if (!isEmpty(last)) begin({})
    } else if (groups['category'] !== undefined) {
      const named = findCategory(found)
      if (last.category === null) last.category = named
      else begin({ category: named })
    } else if (groups['statement'] !== undefined || statement.test(found)) {
      for (const code of codesIn(found)) {
        const current = segments.at(-1)
        const fits = current && (current.category ? carries(current.category, code) : current.statements.length === 0)
        if (fits) current.statements.push(code)
        else begin({ statements: [code] })
      }
    } else last.words.push(found)
  }
  return segments.filter((one) => !isEmpty(one))
}

const codesIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(statementPattern, 'gu'))].map(([code]) => code.replaceAll(/\s/g, ''))

function findCategory(found: string): HazardCategory | null {
  return byLength.find(({ code }) => new RegExp(`^${asPattern(code)}$`, 'iu').test(found)) ?? null
}

const isStatement = ({ category: named, words }: Segment): boolean => named === null && words.length === 0

/** A statement that stands apart goes to the class that has none yet and can carry it, or to the name before it. */
function joinAcross(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = []
  for (const one of segments) {
    const [code] = one.statements
    if (!isStatement(one) || code === undefined) {
      joined.push(one)
      continue
    }
    const classes = joined.filter((other) => other.category !== null && carries(other.category, code))
    const owner = classes.find(({ statements }) => statements.length === 0) ?? classes.find(isAcute)
    const before = joined.at(-1)
    const name = before?.category === null && before.statements.length === 0 ? before : undefined
    if (owner ?? name) (owner ?? name)?.statements.push(code)
    else joined.push(one)
  }
  return contradict(joined)
}

const isAcute = ({ category: named }: Segment): boolean => named?.hazardClass === 'acuteToxicity'

/** “Skin Corr. 1B, H318”: where a class lacks its statement and a statement its class, nobody knows which of them is wrong. */
function contradict(segments: readonly Segment[]): Segment[] {
  const bare = segments.find((one) => one.category !== null && one.statements.length === 0)
  const [alone] = segments.filter((one) => isStatement(one) && one.statements.every((code) => !isSupplemental(code)))
  if (!bare || !alone) return [...segments]
  return segments.filter((one) => one !== alone).map((one) => (one === bare ? { ...one, statements: alone.statements } : one))
}

function writeSegment(one: Segment): string[] {
  const { statements, words } = one
  const cut = (text: string) => text.slice(0, longestClass)
  if (one.category) return [cut([one.category.code, ...statements, ...words].join(' '))]
  const [code, ...others] = statements
  if (code === undefined) return [cut(words.join(' '))]
  const found = categoryOf(code, words)
  if (found !== null) return [cut([found.code, ...statements].join(' '))]
  if (others.length === 0 && isSupplemental(code) && words.every((word) => !/\d/.test(word))) return [code]
  return [cut([...words, ...statements].join(' '))]
}

/** The category of a statement: the one that its name says, or the only one there is. What is no word tells more than a name does. */
function categoryOf(code: string, words: readonly string[]): HazardCategory | null {
  const carriers = hazardCategories.filter((one) => carries(one, code) && one.code !== 'Flam. Gas 1')
  const figures = words.map((word) => word.replaceAll(/^[(.]+|[).]+$/g, '')).filter((word) => /\d/.test(word))
  if (figures.length > 1) return null
  const [figure] = figures
  const named = figure === undefined ? carriers : carriers.filter((one) => one.category.toLowerCase() === figure.toLowerCase())
  return named.length === 1 ? (named[0] ?? null) : null
}
