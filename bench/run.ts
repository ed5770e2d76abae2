import { chromium } from '@playwright/test'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../test-kit/find-browser.ts'
import { measureFittingLabels } from './count-fitting-labels.ts'
import { measureAttack } from './measure-attack.ts'
import { measureBesideNginx } from './measure-beside-nginx.ts'
import { measureBrowser } from './measure-browser.ts'
import { measureClassification } from './measure-classification.ts'
import { measureDevelopment } from './measure-development.ts'
import { measureDocuments } from './measure-documents.ts'
import { measureLoad } from './measure-load.ts'
import { measureLookup } from './measure-lookup.ts'
import { milliseconds, printTable, summarise, takeTimes, type Row } from './measure.ts'
import { childrenOf, residentMegabytes, runServer, type BenchServer } from '../test-kit/run-server.ts'
import { measureProcesses } from './measure-processes.ts'
import { measureRecalculation } from './measure-recalculation.ts'
import { measureSearch } from './measure-search.ts'
import { measureWeight } from './measure-weight.ts'
import { runLoad } from './load/run-load.ts'
import { runScale } from './scale/run-scale.ts'

const sheetsIn = (languages: readonly number[]): string[] =>
  [1, 2, 3].flatMap((version) =>
    languages.flatMap((language) => ['0', '1'].map((qrCode) => `-1001/${language}?version=${version}&qrCode=${qrCode}`)),
  )
const sheets = sheetsIn([1, 2, 3, 6])
const home = '/p/1001/en/pd/1'
const sheetPage = '/p/1001/en/gh/1'
/** Every page of a product. */
const publicPages = [home, '/p/1001/en/pi/1', sheetPage, ...['th', 'ee', 'ed', 'mh'].map((page) => `/p/1001/en/${page}/1`)]
const pdfAddress = (sheet: string) => `/api/v1/sdsRender/sdsPdf/${sheet}`

const text = { type: 'string' } as const
const { values: requested } = parseArgs({
  options: { load: { type: 'boolean' }, only: text, products: text, minutes: text, rate: text, pictures: text },
})
if (requested.load) {
  const minutes = readNumber('minutes', requested.minutes ?? '5', 0.1, 24 * 60)
  const products = readNumber('products', requested.products ?? '2000', 100, 1_000_000)
  await runLoad({ minutes, products, rate: readNumber('rate', requested.rate ?? '50', 1, 1_000), pictures: requested.pictures })
  process.exit()
}
if (requested.products !== undefined) {
  await runScale({ products: readNumber('products', requested.products, 1_000, 10_000_000), pictures: requested.pictures })
  process.exit()
}
/** In the order in which they are measured, each with a data folder of its own. */
const parts: Readonly<Record<string, (dataDir: string) => Promise<void | Row[]> | Row[]>> = {
  server: measureServer,
  browser: measureBrowser,
  documents: measureDocuments,
  labels: measureFittingLabels,
  load: measureLoad,
  attack: measureAttack,
  search: measureSearch,
  lookup: measureLookup,
  classification: measureClassification,
  processes: measureProcesses,
  nginx: measureBesideNginx,
  recalculation: measureRecalculation,
  development: measureDevelopment,
}
const chosen = requested.only?.split(',') ?? Object.keys(parts)
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0)
  throw new Error(`--only takes parts of the benchmark, and not ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`)
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'permasheet-bench-'))
const rows: Row[] = []
try {
  for (const name of chosen) {
    const begun = rows.length
    rows.push(...((await parts[name]?.(path.join(dataDir, name))) ?? []))
    // A long run that is ended early has told what it had.
    printTable(rows.slice(begun))
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
console.log(
  `\n${os.cpus().length} cores, ${os.cpus()[0]?.model ?? 'unknown'}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, ${os.release()}, load ${os.loadavg()[1]?.toFixed(1)}\n`,
)
printTable(rows)

function readNumber(name: string, written: string, least: number, most: number): number {
  const number = Number(written.replaceAll(',', ''))
  if (!(number >= least && number <= most)) throw new Error(`--${name} takes a number from ${least} to ${most}`)
  return number
}

async function measureServer(folder: string): Promise<void> {
  const first = await runServer(folder)
  rows.push({ what: 'first start: cluster, migrations, catalogue', figure: `${(first.startUp / 1000).toFixed(1)} s` })
  await first.stop()
  const server = await runServer(folder)
  rows.push({ what: 'later start', figure: `${(server.startUp / 1000).toFixed(1)} s` })
  try {
    const uncached = await measurePdf(server)
    await measureChromium(server, uncached)
    await measureMeanwhile(server)
    await measurePages(server)
    await measureRendererMemory(server, folder)
    rows.push(...(await measureWeight(server, publicPages)))
  } finally {
    await server.stop()
  }
}

async function clearCache(folder: string): Promise<void> {
  const cache = path.join(folder, 'cache', 'documents')
  await Promise.all((await readdir(cache)).map((name) => rm(path.join(cache, name), { force: true })))
}

async function measurePdf(server: BenchServer): Promise<number> {
  // With others, since what was asked for is answered from memory.
  for (const sheet of sheetsIn([9])) await server.get(pdfAddress(sheet))
  const uncached = summarise(await takeTimes(sheets.length, (turn) => server.get(pdfAddress(sheets[turn] ?? ''))))
  rows.push({ what: `SDS PDF of 1001, uncached, ${sheets.length} different sheets over HTTP`, figure: milliseconds(uncached.median) })
  const address = pdfAddress('-1001/1?version=3&qrCode=1')
  const etag = String((await server.get(address)).headers.etag)
  const cached = summarise(await takeTimes(300, () => server.get(address)))
  rows.push({ what: 'the same, cached', figure: milliseconds(cached.median), target: 'under 5 ms', met: cached.median < 5 })
  const unchanged = summarise(await takeTimes(300, () => server.get(address, { 'if-none-match': etag })))
  rows.push({ what: 'the same, 304', figure: milliseconds(unchanged.median), target: 'under 2 ms', met: unchanged.median < 2 })
  return uncached.median
}

/** The page of the sheet, printed by a warm browser on a fresh page each time, with its own print style. */
async function measureChromium(server: BenchServer, uncached: number): Promise<void> {
  const found = await findBrowser({ whole: true })
  const browser = await chromium.launch({ executablePath: found.executablePath, env: found.env, args: ['--no-sandbox'] })
  try {
    const address = `http://coatings.localhost:${server.port}${sheetPage}`
    const source = await browser.newPage()
    await source.goto(address)
    const html = await source.evaluate(async () => {
      const styles = await Promise.all(
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(async (link) => (await fetch(link.href)).text()),
      )
      for (const script of document.querySelectorAll('script, link')) script.remove()
      return `<style>${styles.join('\n')}</style>${document.body.outerHTML}`
    })
    await source.close()
    const times = await takeTimes(8, async () => {
      const page = await browser.newPage({ javaScriptEnabled: false })
      await page.setContent(html)
      await page.pdf({ format: 'A4', tagged: true })
      await page.close()
    })
    const printed = summarise(times.slice(2))
    const ratio = printed.median / uncached
    rows.push({ what: 'the same sheet printed by a warm Chromium on a fresh page', figure: milliseconds(printed.median) })
    rows.push({ what: 'our PDF is faster by', figure: `${ratio.toFixed(1)} ×`, target: 'at least 5 ×', met: ratio >= 5 })
  } finally {
    await browser.close()
  }
}

/** What other visitors notice while sheets are being rendered without a pause. */
async function measureMeanwhile(server: BenchServer): Promise<void> {
  const quiet = summarise(await takeTimes(1_000, () => server.get(home)))
  // Others than were asked for before: those are answered from memory, whatever lies in the folder.
  const renders = Promise.all(sheetsIn([4, 5, 7, 8]).map((sheet) => server.get(pdfAddress(sheet)))).then((answers) => {
    if (answers.some(({ status }) => status !== 200)) throw new Error('a sheet was not rendered')
    return 'done'
  })
  const times: number[] = []
  do times.push(...(await takeTimes(1, () => server.get(home))))
  while ((await Promise.race([renders, Promise.resolve('rendering')])) !== 'done')
  const meanwhile = summarise(times)
  const ratio = meanwhile.p99 / quiet.p99
  rows.push({
    what: `home page while ${sheets.length} sheets are rendered, p99 of ${times.length} (quiet ${milliseconds(quiet.p99)}, ${ratio.toFixed(1)} times)`,
    figure: milliseconds(meanwhile.p99),
    target: 'within 50 ms, 3 times',
    met: meanwhile.p99 <= 50 && ratio <= 3,
  })
}

async function measurePages(server: BenchServer): Promise<void> {
  const pages = [home, '/p/1001/de/pi/2', sheetPage, '/p/1007/en/pd/1', '/p/1003/en/gh/2']
  const total = 1000
  const lanes = 8
  let next = 0
  const start = performance.now()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (next < total) await server.get(`${pages[next++ % pages.length] ?? home}?made=${next}`, { 'accept-encoding': 'gzip' })
    }),
  )
  const seconds = (performance.now() - start) / 1000
  rows.push({
    what: `pages made for their request alone, ${total} views over ${lanes} connections`,
    figure: `${(total / seconds).toFixed(0)} per second`,
  })
  const memory = residentMegabytes(server.pid)
  rows.push({ what: 'memory of the web process after that', figure: `${memory.toFixed(0)} MB`, target: 'under 250 MB', met: memory < 250 })
}

async function measureRendererMemory(server: BenchServer, folder: string): Promise<void> {
  const products = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1013, 1014, 1015]
  const all = products.flatMap((id) =>
    [1, 2, 3, 6].flatMap((language) =>
      [1, 2, 3].flatMap((version) => ['0', '1'].map((qr) => `-${id}/${language}?version=${version}&qrCode=${qr}`)),
    ),
  )
  await clearCache(folder)
  let made = 0
  let highest = 0
  for (const sheet of all) {
    const { status } = await server.get(pdfAddress(sheet))
    if (status === 200) made += 1
    highest = Math.max(highest, ...childrenOf(server.pid, 'renderer').map(residentMegabytes).filter(Number.isFinite))
    if (made === 200) break
  }
  rows.push({
    what: `memory of a renderer, highest seen over ${made} different sheets`,
    figure: `${highest.toFixed(0)} MB`,
    target: 'under 250 MB',
    met: highest < 250,
  })
}
