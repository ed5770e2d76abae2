/** Substances and formulation mixer: in edit mode, and nowhere else in the workspace (specification, section 2). */
import { describe, expect, it } from 'vitest'
import { findBarriers, screens } from './open-browser.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, open } = await startWorkspace()

describe('substances and formulation mixer', () => {
  it('are not on the page of the product, also for editors', async () => {
    const { page, complaints, close } = await open('/app/products/5150')
    await page.locator('#parameters').waitFor()
    expect(await page.locator('#mixer, #substances').count()).toBe(0)
    expect(complaints).toStrictEqual([])
    await close()
  }, 60_000)

  it.each(screens)(
    'stand in the editor, the mixer with a total that ends at 100.00 %: $name',
    async (screen) => {
      const { page, complaints, close } = await open('/app/products/5150/edit?part=technical', { screen })
      const mixer = page.locator('.edit-fields > table')
      await expect.poll(() => mixer.getByRole('caption').innerText()).toBe('Formulation mixer')
      expect(await mixer.getByRole('columnheader').allTextContents()).toStrictEqual(['Component', 'Mass, %', 'Volume, l', 'Price, €'])
      const [, mass] = await mixer.locator('tfoot tr > *').allInnerTexts()
      expect(mass?.trim()).toMatch(/100\.00$/)
      // What is typed counts at once.
      const entry = page.locator('[data-path="formulationMixer"] details', { hasText: 'Norvik PU Clear Lacquer 2K' }).first()
      await entry.locator('summary').first().click()
      const share = page.locator('[data-path="formulationMixer[1].massPercent"] input')
      const before = Number(await share.inputValue())
      await share.fill(String(before - 1))
      await expect.poll(async () => (await mixer.locator('tfoot tr > *').allInnerTexts())[1]?.trim()).toMatch(/99\.00$/)
      await page.getByRole('button', { name: 'Undo' }).click()
      expect(await findBarriers(page)).toEqual([])
      await page.goto(`${app.origin}/app/products/5010/edit?part=composition`)
      await expect.poll(() => mixer.getByRole('caption').innerText()).toBe('Substances')
      expect(await mixer.locator('tbody').innerText()).toContain('123-86-4')
      expect(complaints).toStrictEqual([])
      await close()
    },
    90_000,
  )
})
