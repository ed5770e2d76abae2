/** Sharing from the public pages where the device has no way of its own. */
import { expect, it } from 'vitest'
import { startApp } from '../start-app.ts'
import { openBrowser } from './open-browser.ts'

const app = await startApp()
const browser = await openBrowser(app.origin)

it('copies the link and says so, and opens the other ways', async () => {
  const { page, context, complaints, close } = await browser.openPage()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.origin })
  await page.goto(`${app.origin}/p/1001/en/pd/1`)
  expect(await page.evaluate(() => typeof navigator.share)).toBe('undefined')
  const share = page.getByRole('main').getByRole('button', { name: 'Share' }).first()
  await share.click()
  await expect.poll(() => page.getByRole('log').innerText()).toContain('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/p\/1001/)
  const popover = page.getByRole('dialog', { name: 'Share' })
  expect(await popover.isVisible()).toBe(true)
  await share.click()
  expect(await popover.isVisible()).toBe(false)
  expect(await page.getByRole('log').getByRole('paragraph').count()).toBe(1)
  // Copied once more, it is said once more, and not twice.
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await share.click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/p\/1001/)
  await expect.poll(() => page.getByRole('log').innerText()).toContain('Link copied')
  expect(await page.getByRole('log').getByRole('paragraph').count()).toBe(1)
  expect(complaints).toEqual([])
  await close()
})

it('leaves the link alone where the device shares', async () => {
  const { page, context, close } = await browser.openPage()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.origin })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void (document.title = `shared ${data.url}`) })
  })
  await page.goto(`${app.origin}/p/1001/en/pd/1`)
  await page.getByRole('main').getByRole('button', { name: 'Share' }).first().click()
  await expect.poll(() => page.title()).toMatch(/^shared .*\/p\/1001/)
  expect(await page.getByRole('log').getByRole('paragraph').count()).toBe(0)
  expect(await page.getByRole('dialog', { name: 'Share' }).isVisible()).toBe(false)
  await close()
})
