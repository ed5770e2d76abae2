import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { startApp } from '../start-app.ts'
import { holdCalls, holdScripts, openBrowser, screens } from './open-browser.ts'
import { currentIn, lineOfSections, listOfSections, sectionOf } from './page-parts.ts'
import { chooseOption, chosenIn, expectOwnDropdown, listOf, pickerOf } from './choose-option.ts'

const app = await startApp()
const browser = await openBrowser(app.origin)

describe('the sheet page with JavaScript', () => {
  it('changes language, version, comparison and QR code by its pickers, and resets what the specification resets', async () => {
    const { page, complaints, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/1001/en/gh/1`)
    await chooseOption(pickerOf(page, 'compare'), '1')
    await page.waitForURL('**/gh/1?*compare=1*')
    await expect.poll(() => page.getByRole('insertion').count()).toBeGreaterThan(3)
    const code = page.getByRole('article').getByRole('img', { name: 'QR code' })
    expect(await code.count()).toBe(1)
    await chooseOption(pickerOf(page, 'qrCode'), '0')
    await page.waitForURL('**qrCode=0**')
    await expect.poll(() => code.count()).toBe(0)
    await chooseOption(pickerOf(page, 'version'), '2')
    await page.waitForURL('**version=2**')
    expect(page.url()).not.toContain('compare=')
    await chooseOption(pickerOf(page, 'compare'), '1')
    await page.waitForURL('**compare=1**')
    await chooseOption(pickerOf(page, 'lang'), '2')
    await page.waitForURL('**/gh/2**')
    expect(page.url()).not.toContain('compare=')
    await expect.poll(() => page.getByRole('article').textContent()).toContain('Erste-Hilfe-Maßnahmen')
    expect(complaints).toEqual([])
    await close()
  })

  it('does both of two choices, though the first is still on its way', async () => {
    const { page, context, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/1001/en/gh/1`)
    const release = await holdCalls(context, '**/*.data*')
    await chooseOption(pickerOf(page, 'version'), '2')
    await chooseOption(pickerOf(page, 'qrCode'), '0')
    release()
    await expect.poll(() => new URL(page.url()).search).toBe('?version=2&qrCode=0')
    await context.unroute('**/*.data*')
    await page.goBack()
    await expect.poll(() => chosenIn(pickerOf(page, 'qrCode'))).toBe('1')
    await chooseOption(pickerOf(page, 'qrCode'), '0')
    await expect.poll(() => new URL(page.url()).search).toBe('?qrCode=0')
    await close()
  })

  it('does what was chosen before the page was alive', async () => {
    const { page, complaints, close } = await browser.openPage({ screen: screens[0] })
    const comeAlive = await holdScripts(page)
    await page.goto(`${app.origin}/p/1001/en/gh/1`, { waitUntil: 'commit' })
    await optionOf(page, 'Language').selectOption('2')
    await optionOf(page, 'QR code').selectOption('0')
    comeAlive()
    await page.waitForURL('**/gh/2?qrCode=0')
    await expect.poll(() => page.getByRole('article').textContent()).toContain('Erste-Hilfe-Maßnahmen')
    expect(complaints).toEqual([])
    await close()
  })

  it.each(['no connection', 'a server that fails'])('keeps the sheet that is being read: %s', async (obstacle) => {
    const { page, context, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/1001/en/gh/1`)
    const sheet = await page.getByRole('article').textContent()
    const version = pickerOf(page, 'version')
    await expectOwnDropdown(version)
    const newest = await chosenIn(version)
    await context.route('**/*.data*', (route) => (obstacle === 'no connection' ? route.abort() : route.fulfill({ status: 500, body: '' })))
    await chooseOption(version, '2')
    await expect.poll(() => chosenIn(version)).toBe(newest)
    expect(page.url()).toBe(`${app.origin}/p/1001/en/gh/1`)
    expect(await page.getByRole('article').textContent()).toBe(sheet)
    expect(await page.getByRole('log').getByRole('paragraph').count()).toBe(0)
    await context.unroute('**/*.data*')
    await chooseOption(version, '2')
    await expect.poll(() => page.getByText('Version 2 of').count()).toBeGreaterThan(0)
    await close()
  })

  it('offers to compare only with older versions', async () => {
    const { page, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/1001/en/gh/1?version=2`)
    const compare = pickerOf(page, 'compare')
    await expectOwnDropdown(compare)
    await compare.click()
    const options = await listOf(compare).getByRole('option').allInnerTexts()
    expect(options.map((text) => text.trim()[0])).toEqual(['/', '1'])
    await page.goto(`${app.origin}/p/1001/en/gh/1?version=1`)
    expect(await pickerOf(page, 'compare').count()).toBe(0)
    await close()
  })

  it('marks the section that is being read in the menu, and goes to a section by its menu', async () => {
    const { page, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/1001/en/gh/1`)
    await listOfSections(page).getByRole('link').nth(8).click()
    await expect.poll(() => currentIn(listOfSections(page))).toEqual([expect.stringMatching(/^9/)])
    await sectionOf(page, 12).scrollIntoViewIfNeeded()
    await sectionOf(page, 12).evaluate((section) => section.scrollIntoView())
    await expect.poll(() => currentIn(listOfSections(page))).toEqual([expect.stringMatching(/^12/)])
    await close()
  })

  it('goes back from a section to where it was read before, and to the page before that', async () => {
    const { page, complaints, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/1001/en/pi/1`)
    await page.getByRole('navigation', { name: 'Pages of the product' }).getByRole('link', { name: 'Safety data sheet' }).click()
    await expect.poll(() => listOfSections(page).getByRole('link').count()).toBe(16)
    await listOfSections(page).getByRole('link').nth(8).click()
    await expect.poll(() => page.url()).toBe(`${app.origin}/p/1001/en/gh/1#s9`)
    await chooseOption(pickerOf(page, 'qrCode'), '0')
    await expect.poll(() => new URL(page.url()).search).toBe('?qrCode=0')
    await page.goBack()
    await expect.poll(() => chosenIn(pickerOf(page, 'qrCode'))).toBe('1')
    expect(page.url()).toBe(`${app.origin}/p/1001/en/gh/1#s9`)
    await page.goBack()
    await expect.poll(() => page.url()).toBe(`${app.origin}/p/1001/en/gh/1`)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Detail')
    expect(complaints).toEqual([])
    await close()
  })

  it('goes from change to change', async () => {
    const { page, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/1001/en/gh/1?compare=2`)
    await nextChange(page).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await close()
  })

  it.each(screens)('goes from changed section to changed section where that is chosen: $name', async (screen) => {
    const { page, close } = await browser.openPage({ screen })
    await page.goto(`${app.origin}/p/1001/en/gh/1?compare=1`)
    await page.getByLabel('By section').check()
    const changed = page.getByRole('article').getByRole('heading', { level: 2, name: /Changed$/ })
    expect(await changed.count()).toBeGreaterThan(4)
    for (const heading of (await changed.all()).slice(0, 4)) {
      await nextChange(page).click()
      await expect.poll(async () => Math.abs((await heading.boundingBox())?.y ?? Number.NaN)).toBeLessThan(260)
    }
    await close()
  })

  it('leaves lines without a value out on a phone, where a table is a list', async () => {
    const { page, close } = await browser.openPage({ screen: screens[0] })
    for (const [tab, part, least] of [
      ['gh', sectionOf(page, 9), 30],
      ['pi', page.getByRole('region', { name: 'Properties', exact: true }), 10],
    ] as const) {
      await page.goto(`${app.origin}/p/1001/en/${tab}/1`)
      // Not innerText: sections far below are not laid out.
      const lines = await part.getByRole('cell').filter({ visible: true }).allTextContents()
      expect(lines.filter((line) => line.trim() !== '').length, tab).toBeGreaterThan(least)
      expect(lines.filter((line) => line.trim() === '–')).toEqual([])
    }
    await close()
  })

  it('gives its tables the width of the sheet on a large screen', async () => {
    const { page, close } = await browser.openPage({ screen: screens[2] })
    await page.goto(`${app.origin}/p/1001/en/gh/1`)
    const body = page.getByRole('article')
    const sheet = await body.evaluate(({ clientWidth }) => clientWidth)
    const tables = await body.getByRole('table').evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
    expect(sheet).toBeGreaterThan(740)
    expect(tables.length).toBeGreaterThan(8)
    expect(tables.filter((width) => width !== sheet)).toEqual([])
    await close()
  })

  it('opens the list of sections on a phone from the line that stays on top', async () => {
    const { page, close } = await browser.openPage({ screen: screens[0] })
    await page.goto(`${app.origin}/p/1001/en/gh/1`)
    await lineOfSections(page).click()
    const list = page.getByRole('dialog', { name: 'Sections' })
    await list.getByRole('link').nth(3).click()
    await expect.poll(async () => (await sectionOf(page, 4).boundingBox())?.y).toBeLessThan(300)
    expect(await list.count()).toBe(0)
    await close()
  })

  it('leaves that list open when the page becomes alive after it was opened, and leads to a section by it', async () => {
    const { page, close } = await browser.openPage({ screen: screens[0] })
    const opened = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await opened.promise
      await route.continue()
    })
    await page.goto(`${app.origin}/p/1001/en/gh/1`, { waitUntil: 'commit' })
    await lineOfSections(page).click()
    opened.resolve()
    const list = page.getByRole('dialog', { name: 'Sections' })
    await list.getByRole('link').nth(3).click()
    await expect.poll(async () => (await sectionOf(page, 4).boundingBox())?.y).toBeLessThan(300)
    expect(await list.count()).toBe(0)
    await close()
  })

  it('opens that list for a person who is quicker than the page, which is just becoming alive', async () => {
    for (const wait of [0, 6, 8, 10]) {
      const { page, close } = await browser.openPage({ screen: screens[0] })
      const slow = await page.context().newCDPSession(page)
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.addInitScript(clickWhenWired, { selector: '.jump summary', wait })
      await page.goto(`${app.origin}/p/1001/en/gh/1`)
      await expect.poll(() => page.getByRole('dialog', { name: 'Sections' }).getByRole('link').count()).toBe(16)
      await close()
    }
  })

  it('leads to a section by that list before the page is alive, and without scripts, and shows it', async () => {
    for (const javaScript of [true, false]) {
      const { page, close } = await browser.openPage({ screen: screens[0], javaScript })
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto(`${app.origin}/p/1001/en/gh/1`, { waitUntil: 'commit' })
      await lineOfSections(page).click()
      await listOfSections(page).getByRole('link').nth(8).click()
      await page.waitForURL('**/gh/1#s9')
      const heading = sectionOf(page, 9).getByRole('heading').first()
      await heading.click({ trial: true })
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300)
      await close()
    }
  })

  it('can be worked by keyboard alone: skip link, tabs, pickers, download', async () => {
    const { page, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/1001/en/gh/1`)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    const reached: string[] = []
    for (let turn = 0; turn < 60; turn += 1) {
      await page.keyboard.press('Tab')
      reached.push(
        await page.evaluate(() => {
          const element = document.activeElement
          if (!(element instanceof HTMLElement) || element === document.body) return ''
          const { outlineStyle, outlineWidth } = getComputedStyle(element)
          const visible = outlineStyle !== 'none' && outlineWidth !== '0px'
          const label = element instanceof HTMLButtonElement ? element.labels[0] : undefined
          return `${(label ?? element).textContent.trim()}${visible ? '' : ' (no focus mark)'}`
        }),
      )
    }
    expect(reached).toEqual(expect.arrayContaining(['Detail', 'Language', 'Version', 'QR code', 'Download PDF, A4']))
    expect(reached.filter((name) => name.includes('no focus mark'))).toEqual([])
    await close()
  })
})

describe('the sheet page without JavaScript', () => {
  it('chooses by form: language, version and comparison', async () => {
    const { page, close } = await browser.openPage({ javaScript: false })
    await page.goto(`${app.origin}/p/1001/en/gh/1`)
    await optionOf(page, 'Compare with').selectOption('1')
    await page.getByRole('button', { name: 'Show' }).click()
    await page.waitForURL('**compare=1**')
    await expect.poll(() => page.getByRole('insertion').count()).toBeGreaterThan(3)
    await optionOf(page, 'Language').selectOption('2')
    await page.getByRole('button', { name: 'Show' }).click()
    await page.waitForURL('**/gh/2**')
    await close()
  })

  it('downloads the PDF by its link', async () => {
    const { page, close } = await browser.openPage({ javaScript: false })
    await page.goto(`${app.origin}/p/1001/en/gh/1?version=2`)
    const address = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')
    const answer = await app.fetch(address ?? '')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(address).toContain('version=2')
    await close()
  })
})

/** Above the sheet; on a phone the one in the line of the sections, which comes before it and stays in sight. */
const nextChange = (page: Page) => page.getByRole('link', { name: 'Next change' }).first()

/** An option of the document, also before scripts make a dropdown of it. */
const optionOf = (page: Page, label: string) => page.getByRole('region', { name: 'Document options' }).getByLabel(label, { exact: true })

/** Clicks an element some milliseconds after the page's scripts took hold of it, and before they have looked at the screen. */
function clickWhenWired({ selector, wait }: { selector: string; wait: number }): void {
  const { port1, port2 } = new MessageChannel()
  let since = Number.POSITIVE_INFINITY
  port1.start()
  port1.addEventListener('message', () => {
    const element = document.querySelector<HTMLElement>(selector)
    if (element && Object.keys(element).some((key) => key.startsWith('__reactProps'))) since = Math.min(since, performance.now())
    if (performance.now() - since >= wait) element?.click()
    else port2.postMessage(0)
  })
  port2.postMessage(0)
}
