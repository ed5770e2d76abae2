import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Kysely } from 'kysely'
import { projectFolder } from '../project-folder.ts'
import type { Database } from '../server/db/schema.ts'
import type { RunningServer } from '../server/main.ts'
import { findFreePort } from '../test-kit/find-free-port.ts'
import { askHost, type HostRequest } from './ask-host.ts'
import { closeAfterFile } from './close-after-file.ts'
import { createTestDatabase } from './start-database.ts'

export interface TestApp {
  /** `http://coatings.localhost:…`, without a slash at its end. */
  origin: string
  safetyOrigin: string
  port: number
  db: Kysely<Database>
  services: RunningServer['services']
  /** Ends the server before its test file does. */
  stop(): Promise<void>
  /** A request to a brand's host. Chromium resolves `*.localhost` by itself, Node does not. */
  fetch(address: string, options?: HostRequest & { brand?: 'coatings' | 'safety' }): Promise<Response>
}

export interface StartAppOptions {
  /** Of its data folder. */
  config?: object
  environment?: Readonly<Record<string, string>>
}

/** The built server, as `npm start` runs it, on a database of its own with the demonstration catalogue. It ends with the test file. */
export async function startApp({ config, environment }: StartAppOptions = {}): Promise<TestApp> {
  const { db, url } = await createTestDatabase({ content: 'catalogue' })
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'permasheet-app-'))
  if (config) await writeFile(path.join(dataDir, 'config.json'), JSON.stringify(config))
  const port = await findFreePort()
  const { open } = await loadBuiltServer()
  const server = await open({ DATABASE_URL: url, DATA_DIR: dataDir, PORT: String(port), DEMO: '1', LOG_LEVEL: 'error', ...environment })
  closeAfterFile(async () => {
    await server.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return {
    origin: `http://coatings.localhost:${port}`,
    safetyOrigin: `http://safety.localhost:${port}`,
    port,
    db,
    services: server.services,
    stop: server.close,
    fetch: (address, { brand = 'coatings', ...options } = {}) => askHost(port, `${brand}.localhost:${port}`, address, options),
  }
}

interface BuiltServer {
  open(environment: Record<string, string>): Promise<RunningServer>
}

/**
 * The built server brings its own zod, and all copies of zod keep the names of schemas in one registry of the process. Where the sources are
 * loaded too, each name would stand there twice: the built server gets a registry of its own.
 */
async function loadBuiltServer(): Promise<BuiltServer> {
  const name = '__zod_globalRegistry'
  const registry: unknown = Reflect.get(globalThis, name)
  Reflect.deleteProperty(globalThis, name)
  try {
    const built: BuiltServer = await import(pathToFileURL(path.join(projectFolder, 'build', 'server', 'index.js')).href)
    return built
  } finally {
    Reflect.set(globalThis, name, registry)
  }
}
