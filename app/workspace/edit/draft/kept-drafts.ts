import { forget, listStored, readStored, store } from '../../../browser/storage.ts'
import { createKey } from '../../frame/create-key.ts'
import { asObject, type RecordValue } from '../../record/record-values.ts'

/** What was written upon a revision and is not known to have reached the server. */
export interface KeptDraft {
  key: string
  revision: number
  record: RecordValue
  /** When it was written, in milliseconds. */
  writtenAt: number
  /** As it is stored: another text under the same key is another draft. */
  stored: string
}

/** What is written: the record of a product, or its recipe. */
export type KeptKind = 'draft' | 'recipe'

/** Belongs to one person's work on one product. Whoever signs in next in this browser finds nothing of it. */
const prefixOf = (kind: KeptKind, userId: number, permalinkId: number) => `${kind} ${userId} ${permalinkId} `

/** Where one visit of the editor keeps its own: two tabs never write to the same place. */
export function nameKeptDraft(kind: KeptKind, userId: number, permalinkId: number): string {
  return prefixOf(kind, userId, permalinkId) + createKey()
}

/** It survives a closed tab, a lost connection and a session that ended, unless the browser stores nothing. */
export function keepDraft(key: string, draft: Pick<KeptDraft, 'revision' | 'record' | 'writtenAt'>): void {
  store(key, JSON.stringify(draft))
}

/** What other visits have left, in other tabs or before this one; the newest first. @param own key of this visit */
export function listKeptDrafts(kind: KeptKind, userId: number, permalinkId: number, own: string): KeptDraft[] {
  return listStored(prefixOf(kind, userId, permalinkId))
    .filter((key) => key !== own)
    .flatMap((key) => readKept(key) ?? [])
    .toSorted((one, other) => other.writtenAt - one.writtenAt)
}

/** Takes away a draft that the server has, or that nobody wants; one that was written on meanwhile stays. */
export function forgetKeptDraft({ key, stored }: Pick<KeptDraft, 'key' | 'stored'>): void {
  if (readStored(key) === stored) forget(key)
}

function readKept(key: string): KeptDraft | null {
  const stored = readStored(key)
  if (stored === null) return null
  try {
    const { revision, record, writtenAt } = asObject(JSON.parse(stored))
    return typeof revision === 'number' && typeof writtenAt === 'number' ? { key, revision, record, writtenAt, stored } : null
  } catch {
    return null
  }
}
