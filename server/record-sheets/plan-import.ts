import { setImmediate as afterOthers } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { withStandIns } from '../../shared/complete-ids.ts'
import type { WorkingRecord } from '../../shared/editing.ts'
import { readIssues } from '../../shared/reasons/read-issue.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'
import type { ReasonCode } from '../../shared/reasons/reason-codes.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { applyRows } from '../../shared/record-sheets/apply-rows.ts'
import { isItem } from '../../shared/record-sheets/cell-values.ts'
import { mostProblems, type Table, type TableRow } from '../../shared/record-sheets/read-tables.ts'
import { findPhrase, loadWording } from '../../wording/load-wording.ts'
import type { Membership } from '../auth/queries.ts'
import type { Database } from '../db/schema.ts'
import { compareRecords } from '../editing/compare-records.ts'
import { previewNewDraft } from '../editing/create-product.ts'
import { hashWorkingRecord } from '../editing/working-state.ts'
import { checkTexts } from '../products/check-texts.ts'
import type { Services } from '../services.ts'
import { findProducts, type NamedProduct } from './find-products.ts'
import type { PackedTables } from './pack-tables.ts'
import { findSheetProduct, type SheetProduct } from './sheet-queries.ts'

/** What would become of a product. */
export interface PlannedProduct {
  key: string
  name: string
  outcome: 'new' | 'changed' | 'unchanged'
  product: Pick<SheetProduct, 'permalinkId' | 'synonymId'> | null
  externalId: string | null
  places: number
  /** What keeps it from being published. */
  missing: number
}

export interface Plan {
  products: readonly PlannedProduct[]
  problems: readonly Reason[]
  /** Whether all problems are that somebody else works on a product. */
  isConflict: boolean
}

/** Of a record that is not finished. A draft may lack that; everything else that is wrong is refused at its cell. */
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

/** A number of the upper end, until the product has its own. */
const standInId = 2_147_483_647

/** Takes a product with its record, of a new one without ids, before the next one is looked at. */
type TakePlanned = (planned: PlannedProduct, record: WorkingRecord) => Promise<void>

/**
 * Finds what a file would change, and everything that is wrong with it; stores nothing itself.
 * @param take is given products until the first problem: whoever stores them stores nothing where the plan has one. One record is there at a time
 */
export async function planImport(
  { db, brands }: { db: Kysely<Database>; brands: Services['brands'] },
  workgroup: Membership,
  read: PackedTables,
  take?: TakePlanned,
): Promise<Plan> {
  const { workgroupId } = workgroup
  if (read.problems.length > 0) return { products: [], problems: read.problems, isConflict: false }
  const found = await findProducts(db, workgroupId, read)
  const problems = [...found.problems]
  if (problems.length > 0) return { products: [], problems: problems.slice(0, mostProblems), isConflict: false }
  const empty = await previewNewDraft(db, workgroup, { permalinkId: standInId, synonymId: standInId }, '–')
  const conflicts: Reason[] = []
  const products: PlannedProduct[] = []
  for (const { product: ids, ...named } of found.products) {
    const product = (ids && (await findSheetProduct(db, workgroupId, ids.permalinkId))) ?? null
    const conflict = product && findConflict(named.row, product)
    if (conflict) conflicts.push(conflict)
    const tables = read.open(named.key)
    const { planned, record } = planProduct({ ...named, product }, { tables, empty, brands: Object.keys(brands), problems })
    products.push(planned)
    if (problems.length + conflicts.length === 0) await take?.(planned, record)
    await afterOthers()
    if (problems.length >= mostProblems) break
  }
  return { products, problems: [...problems, ...conflicts].slice(0, mostProblems), isConflict: problems.length === 0 }
}

/** Somebody has written something that the file does not know, as it was made before or by hand. */
function findConflict(row: TableRow | null, product: SheetProduct): Reason | null {
  const given = row?.read('revision')
  const isKnown = given === undefined ? product.changedBy === null : given === product.revision || (given === 0 && product.isBegun)
  if (isKnown) return null
  return reasonAt(row?.placeOf('revision') ?? product.name, 'draftOpen', { name: product.changedBy ?? '–' })
}

type ToPlan = Omit<NamedProduct, 'product'> & { product: SheetProduct | null }

interface Planning {
  tables: readonly Table[]
  empty: WorkingRecord
  brands: readonly string[]
  problems: Reason[]
}

function planProduct(
  { key, row, product, externalId }: ToPlan,
  { tables, empty, brands, problems }: Planning,
): { planned: PlannedProduct; record: WorkingRecord } {
  const given = row?.read('name')
  const base = product?.record ?? { ...empty, name: given, synonyms: [{ name: given }] }
  const applied = applyRows(base, tables, key)
  const record = product ? applied.record : withoutIds(applied.record)
  const parsed = productRecord.safeParse(withStandIns(record), { reportInput: true })
  const english = loadWording('en')
  const reasons = [
    ...(parsed.success ? [] : readIssues(parsed.error.issues)),
    ...checkTexts(record, [], (phrase) => findPhrase(english, phrase)),
    ...(typeof record['brand'] === 'string' && !brands.includes(record['brand'])
      ? [reasonAt('brand', 'notAChoice', { choices: [...brands] })]
      : []),
    ...((record['status'] ?? 'active') === (product?.status ?? 'active') ? [] : [reasonAt('status', 'notOffered')]),
  ]
  let missing = 0
  for (const reason of reasons) {
    const place = findPlace(applied.places, reason.path)
    if (place === undefined || lacking.has(reason.code)) missing += 1
    else problems.push({ ...reason, path: place })
  }
  // Last: where the CAS number of an entry is wrong, ten rows of other sheets do not find it.
  problems.push(...applied.problems)
  if (!product && (typeof given !== 'string' || given.trim() === '')) problems.push(reasonAt(row?.placeOf('name') ?? key, 'missing'))
  // What a file need not say is written as everything else has it.
  const whole: WorkingRecord = parsed.success ? { ...parsed.data, synonyms: record['synonyms'] } : record
  const isSame = product !== null && hashWorkingRecord(record) === hashWorkingRecord(product.record)
  const planned: PlannedProduct = {
    key,
    name: typeof whole['name'] === 'string' ? whole['name'] : key,
    outcome: product === null ? 'new' : isSame ? 'unchanged' : 'changed',
    product: product && { permalinkId: product.permalinkId, synonymId: product.synonymId },
    externalId,
    places: product === null || isSame ? 0 : compareRecords(product.record, whole).length,
    missing,
  }
  return { planned, record: whole }
}

/** Numbers of names and codes are those of another product, or of another house: a new one gets its own. */
function withoutIds(record: WorkingRecord): WorkingRecord {
  const { synonyms, labelDefaults } = record
  const strip = (list: unknown): unknown =>
    Array.isArray(list)
      ? list.map((entry: unknown) => {
          if (!isItem(entry)) return entry
          const { id: _, productCodes, ...rest } = entry
          return productCodes === undefined ? rest : { ...rest, productCodes: strip(productCodes) }
        })
      : list
  return {
    ...record,
    synonyms: strip(synonyms),
    ...(isItem(labelDefaults) ? { labelDefaults: { ...labelDefaults, productCodeIds: [] } } : {}),
  }
}

/** The cell that says what is wrong, or the row in which it stands. */
function findPlace(places: ReadonlyMap<string, string>, path: string): string | undefined {
  for (let at = path; at !== ''; at = at.replace(/(?:\.[^.[\]]+|\[[^[\]]*\]|^[^.[\]]+)$/, '')) {
    const place = places.get(at)
    if (place !== undefined) return place
  }
  return undefined
}
