/** What stands beside a page, and what lies over it, by the size of the screen (specification, section 4), at its borders. */
import type { Locator, Page } from '@playwright/test'
import { beforeAll, describe, expect, it } from 'vitest'
import { lacquer } from './editor-parts.ts'
import { findBarriers } from './find-barriers.ts'
import { hasFocus } from './has-focus.ts'
import { holdScripts, waitUntilAlive, waitUntilLoaded, type WatchedPage } from './open-browser.ts'
import { currentIn, lineOfSections, listOfSections, savedStateOf } from './page-parts.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, browser, open: openWorkspace } = await startWorkspace()
const screenOf = (width: number) => ({ name: `${width} px`, width, height: 800 })
const resizeTo = (page: Page, width: number) => page.setViewportSize({ width, height: 800 })

interface Case {
  name: string
  /** A visitor, who goes to the same page on one screen after the other. */
  enter: () => Promise<WatchedPage>
  goTo: (page: Page) => Promise<unknown>
  /** What stands beside the page on a large screen. */
  beside: (page: Page) => Locator
  button: (page: Page) => Locator
  overlay: (page: Page) => Locator
}

/** What a page of the workspace is parted in. */
const listIn = (page: Page) => page.getByRole('navigation', { name: /^(Sections of the product|Parts of the record|Languages)$/ })
const goToSheet = async (page: Page) => {
  await page.goto(`${app.origin}/p/1001/en/gh/1`)
  await waitUntilAlive(page)
}
const goToProduct = async (page: Page, address: string) => {
  await page.goto(app.origin + address)
  await listIn(page).getByRole('link').first().waitFor()
}
const openSheet = async (width: number) => {
  const watched = await browser.openPage({ screen: screenOf(width) })
  await goToSheet(watched.page)
  return watched
}
const openProduct = async (width: number, address: string) => {
  const watched = await openWorkspace(address, { screen: screenOf(width) })
  await listIn(watched.page).getByRole('link').first().waitFor()
  return watched
}
const named = (page: Page, name: string) => ({
  button: page.getByRole('button', { name, exact: true }),
  overlay: page.getByRole('dialog', { name, exact: true }),
})
const ofProduct = (address: string) => ({
  enter: () => openWorkspace('/app/account'),
  goTo: (page: Page) => goToProduct(page, address),
})

const cases: Case[] = [
  {
    name: 'the sections of a sheet',
    enter: () => browser.openPage(),
    goTo: goToSheet,
    beside: (page) => listOfSections(page).getByText('Handling and storage', { exact: true }),
    button: (page) => lineOfSections(page).or(named(page, 'Sections of the safety data sheet').button).filter({ visible: true }),
    overlay: (page) => named(page, 'Sections of the safety data sheet').overlay,
  },
  {
    name: 'the sections of a product',
    ...ofProduct(lacquer),
    beside: (page) => page.getByRole('combobox', { name: 'Compare with' }),
    button: (page) => named(page, 'Sections of the product').button,
    overlay: (page) => named(page, 'Sections of the product').overlay,
  },
  {
    name: 'the parts of a record',
    ...ofProduct(`${lacquer}/edit`),
    beside: (page) => listIn(page).getByText('Parts of the record', { exact: true }),
    button: (page) => named(page, 'Parts of the record').button,
    overlay: (page) => named(page, 'Parts of the record').overlay,
  },
  {
    name: 'the problems of a record',
    ...ofProduct(`${lacquer}/edit`),
    beside: (page) => page.getByRole('complementary', { name: 'Problems' }),
    button: (page) => named(page, 'Problems').button,
    overlay: (page) => named(page, 'Problems').overlay,
  },
]

/** Wider than a pixel: a name that is there for the ear alone does not stand beside the page. */
const isBeside = async (part: Locator) => (await part.isVisible()) && ((await part.boundingBox())?.width ?? 0) > 1

describe.each(cases)('$name', ({ name, enter, goTo, beside, button, overlay }) => {
  let visit: WatchedPage
  beforeAll(async () => {
    visit = await enter()
    return () => visit.close()
  })
  const open = async (width: number): Promise<Page> => {
    await resizeTo(visit.page, width)
    await goTo(visit.page)
    return visit.page
  }

  it.each([639, 640, 1279])('lie over a page of %i px, and keep the focus, the keys and the page behind', async (width) => {
    const page = await open(width)
    expect(await isBeside(beside(page))).toBe(name === 'the sections of a product')
    await page.evaluate(() => window.scrollTo(0, 40))
    await button(page).focus()
    await page.keyboard.press('Enter')
    await overlay(page).waitFor()
    expect(await findBarriers(page, { colours: false })).toEqual([])
    // Wherever the keys lead, it is not the page behind.
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog'))
      expect(isInside).toBe(true)
    }
    const scrolled = await page.evaluate(() => window.scrollY)
    await page.mouse.move(width - 10, 400)
    await page.mouse.wheel(0, 500)
    await page.keyboard.press('Escape')
    await overlay(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
    expect(await hasFocus(button(page))).toBe(true)
    // A press on what is darkened closes it too.
    await button(page).click()
    await overlay(page).waitFor()
    await page.mouse.click(name === 'the problems of a record' ? 5 : width - 5, 500)
    await overlay(page).waitFor({ state: 'detached' })
  })

  it('stand beside a page of 1280 px, are folded away there, and stay so', async () => {
    const page = await open(1280)
    expect(await isBeside(beside(page))).toBe(true)
    expect(await button(page).getAttribute('aria-expanded')).toBe('true')
    await button(page).click()
    await expect.poll(() => isBeside(beside(page))).toBe(false)
    expect(await overlay(page).count()).toBe(0)
    expect(await button(page).getAttribute('aria-expanded')).toBe('false')
    await resizeTo(page, 1400)
    expect(await isBeside(beside(page))).toBe(false)
    await button(page).click()
    await expect.poll(() => isBeside(beside(page))).toBe(true)
  })

  it('close where the screen crosses a border while they are open, and stand beside the page from 1280 px on', async () => {
    const page = await open(1279)
    await button(page).click()
    await overlay(page).waitFor()
    await resizeTo(page, 1280)
    await overlay(page).waitFor({ state: 'detached' })
    expect(await isBeside(beside(page))).toBe(true)
    await resizeTo(page, 1279)
    expect(await overlay(page).count()).toBe(0)
    await button(page).click()
    await overlay(page).waitFor()
    await resizeTo(page, 639)
    await overlay(page).waitFor({ state: 'detached' })
    await resizeTo(page, 640)
    expect(await overlay(page).count()).toBe(0)
  })
})

describe('what is chosen over the page', () => {
  it('is gone to, and has the focus: a section of a sheet', async () => {
    const { page, close } = await openSheet(800)
    await named(page, 'Sections of the safety data sheet').button.click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Handling and storage/ })
      .click()
    await page.waitForURL('**/gh/1#s7')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('s7')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await close()
  })

  it('is edited from its beginning: a part of the record', async () => {
    const { page, close } = await openProduct(390, `${lacquer}/edit?part=hazards`)
    await page.evaluate(() => window.scrollTo(0, 2000))
    await page.getByRole('button', { name: 'Parts of the record' }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Composition/ })
      .click()
    const heading = page.getByRole('main').getByRole('heading', { level: 2, name: 'Composition', exact: true })
    await heading.waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const top = await heading.evaluate((shown) => shown.getBoundingClientRect().top)
    const free = await listIn(page).evaluate((line) => line.getBoundingClientRect().bottom)
    expect(top).toBeGreaterThanOrEqual(free)
    expect(top).toBeLessThan(free + 60)
    await close()
  })
})

describe('the navbar of the workspace', () => {
  const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
  /** The bar at the bottom, of the same name, has signs alone. */
  const wordOf = (page: Page) => page.getByRole('navigation', { name: 'Workspace' }).getByText('Products', { exact: true })

  it('is closed up to 639 px, where a button opens it over the page with the names of its places', async () => {
    const { page, close } = await openWorkspace('/app/account', { screen: screenOf(639) })
    await waitUntilAlive(page)
    expect(await wordOf(page).count()).toBe(0)
    await menu(page).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Sent sheets' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sent sheets' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await close()
  })

  it('stays open where the address gets the name of its workgroup after the press that opened it', async () => {
    const { page, close } = await openWorkspace('/app/help', { screen: screenOf(390) })
    const comeAlive = await holdScripts(page)
    await page.goto(`${app.origin}/app/account`, { waitUntil: 'commit' })
    await menu(page).click()
    expect(page.url()).not.toContain('workgroup_id')
    comeAlive()
    await page.waitForURL(/workgroup_id=/)
    await waitUntilLoaded(page)
    expect(await page.getByRole('dialog').getByRole('link', { name: 'Sent sheets' }).isVisible()).toBe(true)
    await close()
  })

  it('is open from 640 px on, without a button, and with words from 1280 px on', async () => {
    const { page, close } = await openWorkspace('/app/account', { screen: screenOf(640) })
    const word = wordOf(page)
    for (const [width, hasWords] of [
      [640, false],
      [1279, false],
      [1280, true],
    ] as const) {
      await resizeTo(page, width)
      expect(await word.count()).toBe(1)
      expect(await menu(page).isVisible()).toBe(false)
      expect(await word.evaluate((shown) => getComputedStyle(shown).clipPath)).toBe(hasWords ? 'none' : 'inset(50%)')
    }
    await close()
  })
})

describe('what stays in sight while a record is edited', () => {
  let visit: WatchedPage
  beforeAll(async () => {
    visit = await openWorkspace('/app/account')
    return () => visit.close()
  })

  it.each([390, 800, 1440])('at %i px: state of saving, Undo, Publish and the parts', async (width) => {
    const { page } = visit
    await resizeTo(page, width)
    await goToProduct(page, `${lacquer}/edit?part=hazards`)
    expect(await currentIn(listIn(page))).toEqual([expect.stringContaining('Hazards and label')])
    await page.evaluate(() => window.scrollTo(0, 1800))
    for (const part of [
      savedStateOf(page),
      page.getByRole('button', { name: 'Undo' }),
      page.getByRole('button', { name: 'Publish', exact: true }),
      listIn(page).getByRole('link', { name: 'Hazards and label' }),
    ]) {
      const isOnTop = await part.evaluate((shown) => {
        const { left, top, width: wide, height } = shown.getBoundingClientRect()
        const found = document.elementFromPoint(left + wide / 2, top + height / 2)
        return found !== null && (shown.contains(found) || found.contains(shown))
      })
      expect(isOnTop, String(part)).toBe(true)
    }
  })

  it('the line of sections of the languages page leads to its texts on a phone', async () => {
    const { page, close } = await openWorkspace('/app/coverage', { screen: screenOf(390) })
    for (const name of ['Sheets of the products', 'Texts of the program'])
      await page.getByRole('table', { name }).getByRole('rowheader').first().waitFor()
    await listIn(page).getByRole('link', { name: 'Texts of the program' }).click()
    const line = await listIn(page).boundingBox()
    const heading = page.getByRole('heading', { level: 2, name: 'Texts of the program' })
    await expect.poll(async () => ((await heading.boundingBox())?.y ?? 0) - ((line?.y ?? 0) + (line?.height ?? 0))).toBeLessThan(80)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    expect((await listIn(page).boundingBox())?.y).toBeCloseTo(56, -1)
    await close()
  })
})
