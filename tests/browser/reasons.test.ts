/** The classification page: reasons with their arithmetic, and a decision against the calculation. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPdf } from '../../test-kit/read-pdf.ts'
import { chooseOption } from './choose-option.ts'
import { findBarriers } from './find-barriers.ts'
import { hasFocus } from './has-focus.ts'
import { expectNoSidewaysScrolling, screens } from './open-browser.ts'
import { startWorkspace } from './start-workspace.ts'

const { open } = await startWorkspace()

describe('the classification of a recipe', () => {
  it('is overruled with ground, reason and report, stays readable, and is taken back', async () => {
    const { page, close } = await open('/app/products/5030/recipe')
    const steps = page.getByRole('navigation', { name: 'Steps to the safety data sheet' })
    await steps.getByRole('link', { name: /^Classification/ }).click()
    const applies = page.getByRole('region', { name: 'Applies' })
    const overrule = applies.getByRole('button', { name: 'Overrule: Skin Irrit. 2, H315' })
    const row = applies
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Overrule: Skin Irrit. 2, H315' }) })
      .last()
    await overrule.focus()
    // To the row before and back: the letters are keys as soon as the page listens.
    await expect
      .poll(async () => {
        await page.keyboard.press('k')
        await page.keyboard.press('j')
        return hasFocus(row)
      })
      .toBe(true)
    await page.keyboard.press('Enter')
    await row.getByRole('listitem').first().waitFor()
    await page.keyboard.press('o')
    const form = page.getByRole('form', { name: 'Overrule: Skin Irrit. 2, H315' })
    await form.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect.poll(() => hasFocus(row)).toBe(true)
    await page.keyboard.press('o')
    const submit = form.getByRole('button', { name: 'Overrule with reason' })
    await form.getByRole('combobox', { name: 'You say' }).selectOption({ label: 'Does not apply' })
    await form.getByRole('textbox', { name: 'Reason' }).fill('OECD 439')
    expect(await submit.isDisabled()).toBe(true)
    await form.getByRole('textbox', { name: 'Reason' }).fill('OECD 439, mean viability 71 %, the mixture does not irritate')
    expect(await submit.isDisabled()).toBe(true)
    await form.getByRole('textbox', { name: /^Evidence/ }).fill('report 2026-17, page 3')
    // What is half written waits for who looks at the recipe once more.
    await steps.getByRole('link', { name: /^Recipe/ }).click()
    await page.getByRole('heading', { name: 'State and measured data' }).waitFor()
    await steps.getByRole('link', { name: /^Classification/ }).click()
    await expect.poll(() => form.getByRole('textbox', { name: 'Reason' }).inputValue()).toContain('mean viability 71 %')
    expect(await findBarriers(page)).toEqual([])
    await submit.press('Enter')
    const overruled = page.getByRole('region', { name: 'Overruled' })
    await overruled.waitFor()
    // What was overruled goes to another group, and the focus with it.
    await expect.poll(() => hasFocus(overruled.getByRole('listitem'))).toBe(true)
    expect(await overruled.innerText()).toMatch(/The program says: .*Skin Irrit\. 2[\s\S]*mean viability[\s\S]*report 2026-17/)
    await overruled.getByRole('button', { name: /^Take back/ }).press('Enter')
    await overruled.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(row)).toBe(true)
    // Whoever presses beside it has left the row: what changes later takes the focus nowhere.
    await page.mouse.click(2, 2)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await page.keyboard.press('Control+z')
    await overruled.waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await close()
  })

  it('is taken along as a report, in the language chosen', async () => {
    const { page, close } = await open('/app/products/5030/classification')
    await chooseOption(page.getByRole('combobox', { name: 'Language of the report' }), { text: 'Deutsch' })
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Report as PDF' }).click()])
    const { pages } = await readPdf(readFileSync(await file.path()))
    const text = pages.map((one) => one.text).join(' ')
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/Bericht zur Einstufung.* Skin Irrit\. 2/)
    await close()
  })

  it.each(screens)('has no barrier and does not scroll sideways on a $name', async (screen) => {
    const { page, close } = await open('/app/products/5030/classification', { screen })
    await page.getByRole('region', { name: 'Applies' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await expectNoSidewaysScrolling(page)
    await close()
  })
})
