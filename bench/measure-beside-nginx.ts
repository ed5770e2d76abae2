import path from 'node:path'
import { runServer, type BenchServer } from '../test-kit/run-server.ts'
import { milliseconds, summarise, type Row } from './measure.ts'
import { findMissing, runNginx } from './run-nginx.ts'
import { runWrk, type Wrk } from './run-wrk.ts'

const page = '/p/1001/en/gh/1'
const document = '/api/v1/sdsRender/sdsPdf/-1001/1?version=3&qrCode=1'
const asBrowser = { 'Accept-Encoding': 'gzip' }
const seconds = 5
const turns = 3
/** Of what nginx answers in the same time, with one process and with two. */
const leastShares: Readonly<Record<number, number>> = { 1: 0.25, 2: 0.4 }
/** Times what nginx takes. */
const mostTimes = 2

/**
 * What the program takes beside a server that only sends the same bytes from files, asked by the same program in turns of one run. nginx asks no database
 * whether what it sends is still so.
 */
export async function measureBesideNginx(dataDir: string): Promise<Row[]> {
  const missing = findMissing()
  if (missing.length > 0) return [{ what: 'beside nginx', figure: `not measured: Debian’s ${missing.join(' and ')} is not installed` }]
  const rows: Row[] = []
  for (const processes of [1, 2]) rows.push(...(await measureProcesses(dataDir, processes)))
  return rows
}

async function measureProcesses(dataDir: string, processes: number): Promise<Row[]> {
  const server = await runServer(dataDir, { WEB_PROCESSES: String(processes), VISITOR_PAGES: '400' })
  try {
    return await measureServer(server, dataDir, processes)
  } finally {
    await server.stop()
  }
}

async function measureServer(server: BenchServer, dataDir: string, processes: number): Promise<Row[]> {
  const get = async (address: string, headers = {}) => {
    const answer = await server.get(address, headers)
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`)
    return answer
  }
  // Twice: what is made is kept by each process.
  for (let time = 0; time < 20 * processes; time += 1) await get(page, { 'accept-encoding': 'gzip' })
  const [sentPage, sentDocument] = [await get(page, { 'accept-encoding': 'gzip' }), await get(document)]
  const nginx = await runNginx(path.join(dataDir, `nginx-${processes}`), processes, {
    'page.html': Buffer.from('compressed beforehand'),
    'page.html.gz': sentPage.bytes,
    'document.pdf': sentDocument.bytes,
  })
  try {
    const both = async (ours: [string, Record<string, string>], its: [string, Record<string, string>], connections: number) => {
      const measured: { ours: Wrk; its: Wrk }[] = []
      const load = { connections, seconds }
      for (let turn = 0; turn < turns; turn += 1)
        measured.push({
          ours: await runWrk({ ...load, port: server.port, address: ours[0], headers: ours[1] }),
          its: await runWrk({ ...load, port: nginx.port, address: its[0], headers: its[1] }),
        })
      return measured
    }
    const rows = [tellShare(processes, await both([page, asBrowser], ['/page.html', asBrowser], 50))]
    if (processes > 1) return rows
    const known = await fetch(`http://127.0.0.1:${nginx.port}/document.pdf`)
    const etags = [{ 'If-None-Match': String(sentDocument.headers.etag) }, { 'If-None-Match': known.headers.get('etag') ?? '' }] as const
    rows.push(tellTimes('a document that is kept', await both([document, {}], ['/document.pdf', {}], 1)))
    rows.push(tellTimes('its 304', await both([document, etags[0]], ['/document.pdf', etags[1]], 1)))
    return rows
  } finally {
    await nginx.stop()
  }
}

const middle = (values: readonly number[]): number => summarise(values).median

function tellShare(processes: number, measured: readonly { ours: Wrk; its: Wrk }[]): Row {
  const share = middle(measured.map(({ ours, its }) => ours.perSecond / its.perSecond))
  const each = measured.map(({ ours, its }) => `${ours.perSecond.toFixed(0)} / ${its.perSecond.toFixed(0)}`).join(', ')
  const least = leastShares[processes] ?? 0
  const figure = `${share.toFixed(2)} (${each})`
  const what = `a kept page, answers a second as a share of what nginx sends of the same bytes, ${processes} ${processes === 1 ? 'process and worker' : 'processes and workers'}, 50 connections`
  return { what, figure, target: `at least ${least}`, met: share >= least }
}

function tellTimes(name: string, measured: readonly { ours: Wrk; its: Wrk }[]): Row {
  const times = middle(measured.map(({ ours, its }) => ours.median / its.median))
  const each = measured.map(({ ours, its }) => `${milliseconds(ours.median)} / ${milliseconds(its.median)}`).join(', ')
  const what = `${name}, one connection, times what nginx takes for the same bytes`
  return { what, figure: `${times.toFixed(1)} (${each})`, target: `at most ${mostTimes}`, met: times <= mostTimes }
}
