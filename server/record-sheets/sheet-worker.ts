/** A worker of `open-sheet-thread.ts`: writes or reads one file of tables at a time, away from the thread that serves the pages. */
import type { LanguageCode } from '../../shared/languages.ts'
import type { NewIds } from '../editing/new-draft.ts'
import { answerTasks, asJson } from '../threads/answer-tasks.ts'
import { openSheetRow, type SheetRow } from './open-sheet-row.ts'
import type { Beginning } from './plan-product.ts'
import { openFileAtWork, type FileAtWork, type ToComplete, type ToPlanOfFile } from './work-on-file.ts'
import { writeProducts, writeTemplate, type FileOfRecords, type SheetFormat } from './write-records.ts'

/** A file to be written. */
export interface WriteTask {
  language: LanguageCode
  format: SheetFormat
  /** The products, or the examples of the template. */
  isTemplate: boolean
}

export interface ReadTask {
  /** Path of the file, and its name as sent. */
  path: string
  name: string
}

/** Requests for the file being written: its first piece, adding a product, and the next piece, which is empty if none is left. */
export type PieceTask = { file: number } & ({ write: WriteTask } | { add: SheetRow } | { next: true })

/** Requests for the file that was read last. @see FileAtWork */
export type FileTask = { file: number } & (
  | ReadTask
  | { know: readonly (readonly [number, number])[] }
  | { plan: ToPlanOfFile }
  | { record: ToComplete }
  | { begin: readonly (NewIds & ToComplete)[]; beginning: Beginning }
)

export type SheetTask = PieceTask | FileTask

/** Each with the number of its file, since an aborted export leaves one behind, and a restarted thread has none. */
let written: { file: number; at: FileOfRecords } | null = null
let opened: { file: number; at: FileAtWork } | null = null

/** Bytes handed over at once, if available. */
const pieceSize = 65_536

async function work(task: SheetTask): Promise<Uint8Array> {
  if (!('write' in task || 'add' in task || 'next' in task)) return asJson(await workOnFile(task))
  if ('write' in task) {
    const { language, format, isTemplate } = task.write
    opened = null
    written = { file: task.file, at: isTemplate ? await writeTemplate(language, format) : writeProducts(language, format) }
  }
  if (written?.file !== task.file) throw new Error('the file is not written any more')
  const { at } = written
  if ('write' in task) return takePiece(at, 0)
  if ('next' in task) return takePiece(at, pieceSize)
  const { record, permalinkId, externalId, revision } = openSheetRow(task.add)
  at.add({ record, identity: { permalinkId, externalId, revision } })
  return new Uint8Array()
}

/** @param size collects pieces up to so many bytes; 0: takes one piece */
function takePiece({ pieces }: FileOfRecords, size: number): Uint8Array {
  const taken: Uint8Array[] = []
  let length = 0
  do {
    const { done, value } = pieces.next()
    if (done === true) break
    taken.push(value)
    length += value.length
  } while (length < size)
  return new Uint8Array(Buffer.concat(taken))
}

async function workOnFile(task: FileTask): Promise<unknown> {
  if ('path' in task) {
    opened = null
    opened = { file: task.file, at: await openFileAtWork(task.path, task.name) }
    return opened.at.head
  }
  // The thread died and was restarted.
  if (opened?.file !== task.file) throw new Error('the file is not open any more')
  if ('know' in task) return opened.at.know(task.know)
  if ('plan' in task) return opened.at.plan(task.plan)
  if ('record' in task) return opened.at.record(task.record)
  return opened.at.begin(task.begin, task.beginning)
}

answerTasks(work)
