import { milliseconds, summarise, type Row, type Series } from './measure.ts'
import { runServer, type BenchServer } from '../test-kit/run-server.ts'

const detail = '/api/v1/products/-1001/detail?lang=1'
const token = '/api/oauth2/token'

interface Load extends Series {
  perSecond: number
  /** Answers that were not the expected one. */
  errors: number
}

/** What one process bears: the product detail under load, and beside a flood of sign-ins from many addresses. */
export async function measureLoad(dataDir: string): Promise<Row[]> {
  // Each flood comes from an address of its own, since one address alone is soon refused.
  const server = await runServer(dataDir, { TRUST_PROXY: '127.0.0.1' })
  try {
    await load(20, 2, () => askDetail(server))
    const alone = await load(50, 30, () => askDetail(server))
    await load(20, 1, () => askPage(server))
    const pages = await load(50, 15, () => askPage(server))
    const flood = new AbortController()
    const attempts = hammer(server, flood.signal)
    const beside = await load(10, 15, () => askDetail(server))
    flood.abort()
    const answered = await attempts
    return [
      {
        what: `product detail, 50 connections, 30 s: requests per second; p99; errors`,
        figure: `${alone.perSecond.toLocaleString('en')}; ${milliseconds(alone.p99)}; ${alone.errors}`,
        target: 'at least 3,000; under 60 ms; none',
        met: alone.perSecond >= 3000 && alone.p99 < 60 && alone.errors === 0,
      },
      {
        what: 'a sheet’s page that is kept, 50 connections, 15 s: requests per second; p99; errors; as a share of the product details',
        figure: `${pages.perSecond.toLocaleString('en')}; ${milliseconds(pages.p99)}; ${pages.errors}; ${(pages.perSecond / alone.perSecond).toFixed(2)}`,
        target: 'at least 0.7 of them; none',
        met: pages.perSecond >= 0.7 * alone.perSecond && pages.errors === 0,
      },
      {
        what: `the same details, 10 connections, p99 while 50 others try passwords (${describe(answered)})`,
        figure: `${milliseconds(beside.p99)}, ${beside.errors} errors`,
        target: 'under 100 ms, none',
        met: beside.p99 < 100 && beside.errors === 0,
      },
    ]
  } finally {
    await server.stop()
  }
}

/** As a browser asks, so that both are sent as they are kept. */
const asBrowser = { 'accept-encoding': 'gzip, br' }

async function askDetail(server: BenchServer): Promise<boolean> {
  const { status, bytes } = await server.get(detail, asBrowser)
  return status === 200 && bytes.length > 2_000
}

async function askPage(server: BenchServer): Promise<boolean> {
  const { status, bytes } = await server.get('/p/1001/en/gh/1', asBrowser)
  return status === 200 && bytes.length > 20_000
}

async function load(connections: number, seconds: number, ask: () => Promise<boolean>): Promise<Load> {
  const times: number[] = []
  let errors = 0
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const start = performance.now()
        if (!(await ask().catch(() => false))) errors += 1
        times.push(performance.now() - start)
      }
    }),
  )
  return { ...summarise(times), perSecond: Math.round(times.length / seconds), errors }
}

/** Fifty that try passwords, of accounts that exist and that do not, until they are stopped. @returns how often each status was answered */
async function hammer(server: BenchServer, signal: AbortSignal): Promise<ReadonlyMap<number, number>> {
  const answered = new Map<number, number>()
  let turn = 0
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      while (!signal.aborted) {
        turn += 1
        const username = turn % 2 === 0 ? `nobody${turn}@example.com` : 'demo@permasheet.example'
        const from = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`
        const fields = { grant_type: 'password', client_id: 'permasheet-web', username, password: `guess ${turn}` }
        const { status } = await server.post(token, fields, { 'x-forwarded-for': from })
        answered.set(status, (answered.get(status) ?? 0) + 1)
      }
    }),
  )
  return answered
}

function describe(answered: ReadonlyMap<number, number>): string {
  return [...answered]
    .toSorted(([left], [right]) => left - right)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
}
