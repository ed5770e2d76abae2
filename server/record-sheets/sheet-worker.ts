/** A worker of `open-sheet-writer.ts`: writes one file of tables at a time, away from the thread that serves the pages. */
import { parentPort } from 'node:worker_threads'
import type { LanguageCode } from '../../shared/languages.ts'
import type { ThreadAnswer } from '../classify/start-threads.ts'
import type { SheetProduct } from './sheet-queries.ts'
import { writeProducts, writeTemplate, type SheetFormat } from './write-records.ts'

export interface SheetTask {
  /** null: the examples of the template. */
  products: readonly SheetProduct[] | null
  language: LanguageCode
  format: SheetFormat
}

async function answer({ products, language, format }: SheetTask): Promise<void> {
  const post = (answered: ThreadAnswer, handedOver: ArrayBuffer[] = []) => parentPort?.postMessage(answered, handedOver)
  try {
    post({ bytes: await (products === null ? writeTemplate(language, format) : writeProducts(products, language, format)) })
  } catch (error) {
    post({ error })
  }
}

parentPort?.on('message', (task: SheetTask) => void answer(task))
