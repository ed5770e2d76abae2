/** How a test gets into the workspace: as the demonstration's account, or as another one. */
import type { BrowserContext, Page } from '@playwright/test'
import type { TestApp } from '../start-app.ts'
import type { PageOptions, TestBrowser, WatchedPage } from './open-browser.ts'

export const demo = { username: 'demo@permasheet.example', password: 'permasheet-demo' }

export async function signIn(page: Page, { username, password } = demo): Promise<void> {
  await page.getByLabel(/^User name/).fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Ends every session on the server, and takes its cookie from this browser: nothing that a page still has in memory is good any more. */
export async function endSessions({ db }: Pick<TestApp, 'db'>, context: BrowserContext): Promise<void> {
  await db.deleteFrom('sessions').execute()
  await context.clearCookies()
}

export interface SignedInOptions extends PageOptions {
  account?: typeof demo
}

/** A page of the workspace, signed in. */
export async function openSignedIn(
  browser: TestBrowser,
  origin: string,
  address: string,
  { account = demo, ...options }: SignedInOptions = {},
): Promise<WatchedPage> {
  const watched = await browser.openPage(options)
  await watched.page.goto(origin + address)
  await signIn(watched.page, account)
  await waitForAddress(watched.page, origin + address)
  return watched
}

/** Waits until a page of the workspace is there, whose address names its workgroup as well. */
export const waitForAddress = (page: Page, address: string): Promise<void> =>
  page.waitForURL(({ href }) => {
    const url = new URL(href)
    url.searchParams.delete('workgroup_id')
    return url.href === address
  })
