/** How a test gets into the workspace: as the demonstration's account, or as another one. */
import type { BrowserContext, Page } from '@playwright/test'
import { cookieOf, passwordGrant } from '../account.ts'
import { askHost } from '../ask-host.ts'
import type { TestApp } from '../start-app.ts'
import type { PageOptions, TestBrowser, WatchedPage } from './open-browser.ts'

export const demo = { username: 'demo@permasheet.example', password: 'permasheet-demo' }

/** By the form. */
export async function signIn(page: Page, { username, password } = demo): Promise<void> {
  await page.getByLabel(/^User name/).fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** By the call that the form makes, which spares the page of the form; what that says, and where it leads, are tests of its own. */
async function signInByCall(context: BrowserContext, origin: string, { username, password }: typeof demo): Promise<void> {
  const { host, port } = new URL(origin)
  const answer = await askHost(Number(port), host, '/api/oauth2/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(passwordGrant(username, password))),
  })
  if (answer.status !== 200) throw new Error(`Sign-in of ${username}: ${answer.status} ${await answer.text()}`)
  const [name = '', value = ''] = cookieOf(answer).split('=')
  await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Lax' }])
}

/** Ends the session of a page that has all it asked for: what it asks for next, and no straggler before, is told of the end. */
export async function endSessionOf({ page, context }: Pick<WatchedPage, 'page' | 'context'>, app: Pick<TestApp, 'db'>): Promise<void> {
  await page.waitForLoadState('networkidle')
  await endSessions(app, context)
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
  await signInByCall(watched.context, origin, account)
  await watched.page.goto(origin + address)
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
