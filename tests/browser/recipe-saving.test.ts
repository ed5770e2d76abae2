/** The recipe page: what it begins with, how it is saved, and what happens when two write. */
import { describe, expect, it } from 'vitest'
import type { Page } from '@playwright/test'
import { findBarriers } from './find-barriers.ts'
import { expectNoSidewaysScrolling, screens } from './open-browser.ts'
import { openConflict } from './editor-parts.ts'
import { startWorkspace } from './start-workspace.ts'

const { open } = await startWorkspace()

const expectSaved = (page: Page) =>
  expect.poll(() => page.getByRole('status').allInnerTexts()).toContainEqual(expect.stringMatching(/^Saved/))
const shareOf = (page: Page, name: string) => page.getByRole('textbox', { name: `Share of ${name}, %` })

describe('the recipe of a product', () => {
  it('begins with section 3, saves by itself, takes back by name, and is there after a reload', async () => {
    const { page, close } = await open('/app/products/5010')
    await page.getByRole('link', { name: 'Recipe' }).click()
    await page.getByRole('navigation', { name: 'Steps to the safety data sheet' }).getByRole('link', { name: 'Recipe' }).waitFor()
    const shares = page.getByRole('textbox', { name: /^Share of/ })
    await shares.first().waitFor()
    const name = ((await shares.first().getAttribute('aria-label')) ?? '').replace(/^Share of (.*), %$/, '$1')
    await shares.first().fill('31,5')
    await expectSaved(page)
    await page.reload()
    await expect.poll(() => shareOf(page, name).inputValue()).toBe('31,5')
    await shareOf(page, name).fill('32')
    await page.getByRole('button', { name: `Undo: ${name}` }).click()
    await expect.poll(() => shareOf(page, name).inputValue()).toBe('31,5')
    await page.getByRole('button', { name: `Redo: ${name}` }).click()
    await expect.poll(() => shareOf(page, name).inputValue()).toBe('32')
    await expectSaved(page)
    await close()
  })

  it('tells who changed what when, and goes back to what it was as one step', async () => {
    const { page, close } = await open('/app/products/5060/recipe')
    const share = page.getByRole('textbox', { name: /^Share of/ }).first()
    await share.waitFor()
    const before = await share.inputValue()
    const history = page.getByRole('dialog', { name: 'History of the recipe' })
    await page.getByRole('button', { name: 'History of the recipe' }).click()
    await history.getByText('Nobody has saved a recipe yet.').waitFor()
    await history.getByRole('button', { name: 'Close' }).click()
    await share.fill('1,5')
    await expectSaved(page)
    await share.fill('2,5')
    await expect.poll(() => page.getByRole('status').allInnerTexts()).not.toContainEqual(expect.stringMatching(/^Saved/))
    await expectSaved(page)
    await page.getByRole('button', { name: 'History of the recipe' }).click()
    await expect.poll(() => history.getByRole('listitem').first().innerText()).toMatch(/1,5 % › 2,5 %/)
    expect(await findBarriers(page)).toEqual([])
    await history.getByRole('button', { name: /^Back to this one/ }).click()
    await expect.poll(() => share.inputValue()).toBe('1,5')
    await expectSaved(page)
    await page.getByRole('button', { name: /^Undo: back to/ }).click()
    await expect.poll(() => share.inputValue()).toBe('2,5')
    expect(before).not.toBe('2,5')
    await close()
  })

  it('keeps what is written while the connection is lost, and saves it afterwards', async () => {
    const { page, context, close } = await open('/app/products/5070/recipe')
    const share = page.getByRole('textbox', { name: /^Share of/ }).first()
    await share.waitFor()
    await context.setOffline(true)
    await share.fill('12,5')
    await expect.poll(() => page.getByRole('main').innerText()).toContain('is kept on this device')
    await context.setOffline(false)
    await expectSaved(page)
    await close()
  })

  it('keeps what is written while an older state is under way, though nothing is saved after it', async () => {
    const { page, context, close } = await open('/app/products/5040/recipe')
    const share = page.getByRole('textbox', { name: /^Share of/ }).first()
    await share.waitFor()
    const [requested, release] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
    let puts = 0
    await page.route('**/recipe', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue()
      puts += 1
      if (puts > 1) return route.fulfill({ status: 503, json: {} })
      requested.resolve(null)
      await release.promise
      return route.continue()
    })
    await share.fill('12,5')
    await requested.promise
    await share.fill('13,5')
    release.resolve(null)
    await expect.poll(() => page.getByRole('main').innerText()).toContain('is kept on this device')
    const next = await context.newPage()
    await next.goto(page.url())
    await next.getByRole('button', { name: 'Go on with this draft' }).click()
    await expect
      .poll(() =>
        next
          .getByRole('textbox', { name: /^Share of/ })
          .first()
          .inputValue(),
      )
      .toBe('13,5')
    // It was written on what the server has by then: nobody is asked about a conflict with oneself.
    await expectSaved(next)
    await next.close()
    await close()
  })

  it('that two people write is decided by the second, who finds the other one in the undo', async () => {
    const [first, second] = [await open('/app/products/5090/recipe'), await open('/app/products/5090/recipe')]
    const share = (page: Page) => page.getByRole('textbox', { name: /^Share of/ }).first()
    await share(second.page).waitFor()
    await share(first.page).fill('11')
    await expectSaved(first.page)
    await share(second.page).fill('22')
    const dialog = await openConflict(second.page)
    expect(await dialog.innerText()).toMatch(/11 %\s+22 %/)
    expect(await findBarriers(second.page)).toEqual([])
    await dialog.getByRole('button', { name: 'Go on with mine' }).click()
    await expectSaved(second.page)
    expect(await share(second.page).inputValue()).toBe('22')
    await second.page.getByRole('button', { name: 'Undo: choice between two recipes' }).click()
    await expect.poll(() => share(second.page).inputValue()).toBe('11')
    await first.close()
    await second.close()
  })

  it('that two people write at different rows is one recipe by one press', async () => {
    const [first, second] = [await open('/app/products/5090/recipe'), await open('/app/products/5090/recipe')]
    const share = (page: Page, at: number) => page.getByRole('textbox', { name: /^Share of/ }).nth(at)
    await share(second.page, 1).waitFor()
    await share(first.page, 0).fill('13')
    await expectSaved(first.page)
    await share(second.page, 1).fill('0.7')
    const dialog = await openConflict(second.page)
    await dialog.getByRole('button', { name: 'Take both' }).click()
    await expectSaved(second.page)
    expect([await share(second.page, 0).inputValue(), await share(second.page, 1).inputValue()]).toEqual(['13', '0.7'])
    await first.close()
    await second.close()
  })

  it.each(screens)('has no barrier and does not scroll sideways on a $name', async (screen) => {
    const { page, close } = await open('/app/products/5030/recipe', { screen })
    await page
      .getByRole('textbox', { name: /^Share of/ })
      .first()
      .waitFor()
    expect(await findBarriers(page)).toEqual([])
    await expectNoSidewaysScrolling(page)
    await close()
  })
})
