import type { Readable } from 'node:stream'

/** A file of this machine that is to be stored. */
export interface LocalFile {
  path: string
  /** Bytes. */
  size: number
}

export interface StoredEntry {
  name: string
  /** Bytes. */
  size: number
  modified: Date
}

export interface ReadOptions {
  /** Bytes from 0, both inclusive; without it the whole file. */
  part?: { start: number; end: number } | undefined
  /** Gives up, also in the middle of the file. */
  signal?: AbortSignal
}

/**
 * Files by name in a place that every process on the same database reaches: a folder, or a store that speaks S3.
 * Names are parts of letters, digits, `-` and `_`, with `/` between them. A store that does not answer throws an `AppError` SERVER_DOWN_ERROR.
 */
export interface FileStorage {
  /** The place in a message: a folder or an address, never with a key. */
  place(name?: string): string
  /** Whole or not at all, and for good when it returns. A local file may be gone afterwards: a folder takes it as it is. */
  put(name: string, content: Buffer | LocalFile): Promise<void>
  /** @returns null where there is no such file */
  read(name: string, options?: ReadOptions): Promise<Readable | null>
  /** Whether there is such a file, without a byte of it. */
  has(name: string): Promise<boolean>
  /** What lies below a name. */
  list(below: string): AsyncIterable<StoredEntry>
  /** Nothing happens where there is none. */
  remove(name: string): Promise<void>
  close(): void
}

/** Whether a name is one that every place can hold, and none that leads out of it. */
export const isStorable = (name: string): boolean => /^[\w-]+(?:\/[\w-]+)*$/.test(name)
