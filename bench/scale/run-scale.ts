import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '../../server/db/open.ts'
import { runServer, type BenchServer } from '../../test-kit/run-server.ts'
import { askQuestions, type Answered } from './ask-questions.ts'
import { drawScale } from './draw-scale.ts'
import { catalogueTemplates, drawTemplates } from './draw-templates.ts'
import { databaseBytes, DiskFull, fillProducts } from './fill-products.ts'
import type { Level } from './level.ts'
import { measureBackup, measureImport } from './move-products.ts'
import { printScale } from './print-scale.ts'

/** Numbers of products at which all is measured, as far as was asked for. */
const levels = [1_000, 10_000, 100_000, 1_000_000]
/** More is not restored: it takes longer than all else together. */
const mostRestored = 100_000
/** How many are as long as those of the demonstration, beside those of the filling. */
const mostLong = 100_000

export interface ScaleOptions {
  products: number
  /** Folder into which the pictures are drawn. */
  pictures?: string | undefined
}

/** `npm run bench -- --products N`: how what is asked grows with the number of products (docs/decisions/186-a-million-products.md). */
export async function runScale({ products, pictures }: ScaleOptions): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'permasheet-scale-'))
  const requested = [...levels.filter((level) => level < products), products]
  const measured: Level[] = []
  // After each number, since the largest takes an hour and may never end.
  const tell = async (level: Level): Promise<void> => {
    measured.push(level)
    printScale(measured)
    if (pictures === undefined) return
    for (const [name, svg] of drawScale(measured.filter(({ isLong }) => !isLong))) await writeFile(path.join(pictures, `${name}.svg`), svg)
  }
  try {
    const all = { dataDir: path.join(dataDir, 'drawn'), templates: drawTemplates(), isLong: false }
    await measureLevels(all, requested, tell)
    const long = requested.filter((level) => level === mostLong)
    await measureLevels({ dataDir: path.join(dataDir, 'long'), templates: catalogueTemplates(), isLong: true }, long, tell)
  } catch (error) {
    if (!(error instanceof DiskFull)) throw error
    console.error(error.message)
    process.exitCode = 1
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measureLevels(
  { dataDir, templates, isLong }: { dataDir: string; templates: ReturnType<typeof drawTemplates>; isLong: boolean },
  requested: readonly number[],
  tell: (level: Level) => Promise<void>,
): Promise<void> {
  let from = 0
  if (requested.length > 0) await (await runServer(dataDir)).stop()
  for (const [turn, products] of requested.entries()) {
    const size = await fill(dataDir, { templates, from, to: products })
    from = products
    const server = await runServer(dataDir, { TRUST_PROXY: '127.0.0.1' })
    const answered = await askAndStop(server, products, templates.length)
    const imported = await measureImport(dataDir, templates, turn)
    const moved = products <= mostRestored ? await measureBackup(dataDir) : null
    await tell({ products, size, answered, imported, moved, isLong })
    console.error(
      `${products.toLocaleString('en')} products${isLong ? ' of the demonstration’s length' : ''}: ${size.toFixed(0)} MB, load ${os.loadavg()[0]?.toFixed(1)}`,
    )
  }
}

async function askAndStop(server: BenchServer, products: number, templates: number): Promise<Answered[]> {
  try {
    return await askQuestions(server, products, templates)
  } finally {
    await server.stop()
  }
}

/** @returns MB of the database */
async function fill(dataDir: string, filling: Omit<Parameters<typeof fillProducts>[1], 'dataDir'>): Promise<number> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir }, { info: () => {}, warn: console.warn })
  try {
    await fillProducts(db, { ...filling, dataDir })
    return (await databaseBytes(db)) / 1e6
  } finally {
    await close()
  }
}
