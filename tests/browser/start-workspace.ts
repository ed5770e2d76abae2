/** The workspace in a test: the application, a browser, and how one gets in. */
import { startApp, type StartAppOptions, type TestApp } from '../start-app.ts'
import { openBrowser, type TestBrowser, type WatchedPage } from './open-browser.ts'
import { openSignedIn, type SignedInOptions } from './open-signed-in.ts'

interface StartedWorkspace {
  app: TestApp
  browser: TestBrowser
  /** A page of the workspace, signed in: as the demonstration's account, or as another one. */
  open(address: string, options?: SignedInOptions): Promise<WatchedPage>
}

/** The application and a browser, which end with the test file. */
export async function startWorkspace(options?: StartAppOptions): Promise<StartedWorkspace> {
  const app = await startApp(options)
  const browser = await openBrowser(app.origin)
  return { app, browser, open: (address, options) => openSignedIn(browser, app.origin, address, options) }
}
