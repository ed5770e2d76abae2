import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { projectFolder } from '../../project-folder.ts'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { startApp } from '../start-app.ts'
import { holdScripts, openBrowser, screens, type WatchedPage } from './open-browser.ts'

const app = await startApp()
const browser = await openBrowser(app.origin)

/** Of product 1001, version 2. */
const earlierUfi = 'TKQV-M0CJ-A00F-N66A'

const interfaceTexts = z.object({ 'start.placeholder': z.string() })
function hintIn(language: LanguageCode): string {
  const file = path.join(projectFolder, 'wording', language, 'interface.json')
  return interfaceTexts.parse(JSON.parse(readFileSync(file, 'utf8')))['start.placeholder']
}

it('the start page finds a sheet by its UFI on a phone, though it was typed before its scripts came, and opens it by Enter', async () => {
  const { page, complaints, close } = await browser.openPage({ screen: screens[0], touch: true })
  const release = await holdScripts(page)
  await page.goto(app.origin, { waitUntil: 'commit' })
  const field = page.getByRole('searchbox', { name: 'Find a sheet' })
  await field.fill('qpqv401xm00xahsd')
  release()
  const found = page.getByRole('listitem').filter({ hasText: 'Norvik Coatings GmbH' })
  await expect.poll(() => found.allInnerTexts()).toEqual([expect.stringContaining('Norvik PU Clear Lacquer 2K')])
  expect(await page.getByRole('status').allInnerTexts()).toContain('Found: 1')

  await field.fill('lacqer')
  await expect.poll(() => page.url()).toContain('q=lacqer')
  await expect.poll(() => found.count()).toBeGreaterThan(0)
  await field.fill('')
  await expect.poll(() => page.url()).toBe(`${app.origin}/`)
  await expect.poll(() => found.count()).toBe(0)

  await field.fill('1001')
  await field.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Norvik PU Clear Lacquer 2K' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

it('the UFI of an earlier composition opens the sheet of that composition, which says that there is a newer one', async () => {
  const { page, complaints, close } = await browser.openPage()
  await page.goto(`${app.origin}/?q=${earlierUfi}`)
  await page.getByRole('listitem').filter({ hasText: 'an earlier version had this number' }).getByRole('link').waitFor()
  await page.getByRole('searchbox', { name: 'Find a sheet' }).press('Enter')
  await page.waitForURL(/\/p\/1001\/en\/gh\/1\?version=2$/)
  expect(await page.getByRole('main').innerText()).toContain(earlierUfi)
  const newer = page.getByText('There is a newer version of this sheet:')
  await newer.getByRole('link').click()
  await page.waitForURL(/\/p\/1001\/en\/gh\/1$/)
  await expect.poll(() => newer.count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

/** What a keyboard leaves of a small phone. */
const aboveKeyboard = { name: 'phone with keyboard', width: 360, height: 380 }

it.each([
  [earlierUfi, 'listitem', 'Norvik PU Clear Lacquer 2K'],
  ['QPQV-401X-M00X-AHSH', 'main', '112'],
] as const)('what %s leads to stands between the field and the keyboard of a phone', async (typed, role, text) => {
  const { page, close } = await browser.openPage({ screen: aboveKeyboard, touch: true })
  await page.goto(app.origin)
  const field = page.getByRole('searchbox', { name: 'Find a sheet' })
  await field.tap()
  await field.pressSequentially(typed)
  const found = page.getByRole(role).getByText(text).first()
  await found.waitFor()
  const topOf = async (one: typeof field) => (await one.boundingBox())?.y ?? NaN
  await expect.poll(() => topOf(found)).toBeLessThan(aboveKeyboard.height - 20)
  // Behind the bar at the top nobody sees what they type.
  expect(await topOf(field)).toBeGreaterThan(50)
  await close()
})

it('a search that is not answered leaves the advice for an emergency', async () => {
  const { page, context, close } = await browser.openPage()
  await page.goto(app.origin)
  await context.route(/[?&]q=/, (route) => route.abort())
  await page.getByRole('searchbox', { name: 'Find a sheet' }).pressSequentially('lacquer')
  await page.getByText('The search did not answer').waitFor()
  await page.getByText('In an emergency call the number on the label, or 112.').waitFor()
  await close()
})

it('the hint in the field of the start page is shown to its end in every language, on a phone too', async () => {
  const { page, close } = await browser.openPage({ screen: screens[0] })
  await page.goto(app.origin)
  const hints = languageCodes.map((language) => hintIn(language))
  const cut = await page.getByRole('searchbox').evaluate((field, texts) => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
    const room = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('nothing to measure with')
    context.font = getComputedStyle(field, '::placeholder').font
    return texts.filter((text) => context.measureText(text).width > room)
  }, hints)
  expect(cut).toEqual([])
  await close()
})

/** What a page finds of whoever was there before, and on what screen it is shown. */
const readTraces = () => ({
  kept: [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie, window.name].filter((name) =>
    name.includes('left'),
  ),
  // The one before is that of an empty tab.
  stepsBefore: history.length - 1,
  isDark: matchMedia('(prefers-color-scheme: dark)').matches,
  isPrinted: matchMedia('print').matches,
  width: window.innerWidth,
})

it('a tab that a visitor has left is as new for the next one', async () => {
  const first = await browser.openPage({ screen: screens[0], dark: true })
  await first.page.goto(app.origin)
  await first.page.goto(`${app.origin}/?q=norvik`)
  await first.page.emulateMedia({ media: 'print' })
  const databases = await first.page.evaluate(async () => {
    localStorage.setItem('left', '1')
    sessionStorage.setItem('left', '1')
    document.cookie = 'left=1; path=/'
    window.name = 'left'
    await caches.open('left')
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open('left')
      opening.addEventListener('success', () => resolve(opening.result.close()))
      opening.addEventListener('error', reject)
    })
    console.warn('left')
    return (await indexedDB.databases()).length
  })
  expect([databases, (await first.page.evaluate(readTraces)).kept]).toEqual([1, ['left', 'left', 'left=1', 'left']])
  await first.close()

  const next = await browser.openPage({ screen: screens[1] })
  expect(next.page).toBe(first.page)
  await next.page.goto(app.origin)
  expect(await next.page.evaluate(readTraces)).toEqual({
    kept: [],
    stepsBefore: 1,
    isDark: false,
    isPrinted: false,
    width: screens[1].width,
  })
  // The page itself may have begun to keep something by now.
  const names = await next.page.evaluate(async () => [...(await caches.keys()), ...(await indexedDB.databases()).map(({ name }) => name)])
  expect(names).not.toContain('left')
  expect(next.complaints).toEqual([])
  await next.close()
})

it.each([
  ['a script for every page', ({ page }: WatchedPage) => page.addInitScript(() => undefined)],
  ['an answer of its own', ({ context }: WatchedPage) => context.route('**/nothing', (route) => route.abort())],
  ['a second page', ({ context }: WatchedPage) => context.newPage()],
  ['another brand', ({ page }: WatchedPage) => page.goto(app.safetyOrigin)],
  ['a clock', ({ page }: WatchedPage) => page.clock.install()],
])('a tab with %s is nobody’s after its visitor', async (_, leave) => {
  const first = await browser.openPage()
  await leave(first)
  await first.close()
  expect(first.page.isClosed()).toBe(true)
  const next = await browser.openPage()
  expect(next.page).not.toBe(first.page)
  await next.close()
})
