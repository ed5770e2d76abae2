/** Classes that the library knows beside Annex VI, in a recipe. */
import { describe, expect, it } from 'vitest'
import type { Page } from '@playwright/test'
import { findBarriers } from './find-barriers.ts'
import { startWorkspace } from './start-workspace.ts'

const { open } = await startWorkspace()

async function openNew(name: string): ReturnType<typeof open> {
  const watched = await open('/app/products/new')
  await watched.page.getByLabel('Product name').fill(name)
  await watched.page.getByRole('button', { name: 'Create product' }).click()
  await entryOf(watched.page).waitFor()
  return watched
}

const entryOf = (page: Page) => page.getByRole('combobox', { name: /^Component/ })
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('button', { name: `Change ${name}` }) })
const labelOf = (page: Page) => page.getByRole('complementary', { name: 'What follows from the recipe' })

const paste = (page: Page, text: string) =>
  entryOf(page).evaluate((field, pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, text)

describe('classes of the library', () => {
  it('come with the substance that is chosen from the list, which shows them, and are taken out again by one press', async () => {
    const { page, complaints, close } = await openNew('Resin')
    await entryOf(page).pressSequentially('1675-54-3')
    const hit = page.getByRole('option').first()
    await expect.poll(() => hit.innerText()).toMatch(/Annex VI[^]*Skin Sens\. 1 H317[^]*Library[^]*Aquatic Chronic 2 H411/)
    await entryOf(page).press('Tab')
    await page.keyboard.type('100')
    const row = page.getByRole('row').nth(1)
    await expect.poll(() => row.innerText()).toMatch(/Library\s+Aquatic Chronic 2 H411/)
    await expect.poll(() => labelOf(page).innerText()).toContain('H411')
    await page.getByRole('button', { name: /^Without the library’s classes/ }).click()
    await expect.poll(() => labelOf(page).innerText()).not.toContain('H411')
    expect(await row.innerText()).not.toContain('Library')
    // What was left out is offered again, and Undo brings it back.
    await page.getByRole('button', { name: 'Further classes from the library: 1' }).waitFor()
    await page.keyboard.press('Control+z')
    await expect.poll(() => labelOf(page).innerText()).toContain('H411')
    // What a person changes is no longer the library's.
    await page.getByRole('button', { name: /^Change: Classification/ }).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Aquatic Chronic 1, H410')
    await page.keyboard.press('Enter')
    await expect.poll(() => labelOf(page).innerText()).toContain('H410')
    expect(await row.innerText()).toMatch(/Supplier’s SDS\s+Aquatic Chronic 1 H410/)
    expect(await row.innerText()).not.toContain('Library')
    // It is kept for other recipes, which find it by its number.
    await page.getByRole('button', { name: /^Create raw material: / }).click()
    const dialog = page.getByRole('dialog', { name: 'New substance or raw material' })
    await dialog.waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await dialog.getByRole('textbox', { name: /^Classification/ }).inputValue()).toBe('Aquatic Chronic 1 H410')
    await dialog.getByRole('button', { name: 'Save now' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => labelOf(page).innerText()).toContain('H410')
    const next = await openNew('Second resin')
    await entryOf(next.page).pressSequentially('1675-54-3')
    await expect.poll(() => next.page.getByRole('option').first().innerText()).toContain('Aquatic Chronic 1 H410')
    await next.close()
    expect(complaints).toEqual([])
    await close()
  })

  it('are offered for pasted rows all at once, and those that were ticked off stay out', async () => {
    const { page, complaints, close } = await openNew('Cleaner')
    await paste(page, 'LAS\t68411-30-3\t10\nBarium sulphate\t7727-43-7\t20\nXylene\t1330-20-7\t12\nWater\t7732-18-5\t58')
    await page.getByRole('button', { name: 'Further classes from the library: 3' }).click()
    const dialog = page.getByRole('dialog', { name: 'Further classes from the library' })
    expect(await dialog.innerText()).toMatch(/LAS[^]*Eye Dam\. 1 H318[^]*Barium sulphate[^]*Xylene[^]*Asp\. Tox\. 1 H304/)
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByRole('checkbox', { name: /^Xylene/ }).uncheck()
    await dialog.getByRole('button', { name: 'Further classes from the library: 2' }).click()
    await expect.poll(() => rowOf(page, 'LAS').innerText()).toContain('Eye Dam. 1 H318')
    await expect.poll(() => labelOf(page).innerText()).toContain('H318')
    expect(await rowOf(page, 'Xylene').innerText()).not.toContain('Library')
    await page.getByRole('button', { name: 'Further classes from the library: 1' }).waitFor()
    expect(complaints).toEqual([])
    await close()
  })
})
