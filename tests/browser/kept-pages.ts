import type { BrowserContext, Page } from '@playwright/test'
import { expect } from 'vitest'
import type { PageOptions, TestBrowser, WatchedPage } from './open-browser.ts'

/** Addresses of kept pages and documents. */
export const listKept = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('kept-pages')).keys()
    return keys.map(({ url }) => new URL(url).pathname + new URL(url).search)
  })

/** Files that kept pages name and that are not kept yet, and how many are. */
const countFiles = (page: Page) =>
  page.evaluate(async () => {
    const [pages, assets] = [await caches.open('kept-pages'), await caches.open('kept-assets')]
    const missing = new Set<string>()
    for (const key of await pages.keys()) {
      const html = (await (await pages.match(key))?.text()) ?? ''
      for (const [, address = ''] of html.matchAll(/"(\/(?:assets|pictograms|api\/v1\/productLabelRender\/view)\/[^"\\<>\s]+)"/g)) {
        const file = address.replaceAll('&amp;', '&')
        if (!(await assets.match(file)) && !(await pages.match(file))) missing.add(file)
      }
    }
    return { missing: missing.size, kept: (await assets.keys()).length }
  })

/** Waits until a product's pages and what they need are kept, as they are some time after its first visit. */
export async function waitUntilKept(page: Page, id: number, pages = 5): Promise<void> {
  let before = 0
  const isSettled = async () => {
    const isComplete = (await listKept(page)).filter((address) => address.startsWith(`/p/${id}/`)).length >= pages
    const { missing, kept } = await countFiles(page)
    // Fonts, which no page names, come last.
    const isSame = kept === before
    before = kept
    return isComplete && missing === 0 && isSame
  }
  await expect.poll(isSettled, { timeout: 40_000, interval: 1000 }).toBe(true)
}

/** Says that there is no connection, and as of when what is shown was. */
export const bannerOf = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' })

export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true)
}

/** A page whose worker keeps what is seen. */
export async function visit(browser: TestBrowser, address: string, options: PageOptions = {}): Promise<WatchedPage> {
  const watched = await browser.openPage({ keepsPages: true, ...options })
  await watched.page.goto(address)
  return watched
}
