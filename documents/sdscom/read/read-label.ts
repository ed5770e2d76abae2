import { fillStatement } from '../../../clp/fill-statement.ts'
import { precautionaryStatementCodes, statementChoices, supplementalStatementCodes } from '../../../clp/statements.ts'
import { loadWording } from '../../../wording/load-wording.ts'
import { longestText } from '../phrases.ts'
import { find, findAll, take, takeEach, type Node } from './read-tree.ts'
import { bare } from './read-written.ts'
import type { Text } from '../../../shared/record/texts.ts'
import { readFurtherTexts } from './read-further-texts.ts'
import type { Reader } from './reader.ts'

type Precaution = (typeof precautionaryStatementCodes)[number]
type Supplement = (typeof supplementalStatementCodes)[number]

/** The label of a file, as the newest version of the regulation has it. */
export function findLabel(hazards: Node | undefined): Node | undefined {
  return find(hazards, 'HazardLabelling/ClpHazardLabelling_2023_707') ?? find(hazards, 'HazardLabelling/ClpAtp14HazardLabelling')
}

export interface ReadLabel {
  precautionaryStatements: object[]
  supplementalStatements: { code: Supplement; values?: Record<string, Text> }[]
  contains: Text[]
  furtherTexts: Text[]
  ingredientListAddress?: string
}

/**
 * What the label has beside what follows from the classification. Pictograms, signal word and hazard statements are derived again, and compared with
 * what the file says: `compare-label.ts`.
 */
export function readLabel(label: Node | undefined, reader: Reader): ReadLabel {
  const codesOf = (name: string, letters: string) =>
    findAll(label, name).map((node) => ({
      node,
      code: findAll(node, 'PhraseCode')
        .map((one) => `${letters}${one.text}`)
        .join('+'),
    }))
  const supplements = [...codesOf('SupplementalHazardInformation', 'EUH'), ...codesOf('SpecialSupplementalLabelInfoMixtures', 'EUH')]
  return {
    // General ones are the first of CLP Annex IV, Part 1.
    precautionaryStatements: [
      ...readGeneral(label, reader),
      ...codesOf('PrecautionaryStatement', 'P').flatMap(
        ({ node, code }) => readPrecaution(node, code, find(node, 'FullText')?.text ?? '', reader) ?? [],
      ),
    ],
    supplementalStatements: supplements.flatMap(({ node, code }) => readSupplement(node, code, reader) ?? []),
    contains: readContains(label, reader),
    ...readFurtherTexts(label, reader),
  }
}

/** With the alternatives and the fill-ins that its words show; as the law has it where they show something else. */
function readPrecaution(node: Node, code: string, text: string, reader: Reader): object | undefined {
  const known = precautionaryStatementCodes.find((one) => one === code || one.replaceAll(/[[\] ]/g, '') === code)
  if (known === undefined) return undefined
  takeStatement(node)
  const found = findWording(known, text, reader)
  if (found === undefined && text !== '') reader.guess('/labelElements/precautionaryStatements', `${code}: ${text}`)
  return { code: known, ...found }
}

function takeStatement(node: Node): void {
  takeEach(node, 'PhraseCode')
  take(node, 'FullText')
}

/** P101 to P103 stand among the further words of the label, behind their code. */
function readGeneral(label: Node | undefined, reader: Reader): object[] {
  return findAll(label, 'AdditionalLabellingInfo').flatMap((node) => {
    const [, code, text] = /^(P10[123])\s*:\s*(.+)$/u.exec(find(node, 'FullText')?.text ?? '') ?? []
    return code === undefined || text === undefined ? [] : (readPrecaution(node, code, text, reader) ?? [])
  })
}

function readSupplement(node: Node, code: string, reader: Reader): ReadLabel['supplementalStatements'][number] | undefined {
  const known = supplementalStatementCodes.find((one) => one === code)
  if (known === undefined) return undefined
  const text = find(node, 'FullText')?.text ?? ''
  takeStatement(node)
  const found = findWording(known, text, reader)
  if (found === undefined && text !== '') reader.guess('/labelElements/supplementalStatements', `${code}: ${text}`)
  return { code: known, ...found }
}

interface FoundWording {
  values?: Record<string, Text>
  choices?: number[]
  bracketText?: boolean
}

/** By which choices, and with which fill-ins, the statement of the law reads like this. */
function findWording(code: Precaution | Supplement, text: string, reader: Reader): FoundWording | undefined {
  const official = loadWording(reader.language).statements[code]
  if (official === undefined || text === '' || text.length > longestText) return undefined
  const fillIns = [...official.matchAll(/\{([a-zA-Z]+)\}|…([a-zA-Z]+)/gu)]
  // An open end among alternatives, “water/…agent”, is printed where something was filled in.
  const named = [fillIns.flatMap(([, name]) => name ?? []), fillIns.flatMap(([, name, end]) => name ?? end ?? [])]
  for (const bracketText of [false, true])
    for (const choices of listChoices(code))
      for (const names of named) {
        const marked = Object.fromEntries(names.map((name) => [name, `\u0002${name}\u0003`]))
        const written = fillStatement(code, official, marked, { choices, bracketText }).text
        const values = readFillIns(written, text, reader)
        if (values === undefined) continue
        return {
          ...(choices.length > 0 ? { choices } : {}),
          ...(bracketText ? { bracketText } : {}),
          ...(Object.keys(values).length > 0 ? { values } : {}),
        }
      }
  return undefined
}

/** All alternatives first, then each choice of them, of a statement with no more than a person would look through. */
function listChoices(code: string): number[][] {
  const count = (statementChoices[code as keyof typeof statementChoices]?.alternatives ?? []).reduce((sum, one) => sum + one, 0)
  if (count === 0 || count > 8) return [[]]
  return Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (__, index) => index + 1).filter((number) => bits & (2 ** (number - 1))),
  )
}

function readFillIns(written: string, text: string, reader: Reader): Record<string, Text> | undefined {
  const names = [...written.matchAll(/\u0002([a-zA-Z]+)\u0003/g)].map(([, name]) => name ?? '')
  if (names.length === 0) return bare(written) === bare(text) ? {} : undefined
  const source = written
    .replace(/\.$/, '')
    .split(/\u0002[a-zA-Z]+\u0003/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`))
    .join('(.+?)')
  const found = new RegExp(`^${source}\\.?$`, 'iu').exec(text)
  if (!found) return undefined
  const values = names.map((name, index) => [name, reader.fillIn(found[index + 1] ?? '')] as const)
  return Object.fromEntries(values.flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** “Contains …”, a substance each. */
function readContains(label: Node | undefined, reader: Reader): Text[] {
  const begin = `${reader.term('sds.contains')} `
  return findAll(label, 'AdditionalLabellingInfo').flatMap((node) => {
    const text = find(node, 'FullText')?.text ?? ''
    if (!text.startsWith(begin)) return []
    take(node, 'FullText')
    return splitNames(text.slice(begin.length), reader)
  })
}

/** The longest names that the library has: some have a semicolon of their own. */
function splitNames(text: string, reader: Reader): Text[] {
  const own = reader.term('document.semicolon').trim()
  const ends = [...text.matchAll(/[;·]/gu)].filter(([sign]) => sign === ';' || sign === own).map(({ index }) => index)
  const names: Text[] = []
  let begin = 0
  while (begin < text.length) {
    const possible = [text.length, ...ends.filter((end) => end > begin).toReversed()]
    const nameTo = (end: number) => reader.substance(text.slice(begin, end).trim())
    const end = possible.find((one) => 'phrase' in nameTo(one)) ?? possible.at(-1) ?? text.length
    names.push(nameTo(end))
    begin = end + 1
  }
  return names
}
