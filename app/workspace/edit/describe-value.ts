import { asList, asObject, asText, type RecordValue } from './record-values.ts'

/** Fields by which a person knows an entry again, in this order. */
const telling = [
  'name',
  'code',
  'component',
  'category',
  'property',
  'statement',
  'basis',
  'endpoint',
  'material',
  'route',
  'compartment',
  'instruction',
  'telephone',
  'country',
  'value',
]

/** What an entry of a list is, in a few words; empty where it says nothing yet. */
export function summariseValue(value: RecordValue, language: string): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  const object = asObject(value)
  if ('phrase' in object) return lastPart(asText(object.phrase))
  if ('text' in object && typeof object.text === 'object') {
    const texts = asObject(object.text)
    return asText(texts[language] ?? Object.values(texts)[0])
  }
  const parts = telling
    .flatMap((name) => (object[name] === undefined ? [] : [summariseValue(object[name], language)]))
    .filter((part) => part !== '')
  const statements = asList(object.statements).map(asText)
  return [...parts.slice(0, 2), ...statements].join(' · ')
}

/** `substance.nButylAcetate` as words. */
function lastPart(key: string): string {
  const [last = ''] = key.split('.').slice(-1)
  return last.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
}
