import { damaged } from './refused-file.ts'

/** An XML tag, with its name without prefix. */
export interface Mark {
  name: string
  /** Its attributes, unparsed. */
  head: string
  isEnd: boolean
  /** Self-closing, as `<row/>`. */
  isWhole: boolean
  /** Text between an end tag and the tag before it. */
  text: string
}

/**
 * The tags of a part of a workbook, one after the other.
 * @throws {RefusedFile} as soon as one does not end where it should, and for custom entities, which could expand to anything
 */
export function* readMarks(xml: string): Generator<Mark> {
  const pattern = /<(?:(\/)?(?:[\w.-]+:)?([\w.-]+)((?:[^"'<>]|"[^"<]*"|'[^'<]*')*?)(\/)?>|\?[^>]*\?>|!--[^]*?-->)/y
  const open: string[] = []
  let at = xml.charCodeAt(0) === 0xfeff ? 1 : 0
  while (at < xml.length) {
    const begin = xml.indexOf('<', at)
    if (begin === -1) break
    pattern.lastIndex = begin
    const found = pattern.exec(xml)
    if (!found) throw damaged()
    const [, end, name, head = '', whole] = found
    const text = xml.slice(at, begin)
    at = pattern.lastIndex
    if (name === undefined) continue
    if (end === '/') {
      if (open.pop() !== name) throw damaged()
    } else if (whole !== '/') open.push(name)
    if (open.length > 40) throw damaged()
    yield { name, head, isEnd: end === '/', isWhole: whole === '/', text }
  }
  if (open.length > 0 || at === 0) throw damaged()
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Decodes a text: entities, and the escapes of spreadsheets for characters that XML cannot contain (ECMA-376, part 1, 22.4.2.4). */
export function decodeText(text: string): string {
  const plain = text.includes('&')
    ? text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi, (whole, hex: string, digits: string, name: string) => {
        if (name !== undefined) return entities[name.toLowerCase()] ?? whole
        const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16)
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole
      })
    : text
  if (!plain.includes('_x')) return plain
  return plain.replaceAll(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** The texts that cells refer to by number: `xl/sharedStrings.xml`. Phonetic hints are left out. */
export function readSharedTexts(xml: string): string[] {
  const texts: string[] = []
  let [text, isAloud] = ['', false]
  for (const mark of readMarks(xml)) {
    if (mark.name === 'rPh') isAloud = !mark.isEnd && !mark.isWhole
    else if (mark.name === 't' && mark.isEnd && !isAloud) text += decodeText(mark.text)
    else if (mark.name === 'si' && (mark.isEnd || mark.isWhole)) {
      texts.push(text)
      text = ''
    }
  }
  return texts
}
