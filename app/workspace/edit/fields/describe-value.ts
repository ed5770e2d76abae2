import type { LanguageCode } from '../../../../shared/languages.ts'
import { createNumberFormat } from '../../../language/create-number-format.ts'
import type { Translate } from '../../../language/texts.tsx'
import { optionLabel } from './field-parts.tsx'
import { asList, asObject, asText, type RecordValue } from '../../record/record-values.ts'

/** What a value is told with: the words of one language. */
export interface Words {
  t: Translate
  language: LanguageCode
  /** Names of choices that the documents have words for. */
  optionNames: Readonly<Record<string, string>>
  /** A sentence of the library or the name of a substance; undefined while it is on its way. */
  phraseText: (key: string) => string | undefined
}

/** Fields by which a person knows an entry again, in this order. A property is known by its own name and not by its category's code. */
const telling = [
  'name',
  'code',
  'component',
  'property',
  'category',
  'statement',
  'basis',
  'endpoint',
  'material',
  'route',
  'compartment',
  'instruction',
  'telephone',
  'country',
  'casNumber',
  'value',
  'quantity',
  'text',
]
/** Fields of an entry that are told. */
const mostTold = 2

/** What stands in for a text that is on its way, and for what a sentence leaves open. */
export const sentenceOnItsWay = '…'

/** A value, or an entry of a list, in a few words; empty where it says nothing yet. */
export function describeValue(value: RecordValue, words: Words): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return words.t(`record.option.${value}`)
  if (typeof value === 'string') return optionLabel(words.t, value, words.optionNames)
  if (typeof value === 'number') return formatNumber(value, words.language)
  if (Array.isArray(value)) return join(value, ', ', words)
  const object = asObject(value)
  if (typeof object.phrase === 'string') return describePhrase(object.phrase, asObject(object.values), words)
  if (isFreeText(object)) {
    const texts = asObject(object.text)
    return asText(texts[words.language] ?? Object.values(texts)[0])
  }
  if ('unit' in object && ('value' in object || 'from' in object || 'to' in object)) return describeQuantity(object, words)
  const told = telling
    .filter((name) => !(name === 'category' && 'property' in object))
    .map((name) => describeValue(object[name], words))
    .filter((part) => part !== '')
  const statements = asList(object.statements).map(asText)
  const inFew = [...told.slice(0, mostTold), ...statements].join(' · ')
  return inFew === '' ? join(Object.values(object), ', ', words) : inFew
}

/** Keys of all sentences and substances that a value names. */
export function findPhraseKeys(value: RecordValue): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { phrase } = asObject(value)
  return [...(typeof phrase === 'string' ? [phrase] : []), ...Object.values(value).flatMap(findPhraseKeys)]
}

/** A text that a person wrote. A property has a field `text` too, beside others. */
function isFreeText(object: Readonly<Record<string, RecordValue>>): boolean {
  return Object.keys(object).length === 1 && typeof object.text === 'object' && !('phrase' in asObject(object.text))
}

function describePhrase(key: string, values: Readonly<Record<string, RecordValue>>, words: Words): string {
  return (words.phraseText(key) ?? sentenceOnItsWay).replaceAll(
    /\{([a-zA-Z]+)\}/g,
    (_, name: string) => describeValue(values[name], words) || sentenceOnItsWay,
  )
}

function describeQuantity({ sign, value, from, to, unit }: Readonly<Record<string, RecordValue>>, words: Words): string {
  const number = value !== undefined ? describeValue(value, words) : `${describeValue(from, words)}–${describeValue(to, words)}`
  return [asText(sign), number, asText(unit)].filter((part) => part !== '').join(' ')
}

function formatNumber(number: number, language: LanguageCode): string {
  return createNumberFormat(language, { maximumFractionDigits: 10 }).format(number)
}

function join(values: readonly RecordValue[], separator: string, words: Words): string {
  return values
    .map((value) => describeValue(value, words))
    .filter((part) => part !== '')
    .join(separator)
}
