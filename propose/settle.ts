import { endpointOf } from '../clp/classification/endpoints.ts'
import { classificationEntry } from '../shared/record/composition.ts'
import type { Text } from '../shared/record/texts.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import type { PatchStep } from '../shared/json-patch.ts'
import { joinPatches, valueAt } from './patch.ts'
import { because, type Decision, type Proposal, type Wish } from './proposal.ts'

/**
 * Compares what the rules want with what the record holds and what people decided. What a person wrote is never replaced without being asked: it is
 * a difference. What was accepted and has no cause any more is shown as gone; what was refused stays refused until it is another proposal.
 */
export function settle(record: ProductRecord, wishes: readonly Wish[], decisions: readonly Decision[]): Proposal[] {
  const decided = new Map(decisions.map((one) => [one.proposal, one]))
  const wanted = new Map(wishes.map((wish) => [idOf(wish), wish]))
  const found = [...wanted].map(([id, wish]) => settleOne(record, id, wish, decided.get(id) ?? null))
  const gone = decisions.flatMap((decision) => (wanted.has(decision.proposal) ? [] : findGone(record, decision)))
  return [...found, ...gone]
}

/** The same for the same thing at every calculation. */
export const idOf = ({ place, item }: Pick<Wish, 'place' | 'item'>): string => (item === null ? place : `${place}#${item}`)

function settleOne(record: ProductRecord, id: string, wish: Wish, decision: Decision | null): Proposal {
  const { index, present } = findPresent(record, wish)
  const madeFor = fingerprint(wish.value)
  const isSettled = decision?.madeFor === madeFor
  const position = index < 0 ? null : index
  const base = { ...wish, id, present: present ?? null, position, madeFor, decision: isSettled ? decision : null }
  // What a new record holds from the start may be the same as what is proposed.
  const held = wish.item === null ? valueAt(record, wish.place) : present
  if (held !== undefined && fingerprint(held) === madeFor) return { ...base, present: held, state: 'held', patch: [] }
  const patch = patchFor(record, wish, index, present)
  if (isSettled && decision.answer !== 'accepted') return { ...base, state: decision.answer, patch }
  // Somebody took out again what they had accepted.
  if (isSettled && present === undefined) return { ...base, state: 'refused', patch }
  // What the program put there itself may be replaced without a question.
  const isOurs = present === undefined || (decision?.answer === 'accepted' && decision.madeFor === fingerprint(present))
  return { ...base, state: isOurs ? 'open' : 'differs', patch }
}

interface Present {
  /** position in the list; −1: it is not in the list, or the place is no list */
  index: number
  present: unknown
}

function findPresent(record: ProductRecord, { place, item }: Pick<Wish, 'place' | 'item'>): Present {
  const found = valueAt(record, place)
  if (item === null) return { index: -1, present: isAnswered(place, found) ? found : undefined }
  const list: unknown[] = Array.isArray(found) ? found : []
  const index = list.findIndex((one) => itemKey(place, one) === item)
  return { index, present: list[index] }
}

/** A description that nobody has written yet. */
export const noDescription: Text = { text: {} }

/** Values that a record has before anybody answers: no description, no dangerous goods, the label as it begins. */
const beginnings: Readonly<Record<string, unknown>> = {
  '/description': noDescription,
  '/transport': { regulated: false, precautions: [], bulk: [] },
  '/labelDefaults/packageSize': 2,
  '/labelDefaults/labelSize': 4,
  '/labelDefaults/packContent': '',
}

const isAnswered = (place: string, value: unknown): boolean =>
  value !== undefined && (beginnings[place] === undefined || fingerprint(beginnings[place]) !== fingerprint(value))

function patchFor(record: ProductRecord, { place, item, value }: Wish, index: number, present: unknown): PatchStep[] {
  if (item !== null) {
    const isNew = present === undefined
    return [...makeParents(record, place), { op: isNew ? 'add' : 'replace', path: isNew ? `${place}/-` : `${place}/${index}`, value }]
  }
  return [...makeParents(record, place), { op: valueAt(record, place) === undefined ? 'add' : 'replace', path: place, value }]
}

/** Objects that are not there yet, above the place. */
function makeParents(record: ProductRecord, place: string): PatchStep[] {
  const parts = place.split('/')
  const above = parts.slice(2).map((_, index) => parts.slice(0, index + 2).join('/'))
  return above.flatMap((path): PatchStep[] => (valueAt(record, path) === undefined ? [{ op: 'add', path, value: {} }] : []))
}

/** What takes the value of a proposal out of the record again; null where it is not in it. */
export function removalOf(record: ProductRecord, { place, item }: Pick<Wish, 'place' | 'item'>): PatchStep[] | null {
  const { index, present } = findPresent(record, { place, item })
  if (present === undefined) return null
  const start = beginnings[place]
  if (start !== undefined) return [{ op: 'replace', path: place, value: start }]
  return [{ op: 'remove', path: item === null ? place : `${place}/${index}` }]
}

/** What was accepted, stands as it was accepted, and is proposed no more. */
function findGone(record: ProductRecord, decision: Decision): Proposal[] {
  if (decision.answer !== 'accepted') return []
  const [place, item] = splitId(decision.proposal)
  const { present, index } = findPresent(record, { place, item })
  const patch = removalOf(record, { place, item })
  if (patch === null || fingerprint(present) !== decision.madeFor) return []
  return [
    {
      id: decision.proposal,
      section: '',
      place,
      item,
      value: null,
      because: [because('gone')],
      article: '',
      state: 'gone',
      present,
      position: index < 0 ? null : index,
      patch,
      madeFor: decision.madeFor,
      decision,
    },
  ]
}

function splitId(id: string): [string, string | null] {
  const at = id.indexOf('#')
  return at < 0 ? [id, null] : [id.slice(0, at), id.slice(at + 1)]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string'

/** Which item of a list is meant, whatever else of it changes: a class by its endpoint, a substance by its number, a sentence by its phrase. */
export function itemKey(place: string, item: unknown): string {
  if (!isObject(item)) return JSON.stringify(item)
  if (place === '/classification') {
    const read = classificationEntry.safeParse(item)
    if (!read.success) return JSON.stringify(item)
    const { category, statements } = read.data
    return endpointOf({ category, statement: ownStatement(statements) })
  }
  if (place === '/composition/ingredients')
    return [item['casNumber'], item['ecNumber'], item['indexNumber'], item['reachNumber']].find(isText) ?? ''
  if (place === '/parameters') return `${String(item['category'])} ${String(item['property'])}`
  if (place === '/toxicology/estimates') return String(item['route'])
  // The sentence on a decision may stand several times; the class that it names tells one from another.
  if (place === '/otherInformation/further') return JSON.stringify([item['phrase'], classOfDecision(item['values']) ?? item['values']])
  if (place === '/exposureControls/gloves') return itemKey('', item['material'])
  for (const name of ['code', 'phrase', 'country']) if (typeof item[name] === 'string') return item[name]
  return JSON.stringify(item)
}

/** Of a sentence with its reason; null of any other. */
function classOfDecision(values: unknown): unknown {
  const decided = isObject(values) && isObject(values['class']) ? values['class']['values'] : null
  return isObject(decided) ? (decided['class'] ?? null) : null
}

type Statement = Parameters<typeof endpointOf>[0]['statement']
const ownStatement = (statements: readonly string[]): Statement => {
  const [first = ''] = statements
  return isPlain(first) ? first : null
}
const isPlain = (code: string): code is NonNullable<Statement> => /^H\d{3}/.test(code)

/** A short text that is the same for the same value, whatever the order of its keys, and hardly ever for two values. */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(sortKeys(value)) ?? ''
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}

/** Empty lists and objects are defaults of the schema and do not count. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([, one]) => one !== undefined && !(Array.isArray(one) && one.length === 0))
  return Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, sortKeys(one)]))
}

/** The record with these proposals accepted; those whose value stands already change nothing. */
export const patchOf = (proposals: readonly Proposal[]): PatchStep[] => joinPatches(proposals.map(({ patch }) => patch))
