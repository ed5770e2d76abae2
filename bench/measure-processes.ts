import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { runServer } from '../test-kit/run-server.ts'
import { loadBySockets, type Loaded } from './load-by-sockets.ts'
import type { Row } from './measure.ts'
import { recipeRequests } from './recipe-requests.ts'
import { spentBy } from './spent-by.ts'

const recipes = 400
const seconds = 8

/** What is asked on so many connections: whole requests. */
interface Kind {
  name: string
  connections: number
  requests: string[]
}

const host = 'Host: 127.0.0.1'
const kinds: Kind[] = [
  {
    name: 'a sheet’s page that is kept',
    connections: 50,
    requests: [`GET /p/1001/en/gh/1 HTTP/1.1\r\n${host}\r\nAccept-Encoding: gzip, br\r\n\r\n`],
  },
  {
    name: `${recipes} different recipes of 15 components`,
    connections: 16,
    requests: recipeRequests(recipes, '2026-11-23'),
  },
]

/**
 * One web process against two, in turns of the same run, with the processor time that an answer cost the program, its database and the one that asked: where both
 * stand on the same processors, the last is part of what limits.
 */
export async function measureProcesses(dataDir: string, turns = 2): Promise<Row[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'permasheet-requests-'))
  const found = new Map<string, Measured[]>()
  try {
    for (let turn = 0; turn < turns; turn += 1)
      for (const processes of [1, 2])
        for (const [name, measured] of await measureAll(dataDir, folder, processes))
          found.set(`${processes} ${name}`, [...(found.get(`${processes} ${name}`) ?? []), measured])
  } finally {
    await rm(folder, { recursive: true })
  }
  return kinds.map(({ name, connections }) => {
    const [one, two] = [1, 2].map((processes) => found.get(`${processes} ${name}`) ?? [])
    return {
      what: `${name}, ${connections} connections, a second with one web process; with two; ms of a processor for each answer: program, database, asking`,
      figure: `${list(one, ({ perSecond }) => perSecond.toFixed(0))}; ${list(two, ({ perSecond }) => perSecond.toFixed(0))}; ${list([...(one ?? []), ...(two ?? [])], costs)}`,
    }
  })
}

interface Measured extends Loaded {
  /** Seconds of a processor. */
  program: number
  database: number
}

const list = (all: readonly Measured[] | undefined, tell: (one: Measured) => string): string => (all ?? []).map(tell).join(', ')

function costs({ answers, program, database, asking }: Measured): string {
  return [program, database, asking].map((spent) => ((spent * 1000) / answers).toFixed(2)).join(' / ')
}

async function measureAll(dataDir: string, folder: string, processes: number): Promise<Map<string, Measured>> {
  const limits = { CLASSIFY_PER_MINUTE: '0', VISITOR_PAGES: '400', WEB_PROCESSES: String(processes) }
  const server = await runServer(dataDir, limits)
  try {
    const measured = new Map<string, Measured>()
    for (const [index, { name, connections, requests }] of kinds.entries()) {
      const file = path.join(folder, `${index}.json`)
      await writeFile(file, JSON.stringify(requests))
      const { port } = server
      // Until every process and thread knows its code.
      await loadBySockets({ port, file, connections, seconds: seconds / 2 })
      const before = spentBy(server)
      const loaded = await loadBySockets({ port, file, connections, seconds })
      const after = spentBy(server)
      measured.set(name, { ...loaded, program: after.program - before.program, database: after.database - before.database })
    }
    return measured
  } finally {
    await server.stop()
  }
}
