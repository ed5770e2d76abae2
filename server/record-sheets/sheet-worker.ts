/** A worker of `open-sheet-thread.ts`: writes or reads one file of tables at a time, away from the thread that serves the pages. */
import { parentPort } from 'node:worker_threads'
import { headNames } from '../../documents/record-sheets/name-heads.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { WrittenProduct } from '../../shared/record-sheets/flatten-record.ts'
import { keepTables } from '../../shared/record-sheets/read-tables.ts'
import type { ThreadAnswer } from '../threads/start-threads.ts'
import { packTables } from './pack-tables.ts'
import { readFileSheets } from './read-file.ts'
import { RefusedFile } from './refused-file.ts'
import { writeProducts, writeTemplate, type SheetFormat } from './write-records.ts'

/** A product for the file that is written next. */
export interface KeepTask {
  product: WrittenProduct
  /** How many have come before it. */
  index: number
}

export interface WriteTask {
  /** How many products were kept for it; null: the examples of the template. */
  count: number | null
  language: LanguageCode
  format: SheetFormat
}

export interface ReadTask {
  /** Where the file lies, and how its author calls it. */
  path: string
  name: string
}

export type SheetTask = KeepTask | WriteTask | ReadTask

/** For the file that is written next: somebody who broke off has left some, and the next begins anew. */
let kept: WrittenProduct[] = []

async function work(task: SheetTask): Promise<Uint8Array> {
  if ('path' in task) return readPacked(task)
  if ('product' in task) return keep(task)
  const { count, language, format } = task
  if (count === null) return writeTemplate(language, format)
  const products = kept
  kept = []
  // A thread that died meanwhile has forgotten what came before; a table without some of the products would be taken for all of them.
  if (products.length !== count) throw new Error(`there are ${products.length} of ${count} products`)
  return writeProducts(products, language, format)
}

function keep({ product, index }: KeepTask): Uint8Array {
  if (index === 0) kept = []
  kept.push(product)
  return new Uint8Array()
}

/** A refusal is an answer like another: what is thrown from one thread to another is no `RefusedFile` any more. */
async function readPacked({ path, name }: ReadTask): Promise<Uint8Array> {
  try {
    const { sheets, decimal } = await readFileSheets(path, name)
    return packTables(keepTables(sheets, headNames, decimal))
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    return packTables({ tables: [], problems: [error.reason], ignored: [] })
  }
}

async function answer(task: SheetTask): Promise<void> {
  const post = (answered: ThreadAnswer, handedOver: ArrayBuffer[] = []) => parentPort?.postMessage(answered, handedOver)
  try {
    const bytes = await work(task)
    // A buffer may lie in memory that it shares with others, which stays here.
    if (bytes.buffer instanceof ArrayBuffer && bytes.length === bytes.buffer.byteLength) post({ bytes }, [bytes.buffer])
    else post({ bytes })
  } catch (error) {
    post({ error })
  }
}

parentPort?.on('message', (task: SheetTask) => void answer(task))
