/** Steps of the workshop, Back and Forward at a quick pace: each press arrives, whatever is being saved or loaded meanwhile. */
import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { expectSaved, nameOf } from './editor-parts.ts'
import { holdCalls, screens, waitUntilLoaded } from './open-browser.ts'
import { waitForAddress } from './open-signed-in.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, open } = await startWorkspace()

const [phone, , desktop] = screens
const stepOf = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Steps to the safety data sheet' }).getByRole('link', { name })
const shareOf = (page: Page) => page.getByRole('textbox', { name: /^Share of/ }).first()
const pathOf = (page: Page) => new URL(page.url()).pathname
/** As two presses of a person who does not wait: the browser goes both steps. */
const stepTwice = (page: Page, by: -1 | 1) =>
  page.evaluate((step) => {
    history.go(step)
    setTimeout(() => history.go(step))
  }, by)

const shown = {
  recipe: (page: Page) => shareOf(page).waitFor(),
  classification: (page: Page) => page.getByRole('region', { name: 'Applies' }).waitFor(),
  proposals: (page: Page) => page.getByRole('heading', { name: 'Precautionary statements' }).waitFor(),
}
type Step = keyof typeof shown
const names: Record<Step, RegExp> = { recipe: /^Recipe/, classification: /^Classification/, proposals: /^Proposals/ }

async function expectStep(page: Page, product: number, step: Step): Promise<void> {
  await shown[step](page)
  await waitForAddress(page, `${app.origin}/app/products/${product}/${step}`)
}

describe('a step of the workshop that is pressed while the recipe is being saved', () => {
  it.each([
    { screen: phone, by: 'Enter' },
    { screen: desktop, by: 'mouse' },
  ])(
    'arrives before the save, by $by on a $screen.name, and so do Back and Forward',
    async ({ screen, by }) => {
      const { page, close } = await open('/app/products/5030/recipe', { screen })
      await waitUntilLoaded(page)
      const press = async (step: Step) => {
        const link = stepOf(page, names[step])
        await (by === 'Enter' ? link.press('Enter') : link.click())
      }
      for (let turn = 1; turn <= 3; turn += 1) {
        const release = await holdCalls(page, '**/api/v1/products/5030/recipe')
        await shareOf(page).fill(`1,${turn}`)
        await press('classification')
        await expectStep(page, 5030, 'classification')
        await press('proposals')
        await expectStep(page, 5030, 'proposals')
        await page.goBack()
        await expectStep(page, 5030, 'classification')
        await page.goBack()
        await expectStep(page, 5030, 'recipe')
        await page.goForward()
        await expectStep(page, 5030, 'classification')
        await press('recipe')
        await expectStep(page, 5030, 'recipe')
        expect(await shareOf(page).inputValue()).toBe(`1,${turn}`)
        release()
        await expectSaved(page)
      }
      await close()
    },
    120_000,
  )

  it('counts from the last one pressed, where the first one is not loaded yet', async () => {
    const { page, close } = await open('/app/products/5030/recipe')
    await waitUntilLoaded(page)
    const [saves, loads] = [
      await holdCalls(page, '**/api/v1/products/5030/recipe'),
      await holdCalls(page, '**/api/v1/products/5030/classification'),
    ]
    await shareOf(page).fill('2,5')
    await stepOf(page, names.classification).click()
    await stepOf(page, names.proposals).click()
    await expectStep(page, 5030, 'proposals')
    loads()
    saves()
    await expectSaved(page)
    await page.goBack()
    await expectStep(page, 5030, 'recipe')
    expect(await shareOf(page).inputValue()).toBe('2,5')
    await close()
  }, 120_000)
})

describe('a step of the workshop', () => {
  it('is not missed by a press during which another one tells what is left to be done there', async () => {
    const { page, close } = await open('/app/products/5030/recipe')
    await waitUntilLoaded(page)
    const loads = await holdCalls(page, '**/api/v1/products/5030/proposals')
    await stepOf(page, names.proposals).click()
    await stepOf(page, /^Check/).hover()
    await page.mouse.down()
    loads()
    await shown.proposals(page)
    await page.mouse.up()
    await page.waitForURL(/5030\/edit\?part=check/)
    await close()
  }, 120_000)
})

describe('a page with something that is being saved', () => {
  it('is left by the press, though another page that was on its way comes first', async () => {
    const { page, close } = await open('/app/products/5030/classification')
    await waitUntilLoaded(page)
    await stepOf(page, names.recipe).click()
    await expectStep(page, 5030, 'recipe')
    const loads = await holdCalls(page, '**/api/v1/products/5030/classification')
    const saves = await holdCalls(page, '**/api/v1/products/5030/recipe')
    await stepOf(page, names.classification).click()
    await shareOf(page).fill('3,5')
    await page.getByRole('link', { name: 'Product', exact: true }).click()
    loads()
    await shown.classification(page)
    saves()
    await waitForAddress(page, `${app.origin}/app/products/5030`)
    await page.goto(`${app.origin}/app/products/5030/recipe`)
    await expect.poll(() => shareOf(page).inputValue()).toBe('3,5')
    await close()
  }, 120_000)

  it('is left by as many steps Back as were pressed, and come back to by as many Forward', async () => {
    const { page, close } = await open('/app/products')
    await waitUntilLoaded(page)
    await page.getByRole('link', { name: 'Norvik PU Hardener HDI 75' }).first().click()
    await page.getByRole('link', { name: 'Edit', exact: true }).first().click()
    await nameOf(page).waitFor()
    for (let turn = 1; turn <= 3; turn += 1) {
      const release = await holdCalls(page, '**/api/v1/products/5020/draft')
      await nameOf(page).fill(`Left in turn ${turn}`)
      await stepTwice(page, -1)
      await expect.poll(() => pathOf(page)).toBe('/app/products')
      release()
      await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
      expect(pathOf(page)).toBe('/app/products')
      await stepTwice(page, 1)
      await expect.poll(() => nameOf(page).inputValue()).toBe(`Left in turn ${turn}`)
      await expect.poll(() => pathOf(page)).toBe('/app/products/5020/edit')
    }
    await close()
  }, 120_000)

  it('is there again, with its address, for a person who stays because nothing can be saved after Back', async () => {
    const { page, context, close } = await open('/app/products/5020')
    await waitUntilLoaded(page)
    await page.getByRole('link', { name: 'Edit', exact: true }).first().click()
    await nameOf(page).waitFor()
    const question = page.getByRole('dialog', { name: 'Your changes could not be saved' })
    await context.setOffline(true)
    await nameOf(page).fill('Written before Back')
    await page.evaluate(() => history.back())
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect.poll(() => question.count()).toBe(0)
    await expect.poll(() => pathOf(page)).toBe('/app/products/5020/edit')
    expect(await nameOf(page).inputValue()).toBe('Written before Back')
    await context.setOffline(false)
    await expectSaved(page)
    await page.goBack()
    await waitForAddress(page, `${app.origin}/app/products/5020`)
    await page.getByRole('link', { name: 'Edit', exact: true }).first().waitFor()
    await close()
  }, 120_000)

  it('shows another part of itself meanwhile, whichever is pressed last', async () => {
    const { page, close } = await open('/app/products/5020/edit')
    await nameOf(page).waitFor()
    const parts = page.getByRole('navigation', { name: 'Parts of the record' })
    const release = await holdCalls(page, '**/api/v1/products/5020/draft')
    await nameOf(page).fill('Written between parts')
    for (const part of ['Measures', 'Technical', 'Composition', 'Identity and uses']) {
      await parts.getByRole('link', { name: part }).click()
      await page.getByRole('heading', { level: 2, name: part }).waitFor()
    }
    expect(await nameOf(page).inputValue()).toBe('Written between parts')
    release()
    await expectSaved(page)
    await close()
  }, 120_000)
})
