import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { expect } from 'vitest'
import { findBrowser } from '../../test-kit/find-browser.ts'
import { closeAfterFile } from '../close-after-file.ts'

export const screens = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 800, height: 1200 },
  { name: 'desktop', width: 1440, height: 900 },
] as const

export interface Screen {
  readonly name: string
  readonly width: number
  readonly height: number
}

export interface PageOptions {
  screen?: Screen
  dark?: boolean
  javaScript?: boolean
  /** Whether the service worker starts, which asks for every page of a product after the first. */
  keepsPages?: boolean
  /** Whether the screen can be touched. */
  touch?: boolean
}

export interface TestBrowser {
  /** A page of a visitor of its own. What it says on its console and what it asks of other hosts is remembered. */
  openPage(options?: PageOptions): Promise<WatchedPage>
}

export interface WatchedPage {
  page: Page
  context: BrowserContext
  /** Console messages, errors of scripts and requests to other hosts, as they came. */
  complaints: string[]
  close(): Promise<void>
}

/** What Playwright says in a page whose worker it does not start, and Chromium of a file that came just before the worker took over. */
const notOfThePage = ['Service Worker registration blocked by Playwright', 'cross-world service worker resource mismatch']

/** Milliseconds within which a page does what it is asked for, even on a machine that does much else. */
const timeout = 60_000

/** What is open, for a test that fails to tell of. */
export const openPages = new Set<WatchedPage>()

/** One Chromium for all files of a worker: what a visitor leaves behind is in a context of theirs. It ends with the worker. */
let running: Browser | undefined

async function findRunningBrowser(): Promise<Browser> {
  if (running?.isConnected()) return running
  const { executablePath, env } = await findBrowser()
  running = await chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-background-networking'] })
  return running
}

/** The browser of a test file; its pages are closed with the file. */
export async function openBrowser(origin: string): Promise<TestBrowser> {
  const browser = await findRunningBrowser()
  const contexts: BrowserContext[] = []
  closeAfterFile(() => Promise.all(contexts.map((context) => context.close())))
  const port = new URL(origin).port
  return {
    async openPage({ screen = screens[2], dark = false, javaScript = true, keepsPages = false, touch = false } = {}) {
      const context = await browser.newContext({
        viewport: { width: screen.width, height: screen.height },
        colorScheme: dark ? 'dark' : 'light',
        javaScriptEnabled: javaScript,
        hasTouch: touch,
        reducedMotion: 'reduce',
        serviceWorkers: keepsPages ? 'allow' : 'block',
      })
      contexts.push(context)
      context.setDefaultTimeout(timeout)
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => {
        if (!notOfThePage.some((note) => message.text().includes(note))) complaints.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
      page.on('request', (request) => {
        const { protocol, hostname, port: requested } = new URL(request.url())
        if (protocol.startsWith('http') && !(requested === port && (hostname === 'localhost' || hostname.endsWith('.localhost'))))
          complaints.push(`request to ${request.url()}`)
      })
      const watched = { page, context, complaints, close: () => context.close() }
      openPages.add(watched)
      page.once('close', () => openPages.delete(watched))
      return watched
    },
  }
}

/**
 * What axe finds wrong, one line each; where a dialog is open, in it, for nothing else can be reached then.
 * @param options.contrast of a page as long as a sheet it takes most of the time, and is enough once for one look
 * @param options.within where the page itself is looked at elsewhere: the parts that are meant, by a selector of CSS
 */
export async function findBarriers(page: Page, { contrast = true, within = '' } = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (!contrast) axe.disableRules('color-contrast')
  if (within !== '') axe.include(within)
  else if ((await page.locator('dialog[open]').count()) > 0) axe.include('dialog[open]')
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  )
}

/** Waits until scripts have taken over the page that the server has written; React alone knows, in its root. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [, root] = Object.entries(document).find(([name]) => name.startsWith('__reactContainer$')) ?? []
    return root?.stateNode.current.memoizedState.isDehydrated === false
  })
}

/** Waits until a page of the workspace has what it asks the server for. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await waitUntilAlive(page)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const loading = page
    .getByRole('status')
    .filter({ hasText: /^Loading/ })
    .or(page.getByRole('status', { name: /^Loading/ }))
  await expect.poll(() => loading.or(page.locator('[aria-busy=true]')).count()).toBe(0)
}

/** Nothing hangs out at the side. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
  expect(content).toBeLessThanOrEqual(window ?? 0)
}

/** Scripts of pages come only when the returned function is called, as on a slow line. */
export const holdScripts = (page: Page): Promise<() => void> => holdCalls(page, '**/assets/*.js')

/** What is asked for at such addresses goes on only when the returned function is called: a test says what comes before it, and no clock. */
export async function holdCalls(page: Pick<Page, 'route'> | Pick<BrowserContext, 'route'>, addresses: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await released
    // Who asked may have given up meanwhile.
    await route.continue().catch(() => undefined)
  })
  return release
}
