import type { PropertyKey } from '../../../shared/record/properties.ts'
import type { Quantity, Text } from '../../../shared/record/texts.ts'
import { unitsFor } from '../../../shared/record/usual-units.ts'
import { withoutGaps } from './without-gaps.ts'
import { find, findAll, type Node } from './read-tree.ts'
import type { Reader } from './reader.ts'

/** What is said of a property: value, what is said in its place, what stands beside it, and how it was found. */
export interface SaidOfProperty {
  quantity?: Quantity | undefined
  text?: Text | undefined
  remark?: Text | undefined
  method?: string | undefined
}

const longestMethod = 60
/** More parts than a value with what stands beside it has. */
const mostParts = 4
/** Capital letters with a number: `OECD 105`, `UN Test C.1`. */
const methodName = /^\p{Lu}{2,}[\s-].*\d/u

/** A property in phrases one after the other. What finds no room beside the others is left. */
export function readWords(property: PropertyKey, node: Node | undefined, name: string, reader: Reader): SaidOfProperty | undefined {
  const said: SaidOfProperty = {}
  for (const phrase of findAll(node, name)) {
    const full = find(phrase, 'FullText')
    if (!full || full.isTaken || full.text === '') continue
    const isFirst = said.quantity === undefined && said.text === undefined
    const quantity = isFirst ? readOwnQuantity(property, full.text, reader) : undefined
    if (quantity) {
      said.quantity = quantity
      full.isTaken = true
    } else if (!isFirst && said.method === undefined && isMethod(phrase)) {
      said.method = reader.method(full.text)
      full.isTaken = true
    } else if (isFirst || said.remark === undefined) {
      const text = reader.text({ ...phrase, children: [phrase] }, name)
      if (text) said[isFirst ? 'text' : 'remark'] = text
    }
  }
  return said.quantity || said.text ? said : undefined
}

/** A phrase of the library has a key, and is no name of a method. */
const isMethod = (phrase: Node): boolean => {
  const text = find(phrase, 'FullText')?.text ?? ''
  return find(phrase, 'PhraseCode') === undefined && text.length <= longestMethod && methodName.test(text)
}

/** A property on one line, as our own files have it: its parts where the library knows the first, otherwise one text as it stands. */
export function readLine(property: PropertyKey, line: string, reader: Reader): SaidOfProperty | undefined {
  const separator = `${reader.term('document.semicolon')} `
  const parts = line.split(separator)
  const lengths = parts.slice(0, mostParts).map((_, index) => index + 1)
  const firstOf = (candidates: readonly number[], read: (words: string) => Value | undefined) =>
    candidates.flatMap((length) => {
      const value = read(parts.slice(0, length).join(separator))
      return value ? [{ ...value, length }] : []
    })[0]
  // A sentence of the library may have a semicolon of its own: the longest one counts. A blank would hold all that follows it: the shortest.
  const value =
    firstOf(lengths.toReversed(), (words) => {
      const quantity = readOwnQuantity(property, words, reader)
      const text = quantity ? undefined : readExactly(words, reader)
      return quantity || text ? { quantity, text } : undefined
    }) ??
    firstOf(lengths, (words) => {
      const text = reader.aboutProperty(words)
      return text && { text }
    })
  const others = parts.slice(value?.length ?? 1)
  const last = others.at(-1)
  const method = last !== undefined && last.length <= longestMethod && methodName.test(last) ? reader.method(last) : undefined
  if (!value && method === undefined) return asOneText(line, reader)
  const beside = others.slice(0, method === undefined ? others.length : -1).join(separator)
  const remark = beside === '' ? undefined : (readExactly(beside, reader) ?? reader.aboutProperty(beside) ?? reader.whole(beside))
  const { quantity, text } = value ?? { text: reader.whole(parts[0] ?? '') }
  return withoutGaps({ quantity, text, remark, method })
}

function asOneText(line: string, reader: Reader): SaidOfProperty | undefined {
  const text = reader.whole(line)
  return text && { text }
}

type Value = Pick<SaidOfProperty, 'quantity' | 'text'>

function readExactly(text: string, reader: Reader): Text | undefined {
  const known = reader.whole(text)
  return known && 'phrase' in known ? known : undefined
}

/** A quantity in a unit that the property has; a pure number only where it is measured so. */
export function readOwnQuantity(property: PropertyKey, text: string, reader: Reader): Quantity | undefined {
  const quantity = reader.quantity(text)
  return quantity && (quantity.unit !== '' || unitsFor(property).includes('')) ? quantity : undefined
}
