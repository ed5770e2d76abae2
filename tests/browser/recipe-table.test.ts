/** The table of a recipe: typing, the keys, the sum, what is wrong with a row, and what follows beside it. */
import { describe, expect, it } from 'vitest'
import type { Page } from '@playwright/test'
import { findBarriers } from './find-barriers.ts'
import { hasFocus } from './has-focus.ts'
import { expectNoSidewaysScrolling, screens } from './open-browser.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, open } = await startWorkspace()

/** A product of its own for each test. */
async function openNew(name: string): ReturnType<typeof open> {
  const watched = await open('/app/products/new')
  await watched.page.getByLabel('Product name').fill(name)
  await watched.page.getByRole('button', { name: 'Create product' }).click()
  await entryOf(watched.page).waitFor()
  return watched
}

const entryOf = (page: Page) => page.getByRole('combobox', { name: /^Component/ })
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'What follows from the recipe' })
const hits = (page: Page) => page.getByRole('listbox', { name: 'Substances and raw materials' }).getByRole('option')
const share = (page: Page, name: string) => page.getByRole('textbox', { name: `Share of ${name}, %` })

async function find(page: Page, typed: string, found: RegExp): Promise<void> {
  await entryOf(page).fill(typed)
  await expect.poll(() => hits(page).allInnerTexts()).toContainEqual(expect.stringMatching(found))
}

describe('a recipe that is typed', () => {
  it('goes from an empty table to a label by keys alone', async () => {
    const { page, complaints, close } = await openNew('Typed by keys')
    expect(await page.getByRole('main').innerText()).toContain('Type a CAS number, or paste from Excel.')
    await find(page, '1330-20-7', /xylene/)
    // A frame later would be too late for the first digit.
    await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }))
    await page.keyboard.press('Tab')
    expect(await hasFocus(share(page, 'xylene'))).toBe(true)
    await page.keyboard.type('30')
    await page.keyboard.press('Enter')
    await find(page, '108-88-3', /toluene/)
    // Says what it would do at what is left, and is taken with that.
    await expect.poll(() => hits(page).first().innerText()).toMatch(/At the 70\.00 % left: adds .*H361d/)
    await page.keyboard.press('Enter')
    expect(await share(page, 'toluene').inputValue()).toBe('70')
    await expect.poll(() => panelOf(page).innerText()).toMatch(/Danger|Warning/)
    await expect.poll(() => panelOf(page).innerText()).toContain('Suspected of damaging the unborn child')
    await expect.poll(() => panelOf(page).getByRole('img').count()).toBeGreaterThan(0)
    // Rows move and go by keys, and come back.
    await share(page, 'toluene').press('Alt+ArrowUp')
    const names = () => page.getByRole('button', { name: /^Change / }).allInnerTexts()
    await expect.poll(names).toEqual(['toluene', 'xylene'])
    await share(page, 'toluene').press('Control+Backspace')
    await expect.poll(names).toEqual(['xylene'])
    await page.keyboard.press('Control+z')
    await expect.poll(names).toEqual(['toluene', 'xylene'])
    expect(complaints).toEqual([])
    await close()
  }, 120_000)

  it('takes nothing that was found for fewer letters, and offers the numbers of what is known by its name', async () => {
    const { page, close } = await openNew('Typed fast')
    await find(page, 'ethane', /^ethane/)
    // On and away, before anything can be found for the whole name.
    await entryOf(page).fill('ethanol')
    await page.keyboard.press('Tab')
    await page.keyboard.type('40')
    expect(await share(page, 'ethanol').inputValue()).toBe('40')
    await page.getByRole('button', { name: 'Take 64-17-5: ethanol' }).click()
    const table = page.getByRole('table')
    await expect.poll(() => table.innerText()).toMatch(/ethanol\s+64-17-5 · 200-578-6 · 603-002-00-5/)
    expect(await table.innerText()).not.toContain('A name alone')
    // Of what burns and has no flash point, the check says why section 14 is open, and leads to where it is asked for.
    await page.getByRole('radio', { name: 'Liquid' }).check()
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor()
    await page.getByRole('link', { name: /^Check/ }).click()
    const transport = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Transport (Section 14) is missing' })
    await expect.poll(() => transport.innerText()).toContain('Flam. Liq. 2')
    await transport.getByRole('link', { name: 'Recipe' }).click()
    await page.getByRole('textbox', { name: /^Flash point/ }).waitFor()
    await close()
  })

  it('is filled up with water, and above 100 % keeps the label and says by how much', async () => {
    const { page, close } = await openNew('Sum')
    await find(page, '141-43-5', /2-aminoethanol/)
    await page.keyboard.press('Tab')
    await page.keyboard.type('5,5')
    await expect.poll(() => page.getByRole('main').innerText()).toContain('94.50 % left.')
    await page.getByRole('button', { name: 'Fill up with water' }).click()
    expect(await share(page, 'Water').inputValue()).toBe('94.5')
    await expect.poll(() => page.getByRole('table').innerText()).toContain('No hazard')
    await expect.poll(() => panelOf(page).innerText()).toContain('H314')
    await share(page, '2-aminoethanol').fill('8,5')
    await expect.poll(() => page.getByRole('main').innerText()).toContain('3.00 % too much.')
    expect(await panelOf(page).innerText()).toMatch(/Of the last sum that was possible[^]*H314/)
    await page.getByRole('button', { name: 'Take 3.00 % from water' }).click()
    expect(await share(page, 'Water').inputValue()).toBe('91.5')
    await share(page, 'Water').fill('95')
    await page.getByRole('button', { name: 'Scale all to 100' }).click()
    await page.getByRole('img', { name: '100.00 of 100 %' }).waitFor()
    await close()
  }, 120_000)

  it('asks what is known of a substance without an entry, and of a naphtha who has shown what its Note asks for', async () => {
    const { page, close } = await openNew('Known and shown')
    const main = page.getByRole('main')
    // Of which neither Annex VI nor the library says anything.
    await entryOf(page).fill('7631-86-9')
    await page.keyboard.press('Tab')
    await page.keyboard.type('40')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^No hazard known/ }).click()
    await expect.poll(() => page.getByRole('table').innerText()).toContain('No hazard')
    await find(page, '64742-95-6', /naphtha/i)
    await page.keyboard.press('Tab')
    await page.keyboard.type('30')
    await expect.poll(() => panelOf(page).innerText()).toContain('May cause cancer.')
    await page.getByRole('button', { name: /^Note P.*It is shown$/ }).click()
    await page.getByRole('textbox', { name: /^Shown by/ }).fill('Supplier, 3 March 2026')
    await page.keyboard.press('Enter')
    await expect.poll(() => main.innerText()).toContain('Note P: benzene < 0.1\u00a0% (w/w) · Supplier, 3 March 2026')
    await expect.poll(() => panelOf(page).innerText()).not.toContain('H350')
    expect(await findBarriers(page)).toEqual([])
    await close()
  }, 120_000)

  it('asks of a solution what its share is of, fills up with what is the rest, and names a substance as its label will', async () => {
    const { page, close } = await openNew('Solutions')
    const rows = 'Salzsäure 37 %\t7647-01-0\t3,5\nZinkchlorid\t7646-85-7\t10\nPropylenglykol\t57-55-6\tRest'
    await page.getByRole('button', { name: 'Paste rows or read a file' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill(rows)
    await page.getByRole('dialog').getByRole('button', { name: 'Take the rows' }).click()
    const table = page.getByRole('table')
    await expect.poll(() => table.innerText()).toContain('The name says 37 %: is it a solution?')
    await expect.poll(() => panelOf(page).innerText()).toContain('zinc chloride')
    expect(await panelOf(page).innerText()).not.toContain('Zinkchlorid')
    await page.getByRole('button', { name: 'A solution: 1.295 % and 2.205 % water: Salzsäure 37 %' }).click()
    expect(await share(page, 'Salzsäure').inputValue()).toBe('1.295')
    expect(await hasFocus(share(page, 'Salzsäure'))).toBe(true)
    expect(await share(page, 'Water').inputValue()).toBe('2.205')
    await page.getByRole('button', { name: 'Take the 86.50 % left: Propylenglykol' }).click()
    expect(await share(page, 'Propylenglykol').inputValue()).toBe('86.5')
    await page.getByRole('img', { name: '100.00 of 100 %' }).waitFor()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    expect(await share(page, 'Salzsäure 37 %').inputValue()).toBe('3,5')
    await page.getByRole('button', { name: 'Pure: 3.50 %: Salzsäure 37 %' }).click()
    expect(await table.innerText()).not.toContain('The name says')
    expect(await share(page, 'Salzsäure').inputValue()).toBe('3,5')
    expect(await findBarriers(page)).toEqual([])
    await close()
  }, 120_000)

  it('keeps rows that are wrong, and offers what may be meant', async () => {
    const { page, close } = await openNew('Wrong rows')
    await entryOf(page).fill('64742-48-8')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('table').innerText()).toContain('The check digit of 64742-48-8 is wrong.')
    await page.getByRole('button', { name: /^Take 64742-48-9 · .*naphtha/i }).click()
    await page.getByRole('textbox', { name: /^Share of .*naphtha/i }).fill('2')
    await entryOf(page).fill('Entwässerer K')
    await expect.poll(() => page.getByRole('main').innerText()).toMatch(/Nothing found|Substances/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await share(page, 'Entwässerer K').fill('0,5 oder 1')
    await expect.poll(() => page.getByRole('table').innerText()).toContain('“0,5 oder 1” is no share in %.')
    const refused = { name: 'Share of Entwässerer K, %', description: '“0,5 oder 1” is no share in %.' }
    await page.getByRole('textbox', { ...refused, exact: true }).waitFor()
    await share(page, 'Entwässerer K').fill('0,5')
    await expect.poll(() => page.getByRole('table').innerText()).toContain('Hazards not known')
    await page.getByRole('button', { name: 'Create raw material' }).click()
    const form = page.getByRole('dialog', { name: 'New substance or raw material' })
    await expect.poll(() => form.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Entwässerer K')
    await form.getByRole('textbox', { name: 'CAS number' }).fill('50-00-1')
    await form.getByRole('button', { name: 'Save now' }).click()
    await expect.poll(() => form.getByRole('textbox', { name: 'CAS number' }).getAttribute('aria-invalid')).toBe('true')
    expect(await findBarriers(page)).toEqual([])
    await form.getByRole('textbox', { name: 'CAS number' }).fill('')
    await form.getByRole('textbox', { name: /^Classification/ }).fill('Eye Irrit. 2 H319')
    await form.getByRole('button', { name: 'Save now' }).click()
    await form.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(share(page, 'Entwässerer K'))).toBe(true)
    await expect.poll(() => page.getByRole('table').innerText()).not.toContain('A name alone')
    await entryOf(page).fill('64742-48-9')
    await page.keyboard.press('Enter')
    await page
      .getByRole('textbox', { name: /Share of/ })
      .last()
      .fill('3')
    await page.getByRole('button', { name: 'Join with row 1' }).click()
    await expect
      .poll(() =>
        page
          .getByRole('textbox', { name: /Share of/ })
          .first()
          .inputValue(),
      )
      .toBe('5')
    expect(await findBarriers(page)).toEqual([])
    const own = await app.db.selectFrom('own_substances').select('record').execute()
    expect(own.map(({ record }) => record.name)).toContain('Entwässerer K')
    await close()
  }, 120_000)

  it.each(screens)(
    'shows what follows on a $name, dark as well',
    async (screen) => {
      const { page, close } = await open('/app/products/5030/recipe', { screen, dark: true })
      await entryOf(page).waitFor()
      const isPhone = screen.name === 'phone'
      if (isPhone) await page.getByRole('button', { name: /^What follows from the recipe/ }).click()
      await expect.poll(() => panelOf(page).innerText()).toMatch(/H336[^]*May cause drowsiness or dizziness/)
      await expectNoSidewaysScrolling(page)
      expect(await findBarriers(page)).toEqual([])
      await close()
    },
    120_000,
  )
})
