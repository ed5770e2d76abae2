import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { faultOf, type Fault } from '../../../shared/reasons/reason.ts'

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
 * @throws UnreadableSdscom for what is not XML, or has entities, or is nested deeper than the format
 */
export function readTree(xml: string): Node {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableSdscom(faultOf('xmlEntities'))
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
  const found = find(node, path)
  if (!found || found.text === '') return undefined
  found.isTaken = true
  return found.text
}

/** The texts of all elements at a path, which are used from now on. */
export function takeEach(node: Node | undefined, path: string): string[] {
  return findAll(node, path).map((found) => {
    found.isTaken = true
    return found.text
  })
}

/** A number; undefined for what is none, which stays among what is left. */
export function takeNumber(node: Node | undefined, path: string): number | undefined {
  const number = Number(find(node, path)?.text || Number.NaN)
  if (!Number.isFinite(number)) return undefined
  take(node, path)
  return number
}

/** What was sent and is not in the record: each text with the path to it. */
export function listLeft(node: Node, path: readonly string[] = []): { path: string; text: string }[] {
  const own = [...path, node.name]
  // The key of a sentence is nothing to a reader who has the sentence.
  if (node.isTaken || node.name === 'PhraseCode') return []
  const here = node.text === '' ? [] : [{ path: own.slice(1).join('/'), text: node.text }]
  return [...here, ...node.children.flatMap((child) => listLeft(child, own))]
}
