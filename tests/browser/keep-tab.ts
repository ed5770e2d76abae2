import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

/** A browser's window with one page, for one visitor after the other. */
export interface Tab {
  readonly page: Page
  readonly context: BrowserContext
  /** Gets the page ready for the next visitor. @returns whether it is: otherwise somebody left what cannot be taken away */
  forget(): Promise<boolean>
}

/** What stays with a page or its context for good, or tells who asked for it of later visitors. */
const lasting = {
  page: ['on', 'once', 'addInitScript', 'exposeFunction', 'exposeBinding', 'route', 'routeWebSocket', 'setExtraHTTPHeaders', 'close'],
  context: [
    'on',
    'once',
    'addInitScript',
    'exposeFunction',
    'exposeBinding',
    'route',
    'newPage',
    'newCDPSession',
    'close',
    'grantPermissions',
    'setOffline',
    'setGeolocation',
    'setExtraHTTPHeaders',
    'setDefaultTimeout',
  ],
  clock: ['install', 'setFixedTime', 'setSystemTime'],
  hand: ['down'],
} as const

/** A window of its own. @param timeout milliseconds that each step in it may take */
export async function openTab(browser: Browser, origin: string, options: BrowserContextOptions, timeout: number): Promise<Tab> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(timeout)
  const page = await context.newPage()
  let isMarked = options.javaScriptEnabled === false || options.serviceWorkers === 'allow'
  let tools: CDPSession | undefined
  const connect = context.newCDPSession.bind(context, page)
  const mark = () => (isMarked = true)
  // What it wrote under another address stays there.
  page.on('framenavigated', (frame) => {
    if (/^https?:/.test(frame.url()) && new URL(frame.url()).origin !== origin) mark()
  })
  tellOfCalls(page, lasting.page, mark)
  tellOfCalls(context, lasting.context, mark)
  tellOfCalls(page.clock, lasting.clock, mark)
  for (const hand of [page.keyboard, page.mouse]) tellOfCalls(hand, lasting.hand, mark)
  return {
    page,
    context,
    async forget() {
      if (isMarked || page.isClosed() || context.pages().length > 1) return false
      await page.mouse.move(-1, -1)
      // A page of the same address without scripts, so that nothing is written any more.
      await page.goto(`${origin}/health/live`)
      await page.evaluate(() => {
        sessionStorage.clear()
        localStorage.clear()
        window.name = ''
      })
      await context.clearCookies()
      tools ??= await connect()
      await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,cache_storage' })
      await tools.send('Page.resetNavigationHistory')
      return !isMarked
    },
  }
}

function tellOfCalls(target: object, names: readonly string[], tell: () => void): void {
  for (const name of names) {
    const method: unknown = Reflect.get(target, name)
    if (typeof method !== 'function') throw new Error(`There is no ${name}`)
    Reflect.set(target, name, (...given: unknown[]): unknown => {
      tell()
      return Reflect.apply(method, target, given)
    })
  }
}
