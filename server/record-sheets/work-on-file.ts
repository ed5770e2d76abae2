import { headNames } from '../../documents/record-sheets/name-heads.ts'
import type { WorkingRecord } from '../../shared/editing.ts'
import type { Reason } from '../../shared/reasons/reason.ts'
import type { NumbersOf } from '../../shared/record-sheets/import-answer.ts'
import { productsSheet } from '../../shared/record-sheets/layout.ts'
import { keepTables, type KeptTables } from '../../shared/record-sheets/read-tables.ts'
import { workingRecord } from '../../shared/editing.ts'
import type { NewIds } from '../editing/new-draft.ts'
import { writeNewProducts } from '../products/write-new-products.ts'
import { beginProduct } from './begin-product.ts'
import { withTakenIds } from './keep-own-ids.ts'
import { nameProducts, type NamedRow } from './name-products.ts'
import { openSheetRow, type SheetRow } from './open-sheet-row.ts'
import { packTables, type PackedTables } from './pack-tables.ts'
import { planProduct, type Beginning, type PlannedProduct } from './plan-product.ts'
import { readFileSheets } from './read-file.ts'
import { RefusedFile } from './refused-file.ts'

/** Summary of a file that was read. */
export interface FileHead {
  problems: readonly Reason[]
  /** Whether some of its tables could not be read: what another one names may stand there. */
  isPartly: boolean
  /** Whether the sheet of products has rows whose product is not written, or cannot be read. */
  hasNameless: boolean
  /** Names of unknown sheets. */
  ignored: readonly string[]
  products: readonly NamedRow[]
}

export interface ToPlanOfFile {
  key: string
  /** Null: a new one. */
  product: SheetRow | null
  beginning: Beginning
  brands: readonly string[]
  numbers: NumbersOf
}

/** A product that was planned, with the ids that were taken for its codes. */
export interface ToComplete {
  key: string
  codeIds: readonly number[]
}

export interface PlannedOfFile extends PlannedProduct {
  /** Bytes of its record. */
  size: number
}

/** New products of a portion, in the form of `insertSentProducts` and `insertDrafts`. */
export interface BegunProducts {
  products: string
  drafts: string
}

/** A file in its thread. Each product is unpacked once; the resulting records are kept until they are requested. */
export interface FileAtWork {
  head: FileHead
  /** Learns the numbers here of its products, by those elsewhere, or by what stood in for them while none were taken. */
  know(numbers: readonly (readonly [number, number])[]): null
  plan(task: ToPlanOfFile): PlannedOfFile
  /** The planned record of a product that changes or is new. */
  record(product: ToComplete): WorkingRecord
  begin(products: readonly (NewIds & ToComplete)[], beginning: Beginning): BegunProducts
}

/** A refusal is returned as a value, since an error thrown from one thread to another is no longer a `RefusedFile`. */
export async function openFileAtWork(path: string, name: string): Promise<FileAtWork> {
  const { tables, problems, ignored, isPartly } = await readTables(path, name)
  const hasNameless = tables.some(({ key, rows }) => key === productsSheet && rows.some(({ product }) => product === ''))
  return workOn({ problems, ignored, isPartly, hasNameless, products: nameProducts({ tables, problems }) }, packTables(tables))
}

async function readTables(path: string, name: string): Promise<KeptTables & { isPartly: boolean }> {
  try {
    const { sheets, writing, unread } = await readFileSheets(path, name)
    const kept = keepTables(sheets, headNames, writing)
    return {
      ...kept,
      problems: [...unread, ...(kept.tables.length === 0 && unread.length > 0 ? [] : kept.problems)],
      isPartly: unread.length > 0,
    }
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    return { tables: [], problems: [error.reason], ignored: [], isPartly: true }
  }
}

function workOn(head: FileHead, tables: PackedTables): FileAtWork {
  // As bytes they lie outside the heap of the thread, however many there are.
  const records = new Map<string, Buffer>()
  const numbersHere = new Map<number, number>()
  const recordOf = ({ key, codeIds }: ToComplete): WorkingRecord => {
    const bytes = records.get(key)
    if (!bytes) throw new Error(`nothing was planned of ${key}`)
    return withTakenIds(workingRecord.parse(JSON.parse(bytes.toString())), codeIds, numbersHere)
  }
  return {
    head,
    know(numbers) {
      for (const [number, here] of numbers) numbersHere.set(number, here)
      return null
    },
    plan({ key, product, ...setting }) {
      const { planned, record } = planProduct({
        key,
        product: product && openSheetRow(product),
        tables: tables.open(key),
        numbersHere,
        ...setting,
      })
      const isKept = planned.outcome !== 'unchanged' && planned.problems.length === 0
      const bytes = isKept ? Buffer.from(JSON.stringify(record)) : undefined
      if (bytes) records.set(key, bytes)
      else records.delete(key)
      return { ...planned, size: bytes?.length ?? 0 }
    },
    record: recordOf,
    begin(products, beginning) {
      const begun = products.map((one) => beginProduct(recordOf(one), one, beginning))
      return { products: writeNewProducts(begun.map(({ product }) => product)), drafts: `[${begun.map(({ draft }) => draft).join(',')}]` }
    },
  }
}
