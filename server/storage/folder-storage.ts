import { randomUUID } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { type FileStorage, isStorable, type LocalFile } from './storage.ts'

/** @param root the same for every process on one database; created on first use */
export function openFolderStorage(root: string): FileStorage {
  const pathOf = (name: string): string => {
    if (!isStorable(name)) throw new Error(`${name} is no name of a stored file`)
    return path.join(root, ...name.split('/'))
  }

  return {
    place: (name = '') => path.join(root, name),
    async put(name, content) {
      const kept = pathOf(name)
      const folder = path.dirname(kept)
      const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined
      await rename(await asLocalFile(content, kept), kept)
      await syncFolder(folder)
      if (isNew) await syncFolder(path.dirname(folder))
    },
    async read(name, { part, signal } = {}) {
      return openWhereThere(pathOf(name), { ...part, ...(signal && { signal }) })
    },
    has: async (name) => (await statOrNone(pathOf(name)))?.isFile() ?? false,
    async *list(below) {
      const folder = pathOf(below)
      for (const file of await readdir(folder, { recursive: true }).catch(() => [])) {
        const found = await statOrNone(path.join(folder, file))
        if (found?.isFile()) yield { name: [below, ...file.split(path.sep)].join('/'), size: found.size, modified: found.mtime }
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true })
    },
    close() {},
  }
}

/** Written to a temporary file in the same folder and renamed, so that it never appears incomplete. */
async function asLocalFile(content: Buffer | LocalFile, kept: string): Promise<string> {
  if (!Buffer.isBuffer(content)) return content.path
  const aside = `${kept}.${randomUUID()}.part`
  await writeFile(aside, content, { flag: 'wx', mode: 0o600, flush: true })
  return aside
}

/** Opened before it is returned, so that a missing file is noticed in time. */
function openWhereThere(file: string, options: { start?: number; end?: number; signal?: AbortSignal }): Promise<Readable | null> {
  return new Promise((resolve, reject) => {
    const stream = createReadStream(file, options)
    stream.once('open', () => resolve(stream))
    stream.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? resolve(null) : reject(error)))
  })
}

const statOrNone = (file: string): Promise<Stats | undefined> => stat(file).catch(() => undefined)

/** A rename survives a power failure only if the folder is synced too. Not supported on Windows. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
