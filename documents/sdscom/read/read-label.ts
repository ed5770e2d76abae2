import { fillStatement } from '../../../clp/fill-statement.ts'
import { precautionaryStatementCodes, statementChoices, supplementalStatementCodes } from '../../../clp/statements.ts'
import { loadWording } from '../../../wording/load-wording.ts'
import { longestText } from '../phrases.ts'
import { find, findAll, type Node } from './read-tree.ts'
import type { Text } from '../../../shared/record/texts.ts'
import { readFurtherTexts } from './read-further-texts.ts'
import type { Reader } from './reader.ts'

type Precaution = (typeof precautionaryStatementCodes)[number]
type Supplement = (typeof supplementalStatementCodes)[number]

/** What the label has beside what follows from the classification: pictograms, signal word and hazard statements are derived again. */
export function readLabel(hazards: Node | undefined, reader: Reader): object {
  const label = find(hazards, 'HazardLabelling/ClpHazardLabelling_2023_707') ?? find(hazards, 'HazardLabelling/ClpAtp14HazardLabelling')
  for (const name of ['HazardPictogram', 'SignalWord', 'HazardStatement', 'TactileWarning', 'ChildResistantOpening'])
    for (const one of findAll(label, name)) markAll(one)
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

function markAll(node: Node): void {
  node.isTaken = true
  for (const child of node.children) markAll(child)
}

/** With the alternatives and the fill-ins that its words show; as the law has it where they show something else. */
function readPrecaution(node: Node, code: string, text: string, reader: Reader): object | undefined {
  const known = precautionaryStatementCodes.find((one) => one === code || one.replaceAll(/[[\] ]/g, '') === code)
  if (known === undefined) return undefined
  markAll(node)
  const found = findWording(known, text, reader)
  if (found === undefined && text !== '') reader.guess('/labelElements/precautionaryStatements', `${code}: ${text}`)
  return { code: known, ...found }
}

/** P101 to P103 stand among the further words of the label, behind their code. */
function readGeneral(label: Node | undefined, reader: Reader): object[] {
  return findAll(label, 'AdditionalLabellingInfo').flatMap((node) => {
    const [, code, text] = /^(P10[123])\s*:\s*(.+)$/u.exec(find(node, 'FullText')?.text ?? '') ?? []
    return code === undefined || text === undefined ? [] : (readPrecaution(node, code, text, reader) ?? [])
  })
}

function readSupplement(node: Node, code: string, reader: Reader): object | undefined {
  const known = supplementalStatementCodes.find((one) => one === code)
  if (known === undefined) return undefined
  markAll(node)
  return { code: known, ...findWording(known, find(node, 'FullText')?.text ?? '', reader) }
}

/** The words of a sentence without what only a line needs. */
const bare = (text: string) => text.replaceAll(/[\s\u00a0\u202f.]/g, '').toLocaleLowerCase()

interface FoundWording {
  values?: Record<string, object>
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

function readFillIns(written: string, text: string, reader: Reader): Record<string, object> | undefined {
  const names = [...written.matchAll(/\u0002([a-zA-Z]+)\u0003/g)].map(([, name]) => name ?? '')
  if (names.length === 0) return bare(written) === bare(text) ? {} : undefined
  const source = written
    .replace(/\.$/, '')
    .split(/\u0002[a-zA-Z]+\u0003/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`))
    .join('(.+?)')
  const found = new RegExp(`^${source}\\.?$`, 'iu').exec(text)
  if (!found) return undefined
  return Object.fromEntries(names.map((name, index) => [name, reader.fillIn(found[index + 1] ?? '') ?? {}]))
}

/** “Contains …”, a substance each. */
function readContains(label: Node | undefined, reader: Reader): Text[] {
  const begin = `${reader.term('sds.contains')} `
  return findAll(label, 'AdditionalLabellingInfo').flatMap((node) => {
    const text = find(node, 'FullText')?.text ?? ''
    if (!text.startsWith(begin)) return []
    markAll(node)
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
