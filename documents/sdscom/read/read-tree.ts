import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { faultOf, type Fault } from '../../../shared/reasons/reason.ts'
import { findUnknownToXml } from '../element.ts'

/** An element of a file that somebody sent. `isTaken`: what stands in it went into the record. */
export interface Node {
  name: string
  text: string
  children: Node[]
  isTaken: boolean
}

/** The file cannot be read as SDScom XML. */
export class UnreadableSdscom extends Error {
  override readonly name = 'UnreadableSdscom'
  readonly fault: Fault

  constructor(fault: Fault) {
    super(fault.code)
    this.fault = fault
  }
}

/** Deeper than any element of the format, of which a phrase within a study of a component is the deepest. */
const deepest = 40
/** More than a sheet of two hundred components has. */
const mostNodes = 200_000

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  // What the library calls HTML has the references by number of XML: &#228; is ä, and is written so by every program that writes ASCII.
  htmlEntities: true,
})

/** All that XML knows without a document type (XML 1.0, sections 4.1 and 4.6). */
const foreignEntity = /&(?!(?:lt|gt|amp|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i
const withoutReferences = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>/g

/**
 * The elements of an XML file. Entities of its own are refused before anything is read, so that nothing is fetched and nothing grows.
 * @throws UnreadableSdscom for what is not XML, or has entities, or characters that XML does not know, or is nested deeper than the format
 */
export function readTree(xml: string): Node {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableSdscom(faultOf('xmlEntities'))
  refuseCharacters(xml)
  const checked = XMLValidator.validate(xml)
  if (checked !== true) throw new UnreadableSdscom(faultOf('notXml', { line: checked.err.line }))
  if (foreignEntity.test(xml.replaceAll(withoutReferences, ''))) throw new UnreadableSdscom(faultOf('xmlEntities'))
  let count = 0
  const toNodes = (items: unknown, depth: number): Node[] => {
    if (!Array.isArray(items)) return []
    if (depth > deepest) throw new UnreadableSdscom(faultOf('notSdscom'))
    return items.flatMap((item: Record<string, unknown>) =>
      Object.entries(item)
        .filter(([name]) => name !== '#text' && name !== ':@')
        .map(([name, content]): Node => {
          if (++count > mostNodes) throw new UnreadableSdscom(faultOf('notSdscom'))
          return { name, text: textOf(content), children: toNodes(content, depth + 1), isTaken: false }
        }),
    )
  }
  const [root, ...others] = toNodes(parse(xml), 0)
  if (!root || others.length > 0) throw new UnreadableSdscom(faultOf('notSdscom'))
  return root
}

/**
 * Characters outside XML 1.0, 2.2 (`Char`), as they stand and by number (4.1, “Legal Character”): no program may read such a file, and ours would bring
 * them into a record. What stands in comments and sections of plain text is no reference. Marks that turn the line (U+202E) are characters of XML, and
 * are what they are in every text of a record.
 */
function refuseCharacters(xml: string): void {
  const plain = findUnknownToXml(xml)
  if (plain) throw refuseCharacter(plain[0], xml.slice(0, plain.index))
  const referring = xml.replaceAll(withoutReferences, (covered) => covered.replaceAll(/[^\n]/g, ' '))
  for (const { 0: reference, 1: decimal, 2: hexadecimal = '', index } of referring.matchAll(/&#(?:(\d{1,7})|x([\da-f]{1,6}));/gi)) {
    const number = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    if (number > mostCodePoint || findUnknownToXml(String.fromCodePoint(number))) throw refuseCharacter(reference, xml.slice(0, index))
  }
}

const mostCodePoint = 0x10_ff_ff

/** A character is named by its number, since it cannot be shown; a reference is written as it stands. */
function refuseCharacter(found: string, before: string): UnreadableSdscom {
  const number = found.codePointAt(0) ?? 0
  const character = found.startsWith('&') ? found : `U+${number.toString(16).toUpperCase().padStart(4, '0')}`
  return new UnreadableSdscom(faultOf('xmlCharacter', { character, line: before.split(/\r\n?|\n/).length }))
}

/** The parser itself refuses what is nested too deeply for it. */
function parse(xml: string): unknown {
  try {
    return parser.parse(xml)
  } catch {
    throw new UnreadableSdscom(faultOf('notSdscom'))
  }
}

function textOf(content: unknown): string {
  if (!Array.isArray(content)) return ''
  return content
    .map((item: Record<string, unknown>) => item['#text'])
    .filter((text) => typeof text === 'string' || typeof text === 'number')
    .join('')
    .replaceAll(/\r\n?/g, '\n')
    .trim()
}

/** The elements at a path below one: `RegionEU/SupplierInformation`. */
export function findAll(node: Node | undefined, path: string): Node[] {
  return path
    .split('/')
    .reduce<Node[]>((found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)), node ? [node] : [])
}

export function find(node: Node | undefined, path: string): Node | undefined {
  return findAll(node, path)[0]
}

/** The text of an element, which is used from now on; undefined where there is no such element, or nothing in it. */
export function take(node: Node | undefined, path: string): string | undefined {
  return takeIf(node, path, () => true)
}

/**
 * The same where the record has a place for it, or says so anyway: a text that does not fit stays among what is left, whole. What we derive from other
 * parts of the file is compared in this way with what the file says of it (docs/decisions/313-all-that-a-file-says.md).
 */
export function takeIf(node: Node | undefined, path: string, fits: (text: string) => boolean): string | undefined {
  const found = find(node, path)
  if (!found || found.text === '' || !fits(found.text)) return undefined
  found.isTaken = true
  return found.text
}

/** The texts of all elements at a path that fit, which are used from now on. */
export function takeEach(node: Node | undefined, path: string, fits: (text: string) => boolean = () => true): string[] {
  const found = findAll(node, path).filter(({ text }) => text !== '' && fits(text))
  for (const one of found) one.isTaken = true
  return found.map(({ text }) => text)
}

/** What was used and turns out to say something else than the record. */
export function leave(node: Node | undefined, path: string): void {
  for (const one of findAll(node, path)) one.isTaken = false
}

/** For a text that a record takes up to a length, in characters: a longer one would lose its end. */
export const upTo =
  (most: number) =>
  (text: string): boolean =>
    text.length <= most

/** A float of XML Schema, 3.3.4, without the infinite ones. */
const float = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[Ee][+-]?\d+)?$/

/** The number in an element, which is not used yet; undefined for what is none. */
export function numberIn(node: Node | undefined, path: string): number | undefined {
  const text = find(node, path)?.text
  const number = text !== undefined && float.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

/** A number; undefined for what is none, which stays among what is left. */
export function takeNumber(node: Node | undefined, path: string): number | undefined {
  const number = numberIn(node, path)
  if (number !== undefined) take(node, path)
  return number
}

const booleans: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false }

/** A boolean of XML Schema, 3.3.2; undefined for what is none, which stays among what is left. */
export function takeBoolean(node: Node | undefined, path: string, fits: (value: boolean) => boolean = () => true): boolean | undefined {
  const text = takeIf(node, path, (one) => booleans[one] !== undefined && fits(booleans[one]))
  return text === undefined ? undefined : booleans[text]
}

/** Elements in which the code says what it is, and the text only how it reads. */
const coded = new Set([
  'SignalWord',
  'HazardStatement',
  'PrecautionaryStatement',
  'SupplementalHazardInformation',
  'SpecialSupplementalLabelInfoMixtures',
  'RelevantHazardStatements',
])

/** The key of a sentence is nothing to a reader who has the sentence. */
function isKeyOfSentence(node: Node, parent: Node): boolean {
  return /^Phrase(?:Code|Id)$/.test(node.name) && !coded.has(parent.name) && (find(parent, 'FullText')?.text ?? '') !== ''
}

/** What was sent and is not in the record: each text with the path to it. */
export function listLeft(node: Node, path: readonly string[] = []): { path: string; text: string }[] {
  const own = [...path, node.name]
  const here = node.isTaken || node.text === '' ? [] : [{ path: own.slice(1).join('/'), text: node.text }]
  return [...here, ...node.children.flatMap((child) => (isKeyOfSentence(child, node) ? [] : listLeft(child, own)))]
}
