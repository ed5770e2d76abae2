/** Substances and formulation mixer: in edit mode, and nowhere else in the workspace (specification, section 2). */
import { describe, expect, it } from 'vitest'
import { entriesOf, openEntry } from './editor-parts.ts'
import { findBarriers } from './find-barriers.ts'
import { screens } from './open-browser.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, open } = await startWorkspace()

describe('substances and formulation mixer', () => {
  it('are not on the page of the product, also for editors', async () => {
    const { page, complaints, close } = await open('/app/products/5150')
    await page.getByRole('region', { name: 'Parameters' }).waitFor()
    expect(await page.getByRole('region', { name: /Formulation mixer|Substances/ }).count()).toBe(0)
    expect(await page.getByRole('table', { name: /Formulation mixer|Substances/ }).count()).toBe(0)
    expect(complaints).toStrictEqual([])
    await close()
  })

  it.each(screens)('stand in the editor, the mixer with a total that ends at 100.00 %: $name', async (screen) => {
    const { page, complaints, close } = await open('/app/products/5150/edit?part=technical', { screen })
    const mixer = page.getByRole('table', { name: 'Formulation mixer', exact: true })
    const mass = mixer
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .first()
    await mixer.waitFor()
    expect(await mixer.getByRole('columnheader').allTextContents()).toStrictEqual(['Component', 'Mass, %', 'Volume, l', 'Price, €'])
    expect((await mass.innerText()).trim()).toMatch(/100\.00$/)
    // What is typed counts at once.
    const entry = entriesOf(page, 'Formulation mixer').filter({ hasText: 'Norvik PU Clear Lacquer 2K' }).first()
    await openEntry(entry)
    const share = entry.getByRole('textbox', { name: 'Mass, %' })
    const before = Number(await share.inputValue())
    await share.fill(String(before - 1))
    await expect.poll(async () => (await mass.innerText()).trim()).toMatch(/99\.00$/)
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await findBarriers(page)).toEqual([])
    await page.goto(`${app.origin}/app/products/5010/edit?part=composition`)
    await expect.poll(() => page.getByRole('table', { name: 'Substances', exact: true }).innerText()).toContain('123-86-4')
    expect(complaints).toStrictEqual([])
    await close()
  })
})
