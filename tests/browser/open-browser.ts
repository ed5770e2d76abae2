import { chromium, type Browser, type BrowserContext, type ConsoleMessage, type Page, type Request } from '@playwright/test'
import { expect } from 'vitest'
import { findBrowser } from '../../test-kit/find-browser.ts'
import { closeAfterFile } from '../close-after-file.ts'
import { openTab, type Tab } from './keep-tab.ts'

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

/** What Playwright says in a page whose worker it does not start. */
const blockedWorker = 'Service Worker registration blocked by Playwright'
/** What Chromium says of a file that came just before the worker took over, and once more, where the page is still there some seconds later. */
const cameBeforeWorker = /'(?<address>[^']+)' .*cross-world service worker resource mismatch/
const cameInVain = /The resource (?<address>\S+) was preloaded using link preload but not used/

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

/**
 * The browser of a test file; its pages are closed with the file. Who closes a page leaves it to the next visitor of the file, as if it were new
 * (docs/decisions/205-a-tab-for-many-visitors.md).
 */
export async function openBrowser(origin: string): Promise<TestBrowser> {
  const browser = await findRunningBrowser()
  const tabs = new Set<Tab>()
  closeAfterFile(() => Promise.all(Array.from(tabs, ({ context }) => context.close())))
  /** Whose visitor has gone, by what cannot be changed of them. */
  const left = new Map<boolean, Tab[]>([true, false].map((touch) => [touch, []]))
  const port = new URL(origin).port
  return {
    async openPage({ screen = screens[2], dark = false, javaScript = true, keepsPages = false, touch = false } = {}) {
      const viewport = { width: screen.width, height: screen.height }
      const look = { colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' } as const
      const complaints: string[] = []
      const known = javaScript && !keepsPages ? left.get(touch)?.pop() : undefined
      await known?.page.setViewportSize(viewport)
      await known?.page.emulateMedia({ ...look, media: null, forcedColors: null, contrast: null })
      const options = {
        ...look,
        viewport,
        hasTouch: touch,
        javaScriptEnabled: javaScript,
        serviceWorkers: keepsPages ? 'allow' : 'block',
      } as const
      const tab = known ?? (await openTab(browser, origin, options, timeout))
      tabs.add(tab)
      const { page, context } = tab
      const stop = watch(page, port, complaints)
      const close = async () => {
        if (!openPages.delete(watched)) return
        stop()
        if (await tab.forget().catch(() => false)) left.get(touch)?.push(tab)
        else await context.close()
      }
      const watched: WatchedPage = { page, context, complaints, close }
      openPages.add(watched)
      page.addListener('close', () => openPages.delete(watched))
      return watched
    },
  }
}

/** Remembers what a page says on its console and what it asks of other hosts. @returns what ends it */
function watch(page: Page, port: string, complaints: string[]): () => void {
  const ofWorker = new Set<string | undefined>()
  const hear = (message: ConsoleMessage) => {
    const text = message.text()
    const came = cameBeforeWorker.exec(text)
    if (came) ofWorker.add(came.groups?.['address'])
    else if (!text.includes(blockedWorker) && !ofWorker.has(cameInVain.exec(text)?.groups?.['address'] ?? text))
      complaints.push(`${message.type()}: ${text}`)
  }
  const fail = (error: Error) => complaints.push(`error: ${error.message}`)
  const ask = (request: Request) => {
    const { protocol, hostname, port: requested } = new URL(request.url())
    if (protocol.startsWith('http') && !(requested === port && (hostname === 'localhost' || hostname.endsWith('.localhost'))))
      complaints.push(`request to ${request.url()}`)
  }
  page.addListener('console', hear).addListener('pageerror', fail).addListener('request', ask)
  return () => page.removeListener('console', hear).removeListener('pageerror', fail).removeListener('request', ask)
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
