import { withStandIns } from '../../shared/complete-ids.ts'
import type { WorkingRecord } from '../../shared/editing.ts'
import { readIssues } from '../../shared/reasons/read-issue.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'
import type { ReasonCode } from '../../shared/reasons/reason-codes.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { applyRows } from '../../shared/record-sheets/apply-rows.ts'
import { productsSheet } from '../../shared/record-sheets/layout.ts'
import type { NumbersOf } from '../../shared/record-sheets/import-answer.ts'
import type { Table, TableRow } from '../../shared/record-sheets/read-tables.ts'
import { findPhrase, loadWording } from '../../wording/load-wording.ts'
import type { Membership } from '../auth/queries.ts'
import { compareRecords } from '../editing/compare-records.ts'
import { emptyDraft, writeStandIn, type Maker } from '../editing/new-draft.ts'
import { hashWorkingRecord } from '../editing/working-record.ts'
import { checkGtins } from '../products/check-gtins.ts'
import { checkTexts } from '../products/check-texts.ts'
import { withNumbersHere, withOwnIds } from './keep-own-ids.ts'
import type { SheetProduct } from './open-sheet-row.ts'

/** The plan for a product. */
export interface PlannedProduct {
  name: string
  outcome: 'new' | 'changed' | 'unchanged'
  product: Pick<SheetProduct, 'permalinkId' | 'synonymId'> | null
  places: number
  /** Product codes that get an id when the file is stored. */
  codes: number
  /** Problems that keep it from being published. */
  missing: number
  problems: readonly Reason[]
  /** Somebody has saved changes that the file does not contain. */
  conflict: Reason | null
}

/** The initial record of a new product. */
export interface Beginning {
  workgroup: Pick<Membership, 'name' | 'brand'>
  maker: Maker | null
}

export interface ToPlan {
  key: string
  /** Null: a new one. */
  product: SheetProduct | null
  tables: readonly Table[]
  beginning: Beginning
  brands: readonly string[]
  numbers: NumbersOf
  /** Numbers here of the products of a file from elsewhere, by those that it has. */
  numbersHere: ReadonlyMap<number, number>
}

/** Reasons that mean that a record is unfinished. A draft may have these; all other problems are refused at their cell. */
const lacking: ReadonlySet<ReasonCode> = new Set([
  'missing',
  'tooFew',
  'anyNumber',
  'quantity',
  'mainConstituent',
  'anyEnd',
  'language',
  'valueOrRange',
  'airConcentration',
])

/** Placeholder ids of names and codes, at the upper end of the range, until the product has its own. */
const standInId = 2_147_483_647

/** Finds what a file would change in a product, and all problems. The record of a new one has no ids yet. */
export function planProduct({ key, product, tables, beginning, brands, numbers, numbersHere }: ToPlan): {
  planned: PlannedProduct
  record: WorkingRecord
} {
  const row = tables.find((table) => table.key === productsSheet)?.rows.get(key)?.[0] ?? null
  const given = row?.read('name')
  const base = product?.record ?? { ...writeEmpty(beginning), name: given, synonyms: [{ name: given }] }
  const applied = applyRows(base, tables, key)
  const isOurs = numbers === 'here'
  const hasChoice = applied.places.has('labelDefaults.productCodeIds')
  const own = product && isOurs ? { record: applied.record, codes: 0 } : withOwnIds(product?.record ?? null, applied.record, hasChoice)
  // What the file does not say of other products has their numbers here already.
  const moved = withNumbersHere(own.record, (number, place) => (isOurs || !applied.places.has(place) ? number : numbersHere.get(number)))
  const record = isOurs ? moved.record : { ...moved.record, status: product?.status ?? 'active' }
  const parsed = productRecord.safeParse(withStandIns(record), { reportInput: true })
  const english = loadWording('en')
  const reasons = [
    ...(parsed.success ? [] : readIssues(parsed.error.issues)),
    ...checkTexts(record, [], (phrase) => findPhrase(english, phrase)),
    ...checkGtins(record, []),
    ...(typeof record['brand'] === 'string' && !brands.includes(record['brand'])
      ? [reasonAt('brand', 'notAChoice', { choices: [...brands] })]
      : []),
    ...moved.unknown.map((path) => reasonAt(path, 'notFound')),
    ...((record['status'] ?? 'active') === (product?.status ?? 'active') ? [] : [reasonAt('status', 'notOffered')]),
  ]
  const problems: Reason[] = []
  let missing = 0
  for (const reason of reasons) {
    const place = findPlace(applied.places, reason.path)
    if (place === undefined || lacking.has(reason.code)) missing += 1
    else problems.push({ ...reason, path: place })
  }
  // Listed last: if the CAS number of an entry is wrong, ten rows of other sheets do not find it.
  problems.push(...applied.problems)
  if (!product && (typeof given !== 'string' || given.trim() === '')) problems.push(reasonAt(row?.placeOf('name') ?? key, 'missing'))
  // The schema fills in defaults that a file may leave out.
  const whole: WorkingRecord = parsed.success ? { ...parsed.data, synonyms: record['synonyms'] } : record
  const isSame = product !== null && hashWorkingRecord(record) === hashWorkingRecord(product.record)
  const planned: PlannedProduct = {
    name: typeof whole['name'] === 'string' ? whole['name'] : key,
    outcome: product === null ? 'new' : isSame ? 'unchanged' : 'changed',
    product: product && { permalinkId: product.permalinkId, synonymId: product.synonymId },
    places: product === null || isSame ? 0 : compareRecords(product.record, whole).length,
    codes: own.codes,
    missing,
    problems,
    conflict: product && (isOurs || !isSame) ? findConflict(isOurs ? row : null, product) : null,
  }
  return { planned, record: whole }
}

function writeEmpty({ workgroup, maker }: Beginning): WorkingRecord {
  return emptyDraft(writeStandIn({ permalinkId: standInId, synonymId: standInId, workgroup, name: '–', known: maker }), maker)
}

/** Somebody saved a draft after the file was exported. A file without a revision, made by hand, conflicts with every unpublished draft. */
function findConflict(row: TableRow | null, product: SheetProduct): Reason | null {
  const given = row?.read('revision')
  const isKnown = given === undefined ? product.changedBy === null : given === product.revision || (given === 0 && product.isBegun)
  if (isKnown) return null
  return reasonAt(row?.placeOf('revision') ?? product.name, 'draftOpen', { name: product.changedBy ?? '–' })
}

/** The cell with the problem, or its row. */
function findPlace(places: ReadonlyMap<string, string>, path: string): string | undefined {
  for (let at = path; at !== ''; at = at.replace(/(?:\.[^.[\]]+|\[[^[\]]*\]|^[^.[\]]+)$/, '')) {
    const place = places.get(at)
    if (place !== undefined) return place
  }
  return undefined
}
