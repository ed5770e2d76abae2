import { z } from 'zod'
import { productRecord, type ProductRecord } from '../shared/record/product-record.ts'
import { longestFreeText, quantity, text } from '../shared/record/texts.ts'

/** A record in whose free-text fields stands what somebody wrote, and where these fields are. */
export interface FilledRecord {
  record: ProductRecord
  /** Every field in which a person may write what they like, such as `supplier.name` or `firstAid.eyes[0].text.en`. */
  fields: string[]
}

type Schema = z.core.$ZodType

/** Languages in which the free texts are written. */
const written = ['en', 'de'] as const
/** Entries of a list that are filled; a longer one is cut, so that documents stay quick to make. */
const mostEntries = 2

/** A phrase into which a text of one's own is filled, at most so long: shared/record/texts.ts. */
const phraseWithValue = { key: 'compositionNote.svhc', name: 'substances' }
const longestValue = 500

/** What fields with a form of their own may hold; the first that the field takes is taken. */
const formed = [
  'DE',
  '+49 30 12345 678',
  'sheets@norvik.example',
  'https://norvik.example/',
  '2026-10-12',
  '1330-20-7',
  '215-535-7',
  '601-022-00-9',
  '01-2119488216-32-0000',
  'coatings',
  'C',
  'a'.repeat(64),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10H0z"/></svg>',
]

/**
 * A product with something written into every free-text field. The fields are found in the schema of the record, so that a new one is covered
 * by itself; whatever is no free text, such as codes and quantities, is the base's, or the first that the schema takes.
 * @param write what is written into a field; it is cut to the length that the field may have
 * @throws Error where the schema has a kind of field that this does not know, or where the record that comes out is none
 */
export function fillRecord(base: ProductRecord, write: (field: string) => string): FilledRecord {
  const fields: string[] = []
  let lastId = 900_000

  function writeField(longest: number, path: string): string {
    fields.push(path)
    return write(path).slice(0, longest).trim() || 'x'
  }

  function fill(schema: Schema, given: unknown, path: string): unknown {
    if (schema === text)
      return { text: Object.fromEntries(written.map((language) => [language, writeField(longestFreeText, `${path}.text.${language}`)])) }
    if (schema === quantity) return given ?? { value: 1, unit: '%' }
    const def = definitionOf(schema)
    switch (def.type) {
      case 'optional':
      case 'default':
      case 'prefault':
        return fill(def.innerType, given, path)
      // What was read in another form before is written in the present one.
      case 'pipe':
        return fill(def.out, given, path)
      case 'object':
        return fillObject(schema, def.shape, given, path)
      case 'array':
        return fillArray(def.element, given, path, fewestOf(def))
      case 'tuple':
        return given ?? def.items.map((item, index) => fill(item, undefined, `${path}[${index}]`))
      case 'union':
        return fill(kindOf(def.options, given), given, path)
      case 'record':
        return isObject(given)
          ? Object.fromEntries(Object.entries(given).map(([key, value]) => [key, fill(def.valueType, value, `${path}.${key}`)]))
          : given
      case 'string':
        return isFree(def) ? fitLine(schema, writeField(longestOf(def), path)) : (given ?? takenBy(schema, formed))
      case 'number':
        return given ?? (/(^|\.)id$/.test(path) ? ++lastId : path.endsWith('.massPercent') ? 100 : takenBy(schema, [1, 4, 6, 10, 0]))
      case 'boolean':
        return given ?? true
      case 'enum':
        return given ?? Object.values(def.entries)[0]
      case 'literal':
        return def.values[0]
      default:
        throw new Error(`${path} is of the kind ${def.type}, which nobody knows how to fill`)
    }
  }

  function fillObject(schema: Schema, shape: z.core.$ZodShape, given: unknown, path: string): unknown {
    const filled = new Map(
      Object.entries(shape).map(([key, field]) => [key, fill(field, fieldOf(given, key), path === '' ? key : `${path}.${key}`)]),
    )
    // What excludes what else is there goes, where it may be left out.
    for (const {
      path: [key],
    } of path === '' ? [] : issuesOf(schema, Object.fromEntries(filled))) {
      const field = typeof key === 'string' ? shape[key] : undefined
      if (typeof key !== 'string' || !field || definitionOf(field).type !== 'optional') continue
      filled.delete(key)
      fields.splice(0, fields.length, ...fields.filter((name) => !name.startsWith(`${path}.${key}`)))
    }
    return Object.fromEntries(filled)
  }

  /** Entries of every kind that the list may hold; an empty list gets one of each, or as many as it must have. A list of texts gets a phrase with a value, too. */
  function fillArray(element: Schema, given: unknown, path: string, fewest: number): unknown {
    const entries: unknown[] = Array.isArray(given) ? given : Array.from({ length: fewest })
    const def = element === text || element === quantity ? null : definitionOf(element)
    const kinds = def?.type === 'union' ? def.options : [element]
    const chosen = kinds.flatMap((kind) => {
      const ofKind = entries.filter((entry) => kinds.length === 1 || issuesOf(kind, entry).length === 0).slice(0, mostEntries)
      return (ofKind.length > 0 ? ofKind : [undefined]).map((entry) => ({ kind, entry }))
    })
    const filled = chosen.map(({ kind, entry }, index) => fill(kind, entry, `${path}[${index}]`))
    if (element !== text) return filled
    const value = writeField(longestValue, `${path}[${filled.length}].values.${phraseWithValue.name}`)
    return [...filled, { phrase: phraseWithValue.key, values: { [phraseWithValue.name]: value } }]
  }

  return { record: productRecord.parse(fill(productRecord, base, '')), fields }
}

/** The kind of a union that a value is of; the first where there is no value. */
function kindOf(kinds: readonly Schema[], given: unknown): Schema {
  const kind = kinds.find((candidate) => given === undefined || issuesOf(candidate, given).length === 0)
  if (!kind) throw new Error(`No kind takes ${JSON.stringify(given)}`)
  return kind
}

/** Whether nothing is demanded of a string but its length, or to be one line of visible text. */
function isFree({ format, checks }: StringDefinition): boolean {
  const names = namedChecks(checks).map(({ check }) => check)
  const isLine = names.includes('overwrite') && names.includes('max_length')
  return (
    format === undefined && names.every((name) => ['min_length', 'max_length', 'overwrite'].includes(name) || (name === 'custom' && isLine))
  )
}

/** What a line takes of a text: not its breaks, nor what would turn its direction. */
function fitLine(schema: Schema, value: string): string {
  return issuesOf(schema, value).length === 0 ? value : value.replaceAll(/[\r\n\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, ' ')
}

function longestOf({ checks }: StringDefinition): number {
  return namedChecks(checks).find(({ maximum }) => maximum !== undefined)?.maximum ?? longestFreeText
}

/** How many entries a list has at least. */
function fewestOf({ checks }: Pick<StringDefinition, 'checks'>): number {
  return namedChecks(checks).find(({ check }) => check === 'min_length')?.minimum ?? 0
}

interface StringDefinition {
  format?: unknown
  checks?: readonly z.core.$ZodCheck[] | undefined
}

const innerOfCheck = z.object({ check: z.string(), maximum: z.number().optional(), minimum: z.number().optional() })

function namedChecks(checks: StringDefinition['checks'] = []): z.infer<typeof innerOfCheck>[] {
  return checks.map((check) => innerOfCheck.parse(fieldOf(fieldOf(check, '_zod'), 'def')))
}

function takenBy(schema: Schema, candidates: readonly unknown[]): unknown {
  return candidates.find((candidate) => issuesOf(schema, candidate).length === 0)
}

function issuesOf(schema: Schema, value: unknown): readonly z.core.$ZodIssue[] {
  return z.safeParse(schema, value).error?.issues ?? []
}

/** The way that zod names for code that walks over its schemas. */
function definitionOf(schema: Schema): z.core.$ZodTypes['_zod']['def'] {
  // oxlint-disable-next-line no-underscore-dangle
  return (schema as z.core.$ZodTypes)._zod.def
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function fieldOf(value: unknown, key: string): unknown {
  return isObject(value) ? Reflect.get(value, key) : undefined
}
