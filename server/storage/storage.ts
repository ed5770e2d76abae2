import type { Readable } from 'node:stream'

/** A local file to be stored. */
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
  /** Byte range from 0, both ends inclusive; by default the whole file. */
  part?: { start: number; end: number } | undefined
  /** Aborts, even in the middle of the file. */
  signal?: AbortSignal
}

/**
 * Files by name in a place that every process on the same database can reach: a folder, or a store that speaks S3. Names consist of parts
 * of letters, digits, `-` and `_`, separated by `/`. A store that does not respond throws an `AppError` SERVER_DOWN_ERROR.
 */
export interface FileStorage {
  /** The place for a message: a folder or an address, never with a key. */
  place(name?: string): string
  /** Stores a file completely or not at all, and durably when it returns. A local file may be gone afterwards, since a folder moves it. */
  put(name: string, content: Buffer | LocalFile): Promise<void>
  /** @returns null where there is no such file */
  read(name: string, options?: ReadOptions): Promise<Readable | null>
  /** Whether there is such a file, without reading it. */
  has(name: string): Promise<boolean>
  /** The files below a name. */
  list(below: string): AsyncIterable<StoredEntry>
  /** Does nothing if there is none. */
  remove(name: string): Promise<void>
  close(): void
}

/** Whether a name is valid in every place, and does not lead out of it. */
export const isStorable = (name: string): boolean => /^[\w-]+(?:\/[\w-]+)*$/.test(name)
