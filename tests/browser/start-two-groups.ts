/** Two workgroups for tests of the workspace: the demonstration's, and an empty one whose number is higher; and their people. */
import { insertWorkgroup } from '../../server/auth/queries.ts'
import { addAccount, password } from '../account.ts'
import { startApp, type TestApp } from '../start-app.ts'
import { openBrowser, type PageOptions, type TestBrowser, type WatchedPage } from './open-browser.ts'
import { openSignedIn } from './open-signed-in.ts'

interface TwoGroups {
  app: TestApp
  browser: TestBrowser
  /** Ids of the groups. */
  first: number
  second: number
  /** A page of the workspace, signed in with one of the accounts. */
  open(email: string, address: string, options?: PageOptions): Promise<WatchedPage>
}

/**
 * The application and a browser, which end with the test file.
 * Accounts: `both@example.com` owns both groups, `viewer@example.com` and `editor@example.com` are in the first alone.
 */
export async function startTwoGroups(): Promise<TwoGroups> {
  const app = await startApp()
  const browser = await openBrowser(app.origin)
  const { id: first } = await app.db.selectFrom('workgroups').select('id').orderBy('id').executeTakeFirstOrThrow()
  const second = await insertWorkgroup(app.db, 'Second group', 'coatings')
  await addAccount(app, 'both@example.com', { [first]: 'owner', [second]: 'owner' })
  await addAccount(app, 'viewer@example.com', { [first]: 'viewer' })
  await addAccount(app, 'editor@example.com', { [first]: 'editor' })
  return {
    app,
    browser,
    first,
    second,
    open: (email, address, options = {}) =>
      openSignedIn(browser, app.origin, address, { ...options, account: { username: email, password } }),
  }
}
