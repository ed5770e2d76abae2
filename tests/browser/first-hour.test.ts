/** A new workgroup: from nobody to a product with a recipe. */
import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { insertWorkgroup } from '../../server/auth/queries.ts'
import { updateWorkgroupProfile } from '../../server/workgroups/queries.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { recordOf } from '../../test-kit/product-record.ts'
import { addAccount, password } from '../account.ts'
import { expectSaved } from './editor-parts.ts'
import { findBarriers } from './find-barriers.ts'
import { hasFocus } from './has-focus.ts'
import { expectNoSidewaysScrolling, screens } from './open-browser.ts'
import type { Page } from '@playwright/test'
import { chooseOption } from './choose-option.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, open } = await startWorkspace()

async function openNew(name: string, role: 'owner' | 'viewer' = 'owner', options = {}) {
  const group = await insertWorkgroup(app.db, name, 'coatings')
  const username = `${name.toLowerCase()}@example.com`
  await addAccount(app, username, { [group]: role })
  return open('/app/products', { ...options, account: { username, password } })
}

/** The emergency telephone has a name too. */
const companyName = (page: Page) =>
  page.getByRole('group', { name: 'Company', exact: true }).getByRole('textbox', { name: 'Name', exact: true })

describe('the first hour of a workgroup', () => {
  it('leads from its own name to a first recipe, whose sheet begins with that name', async () => {
    const { page, close } = await openNew('Lindqvist')
    await page.getByRole('link', { name: 'Say who you are' }).click()
    const save = page.getByRole('button', { name: 'Save now' })
    // It is the workgroup's already.
    await expect.poll(() => companyName(page).inputValue()).toBe('Lindqvist')
    await companyName(page).fill('')
    await save.click()
    await expect.poll(() => companyName(page).getAttribute('aria-invalid')).toBe('true')
    // What is wrong takes the focus a moment after it is told: who types before would type there.
    await expect.poll(() => hasFocus(companyName(page))).toBe(true)
    const values = { Name: 'Lindqvist Färg', Address: 'Hamngatan 4', City: 'Norrköping', 'E-mail': 'sds@lindqvist.example' }
    const company = page.getByRole('group', { name: 'Company', exact: true })
    for (const [name, value] of Object.entries(values)) await company.getByRole('textbox', { name, exact: true }).fill(value)
    await chooseOption(page.getByRole('combobox', { name: 'Country' }).first(), { text: 'Sweden' })
    const telephone = page.getByRole('textbox', { name: 'Telephone' }).first()
    await telephone.fill('011-12 34 56')
    await page.getByText('Becomes +46 11-12 34 56').waitFor()
    await telephone.blur()
    expect(await telephone.inputValue()).toBe('+46 11-12 34 56')
    const website = page.getByRole('textbox', { name: 'Website' })
    await website.fill('www.lindqvist.example/sds')
    await website.blur()
    expect(await website.inputValue()).toBe('https://www.lindqvist.example/sds')
    const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0z"/></svg>'
    const logo = page.getByLabel('Logo (SVG, PNG, JPEG)')
    await logo.setInputFiles({ name: 'bad.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg><script>alert(1)</script></svg>') })
    await page.getByText('This is not an SVG file of at most 20 kB.').waitFor()
    const png = await sharp(Buffer.from(svg)).resize(80, 80).png().toBuffer()
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
    // It was traced, or there were none to take away.
    await page.getByRole('button', { name: 'Remove: Logo (SVG, PNG, JPEG)' }).waitFor()
    await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
    const emergency = page.getByRole('group', { name: 'Emergency' })
    // What becomes of the number goes when the field is left, and must not move the button away below the press.
    await emergency.getByRole('textbox', { name: 'Telephone' }).fill('010-456 67 00')
    await emergency.getByText('Becomes +46').waitFor()
    // Own words would be missing in 23 languages.
    await emergency.getByRole('button', { name: 'Take this sentence: 24\u00a0h' }).click()
    await emergency.getByRole('textbox', { name: 'Hours, English' }).waitFor({ state: 'detached' })
    await save.click()
    await page.getByText('Saved. New products begin with it.').waitFor()
    // It leads on from where one is, and from the products.
    await page.getByRole('main').getByRole('link', { name: 'Enter the first recipe' }).waitFor()
    await page.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name: 'Products' }).first().click()
    await page.getByText('Done').waitFor()
    await page.getByRole('link', { name: 'Enter the first recipe' }).click()
    await page.getByLabel('Product name').fill('Cleaner')
    await page.getByRole('combobox', { name: 'Begin with' }).click()
    await page.getByRole('option', { name: 'Example: solvent cleaner' }).click()
    await page.getByRole('button', { name: 'Create' }).click()
    await expect.poll(() => page.getByRole('textbox', { name: 'Share of xylene, %' }).inputValue()).toBe('25')
    const { record } = await app.db.selectFrom('products').select('record').where('name', '=', 'Cleaner').executeTakeFirstOrThrow()
    expect(record.supplier.country).toBe('SE')
    expect([record.supplier.name, record.supplier.logo?.startsWith('<svg'), record.emergency[0]?.telephone]).toEqual([
      'Lindqvist Färg',
      true,
      '+46 10-456 67 00',
    ])
    await close()
  })

  it('is taken over by a product that was begun before, by one press that can be taken back', async () => {
    const { page, close } = await openNew('Andersson')
    await page.getByRole('link', { name: 'Enter the first recipe' }).click()
    await page.getByLabel('Product name').fill('Thinner')
    await page.getByRole('button', { name: 'Create' }).click()
    await page
      .getByRole('navigation', { name: 'Steps to the safety data sheet' })
      .getByRole('link', { name: /^Check/ })
      .click()
    // Nothing to take over yet: the way to say it.
    await page.getByRole('main').getByRole('link', { name: 'Say who you are' }).waitFor()
    const { supplier: company, emergency } = productRecord.parse(recordOf(1))
    const { id } = await app.db.selectFrom('workgroups').select('id').where('name', '=', 'Andersson').executeTakeFirstOrThrow()
    await updateWorkgroupProfile(app.db, id, 0, { company, emergency })
    await page.reload()
    const take = page.getByRole('button', { name: 'Take over from the company’s page: Supplier, Producer, Emergency' })
    await take.click()
    await take.waitFor({ state: 'detached' })
    await expectSaved(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await take.waitFor()
    await close()
  })

  it('has a feed whose address an owner renews, and gives all that is there as one file', async () => {
    const { page, close } = await openNew('Archivist')
    await page.getByRole('link', { name: 'Say who you are' }).click()
    const feed = page.getByRole('link', { name: /feed\.atom/ })
    const before = await feed.textContent()
    expect(await feed.getAttribute('href')).toBe(before)
    await page.getByRole('button', { name: 'New address' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'New address' }).click()
    await expect.poll(() => feed.textContent()).not.toBe(before)
    await page.getByText('Only these languages').click()
    await page.getByRole('checkbox', { name: 'Deutsch' }).check()
    await page.getByRole('checkbox', { name: 'Newest version' }).check()
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download archive' }).click()
    const download = await coming
    expect(new URL(download.url()).search).toMatch(/lang=en&languages=de&versions=newest/)
    expect(download.suggestedFilename()).toMatch(/^Permasheet_Archivist_20\d\d-\d\d-\d\d\.zip$/)
    const files = Object.keys(unzipSync(await readFile(await download.path())))
    expect(files).toEqual(expect.arrayContaining(['index.html', 'SHA256SUMS', 'workgroup/company.json']))
    await close()
  })

  it('asks a person who leaves with what is not saved', async () => {
    const { page, close } = await openNew('Leaving')
    await page.getByRole('link', { name: 'Say who you are' }).click()
    await companyName(page).fill('Half a name')
    await page.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name: 'Products' }).first().click()
    await page.getByRole('dialog').getByText('What you entered is not saved.').waitFor()
    await close()
  })

  it('shows its company to viewers, and nothing to press', async () => {
    const { page, close } = await openNew('Reading', 'viewer')
    expect(await page.getByRole('heading', { name: 'To the first published sheet' }).count()).toBe(0)
    await page.goto(`${app.origin}/app/company`)
    await page.getByText('Only owners of the workgroup can change this.').waitFor()
    expect(await companyName(page).isEnabled()).toBe(false)
    expect(await page.getByRole('button', { name: 'Save now' }).count()).toBe(0)
    await close()
  })

  it.each(screens)('has no barrier on a $name', async (screen) => {
    const { page, close } = await openNew(`Screen${screen.name}`, 'owner', { screen, dark: screen.name === 'tablet' })
    await page.getByRole('heading', { name: 'To the first published sheet' }).waitFor()
    await expectNoSidewaysScrolling(page)
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'Say who you are' }).click()
    await page.getByRole('button', { name: 'Save now' }).waitFor()
    await expectNoSidewaysScrolling(page)
    expect(await findBarriers(page)).toEqual([])
    // A table of languages without a product is a head that scrolls and holds nothing.
    await page.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name: 'Languages' }).first().click()
    await page.getByText('There are no products in this workgroup yet').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await close()
  })
})
