/** The label editor in a test: how it is opened, and where its address, its rows and its picture are read. */
import type { Locator, Page } from '@playwright/test'
import { startApp, type TestApp } from '../start-app.ts'
import { openBrowser, type PageOptions, type TestBrowser, type WatchedPage } from './open-browser.ts'

/** The editor of the lacquer's label, in English. */
export const editor = '/p/1001/en/ed/1'

interface LabelEditor {
  app: TestApp
  browser: TestBrowser
  /** The editor, or another address, for a visitor of its own. */
  open(address?: string, options?: PageOptions): Promise<WatchedPage>
}

/** The application and a browser, which end with the test file. */
export async function startLabelEditor(): Promise<LabelEditor> {
  const app = await startApp()
  const browser = await openBrowser(app.origin)
  return {
    app,
    browser,
    async open(address = editor, options = {}) {
      const watched = await browser.openPage(options)
      await watched.page.goto(app.origin + address)
      return watched
    },
  }
}

/** The options that the address names, with the values it gives them. */
export const queryOf = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams)
/** The row of an option, which leads to its dialog. */
export const rowOf = (page: Page, name: string): Locator => page.getByRole('link', { name: new RegExp(`^${name}`) })
/** What is shared, as one of the places to which it can be sent gets it. */
export async function sharedAddressOf(page: Page): Promise<string | null> {
  const target = page.getByRole('link', { name: 'Telegram', includeHidden: true })
  return new URL((await target.getAttribute('href')) ?? '').searchParams.get('url')
}
/** The address of the label's picture. */
export const pictureOf = (page: Page): Promise<string | null> => page.getByRole('figure').getByRole('img').getAttribute('src')
