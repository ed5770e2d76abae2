import { beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../start-app.ts'
import { openBrowser, type TestBrowser } from './open-browser.ts'
import { openSignedIn } from './open-signed-in.ts'

let app: TestApp
let browser: TestBrowser
beforeAll(async () => {
  app = await startApp()
  browser = await openBrowser(app.origin)
}, 120_000)

describe('calls of whoever is signed in', () => {
  it.each(['/app/products', '/app/products/5010', '/app/shares', '/app/products/5010/edit'])(
    'carry the bearer after %s was loaded anew, which scripts cannot read from the cookie',
    async (address) => {
      const { page, complaints, close } = await openSignedIn(browser, app.origin, address)
      const sent: { path: string; token: string | undefined }[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/v1/') && request.resourceType() === 'fetch')
          sent.push({ path: pathname, token: request.headers()['authorization'] })
      })
      await page.reload()
      await page.locator('main h1').waitFor()
      await expect.poll(() => sent.filter(({ path }) => path !== '/api/v1/auth/token').length).toBeGreaterThan(0)
      await page.waitForLoadState('networkidle')
      for (const { path, token } of sent)
        if (path !== '/api/v1/auth/token') expect(`${path} ${token}`).toMatch(/ Bearer [\w-]+\.[\w-]+\.[\w-]+$/)
      expect(await page.evaluate(() => document.cookie)).toBe('')
      expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/eyJ/)
      expect(complaints).toStrictEqual([])
      await close()
    },
    60_000,
  )
})
