import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '../../server/db/open.ts'
import { runServer, type BenchServer } from '../../test-kit/run-server.ts'
import { drawTemplates } from '../scale/draw-templates.ts'
import { fillProducts } from '../scale/fill-products.ts'
import { signIn } from '../scale/sign-in.ts'
import { drawLoad } from './draw-load.ts'
import { drawVisits } from './draw-visits.ts'
import { publishAgain } from './publish-again.ts'
import { printLoad } from './print-load.ts'
import { sendVisits } from './send-visits.ts'
import type { Stretch } from './stretch.ts'
import { growthOf, watchMemory, weighTables } from './watch-memory.ts'

export interface LoadOptions {
  minutes: number
  products: number
  /** Visits a second; 50 are 15,000 in five minutes, as many as a large maker has in a day. */
  rate: number
  /** Folder into which the picture is drawn. */
  pictures?: string | undefined
}

/** Minutes at twice the rate behind it. */
const mostDoubled = 5
/** ms after which a workspace signs in again. */
const signedIn = 240_000

/**
 * `npm run load`: a day of a large maker in five minutes, and then what twice as many visitors would meet. Against a server of its own on this machine,
 * with records that it draws.
 */
export async function runLoad({ minutes, products, rate, pictures }: LoadOptions): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'permasheet-load-'))
  try {
    const templates = drawTemplates()
    await (await runServer(dataDir)).stop()
    const quiet = { info: () => {}, warn: console.warn }
    const filling = await openDatabase({ databaseUrl: undefined, dataDir }, quiet)
    try {
      await fillProducts(filling.db, { templates, from: 0, to: products, dataDir })
    } finally {
      await filling.close()
    }
    const server = await runServer(dataDir, { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' })
    const database = await openDatabase({ databaseUrl: undefined, dataDir }, quiet, { joinRunning: true })
    try {
      const stretch = (what: string, perSecond: number, seconds: number) =>
        runStretch(server, database.db, { what, perSecond, seconds, products, templates: templates.length })
      const day = await stretch(`${rate} visits a second, ${minutes} minutes`, rate, minutes * 60)
      const doubled = Math.min(mostDoubled, minutes)
      const twice = await stretch(`twice as many, ${doubled} minutes`, 2 * rate, doubled * 60)
      printLoad([day, twice])
      if (pictures !== undefined) await writeFile(path.join(pictures, 'load.svg'), drawLoad([day, twice]))
      const [errors, growth] = [day.visited.filter(({ error }) => error !== null).length, growthOf(day.memory, 'web')]
      process.exitCode = errors === 0 && growth < 0.1 ? 0 : 1
    } finally {
      await database.close()
      await server.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function runStretch(
  server: BenchServer,
  db: Parameters<typeof publishAgain>[0],
  load: { what: string; perSecond: number; seconds: number; products: number; templates: number },
): Promise<Stretch> {
  const { what, perSecond, seconds, products, templates } = load
  const stop = new AbortController()
  const publishing = publishAgain(db, { products, templates, signal: stop.signal })
  let member = await signIn(server)
  const renewing = setInterval(() => void signIn(server).then((fresh) => (member = fresh)), signedIn)
  const tellMemory = watchMemory(server.pid)
  try {
    const target = { host: '127.0.0.1', port: server.port, name: `coatings.localhost:${server.port}` }
    const visited = await sendVisits({ target, draw: drawVisits(products, templates), perSecond, seconds, headers: () => member })
    const memory = tellMemory()
    stop.abort()
    return { what, visited, memory, published: await publishing, tables: await weighTables(db) }
  } finally {
    tellMemory()
    clearInterval(renewing)
    stop.abort()
  }
}
