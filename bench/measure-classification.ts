import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { classificationRequest } from '../shared/classification/request.ts'
import { openEngine } from '../server/classify/open-engine.ts'
import { openRegister, openTable } from '../server/substances/open-register.ts'
import { childrenOf, runServer } from '../test-kit/run-server.ts'
import { drawRecipes } from '../test-kit/draw-recipes.ts'
import { loadBySockets, type Loaded } from './load-by-sockets.ts'
import { recipeRequests } from './recipe-requests.ts'
import { spentByThreads, type ThreadSeconds } from './spent-by-threads.ts'
import { milliseconds, summarise, takeTimes, type Row } from './measure.ts'

const day = '2026-11-23'
const recipes = 400
const connections = 16
const seconds = 5
const warmUp = 8_000

/** Different recipes of 15 components: in the process with label, section 3 and transport, and over HTTP without the limit of an address. */
export async function measureClassification(dataDir: string): Promise<Row[]> {
  const engine = openEngine()
  const table = openTable([])
  const drawn = drawRecipes(table, recipes, day)
  const register = openRegister(table).at(day)
  const classify = async (turn: number) => engine(classificationRequest.parse(JSON.parse(drawn[turn % recipes] ?? '')).mixture, register)
  await takeTimes(recipes * 2, classify)
  const inProcess = summarise(await takeTimes(2_000, classify))
  const answered = await measureHttp(dataDir)
  return [
    {
      what: `classify ${recipes} different recipes of 15 components in the process, median (p99 ${milliseconds(inProcess.p99)})`,
      figure: milliseconds(inProcess.median),
      target: 'at most 2 ms',
      met: inProcess.median <= 2,
    },
    {
      what: `the same over HTTP, a web process for each processor, ${connections} connections, in a second (ms of a processor for each answer: serving threads, threads that judge, V8’s helpers, asking: ${costs(answered)})`,
      figure: answered.perSecond.toFixed(0),
      target: 'at least 1,000',
      met: answered.perSecond >= 1_000,
    },
  ]
}

/** Over plain sockets: a client of HTTP takes a fifth of what both processors give (docs/decisions/122-two-processes-on-two-processors.md). */
async function measureHttp(dataDir: string): Promise<Loaded & { threads: ThreadSeconds }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'permasheet-requests-'))
  const processes = os.availableParallelism()
  const server = await runServer(dataDir, { CLASSIFY_PER_MINUTE: '0', WEB_PROCESSES: String(processes) })
  try {
    const file = path.join(folder, 'recipes.json')
    await writeFile(file, JSON.stringify(recipeRequests(recipes, day)))
    // V8 compiles for some 3,000 recipes in each process, which takes as long as judging them.
    for (let requested = 0; requested < warmUp;)
      requested += (await loadBySockets({ port: server.port, file, connections, seconds })).answers
    const spent = () => [server.pid, ...childrenOf(server.pid, 'serve.mjs')].map(spentByThreads)
    const before = spent()
    const loaded = await loadBySockets({ port: server.port, file, connections, seconds })
    const after = spent()
    const sumOf = (all: readonly ThreadSeconds[], kind: keyof ThreadSeconds) => all.reduce((sum, one) => sum + one[kind], 0)
    const since = (kind: keyof ThreadSeconds) => sumOf(after, kind) - sumOf(before, kind)
    return { ...loaded, threads: { serving: since('serving'), workers: since('workers'), others: since('others') } }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

function costs({ answers, asking, threads: { serving, workers, others } }: Awaited<ReturnType<typeof measureHttp>>): string {
  return [serving, workers, others, asking].map((spent) => ((spent * 1000) / answers).toFixed(2)).join(' / ')
}
