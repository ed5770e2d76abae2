import { languageCodes, type LanguageCode } from '../languages.ts'
import { productRecord } from '../record/product-record.ts'
import { shapeOf, type Shape, type ShapeField } from '../record/schema-shape.ts'
import { units } from '../record/texts.ts'

/** What a cell holds. A text of several languages has one cell for its phrase and one for each language. */
export type CellKind =
  | { kind: 'line' }
  | { kind: 'number' }
  | { kind: 'flag' }
  | { kind: 'choice'; options: readonly string[] }
  /** Several of one kind, parted by semicolons. */
  | { kind: 'several'; of: 'line' | 'number' | 'choice'; options: readonly string[] }
  /** The key of a phrase, and behind it the values of its parameters as JSON. */
  | { kind: 'phrase' }
  | { kind: 'words'; language: LanguageCode }
  /** Fill-ins of a statement, as JSON. */
  | { kind: 'values' }

export interface Column {
  /** Stands in the second line of the sheet, in every language the same. */
  key: string
  /** Of the value within what the row is about. */
  path: readonly string[]
  cell: CellKind
}

export interface Sheet {
  /** Place of the list in the record; `products` and `texts` are none of the record. */
  key: string
  /** Names of the lists, one in the other, in which a row is an entry; none where there is one row to a product. */
  lists: readonly (readonly string[])[]
  columns: readonly Column[]
}

/** What every row begins with: which product it belongs to, and where its list is in another, to which entry of that. */
export const productKey = 'productKey'
export const entryKey = 'entry'
/** Columns of the first sheet that are not of the record. */
export const identityKeys = ['permalinkId', 'externalId', 'revision'] as const
/** The name of the product, to be read by people: nothing is read from it. */
export const readingKey = '#name'
/** In the sheet of texts: the list in which a text stands. */
export const fieldKey = 'field'

export const productsSheet = 'products'
export const textsSheet = 'texts'
/** Parts of the record with so many fields that they have a sheet of their own, with one row to a product. */
const ownParts: readonly string[] = ['transport', 'labelDefaults']

/** A list of texts anywhere in the record. */
export interface TextList {
  key: string
  lists: readonly (readonly string[])[]
  path: readonly string[]
}

export interface Layout {
  /** Those that hold the entries of others come after them. */
  sheets: readonly Sheet[]
  textLists: readonly TextList[]
}

let known: Layout | undefined

/** How records are laid out in tables. It follows from the schema, so that a new field has its column from its first day. */
export function recordLayout(): Layout {
  known ??= readLayout()
  return known
}

export const findSheet = (key: string): Sheet | undefined => recordLayout().sheets.find((sheet) => sheet.key === key)

function readLayout(): Layout {
  const whole = shapeOf(productRecord)
  if (whole.kind !== 'object') throw new Error('A record is no object')
  const found: { sheets: Sheet[]; textLists: TextList[] } = { sheets: [], textLists: [] }
  const parts = whole.fields.filter(({ name }) => name !== 'permalinkId')
  const walk = (key: string, fields: readonly ShapeField[], above: readonly string[] = []) => {
    const columns: Column[] = []
    found.sheets.push({ key, lists: [], columns })
    readFields(fields, { columns, lists: [], path: above, sheetPath: [], found })
  }
  walk(
    productsSheet,
    parts.filter(({ name }) => !ownParts.includes(name)),
  )
  for (const part of parts.filter(({ name }) => ownParts.includes(name))) walk(part.name, [part])
  found.sheets.push({ key: textsSheet, lists: [], columns: textColumns([], 'text') })
  return found
}

interface Walk {
  columns: Column[]
  lists: readonly (readonly string[])[]
  /** From the row. */
  path: readonly string[]
  /** From the record to the row, without numbers. */
  sheetPath: readonly string[]
  found: { sheets: Sheet[]; textLists: TextList[] }
}

function readFields(fields: readonly ShapeField[], walk: Walk): void {
  for (const { name, shape } of fields) readShape(shape, { ...walk, path: [...walk.path, name] })
}

function readShape(shape: Shape, walk: Walk): void {
  const { columns, path, found } = walk
  const add = (cell: CellKind) => columns.push({ key: keyOf(path), path, cell })
  switch (shape.kind) {
    case 'text':
      columns.push(...textColumns(path, keyOf(path)))
      return
    case 'quantity':
      columns.push(...quantityColumns(path))
      return
    case 'line':
    case 'day':
      add({ kind: 'line' })
      return
    case 'number':
    case 'flag':
    case 'values':
      add({ kind: shape.kind })
      return
    case 'choice':
      add({ kind: 'choice', options: shape.options })
      return
    case 'tuple':
      add({ kind: 'several', of: 'number', options: [] })
      return
    case 'object':
      readFields(shape.fields, walk)
      return
    case 'variants':
      readFields(joinVariants(shape), walk)
      return
    case 'list':
      if (shape.of.kind === 'text') found.textLists.push({ key: keyOf([...walk.sheetPath, ...path]), lists: walk.lists, path })
      else if (shape.of.kind === 'line' || shape.of.kind === 'number') add({ kind: 'several', of: shape.of.kind, options: [] })
      else if (shape.of.kind === 'choice') add({ kind: 'several', of: 'choice', options: shape.of.options })
      else readList(shape.of, walk)
  }
}

function readList(of: Shape, { path, lists, sheetPath, found }: Walk): void {
  const below = [...sheetPath, ...path]
  const columns: Column[] = []
  const inner = [...lists, path]
  found.sheets.push({ key: keyOf(below), lists: inner, columns })
  readShape(of, { columns, lists: inner, path: [], sheetPath: below, found })
}

const keyOf = (path: readonly string[]): string => path.join('.')

function textColumns(path: readonly string[], key: string): Column[] {
  return [
    { key, path, cell: { kind: 'phrase' } },
    ...languageCodes.map((language): Column => ({ key: `${key}.${language}`, path, cell: { kind: 'words', language } })),
  ]
}

/** A pure number has no unit: an empty cell would say that somebody forgot it. */
export const noUnit = '–'
const unitOptions = units.map((unit) => (unit === '' ? noUnit : unit))
const signs = ['<', '≤', '≈', '≥', '>']

function quantityColumns(path: readonly string[]): Column[] {
  const column = (name: string, cell: CellKind): Column => ({ key: keyOf([...path, name]), path: [...path, name], cell })
  return [
    column('sign', { kind: 'choice', options: signs }),
    ...['value', 'from', 'to'].map((name) => column(name, { kind: 'number' })),
    column('unit', { kind: 'choice', options: unitOptions }),
  ]
}

/** One of several objects has the fields of all of them; the field that tells them apart comes first. */
function joinVariants({ by, variants }: Extract<Shape, { kind: 'variants' }>): ShapeField[] {
  const values = variants.map(({ value }) => value)
  const isFlag = values.every((value) => typeof value === 'boolean')
  const joined = new Map<string, ShapeField>([
    [by, { name: by, optional: false, shape: isFlag ? { kind: 'flag' } : { kind: 'choice', options: values.map(String) } }],
  ])
  for (const field of variants.flatMap(({ fields }) => fields)) {
    const before = joined.get(field.name)
    if (before?.shape.kind === 'choice' && field.shape.kind === 'choice') {
      const options = [...new Set([...before.shape.options, ...field.shape.options])]
      joined.set(field.name, { ...field, shape: { kind: 'choice', options } })
    } else if (before === undefined) joined.set(field.name, field)
  }
  return [...joined.values()]
}
