import type { Locator, Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { startApp } from '../start-app.ts'
import { openBrowser, screens, waitUntilAlive } from './open-browser.ts'
import { currentIn, lineOfSections, listOfSections, sectionOf } from './page-parts.ts'

const app = await startApp()
const browser = await openBrowser(app.origin)

/** Each hand has four of them, in turns. */
const jumps = 12
/** Pixels by which a place may be missed: parts of a pixel, and an eye that sees no difference. */
const tolerance = 4

/** How a section is chosen from the menu: the rail of a large screen, the list of a phone. */
const hands = {
  mouse: (place: Locator) => place.click(),
  tap: (place: Locator) => place.tap(),
  Enter: (place: Locator) => place.press('Enter'),
} as const
const inTurns = Object.values(hands)

/** In the list beside the sheet, or in the one that lies over it. */
const linkTo = (page: Page, section: number) =>
  listOfSections(page)
    .or(page.getByRole('dialog', { name: 'Sections of the safety data sheet' }))
    .getByRole('link')
    .nth(section - 1)

/** What the keyboard reaches in the bars that stay in sight: of the page, of the product, of the sections and of a comparison. */
function controlsOfBars(page: Page): Locator {
  const bars = page.getByRole('banner').or(page.getByRole('navigation', { name: 'Pages of the product' }))
  return bars
    .getByRole('link')
    .or(bars.getByRole('button'))
    .or(lineOfSections(page))
    .or(page.getByRole('link', { name: 'Next change' }))
    .or(page.getByRole('group', { name: 'Next change' }).getByRole('radio'))
}

interface Place {
  hash: string
  scrollY: number
  /** How far the section of the address is from where a jump leads to; 0 where the address names none, or where the page ends before it. */
  missed: number
}

/** Where the page stands, once it stands still. @param looks how often it must be seen at the same place, one after the other */
async function readPlace(page: Page, looks = 6): Promise<Place> {
  return page.evaluate(async (looks) => {
    const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    let before = Number.NaN
    for (let still = 0; still < looks; still = window.scrollY === before ? still + 1 : 0) {
      before = window.scrollY
      await twoFrames()
    }
    const section = document.getElementById(location.hash.slice(1))
    const root = document.documentElement
    const atEnd = window.innerHeight + window.scrollY >= root.scrollHeight - 2
    const free = Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart)
    const gap = section ? Number.parseFloat(getComputedStyle(section).scrollMarginBlockStart) : 0
    const missed = section && !atEnd ? section.getBoundingClientRect().top - free - gap : 0
    return { hash: location.hash, scrollY: window.scrollY, missed }
  }, looks)
}

/** Keeps where the page stood when something was clicked: the browser brings what it puts the focus on into sight before. */
async function noteWhereClicked(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('click', () => (document.documentElement.dataset['clickedAt'] = String(window.scrollY)), { capture: true })
  })
}

/** Numbers of sections, no two neighbours the same. */
function chooseSections(): number[] {
  const chosen: number[] = []
  while (chosen.length < jumps) {
    const next = 1 + Math.floor(Math.random() * 16)
    if (next !== chosen.at(-1)) chosen.push(next)
  }
  return chosen
}

describe.each(screens)('on a $name', (screen) => {
  const isPhone = screen.name === 'phone'

  async function openSheet(search: string) {
    const opened = await browser.openPage({ screen, touch: true })
    const requested: string[] = []
    await opened.page.goto(`${app.origin}/p/1001/en/gh/1${search}`)
    await waitUntilAlive(opened.page)
    // What a page asks for once, in its own time, may come later.
    opened.page.on('request', (request) => {
      if (/^\/(?:p|api)\//.test(new URL(request.url()).pathname)) requested.push(request.url())
    })
    return { ...opened, requested }
  }

  describe.each([
    { mode: 'a sheet', search: '' },
    { mode: 'a comparison', search: '?compare=1' },
  ])('in $mode', ({ search }) => {
    it('jumps by mouse, tap and Enter land, and Back and Forward return to each place', async () => {
      const { page, requested, complaints, close } = await openSheet(search)
      const sections = chooseSections()
      await noteWhereClicked(page)
      const hashes = ['']
      const left: number[] = []
      for (const [index, number] of sections.entries()) {
        const press = inTurns[index % inTurns.length] ?? hands.mouse
        if (isPhone) await press(lineOfSections(page))
        await press(linkTo(page, number))
        await page.waitForURL(`**/gh/1${search}#s${number}`)
        const { missed } = await readPlace(page)
        expect(Math.abs(missed), `${sections.join(' ')}: section ${number}`).toBeLessThanOrEqual(tolerance)
        hashes.push(`#s${number}`)
        left.push(await page.evaluate(() => Number(document.documentElement.dataset['clickedAt'])))
        // Who reads on does not stand where the jump led to.
        await page.evaluate(() => window.scrollBy(0, 100 + Math.random() * 400))
      }
      left.push((await readPlace(page)).scrollY)
      const expectPlace = async (index: number, way: string) => {
        await expect.poll(() => new URL(page.url()).hash).toBe(hashes[index])
        // What moved later would be the place that the next way leads back to, and be missed there.
        const { scrollY } = await readPlace(page, 2)
        expect(Math.abs(scrollY - (left[index] ?? Number.NaN)), `${sections.join(' ')}: ${way} to ${index}`).toBeLessThanOrEqual(tolerance)
      }
      for (let index = jumps - 1; index >= 0; index -= 1) {
        await page.goBack()
        await expectPlace(index, 'back')
      }
      for (let index = 1; index <= jumps; index += 1) {
        await page.goForward()
        await expectPlace(index, 'forward')
      }
      // The same sheet is not asked for again.
      expect(requested).toEqual([])
      expect(complaints).toEqual([])
      await close()
    })
  })

  // A browser centres what it puts the focus on unless that is in sight, and under the bars it counts nothing as in sight.
  it.each(['', '?compare=1'])('stays at the section when the keyboard goes to the bars above it%s', async (search) => {
    const { page, close } = await openSheet(search)
    await page.evaluate(() => document.getElementById('s7')?.scrollIntoView())
    const { scrollY } = await readPlace(page)
    const moved = await controlsOfBars(page).evaluateAll(async (controls, at) => {
      const inSight = controls.filter((control) => control.checkVisibility() && control.getBoundingClientRect().bottom > 0)
      const moves: string[] = inSight.length > 2 ? [] : ['no bar in sight']
      for (const control of inSight) {
        if (control instanceof HTMLElement) control.focus()
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        if (Math.abs(window.scrollY - at) > 1) moves.push(`${control.outerHTML.slice(0, 80)}: by ${window.scrollY - at}`)
        window.scrollTo(0, at)
      }
      return moves
    }, scrollY)
    expect(moved).toEqual([])
    if (isPhone) {
      await lineOfSections(page).focus()
      await page.keyboard.press('Enter')
      const list = page.getByRole('dialog', { name: 'Sections of the safety data sheet' })
      await expect.poll(() => currentIn(list)).toEqual([expect.stringMatching(/^7\s*Handling/)])
    }
    await close()
  })

  it('leads to the section again that was chosen before', async () => {
    const { page, close } = await openSheet('')
    const places: Place[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      if (isPhone) await lineOfSections(page).click()
      await linkTo(page, 9).click()
      await page.waitForURL('**/gh/1#s9')
      places.push(await readPlace(page))
      await page.evaluate(() => window.scrollTo(0, 0))
    }
    expect(places.filter(({ missed }) => Math.abs(missed) > tolerance)).toEqual([])
    await close()
  })

  it('leads to the sections of addresses that are typed one after the other', async () => {
    const { page, close } = await openSheet('')
    for (const number of [9, 3, 14, 3, 9]) {
      await page.evaluate((hash) => {
        location.hash = hash
      }, `s${number}`)
      const { hash, missed } = await readPlace(page)
      expect(hash).toBe(`#s${number}`)
      expect(Math.abs(missed)).toBeLessThanOrEqual(tolerance)
    }
    await close()
  })
})

it('Back from another page, and a reload, lead to what was being read', async () => {
  const { page, complaints, close } = await browser.openPage({ screen: screens[0] })
  await page.goto(`${app.origin}/p/1001/en/gh/1`)
  await waitUntilAlive(page)
  await page.evaluate(() => document.getElementById('s12')?.scrollIntoView())
  await page.evaluate(() => window.scrollBy(0, 300))
  const readTop = async () => {
    await readPlace(page)
    return Math.round((await sectionOf(page, 12).boundingBox())?.y ?? Number.NaN)
  }
  const top = await readTop()
  await page.getByRole('navigation', { name: 'Pages of the product' }).getByRole('link', { name: 'Detail' }).click()
  await page.getByRole('heading', { level: 1, name: 'Detail' }).waitFor()
  await page.goBack()
  await sectionOf(page, 12).waitFor()
  expect(await readTop(), 'Back').toBe(top)
  await page.reload()
  await waitUntilAlive(page)
  expect(await readTop(), 'reloaded').toBe(top)
  expect(complaints).toEqual([])
  await close()
})

it('the keyboard goes on in the section that was jumped to', async () => {
  const { page, close } = await browser.openPage()
  await page.goto(`${app.origin}/p/1001/en/gh/1`)
  await waitUntilAlive(page)
  await linkTo(page, 4).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('s4')
  await close()
})
