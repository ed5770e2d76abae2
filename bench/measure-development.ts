import { chromium, type Browser } from '@playwright/test'
import { rmSync } from 'node:fs'
import { findBrowser } from '../test-kit/find-browser.ts'
import { copySources, runDevelopmentLoop, type DevelopmentLoop } from '../test-kit/run-development-loop.ts'
import { summarise, takeTimes, type Row } from './measure.ts'

const changes = 7
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
  try {
    const first = await beginAndOpen(copy, browser)
    await first.loop.stop('SIGTERM')
    const later = await beginAndOpen(copy, browser)
    const style = await measureStyle(later.loop, browser)
    const server = await measureServer(later.loop)
    await later.loop.stop('SIGTERM')
    return [
      row('from the command to the first page on screen, with a new database and the catalogue', first.time, 10),
      row('the same later', later.time, 10),
      row(`from a changed style to the open page, median of ${changes} (slowest ${seconds(style.p99)})`, style.median, 1),
      row(`from a changed file of the server to its new answer, median of ${changes} (slowest ${seconds(server.p99)})`, server.median, 3),
    ]
  } finally {
    await browser.close()
    rmSync(copy, { recursive: true })
  }
}

async function beginAndOpen(copy: string, browser: Browser): Promise<{ loop: DevelopmentLoop; time: number }> {
  const start = performance.now()
  const loop = await runDevelopmentLoop(copy, '')
  await loop.begun
  const page = await browser.newPage()
  await page.goto(`http://${loop.host}/p/1001/en/pd/1`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const time = performance.now() - start
  await page.close()
  return { loop, time }
}

async function measureStyle(loop: DevelopmentLoop, browser: Browser) {
  const page = await browser.newPage()
  await page.goto(`http://${loop.host}/p/1001/en/pd/1`)
  // Until its scripts run the page takes no changes.
  await page.waitForFunction(() => '__reactRouterDataRouter' in window && document.readyState === 'complete')
  let before = 'body {'
  const times = await takeTimes(changes, async (turn) => {
    const colour = `rgb(1, 2, ${turn})`
    loop.change('app/ui/base.css', before, `body { outline-color: ${colour};`)
    before = `body { outline-color: ${colour};`
    await page.waitForFunction((wanted) => getComputedStyle(document.body).outlineColor === wanted, colour)
  })
  await page.close()
  return summarise(times)
}

async function measureServer(loop: DevelopmentLoop) {
  const states = ['live', 'degraded'] as const
  const ask = async (): Promise<string> => (await fetch(`http://127.0.0.1:${loop.port}/health/live`)).text()
  const times = await takeTimes(changes, async (turn) => {
    const [before, after] = turn % 2 === 0 ? states : states.toReversed()
    loop.change('server/operation/health-routes.ts', `status: '${before}' as const,`, `status: '${after}' as const,`)
    while (!(await ask()).includes(`"${after}"`)) await new Promise((resolve) => setTimeout(resolve, 10))
  })
  return summarise(times)
}
