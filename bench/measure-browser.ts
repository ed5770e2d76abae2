import { chromium, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '../test-kit/find-browser.ts'
import { milliseconds, summarise, type Row } from './measure.ts'
import { runServer, type BenchServer } from '../test-kit/run-server.ts'

const flags = ['logoON', 'sinON', 'ufiOFF', 'opisOFF', 'stavkiOFF', 'picOFF'] as const
const changes = 48
const visits = 5
/** What a visitor of each page presses. */
const pressed = {
  '/p/1001/en/pd/1': ['.tool[popovertarget=share]'],
  '/p/1001/en/gh/1': ['.jump summary', '.jump-list li:nth-child(9) a'],
} as const

/** What somebody sees who changes a label, and who opens a page on a slow phone. */
export async function measureBrowser(dataDir: string): Promise<Row[]> {
  const server = await runServer(dataDir)
  const found = await findBrowser({ whole: true })
  const browser = await chromium.launch({ executablePath: found.executablePath, env: found.env, args: ['--no-sandbox'] })
  try {
    const rows = [await measurePreview(browser, server)]
    for (const [address, targets] of Object.entries(pressed)) rows.push(await measureSlowPhone(browser, server, address, targets))
    return rows
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** From the change of an option to the new picture on the screen; each picture is one that nobody asked for before. */
async function measurePreview(browser: Browser, server: BenchServer): Promise<Row> {
  const page = await browser.newPage()
  await page.goto(`http://coatings.localhost:${server.port}/p/1001/en/ed/1?tab=more`, { waitUntil: 'networkidle' })
  const times: number[] = []
  for (let turn = 1; turn <= changes; turn += 1) {
    // The switches in the order of a Gray code: one changes at a time, and no combination comes twice.
    const flag = flags[Math.log2(turn & -turn)] ?? flags[0]
    times.push(await page.evaluate(changeFlag, flag))
  }
  await page.close()
  const { median, p99 } = summarise(times)
  return {
    what: `label editor: from a change to the new picture, ${changes} changes, median (slowest ${p99.toFixed(0)} ms)`,
    figure: milliseconds(median),
    target: 'under 300 ms',
    met: median < 300,
  }
}

/** Runs in the page. */
function changeFlag(flag: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const picture = document.querySelector('.preview img')
    const input = document.querySelector<HTMLInputElement>(`input.switch[name=${flag}]`)
    if (!picture || !input) {
      reject(new Error(`There is no switch ${flag}`))
      return
    }
    const start = performance.now()
    // The picture is decoded before its address changes, so the next frame shows it.
    new MutationObserver((_, observer) => {
      observer.disconnect()
      requestAnimationFrame(() => resolve(performance.now() - start))
    }).observe(picture, { attributeFilter: ['src'] })
    input.click()
  })
}

interface Visit {
  paint: number
  shift: number
  interaction: number
}

/** First visits on a phone a quarter as fast as this machine, at 1.6 Mbit/s and 150 ms there and back. */
async function measureSlowPhone(browser: Browser, server: BenchServer, address: string, targets: readonly string[]): Promise<Row> {
  const seen: Visit[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
      isMobile: true,
      hasTouch: true,
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(watch)
    await page.goto(`http://coatings.localhost:${server.port}${address}`, { waitUntil: 'networkidle' })
    // The visitor reads before they press something.
    await page.waitForTimeout(2000)
    for (const target of targets) {
      await touch(page, target)
      await page.waitForTimeout(500)
    }
    seen.push(await read(page))
    await context.close()
  }
  const median = (figure: keyof Visit) => summarise(seen.map((visit) => visit[figure])).median
  const [paint, shift, interaction] = [median('paint'), median('shift'), median('interaction')]
  return {
    what: `${address} on a slow phone, median of ${visits} first visits: largest contentful paint; layout shift; slowest interaction`,
    figure: `${milliseconds(paint)}; ${shift.toFixed(3)}; ${milliseconds(interaction)}`,
    target: 'under 1.5 s; 0.02; 100 ms',
    met: paint < 1500 && shift < 0.02 && interaction < 100,
  }
}

/** A finger alone: `page.tap` also asks the page, by listeners of its own, what lies under it, some 20 ms of a slow phone. */
async function touch(page: Page, target: string): Promise<void> {
  const box = await page.locator(target).boundingBox()
  if (!box) throw new Error(`There is no ${target} to press`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

declare global {
  interface Window {
    figures: Visit
  }
}

/** Runs in the page before anything else. */
function watch(): void {
  window.figures = { paint: 0, shift: 0, interaction: 0 }
  const on = (type: string, note: (entry: PerformanceEntry) => void, more: { durationThreshold?: number } = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more })
  on('largest-contentful-paint', (entry) => (window.figures.paint = entry.startTime))
  on('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number' && 'hadRecentInput' in entry && entry.hadRecentInput === false)
      window.figures.shift += entry.value
  })
  on(
    'event',
    (entry) => {
      if ('interactionId' in entry && entry.interactionId !== 0)
        window.figures.interaction = Math.max(window.figures.interaction, entry.duration)
    },
    { durationThreshold: 16 },
  )
}

const read = (page: Page): Promise<Visit> => page.evaluate(() => window.figures)
