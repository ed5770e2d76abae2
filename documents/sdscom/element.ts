import { XMLBuilder } from 'fast-xml-parser'

/** An element of an SDScom file: its text, or what stands in it in the order of the schema. */
export interface Element {
  name: string
  content: string | readonly Element[]
}

/** An element of others; none where nothing stands in it, which is how SDScom leaves out what is not known. */
export function group(name: string, ...parts: readonly (readonly Element[])[]): Element[] {
  const content = parts.flat()
  return content.length > 0 ? [{ name, content }] : []
}

/** An element of one value; none where there is none. Numbers are written as XML Schema writes a float. */
export function value(name: string, content: string | number | boolean | undefined): Element[] {
  return content === undefined || content === '' ? [] : [{ name, content: clean(String(content)) }]
}

/** Characters that XML 1.0 does not know, which no escape brings into a file. */
// eslint-disable-next-line no-control-regex
const unknownToXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** The first of them in a text, with its place. */
export const findUnknownToXml = (text: string): RegExpExecArray | null => new RegExp(unknownToXml, 'u').exec(text)

/** A text without them. */
export const knownToXml = (text: string): string => text.replaceAll(unknownToXml, '')

/** The same words without what only a printed line needs: spaces that do not break, joiners, hyphens that are not seen. */
function clean(text: string): string {
  return knownToXml(text)
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/[\u00ad\u2060\ufeff]/g, '')
    .trim()
}

const builder = new XMLBuilder({ preserveOrder: true, ignoreAttributes: false, suppressEmptyNode: true, format: true, indentBy: ' ' })

type Node = Record<string, unknown>

function toNode({ name, content }: Element): Node {
  return { [name]: typeof content === 'string' ? [{ '#text': content }] : content.map(toNode) }
}

/** An XML document with one element of a namespace, whose parts have none. @param namespace with its prefix */
export function writeXml(root: Element, namespace: { prefix: string; address: string }): string {
  const node = toNode(root)
  const written = builder.build([
    { '?xml': [{ '#text': '' }], ':@': { '@_version': '1.0', '@_encoding': 'UTF-8' } },
    { [`${namespace.prefix}:${root.name}`]: node[root.name], ':@': { [`@_xmlns:${namespace.prefix}`]: namespace.address } },
  ])
  return `${written.trim()}\n`
}
