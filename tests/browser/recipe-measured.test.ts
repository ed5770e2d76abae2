/** What is asked to be measured, and for whom a product is: only what a rule needs, with what follows from it. */
import { describe, expect, it } from 'vitest'
import { chooseOption } from './choose-option.ts'
import { findBarriers } from './find-barriers.ts'
import { expectNoSidewaysScrolling, screens } from './open-browser.ts'
import { startWorkspace } from './start-workspace.ts'

const { open } = await startWorkspace()

describe('measured data of a recipe', () => {
  it('are asked for with why, and change the label when they are given', async () => {
    const { page, close } = await open('/app/products/5030/recipe')
    const measured = page.getByRole('region', { name: 'State and measured data' })
    await measured.getByRole('radio', { name: 'Liquid' }).check()
    await measured.getByRole('textbox', { name: 'Flash point' }).fill('')
    await expect.poll(() => measured.innerText()).toMatch(/not known: worst case: Flam\. Liq\. 2[^]*Suggested by: .*toluene/)
    const panel = page.getByRole('complementary', { name: 'What follows from the recipe' })
    await expect.poll(() => panel.innerText()).not.toContain('H225')
    await measured.getByRole('textbox', { name: 'Flash point' }).fill('12')
    await expect.poll(() => panel.innerText()).toContain('Highly flammable liquid and vapour')
    expect(await measured.innerText()).toContain('Flam. Liq. 2 12 < 23 °C')
    await measured.getByRole('textbox', { name: 'Flash point' }).fill('hot')
    await expect.poll(() => measured.innerText()).toContain('“hot” cannot be read as a value here.')
    expect(await findBarriers(page)).toEqual([])
    await close()
  }, 120_000)

  it('say once of what category an aerosol is, and beside each figure what it is held against', async () => {
    const { page, close } = await open('/app/products/5030/recipe')
    const measured = page.getByRole('region', { name: 'State and measured data' })
    await measured.getByRole('radio', { name: 'Aerosol' }).check()
    await expect
      .poll(() => measured.innerText())
      .toMatch(/Aerosol 1 More than 1\s% of flammable components[^]*without the flammability tests/)
    expect((await measured.innerText()).match(/Aerosol 1 More/g)).toHaveLength(1)
    expect(await measured.getByRole('textbox', { name: 'Ignition distance' }).count()).toBe(0)
    await measured.getByRole('button', { name: 'Add: Ignition distance' }).click()
    await measured.getByRole('textbox', { name: 'Ignition distance' }).fill('70')
    await expect.poll(async () => (await measured.innerText()).replaceAll('\u00a0', ' ')).toContain('≥ 75 cm: Aerosol 1')
    await close()
  }, 120_000)

  it('stand before the uses, of which the public says what it would add, and the packs', async () => {
    const { page, close } = await open('/app/products/5030/recipe')
    const uses = page.getByRole('region', { name: 'Use and packs' })
    await expect.poll(() => uses.innerText()).toContain('tactile warning of danger')
    await uses.getByRole('checkbox', { name: 'Professional use' }).check()
    await chooseOption(uses.getByRole('combobox', { name: 'Kind of product' }), { text: 'Coating of surfaces' })
    await expect.poll(() => uses.innerText()).toContain('Coating of surfaces')
    const packs = uses.getByRole('textbox', { name: 'Pack sizes' })
    await packs.fill('a bucket')
    await packs.press('Enter')
    expect(await packs.getAttribute('aria-invalid')).toBe('true')
    await packs.fill('0,75 l')
    await packs.press('Enter')
    await uses.getByRole('button', { name: 'Remove: 0,75 l' }).waitFor()
    await close()
  }, 120_000)

  it.each(screens)(
    'have no barrier on a $name',
    async (screen) => {
      const { page, close } = await open('/app/products/5010/recipe', { screen })
      await page.getByRole('region', { name: 'Use and packs' }).getByRole('checkbox').first().waitFor()
      await expectNoSidewaysScrolling(page)
      expect(await findBarriers(page)).toEqual([])
      await close()
    },
    120_000,
  )
})
