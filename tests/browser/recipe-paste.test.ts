/** Rows that come into a recipe from a spreadsheet: pasted, or as a file. */
import { describe, expect, it } from 'vitest'
import type { Page } from '@playwright/test'
import writeExcelFile from 'write-excel-file/node'
import { findBarriers } from './find-barriers.ts'
import { startWorkspace } from './start-workspace.ts'

const { open } = await startWorkspace()

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
/** One for each row. */
const rowsOf = (page: Page) => page.getByRole('textbox', { name: /^Share of/ })

/** As the keys for it do: the clipboard of a test browser is the machine's, which others use. */
const paste = (page: Page, text: string) =>
  entryOf(page).evaluate((field, pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, text)

const twelveRows = [
  'Stoff\tCAS\tGehalt %',
  'Xylol\t1330-20-7\t9,0',
  'n-Butylacetat\t123-86-4\t24,5',
  'Aceton\t67-64-1\t5',
  'Butan-1-ol\t71-36-3\t3,0',
  'Ethylbenzol\t100-41-4\t2,0',
  'Toluol\t108-88-3\t4,5',
  'Titandioxid\t13463-67-7\t20,0',
  'Zinkoxid\t1314-13-2\t3,0',
  'Benzin\t64742-48-8\t2,00',
  'Entwässerer K\t\t0,50',
  '2-Aminoethanol\t141-43-5\t1,5',
  'Wasser\t7732-18-5\t25,0',
].join('\n')

describe('rows of a spreadsheet', () => {
  it('are a label without a mouse, wrong ones stay in their place, and one undo takes them all back', async () => {
    const { page, complaints, close } = await openNew('Pasted')
    await paste(page, twelveRows)
    await expect.poll(() => rowsOf(page).count()).toBe(12)
    await expect.poll(() => page.getByRole('main').innerText()).toContain('Clear rows: 10 of 12.')
    expect(await page.getByRole('main').innerText()).toContain('Left out as a heading: Stoff / CAS / Gehalt %.')
    await expect.poll(() => panelOf(page).innerText()).toMatch(/Danger[^]*H3/)
    expect(await page.getByRole('img', { name: '100.00 of 100 %' }).count()).toBe(1)
    expect(await page.getByRole('row').nth(9).innerText()).toContain('The check digit of 64742-48-8 is wrong.')
    expect(await page.getByRole('row').nth(10).innerText()).toContain('A name alone')
    expect(await findBarriers(page)).toEqual([])
    await entryOf(page).press('Control+z')
    await expect.poll(() => rowsOf(page).count()).toBe(0)
    await page.keyboard.press('Control+y')
    await expect.poll(() => rowsOf(page).count()).toBe(12)
    expect(complaints).toEqual([])
    await close()
  }, 120_000)

  it('may be in ppm, as biocides are, and say what that is in per cent', async () => {
    const { page, close } = await openNew('In ppm')
    await paste(page, 'Water   7732-18-5   99,9 %\nBIT   2634-33-5   150 ppm\nIPBC   55406-53-6   850 mg/kg')
    await expect.poll(() => page.getByRole('main').innerText()).toContain('Clear rows: 3 of 3.')
    expect(await page.getByRole('row').nth(2).innerText()).toContain('0.015\u00a0%')
    expect(await page.getByRole('img', { name: '100.00 of 100 %' }).count()).toBe(1)
    await close()
  })

  it('come from CSV and XLSX files too, and a file that is neither says so', async () => {
    const { page, close } = await openNew('From files')
    const choose = async (name: string, buffer: Buffer) => {
      await page.getByRole('button', { name: 'Paste rows or read a file' }).click()
      await page.getByLabel('CSV or XLSX file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
    }
    await choose('recipe.csv', Buffer.from('Component;CAS;%\r\nXylene;1330-20-7;9,0\r\n', 'utf8'))
    await expect.poll(() => rowsOf(page).count()).toBe(1)
    const sheet = [
      [{ value: 'Component' }, { value: 'CAS' }, { value: '%' }],
      [{ value: 'Toluene' }, { value: '108-88-3' }, { value: 12.5 }],
    ]
    await choose('recipe.xlsx', await writeExcelFile(sheet).toBuffer())
    await expect.poll(() => rowsOf(page).count()).toBe(2)
    expect(await page.getByRole('textbox', { name: 'Share of Toluene, %' }).inputValue()).toBe('12.5')
    await choose('recipe.xlsx', Buffer.from('PK nothing of the kind'))
    const dialog = page.getByRole('dialog', { name: 'Rows from a spreadsheet' })
    await expect.poll(() => dialog.innerText()).toContain('This file cannot be read.')
    expect(await findBarriers(page)).toEqual([])
    expect(decodeURIComponent((await dialog.getByRole('link', { name: 'Template (CSV)' }).getAttribute('href')) ?? '')).toContain(
      'Component;CAS;EC;Index;%;Classification',
    )
    await dialog.getByLabel('One component on each line').fill('Acetone  67-64-1  5')
    await dialog.getByRole('button', { name: 'Take the rows' }).click()
    await expect.poll(() => rowsOf(page).count()).toBe(3)
    await close()
  }, 120_000)
})

describe('the classes of a raw material', () => {
  it('are pasted with its row, and typed or pasted as its sheet writes them into one field, with what is wrong told there', async () => {
    const { page, complaints, close } = await openNew('With classes')
    await paste(page, 'Emulgin LA\t4\tSkin Corr. 1B, H314; Eye Dam. 1, H318\nPerfume\t1\tSkin Sens. 1, H318\nResin K\t95\t')
    await expect.poll(() => rowsOf(page).count()).toBe(3)
    const row = (at: number) => page.locator('tr[data-row]').nth(at)
    const field = (name: string) => page.getByRole('textbox', { name: `Classification · Supplier’s SDS: ${name}`, exact: true })
    await expect.poll(() => row(0).innerText()).toMatch(/Own data\s+Skin Corr. 1B H314 · Eye Dam. 1 H318/)
    expect(await field('Emulgin LA').count()).toBe(0)
    await expect.poll(() => page.getByRole('main').innerText()).toContain('Clear rows: 1 of 3.')
    // What cannot be read stays in its row, as it was typed.
    expect(await field('Perfume').inputValue()).toBe('Skin Sens. 1 H318')
    expect(await field('Perfume').getAttribute('aria-invalid')).toBe('true')
    expect(await row(1).innerText()).toContain('one of the statements of Skin Sens. 1')
    expect(await findBarriers(page)).toEqual([])
    await field('Perfume').fill('Sensibilizzazione cutanea, categoria 1B, H317')
    await field('Perfume').press('Enter')
    await expect.poll(() => row(1).innerText()).toContain('Skin Sens. 1B H317')
    // A list of several lines is one field, and no rows.
    await field('Resin K').focus()
    await field('Resin K').evaluate((input, pasted) => {
      const data = new DataTransfer()
      data.setData('text/plain', pasted)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    }, 'Acute Tox. 4; H302\nAquatic Chronic 3; H412')
    await field('Resin K').press('Tab')
    await expect.poll(() => row(2).innerText()).toMatch(/Supplier’s SDS\s+Acute Tox. 4 H302 · Aquatic Chronic 3 H412/)
    expect(await rowsOf(page).count()).toBe(3)
    // It is changed where it stands, and taken back.
    await page.getByRole('button', { name: 'Change: Classification, Resin K' }).click()
    await field('Resin K').fill('Acute Tox. 4, H302')
    await field('Resin K').press('Enter')
    await expect.poll(() => row(2).innerText()).not.toContain('H412')
    await page.getByRole('button', { name: 'Undo: Resin K, Classification' }).click()
    await expect.poll(() => row(2).innerText()).toContain('H412')
    // Without a number nobody can name it in section 3; one that is typed leaves its name and its classes.
    await expect.poll(() => row(0).innerText()).toContain('CAS, EC or index number')
    await page.getByRole('button', { name: 'Change Emulgin LA' }).click()
    await page.getByRole('combobox', { name: 'Change Emulgin LA' }).fill('68439-50-9')
    await page.keyboard.press('Enter')
    await expect.poll(() => row(0).innerText()).toMatch(/Emulgin LA\s+68439-50-9[^]*Skin Corr. 1B H314 · Eye Dam. 1 H318/)
    expect(complaints).toEqual([])
    await close()
  }, 120_000)
})

describe('products from a file of tables', () => {
  it('are shown before they are stored, with mistakes at their cells, and become drafts when somebody says so', async () => {
    const { page, complaints, close } = await open('/app/products/import')
    const choose = (content: string) =>
      page.getByLabel('File', { exact: true }).setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
    await choose('productKey;name;ufi\nA;From a table;XXXX-XXXX-XXXX-XXXX\n')
    await page.getByRole('rowheader', { name: 'products!C2' }).waitFor()
    expect(await page.getByRole('button', { name: /^Make drafts/ }).count()).toBe(0)
    await choose('productKey;name;ufi\nA;From a table;\n')
    await page.getByRole('button', { name: 'Make drafts: 1' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Make drafts: 1' }).click()
    await page.getByRole('link', { name: 'From a table' }).waitFor()
    // That the file with a mistake was refused, the browser says itself.
    expect(complaints).toEqual([expect.stringContaining('400')])
    await close()
  })

  it('that were exported elsewhere are refused for their numbers, are new once that is said, and found again by them', async () => {
    const { page, close } = await open('/app/products/import')
    const choose = (name: string) =>
      page.getByLabel('File', { exact: true }).setInputFiles({
        name: 'products.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`productKey;permalinkId;name\n987654;987654;${name}\n`),
      })
    const elsewhere = 'The file comes from another workgroup or installation'
    await choose('From elsewhere')
    await page.getByRole('rowheader', { name: 'products!B2' }).waitFor()
    await page.getByRole('button', { name: elsewhere }).click()
    await page.getByRole('button', { name: 'Make drafts: 1' }).waitFor()
    expect(await page.getByRole('checkbox', { name: elsewhere }).isChecked()).toBe(true)
    await page.getByRole('checkbox', { name: elsewhere }).uncheck()
    await page.getByRole('rowheader', { name: 'products!B2' }).waitFor()
    await page.getByRole('checkbox', { name: elsewhere }).check()
    await page.getByRole('button', { name: 'Make drafts: 1' }).click()
    await page.getByRole('link', { name: 'From elsewhere' }).waitFor()
    await choose('From elsewhere, renamed')
    await page.getByRole('cell', { name: 'Changed, places: 1' }).waitFor()
    await close()
  })
})
