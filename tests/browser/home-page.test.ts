import { describe, expect, it } from 'vitest'
import { startApp } from '../start-app.ts'
import { hasFocus } from './has-focus.ts'
import { expectNoSidewaysScrolling, holdScripts, openBrowser, screens } from './open-browser.ts'

const app = await startApp()
const browser = await openBrowser(app.origin)

describe('home', () => {
  it('shows on a phone, without scrolling, name, signal word, pictograms and the emergency number to call', async () => {
    const { page, close } = await browser.openPage({ screen: screens[0] })
    await page.goto(`${app.origin}/p/1003/en/pd/1`)
    const emergency = page.getByRole('region', { name: 'Emergency information' })
    const call = emergency.getByRole('link', { name: /^Call the emergency number/ })
    for (const what of [page.getByRole('heading', { level: 1 }), page.getByText('Danger', { exact: true }), call]) {
      const box = await what.boundingBox()
      expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(844)
    }
    expect(await call.getAttribute('href')).toMatch(/^tel:\+\d+$/)
    const pictograms = emergency.getByRole('img')
    expect(await pictograms.count()).toBeGreaterThanOrEqual(3)
    for (const image of await pictograms.all())
      expect(await image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0)).toBe(true)
    await close()
  })

  it.each(screens)('and other pages of the product fit on a $name with twice the type', async (screen) => {
    const { page, context, close } = await browser.openPage({ screen })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    for (const kind of ['gh', 'dl', 'ed', 'pd']) {
      await page.goto(`${app.origin}/p/1003/de/${kind}/2`)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      await expectNoSidewaysScrolling(page)
    }
    const call = await page
      .getByRole('region', { name: 'Notfallinformationen' })
      .getByRole('link', { name: /^Notrufnummer anrufen/ })
      .boundingBox()
    expect(call && call.x >= 0 && call.x + call.width <= screen.width).toBe(true)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
    await close()
  })

  it('opens the QR code in a dialog, by keyboard too, and gives the focus back', async () => {
    const { page, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/1001/en/pd/1`)
    const tile = page.getByRole('link', { name: /QR code/ })
    await tile.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(false)
    expect(await hasFocus(tile)).toBe(true)
    await close()
  })

  it('keeps the theme that was chosen', async () => {
    const { page, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/1001/en/pd/1`)
    await page.getByRole('button', { name: 'Dark or light mode' }).click()
    // What is pressed before the page is alive is done once it is.
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    await page.reload()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    await close()
  })
  it('does in turn what buttons were pressed for before it was alive', async () => {
    const { page, context, complaints, close } = await browser.openPage()
    await context.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    const comeAlive = await holdScripts(page)
    await page.goto(`${app.origin}/p/1001/en/pd/1?qr=1`, { waitUntil: 'commit' })
    await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click()
    await page.getByRole('button', { name: 'Dark or light mode', includeHidden: true }).dispatchEvent('click')
    comeAlive()
    await expect.poll(() => page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({ theme: 'dark', printed: '' })
    expect(complaints).toEqual([])
    await close()
  })
})
