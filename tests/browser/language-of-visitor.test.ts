import { beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../start-app.ts'
import { openBrowser, type TestBrowser } from './open-browser.ts'
import { demo } from './open-signed-in.ts'

let app: TestApp
let browser: TestBrowser
beforeAll(async () => {
  app = await startApp()
  browser = await openBrowser(app.origin)
}, 120_000)

it('the language that a visitor chose is that of the start page, of error pages, of the sign-in and of the workspace', async () => {
  const { page, complaints, close } = await browser.openPage()
  const language = () => page.evaluate(() => document.documentElement.lang)
  await page.goto(`${app.origin}/p/1001/en/pd/1`)
  await page.getByRole('button', { name: /^Interface language/ }).click()
  await page.getByRole('navigation', { name: 'Interface languages' }).getByRole('link', { name: 'Slovenščina' }).click()
  await page.waitForURL('**/p/1001/sl/pd/1')
  // Somebody scans a printed code, which opens in English, and chooses nothing.
  await page.goto(`${app.origin}/p/1001`)
  await page.waitForURL('**/p/1001/en/pd/1')
  for (const address of ['/seen', '/p/dossiererror', '/nowhere', '/app']) {
    await page.goto(app.origin + address)
    expect(`${address} ${await language()}`).toBe(`${address} sl`)
  }
  await page.getByLabel('Uporabniško ime').fill(demo.username)
  await page.getByLabel('Geslo').fill(demo.password)
  await page.getByRole('button', { name: 'Prijava' }).click()
  await page.waitForURL('**/app/products*')
  expect(await language()).toBe('sl')
  expect(complaints.filter((text) => !text.includes('404'))).toStrictEqual([])
  await close()
})

it('a language whose texts do not come leaves the page as it is, and a sentence says so', async () => {
  const { page, close } = await browser.openPage()
  await page.goto(`${app.origin}/p/1001/en/pd/1`)
  await page.route(/\/p\/1001\/fr\/pd\/1\.data/, (route) => route.fulfill({ status: 500, body: 'x' }))
  await page.getByRole('button', { name: /^Interface language/ }).click()
  await page.getByRole('navigation', { name: 'Interface languages' }).getByRole('link', { name: 'Français' }).click()
  await page.getByText('The page could not be loaded.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/p/1001/en/pd/1')
  expect(await page.evaluate(() => [document.documentElement.lang, document.body.innerText.includes('⚠')])).toEqual(['en', false])
  await close()
})
