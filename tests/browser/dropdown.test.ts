import type { Locator, Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { chooseOption, chosenIn, expectOwnDropdown, listOf, pickerOf } from './choose-option.ts'
import { findBarriers } from './find-barriers.ts'
import { hasFocus } from './has-focus.ts'
import { expectNoSidewaysScrolling, screens } from './open-browser.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, browser, open } = await startWorkspace()

async function openSheet(options: Parameters<typeof browser.openPage>[0] = {}) {
  const watched = await browser.openPage(options)
  await watched.page.goto(`${app.origin}/p/1001/en/gh/1`)
  const [language, version] = [pickerOf(watched.page, 'lang'), pickerOf(watched.page, 'version')]
  await expectOwnDropdown(language)
  return { ...watched, language, version }
}
/** Text of the option where one is, which the place with the focus names to those who do not see it. */
const activeIn = (page: Page) =>
  page.evaluate(() => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.innerText ?? '')
/** By what it looks different from the others. */
const lookOf = (option: Locator) => option.evaluate((element) => getComputedStyle(element).backgroundColor)
const textsIn = (field: Locator) => listOf(field).getByRole('option').allInnerTexts()

/** Milliseconds of a clock that goes on by what a test says, and by nothing else. */
let clock = 1_000_000

/** Types keys, each so many milliseconds after the one before. */
async function typeAt(page: Page, keys: readonly (readonly [string, number])[]): Promise<void> {
  const strokes = keys.map(([key, pause]) => ({ key, at: (clock += pause) }))
  await page.evaluate((all) => {
    for (const { key, at } of all) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      Object.defineProperty(event, 'timeStamp', { value: at })
      document.activeElement?.dispatchEvent(event)
    }
  }, strokes)
}

describe('a dropdown', () => {
  it.each(['Enter', ' ', 'ArrowDown', 'ArrowUp'])('is opened by the key “%s”, and left by Escape with nothing chosen', async (key) => {
    const { page, version, complaints, close } = await openSheet()
    await version.focus()
    expect(await version.getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press(key)
    expect(await version.getAttribute('aria-expanded')).toBe('true')
    expect(await page.getByRole('listbox', { name: 'Version', exact: true }).count()).toBe(1)
    expect(await activeIn(page)).toMatch(/^3/)
    await page.keyboard.press('ArrowDown')
    expect(await activeIn(page)).toMatch(/^2/)
    await page.keyboard.press('Escape')
    expect(await listOf(version).count()).toBe(0)
    expect(await hasFocus(version)).toBe(true)
    expect(await chosenIn(version)).toBe('3')
    expect(complaints).toEqual([])
    await close()
  })

  it('is walked by arrows, Home and End, and chosen from by Enter, blank and Tab', async () => {
    const { page, version, close } = await openSheet()
    await version.focus()
    for (const [keys, chosen] of [
      [['Enter', 'End', 'Enter'], '1'],
      [['ArrowDown', 'ArrowUp', ' '], '2'],
      [['ArrowUp', 'Home', 'Tab'], '3'],
    ] as const) {
      await version.focus()
      for (const key of keys) await page.keyboard.press(key)
      await expect.poll(() => chosenIn(version)).toBe(chosen)
      expect(await listOf(version).count()).toBe(0)
    }
    expect(await hasFocus(version)).toBe(false)
    await close()
  })

  it('has a panel of 200 px at most, within the window, in which the option where one is can be seen', async () => {
    for (const screen of screens) {
      const { page, language, close } = await openSheet({ screen, dark: screen.name === 'tablet' })
      await language.click()
      const list = listOf(language)
      expect((await list.boundingBox())?.height).toBe(200)
      await page.keyboard.press('ArrowUp')
      await expect.poll(() => activeIn(page)).not.toBe('')
      for (let turn = 0; turn < 30; turn += 1) await page.keyboard.press('ArrowDown')
      const active = listOf(language).getByRole('option', { name: await activeIn(page), exact: true })
      expect(await lookOf(active)).not.toBe(await lookOf(listOf(language).getByRole('option').nth(1)))
      const [option, outer] = [await active.boundingBox(), await list.boundingBox()]
      expect(option && outer && option.y >= outer.y - 1 && option.y + option.height <= outer.y + outer.height + 1).toBe(true)
      expect(
        outer && outer.x >= 0 && outer.x + outer.width <= screen.width && outer.y >= 0 && outer.y + outer.height <= screen.height,
      ).toBe(true)
      await expectNoSidewaysScrolling(page)
      expect(await findBarriers(page, { within: '.dropdown' })).toEqual([])
      await close()
    }
  })

  it('filters a long list by what is contained, without accents, and says that nothing matches', async () => {
    const { page, language, close } = await openSheet()
    await language.click()
    const filter = page.getByRole('combobox', { name: 'Find' })
    expect(await hasFocus(filter)).toBe(true)
    for (const [typed, found] of [
      ['ΛΗΝΙΚ', ['Ελληνικά']],
      ['cestina', ['Čeština']],
      ['ългар', ['Български']],
      ['xyz', []],
    ] as const) {
      await filter.fill(typed)
      expect(await textsIn(language)).toEqual(found)
    }
    await page.getByRole('status').getByText('Nothing matches', { exact: true }).waitFor()
    expect(await findBarriers(page, { within: '.dropdown' })).toEqual([])
    await page.keyboard.press('Enter')
    expect(page.url()).toBe(`${app.origin}/p/1001/en/gh/1`)
    await language.click()
    await filter.fill('deut')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/gh/2')
    expect(await chosenIn(language)).toBe('2')
    await close()
  })

  it('is led by letters of any script, and forgets them after 500 ms', async () => {
    const { page, language, close } = await openSheet()
    await language.focus()
    await typeAt(page, [['Б', 0]])
    await expect.poll(() => activeIn(page)).toBe('Български')
    await typeAt(page, [['ε', 900]])
    await expect.poll(() => activeIn(page)).toBe('Ελληνικά')
    await typeAt(page, [['s', 900]])
    await expect.poll(() => activeIn(page)).toBe('Svenska')
    // The same letter leads on.
    await typeAt(page, [['s', 400]])
    await expect.poll(() => activeIn(page)).toBe('Suomi')
    await typeAt(page, [
      ['s', 900],
      ['l', 500],
    ])
    await expect.poll(() => activeIn(page)).toBe('Slovenščina')
    await typeAt(page, [
      ['s', 900],
      ['d', 501],
    ])
    await expect.poll(() => activeIn(page)).toBe('Dansk')
    await page.keyboard.press('Escape')
    await close()
  })

  it('is opened and closed by its own press, closed by one beside it, and goes along with the page', async () => {
    const { page, language, close } = await openSheet()
    await language.click()
    await language.click()
    expect(await listOf(language).count()).toBe(0)
    await language.click()
    const places = async () => {
      const [field, list] = [await language.boundingBox(), await listOf(language).boundingBox()]
      return { field: field?.y ?? 0, between: Math.round((list?.y ?? 0) - (field?.y ?? 0)) }
    }
    const before = await places()
    await page.mouse.wheel(0, 60)
    await expect.poll(async () => (await places()).field).toBeLessThan(before.field)
    await expect.poll(async () => (await places()).between).toBe(before.between)
    await page.getByRole('heading', { level: 1 }).click()
    expect(await listOf(language).count()).toBe(0)
    await close()
  })

  it('does not bring up the keyboard of a telephone', async () => {
    const { page, close } = await browser.openPage({ screen: screens[0], touch: true })
    await page.goto(`${app.origin}/p/1001/en/gh/1`)
    const language = pickerOf(page, 'lang')
    await expectOwnDropdown(language)
    await language.tap()
    await listOf(language).waitFor()
    expect(await hasFocus(language)).toBe(true)
    await listOf(language).getByRole('option', { name: 'Deutsch' }).tap()
    await page.waitForURL('**/gh/2')
    await close()
  })
})

describe('a dropdown in the workspace', () => {
  it('stands above the dialog in which it is, and its Escape leaves that open', async () => {
    const { page, close } = await open('/app/products')
    await page.getByLabel('Select Norvik PU Clear Lacquer 2K', { exact: true }).check()
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Labels' }).click()
    const dialog = page.getByRole('dialog', { name: 'Labels of the selected products' })
    const size = dialog.getByLabel('Label size')
    await size.click()
    // The eight sizes of the contract, and one of its own.
    expect(await listOf(size).getByRole('option').count()).toBe(9)
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await listOf(size).count()).toBe(0)
    expect(await dialog.isVisible()).toBe(true)
    await chooseOption(size, '8')
    expect(await size.innerText()).toContain('210')
    await close()
  })

  it('changes the draft in the editor as one step', async () => {
    const { page, close } = await open('/app/products/5010/edit?part=settings')
    const field = page.getByRole('group', { name: 'Label' }).getByRole('combobox', { name: 'Label size', exact: true }).first()
    const before = await field.innerText()
    await field.focus()
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await expect.poll(() => field.innerText()).not.toBe(before)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => field.innerText()).toBe(before)
    expect(await findBarriers(page)).toEqual([])
    await close()
  })
})
