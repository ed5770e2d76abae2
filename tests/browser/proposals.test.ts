/** The proposals page: what follows from a recipe, taken, refused, swapped, and still there afterwards. */
import { describe, expect, it } from 'vitest'
import type { Page } from '@playwright/test'
import { chooseOption } from './choose-option.ts'
import { expectSaved, nameOf } from './editor-parts.ts'
import { findBarriers } from './find-barriers.ts'
import { hasFocus } from './has-focus.ts'
import { expectNoSidewaysScrolling, screens } from './open-browser.ts'
import { demo, endSessionOf } from './open-signed-in.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, open } = await startWorkspace()

const part = (page: Page, name: string) => page.getByRole('region', { name })
const sections = (page: Page) => part(page, 'Proposals by section')

describe('the proposals of a product', () => {
  it('are taken all at once after they were listed, and stand in the record', async () => {
    const { page, close } = await open('/app/products/5030/recipe')
    await page
      .getByRole('navigation', { name: 'Steps to the safety data sheet' })
      .getByRole('link', { name: /^Proposals/ })
      .click()
    await sections(page).getByRole('status').waitFor()
    expect(await sections(page).innerText()).toMatch(/Because of .*H225/)
    // What is still being saved is not in it.
    await sections(page).getByText('What follows from the recipe as it is saved').waitFor()
    const all = sections(page).getByRole('button', { name: /^Accept the open ones: \d+/ })
    await all.click()
    await all.waitFor({ state: 'detached' })
    await page.reload()
    await sections(page).getByRole('status').waitFor()
    await expect
      .poll(() =>
        sections(page)
          .getByRole('button', { name: /^Accept the open ones/ })
          .count(),
      )
      .toBe(0)
    await close()
  })

  it('lead to the field of the record that holds what shall be changed, and what only a person can fill to its own', async () => {
    const { page, close } = await open('/app/products/5040/proposals')
    await sections(page).getByRole('status').waitFor()
    const held = sections(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { checked: true }) })
    const ofSection4 = held.filter({ hasText: /^4\.\d/ }).first()
    const words = ((await ofSection4.innerText()).split('\n').find((line) => /^\p{L}/u.test(line)) ?? '?').trim()
    await ofSection4.getByRole('link', { name: /^Change: / }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('li')?.textContent ?? '')).toContain(words)
    await page.goto(new URL('/app/products/5110/proposals', page.url()).href)
    await part(page, 'What only you can fill').getByRole('link').first().click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/INPUT|TEXTAREA|BUTTON/)
    await close()
  })

  it('are taken out of the record again by an undo, and put into it by a redo, beside what somebody changed meanwhile', async () => {
    const { page, close } = await open('/app/products/5080/proposals')
    const precautions = part(page, 'Precautionary statements')
    const ticks = () => precautions.getByRole('checkbox', { name: /^Accept: P/, checked: true })
    const all = precautions.getByRole('button', { name: /^Accept the open ones: \d+/ })
    await all.waitFor()
    const before = await ticks().count()
    await all.click()
    await all.waitFor({ state: 'detached' })
    const after = await ticks().count()
    const undo = page.getByRole('button', { name: /^Undo: proposals decided/ })
    await undo.click()
    await all.waitFor()
    expect(await ticks().count()).toBe(before)
    await page.getByRole('button', { name: /^Redo: proposals decided/ }).click()
    await all.waitFor({ state: 'detached' })
    expect(await ticks().count()).toBe(after)
    // Somebody writes into another part of the record, which stays.
    const other = await open('/app/products/5080/edit')
    await nameOf(other.page).fill('Named meanwhile')
    await expectSaved(other.page)
    await undo.click()
    await all.waitFor()
    await other.page.reload()
    await expect.poll(() => nameOf(other.page).inputValue()).toBe('Named meanwhile')
    // Nothing was kept aside on the way.
    expect(await other.page.getByRole('button', { name: 'Show' }).count()).toBe(0)
    await other.close()
    // Somebody saved since: a tick is no conflict as long as it is about what both have seen.
    const tick = precautions.getByRole('checkbox', { name: /^Accept: P/, checked: false }).first()
    const name = (await tick.getAttribute('aria-label')) ?? ''
    const third = await open('/app/products/5080/edit')
    await nameOf(third.page).fill('Named once more')
    await expectSaved(third.page)
    await third.close()
    await tick.press('Space')
    await precautions.getByRole('checkbox', { name, exact: true, checked: true }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    // What was never proposed for the label is not “refused”: nobody has.
    await precautions.getByText(/^Not chosen/).click()
    expect(await precautions.getByRole('listitem').allInnerTexts()).not.toContainEqual(expect.stringContaining('Refused.'))
    await close()
  })

  it('take the line of a paint out of the record again by an undo, and ask for it as before', async () => {
    const { page, close } = await open('/app/products/new')
    await page.getByLabel('Product name').fill('A wall paint')
    await page.getByRole('combobox', { name: 'Begin with' }).click()
    await page.getByRole('option', { name: 'Example: wall paint' }).click()
    await page.getByRole('button', { name: 'Create product' }).click()
    await chooseOption(page.getByRole('combobox', { name: 'Kind of product' }), { text: 'Coating of surfaces' })
    await page
      .getByRole('status')
      .getByText(/^Saved/)
      .waitFor()
    await page
      .getByRole('navigation', { name: 'Steps to the safety data sheet' })
      .getByRole('link', { name: /^Proposals/ })
      .click()
    const gaps = part(page, 'What only you can fill')
    await chooseOption(gaps.getByRole('combobox', { name: 'Limit value' }), 'A/d 130')
    await gaps.getByRole('textbox', { name: /g\/l$/ }).fill('95')
    await gaps.getByRole('button', { name: 'Save now' }).press('Enter')
    const line = sections(page).getByRole('listitem').filter({ hasText: '2004/42' })
    await expect.poll(() => line.count()).toBe(2)
    await page.getByRole('button', { name: /^Undo: Volatile organic compounds.*A\/d/ }).click()
    await gaps.getByRole('combobox', { name: 'Limit value' }).waitFor()
    expect(await line.count()).toBe(0)
    await page.getByRole('button', { name: /^Redo: Volatile organic compounds.*A\/d/ }).click()
    await expect.poll(() => line.count()).toBe(2)
    await close()
  })

  it('stay in sight where the session ends under a tick, which is carried out after signing in again', async () => {
    const { page, context, close } = await open('/app/products/5040/proposals')
    const tick = sections(page).getByRole('checkbox', { checked: true }).last()
    const name = (await tick.getAttribute('aria-label')) ?? ''
    const row = (checked: boolean) => sections(page).getByRole('checkbox', { name, exact: true, checked }).last()
    await endSessionOf({ page, context }, app)
    await tick.press('Space')
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Proposals by section', includeHidden: true }).count()).toBe(1)
    await page.getByLabel('Password').fill(demo.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor({ state: 'detached' })
    // Nobody makes it twice.
    await row(false).waitFor()
    expect(await page.getByRole('alert').allInnerTexts()).toEqual([])
    await close()
  })

  it.each(screens)('have their two answers apart, so that nobody who touches one gives the other, on a $name', async (screen) => {
    const { page, close } = await open('/app/products/5010/proposals', { screen })
    const [take, keep] = ['Take the proposal', 'Keep what is there'].map((name) => page.getByRole('button', { name }).first())
    const [one, other] = [await take?.boundingBox(), await keep?.boundingBox()]
    if (!one || !other) throw new Error('no two answers')
    expect([one.height, other.height].map(Math.round)).toEqual([44, 44])
    const isApart = one.y + one.height <= other.y + 0.5 || one.x + one.width <= other.x + 0.5
    expect(isApart).toBe(true)
    await close()
  })

  it('are refused, stay refused after a reload, and are taken after all', async () => {
    const { page, close } = await open('/app/products/5070/proposals')
    const refuse = sections(page).getByRole('button', { name: /^Refuse/ })
    const name = ((await refuse.first().getAttribute('aria-label')) ?? '').replace(/^Refuse: /, '')
    await refuse.first().press('Enter')
    const tick = page.getByRole('checkbox', { name: `Accept: ${name}` })
    const row = page.getByRole('listitem').filter({ has: tick })
    await expect.poll(() => row.innerText()).toContain('Refused.')
    // The button is not there any more: its row has the focus, and Tab goes on from it.
    await expect.poll(() => hasFocus(row)).toBe(true)
    await expect.poll(() => page.getByRole('status').allInnerTexts()).toContainEqual(expect.stringMatching(/^Saved/))
    let calls = 0
    // What was saved made the page before ask once more, which may be told of only now.
    page.on('framenavigated', () => (calls = 0))
    page.on('request', (request) => (calls += Number(request.url().endsWith('/proposals') && request.resourceType() === 'fetch')))
    await page.reload()
    await expect.poll(() => row.innerText()).toContain('Refused.')
    // The head of the page leaves out the count that its body has.
    expect(calls).toBe(1)
    await tick.press('Space')
    // A tick says by itself that the record holds it: its name stays.
    const taken = page.getByRole('checkbox', { name: `Accept: ${name}`, checked: true })
    await taken.waitFor()
    expect(await hasFocus(taken)).toBe(true)
    await close()
  })

  it('let one precautionary statement be swapped for another, by keyboard', async () => {
    const { page, close } = await open('/app/products/5090/proposals')
    const precautions = part(page, 'Precautionary statements')
    const all = precautions.getByRole('button', { name: /^Accept the open ones: \d+/ })
    await all.click()
    await all.waitFor({ state: 'detached' })
    await precautions.getByText(/^Not chosen/).click()
    const swapIn = precautions.getByRole('button', { name: /^Swap in/ }).first()
    const code = ((await swapIn.getAttribute('aria-label')) ?? '').replace(/^Swap in: /, '')
    await swapIn.focus()
    await page.keyboard.press('Enter')
    await precautions.getByRole('group', { name: 'Swap in instead of' }).waitFor()
    await precautions.getByRole('button', { name: 'Swap', exact: true }).focus()
    await page.keyboard.press('Enter')
    await precautions.getByRole('checkbox', { name: `Accept: ${code}`, checked: true }).waitFor()
    await close()
  })

  it('let a precautionary statement beyond the sixth be taken for a reason alone', async () => {
    const { page, close } = await open('/app/products/5010/proposals')
    const precautions = part(page, 'Precautionary statements')
    await precautions.getByText(/^Not chosen/).click()
    const held = precautions.getByRole('checkbox', { name: /^Accept: P/, checked: true })
    const next = precautions.getByRole('button', { name: /^Swap in/ }).first()
    const group = precautions.getByRole('group', { name: 'Swap in instead of' })
    const reason = group.getByRole('textbox', { name: 'Why more than 6 statements are needed (CLP Article 28(3))' })
    const take = group.getByRole('button', { name: 'Swap', exact: true })
    const asWell = async () => {
      await next.click()
      await group.getByRole('radio', { name: 'None: take it as well' }).check()
    }
    for (let count = await held.count(); count < 6; count += 1) {
      await asWell()
      expect(await reason.count()).toBe(0)
      await take.click()
      await expect.poll(() => held.count()).toBe(count + 1)
    }
    const before = await held.count()
    await asWell()
    expect(await take.isDisabled()).toBe(true)
    await reason.fill('Two ways of exposure need words of their own.')
    await take.click()
    await expect.poll(() => held.count()).toBe(before + 1)
    await precautions.getByText('Two ways of exposure need words of their own.').waitFor()
    await close()
  })

  it.each(screens)('have no barrier and do not scroll sideways on a $name', async (screen) => {
    const { page, close } = await open('/app/products/5030/proposals', { screen })
    await sections(page).getByRole('status').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await expectNoSidewaysScrolling(page)
    await close()
  })
})
