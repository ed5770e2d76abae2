import path from 'node:path'
import { afterEach } from 'vitest'
import { openDatabase, type OpenDatabase } from '../server/db/open.ts'
import { type PostmasterFile, readPostmasterFile } from '../server/db/postgres-process.ts'
import { useTemporaryFolder } from './use-temporary-folder.ts'

export interface DataFolder {
  /** A temporary folder. */
  folder: string
  /** The data folder in it that `open` takes unless told otherwise. */
  dataDir: string
  /** What the database said in this test. */
  said: string[]
  /** Opens the bundled database; it is closed after the test. */
  open: (options?: { dataDir?: string; joinRunning?: boolean }) => Promise<OpenDatabase>
  /** What the server on the data folder wrote of itself. */
  postmaster: (dataDir?: string) => PostmasterFile
}

/** A data folder of its own for the tests of the file that calls this. */
export function useDataFolder(): DataFolder {
  const folder = useTemporaryFolder()
  const usual = path.join(folder, 'data')
  const said: string[] = []
  const log = { info: (message: string) => void said.push(message), warn: (message: string) => void said.push(message) }
  const opened: OpenDatabase[] = []
  afterEach(async () => {
    for (const database of opened.splice(0).toReversed()) await database.close()
    said.length = 0
  })
  return {
    folder,
    dataDir: usual,
    said,
    async open({ dataDir = usual, joinRunning = false } = {}) {
      const database = await openDatabase({ databaseUrl: undefined, dataDir }, log, { joinRunning })
      opened.push(database)
      return database
    },
    postmaster(dataDir = usual) {
      const file = readPostmasterFile(path.join(dataDir, 'postgres', 'data'))
      if (!file) throw new Error(`No server runs on ${dataDir}`)
      return file
    },
  }
}

/** Any rows will do to see whether data is kept: names of workgroups. */
export async function addName({ db }: OpenDatabase, name: string): Promise<void> {
  await db.insertInto('workgroups').values({ name, brand: 'coatings' }).execute()
}

export async function listNames({ db }: OpenDatabase): Promise<string[]> {
  return (await db.selectFrom('workgroups').select('name').orderBy('id').execute()).map(({ name }) => name)
}
