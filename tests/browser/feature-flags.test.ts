import { beforeAll, describe, expect, it } from 'vitest'
import { featureNames } from '../../shared/features.ts'
import { startApp, type TestApp } from '../start-app.ts'
import { openBrowser, type TestBrowser } from './open-browser.ts'
import { openSignedIn } from './open-signed-in.ts'

const off = Object.fromEntries(featureNames.map((name) => [name, false]))

describe('features that are switched off', () => {
  let app: TestApp
  let browser: TestBrowser
  beforeAll(async () => {
    app = await startApp({ config: { featureFlags: off } })
    browser = await openBrowser(app.origin)
  }, 120_000)

  it('are told by config.json', async () => {
    expect(await (await app.fetch('/v2/assets/config/config.json')).json()).toMatchObject({ featureFlags: off })
  })

  it('are not on the pages of a product, nor behind their addresses', async () => {
    const { page, complaints, close } = await openSignedIn(browser, app.origin, '/app/products')
    await page.goto(`${app.origin}/p/1001/en/gh/1`)
    await page.getByRole('combobox', { name: 'Version' }).or(page.getByLabel('Version')).first().waitFor()
    expect(await page.getByLabel('Compare with').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'By e-mail' }).count()).toBe(0)
    await page.goto(`${app.origin}/p/1001/en/gh/1?compare=1`)
    expect(new URL(page.url()).search).toBe('')
    await page.goto(`${app.origin}/p/1001/en/gh/1/download`)
    expect(await page.getByRole('main').innerText()).not.toMatch(/compare/)
    await page.goto(`${app.origin}/p/1001/en/ee/1?dim=8`)
    await page.getByRole('heading', { name: 'Download' }).waitFor()
    expect(await page.getByText('signed in', { exact: false }).count()).toBe(0)
    expect(complaints).toStrictEqual([])
    await close()
  })

  it('are not in the workspace', async () => {
    const { page, complaints, close } = await openSignedIn(browser, app.origin, '/app/products/5010')
    await page.getByRole('link', { name: 'Edit' }).waitFor()
    for (const name of ['Share', 'Word document', 'Spreadsheet']) expect(await page.getByRole('button', { name }).count()).toBe(0)
    await page.goto(`${app.origin}/app/products`)
    await page.getByRole('checkbox').nth(1).check()
    await page
      .getByText('1 product chosen')
      .or(page.getByRole('region', { name: 'Selection' }))
      .first()
      .waitFor()
    expect(await page.getByRole('region', { name: 'Selection' }).getByRole('button').count()).toBe(1)
    expect(complaints).toStrictEqual([])
    await close()
  })

  it('leave the record of what was sent, without a word of sharing', async () => {
    const { page, complaints, close } = await openSignedIn(browser, app.origin, '/app/shares')
    await page.getByText('Nothing was sent yet').waitFor()
    const main = page.getByRole('main')
    expect(await main.innerText()).not.toMatch(/share|update/i)
    await page.goto(`${app.origin}/app/keys`)
    await page.getByRole('checkbox', { name: 'See what was sent' }).waitFor()
    expect(await page.getByRole('checkbox', { name: /share/i }).count()).toBe(0)
    await page.goto(`${app.origin}/app/members`)
    await page.getByRole('button', { name: 'Send invitation' }).waitFor()
    expect(await main.innerText()).not.toMatch(/share/)
    expect(complaints).toStrictEqual([])
    await close()
  })
})

describe('the configuration that the application loads', () => {
  let app: TestApp
  let browser: TestBrowser
  beforeAll(async () => {
    app = await startApp()
    browser = await openBrowser(app.origin)
  }, 120_000)

  it('is asked for once, and takes away what it switches off', async () => {
    const { page, complaints, close } = await browser.openPage()
    let requested = 0
    await page.route('**/v2/assets/config/config.json', async (route) => {
      requested += 1
      await route.fulfill({ json: { appVersion: '9.9.9', featureFlags: { compareVersions: false } } })
    })
    await page.goto(`${app.origin}/p/1001/en/gh/1`)
    await expect.poll(() => page.getByLabel('Compare with').count()).toBe(0)
    await page.getByRole('link', { name: 'Detail' }).first().click()
    await page.getByRole('heading', { name: 'Detail', level: 1 }).waitFor()
    expect(requested).toBe(1)
    expect(complaints).toStrictEqual([])
    await close()
  })

  it('leaves the page as the server made it where it does not come, and says so on the console', async () => {
    const { page, complaints, close } = await browser.openPage()
    await page.route('**/v2/assets/config/config.json', (route) => route.fulfill({ status: 500, body: 'x' }))
    await page.goto(`${app.origin}/p/1001/en/gh/1`)
    await expect.poll(() => complaints.join('\n')).toContain('ConfigService: Can not load config')
    expect(await page.getByLabel('Compare with').count()).toBe(1)
    await close()
  })
})
