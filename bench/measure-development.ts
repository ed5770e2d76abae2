import { chromium, type Browser } from '@playwright/test'
import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { findBrowser } from '../test-kit/find-browser.ts'
import { copySources, runDevelopmentLoop, type DevelopmentLoop } from '../test-kit/run-development-loop.ts'
import { summarise, takeTimes, type Row, type Series } from './measure.ts'

const changes = 7
/** The watcher of files passes over what follows upon a change within 50 ms, and nobody saves so quickly. ms */
const betweenChanges = 100
const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`
const row = (what: string, time: number, most: number): Row => ({
  what: `\`npm run dev\`: ${what}`,
  figure: seconds(time),
  target: `at most ${most} s`,
  met: time <= most * 1000,
})

/** What somebody waits for who works on the program, in a copy of the sources with a database of its own. */
export async function measureDevelopment(): Promise<Row[]> {
  const copy = copySources('development-bench')
  const found = await findBrowser({})
  const browser = await chromium.launch({ executablePath: found.executablePath, env: found.env, args: ['--no-sandbox'] })
  const inLoop = async <T>(work: (loop: DevelopmentLoop) => Promise<T>): Promise<T> => {
    const loop = await runDevelopmentLoop(copy, '')
    try {
      return await work(loop)
    } finally {
      await loop.stop('SIGTERM')
    }
  }
  try {
    const first = await inLoop((loop) => openFirstPage(loop, browser))
    const [later, style, server] = await inLoop(
      async (loop) => [await openFirstPage(loop, browser), await measureStyle(loop, browser), await measureServer(loop)] as const,
    )
    return [
      row('from the command to the first page on screen, with a new database and the catalogue', first, 10),
      row('the same later', later, 10),
      row(`from a changed style to the open page, median of ${changes} (slowest ${seconds(style.p99)})`, style.median, 1),
      row(`from a changed file of the server to its new answer, median of ${changes} (slowest ${seconds(server.p99)})`, server.median, 3),
    ]
  } finally {
    await browser.close()
    rmSync(copy, { recursive: true })
  }
}

async function openFirstPage(loop: DevelopmentLoop, browser: Browser): Promise<number> {
  const start = performance.now()
  await loop.begun
  const page = await browser.newPage()
  await page.goto(`http://${loop.host}/p/1001/en/pd/1`, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const time = performance.now() - start
  await page.close()
  return time
}

async function takeChanges(change: (turn: number) => Promise<unknown>): Promise<Series> {
  const times: number[] = []
  for (let turn = 0; turn < changes; turn += 1) {
    times.push(...(await takeTimes(1, () => change(turn))))
    await setTimeout(betweenChanges)
  }
  return summarise(times)
}

async function measureStyle(loop: DevelopmentLoop, browser: Browser): Promise<Series> {
  const page = await browser.newPage()
  // Until then the page is told of no changes.
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'))
  await page.goto(`http://${loop.host}/p/1001/en/pd/1`)
  await connected
  await page.waitForFunction(() => '__reactRouterDataRouter' in window && document.readyState === 'complete')
  let before = 'body {'
  const series = await takeChanges(async (turn) => {
    const colour = `rgb(1, 2, ${turn})`
    loop.change('app/ui/base.css', before, `body { outline-color: ${colour};`)
    before = `body { outline-color: ${colour};`
    await page.waitForFunction((wanted) => getComputedStyle(document.body).outlineColor === wanted, colour)
  })
  await page.close()
  return series
}

async function measureServer(loop: DevelopmentLoop): Promise<Series> {
  const states = ['live', 'degraded'] as const
  const ask = async (): Promise<string> => (await fetch(`http://127.0.0.1:${loop.port}/health/live`)).text()
  return takeChanges(async (turn) => {
    const [before, after] = turn % 2 === 0 ? states : states.toReversed()
    loop.change('server/operation/health-routes.ts', `status: '${before}' as const,`, `status: '${after}' as const,`)
    while (!(await ask()).includes(`"${after}"`)) await setTimeout(10)
  })
}
