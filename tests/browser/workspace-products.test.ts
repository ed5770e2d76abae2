/** Products in the workspace: their search, their files, one that is withdrawn, and two versions side by side. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { addAccount } from '../account.ts'
import { findBarriers } from './find-barriers.ts'
import { hasFocus } from './has-focus.ts'
import { expectNoSidewaysScrolling, holdScripts, screens } from './open-browser.ts'
import { endSessionOf } from './open-signed-in.ts'
import { textOf } from './page-parts.ts'
import { shareProduct } from './share-product.ts'
import { startTwoGroups } from './start-two-groups.ts'
import { chooseOption } from './choose-option.ts'

const { app, first, open } = await startTwoGroups()
const mainOf = (page: Page) => page.getByRole('main').innerText()

describe('the product search', () => {
  it('finds what was typed before the page was alive', async () => {
    const { page, close } = await open('editor@example.com', '/app/products')
    const comeAlive = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    const search = page.getByRole('searchbox', { name: 'Search products' })
    await search.pressSequentially('norv')
    comeAlive()
    await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe('norv')
    await search.pressSequentially('ik')
    await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe('norvik')
    await close()
  })

  it('lets a person who goes on to a product while the search waits get there', async () => {
    const { page, close } = await open('editor@example.com', '/app/products')
    const search = page.getByRole('searchbox', { name: 'Search products' })
    const product = page.getByRole('rowheader').getByRole('link').first()
    await product.waitFor()
    await page.clock.install()
    await search.pressSequentially('n')
    await product.click()
    await page.waitForURL(/\/app\/products\/\d+(\?|$)/)
    // Whatever still waits for its time has it now.
    await page.clock.runFor(1_000)
    expect(new URL(page.url()).pathname).toMatch(/^\/app\/products\/\d+$/)
    await page.goto(`${app.origin}/app/products?query=zzzz&sort=-updated`)
    await search.pressSequentially('q')
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ sort: '-updated', workgroup_id: String(first) })
    await expect.poll(() => search.inputValue()).toBe('')
    expect(await hasFocus(search)).toBe(true)
    await page.context().setOffline(true)
    await search.pressSequentially('zzzz')
    await expect.poll(() => page.getByRole('alert').count()).toBeGreaterThan(0)
    expect(await page.getByRole('search').getByRole('status').innerText()).toBe('')
    await close()
  })

  it('keeps the spaces between words that are typed slowly', async () => {
    const { page, close } = await open('editor@example.com', '/app/products')
    // A picture is read by its name, not by its code alone.
    await page.getByRole('table').getByRole('img', { name: 'GHS02, flame: flammable' }).first().waitFor()
    const search = page.getByRole('searchbox', { name: 'Search products' })
    await search.pressSequentially('norvik ', { delay: 20 })
    await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe('norvik')
    await search.pressSequentially('pu', { delay: 20 })
    await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe('norvik pu')
    // On a slow machine the address gets a search when others are typed already.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await search.fill('')
    await search.pressSequentially('lacquer 2k', { delay: 170 })
    await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe('lacquer 2k')
    expect(await search.inputValue()).toBe('lacquer 2k')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.goto(`${app.origin}/app/products?page=99`)
    await expect.poll(() => mainOf(page)).toContain('The list has no such page')
    await close()
  })
})

describe('an attachment', () => {
  it('is uploaded with its language and status, is deleted only after a question, and comes back', async () => {
    const { page, complaints, close } = await open('editor@example.com', '/app/products/5010')
    const part = page.getByRole('region', { name: /Attachments$/ })
    await chooseOption(part.getByLabel('Language'), 'de')
    await chooseOption(part.getByLabel('Status'), 'published')
    await part
      .getByLabel('File')
      .setInputFiles({ name: 'Prüfbericht.txt', mimeType: 'text/plain', buffer: Buffer.from('x'.repeat(123_456)) })
    await part.getByRole('button', { name: 'Upload' }).click()
    await expect.poll(() => part.getByRole('table').innerText()).toMatch(/Prüfbericht\.txt[^]*Deutsch[^]*123\.456\u00a0KB/)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('button', { name: 'Download Prüfbericht.txt' }).click(),
    ])
    // Its name is in the answer's header, which the tests of the call read: Chromium tells its driver another one now and then.
    expect(download.url()).toMatch(/\/products\/5010\/attachments\/\d+/)
    expect((await readFile(await download.path(), 'utf8')).length).toBe(123_456)
    const bin = part.getByRole('button', { name: 'Delete Prüfbericht.txt' })
    await bin.click()
    await part.getByRole('alert').filter({ hasText: 'Delete Prüfbericht.txt?' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await part.getByRole('button', { name: 'Cancel' }).click()
    expect(await part.getByRole('rowheader').count()).toBe(1)
    await bin.click()
    await part.getByRole('alert').getByRole('button', { name: 'Delete Prüfbericht.txt' }).click()
    await expect.poll(() => part.innerText()).toContain('No files yet.')
    expect(await hasFocus(part)).toBe(true)
    expect(await part.getByRole('listitem').innerText()).toContain('Prüfbericht.txt is deleted.')
    expect(await findBarriers(page)).toEqual([])
    await part.getByRole('button', { name: 'Restore: Prüfbericht.txt' }).dblclick()
    await expect.poll(() => page.getByRole('log').innerText()).toContain('Prüfbericht.txt is restored.')
    await expect.poll(() => part.getByRole('table').innerText()).toMatch(/Prüfbericht\.txt[^]*Deutsch[^]*123\.456\u00a0KB/)
    await expect.poll(() => part.getByRole('listitem').count()).toBe(0)
    expect(await hasFocus(part)).toBe(true)
    await part.getByLabel('File').setInputFiles({ name: 'a.exe', mimeType: 'text/plain', buffer: Buffer.from('MZ'.repeat(40)) })
    await part.getByRole('button', { name: 'Upload' }).click()
    await expect.poll(() => part.innerText()).toContain('The file is none of these kinds: pdf, docx')
    expect(complaints.filter((one) => !/status of 400/.test(one))).toEqual([])
    await close()
  })
})

describe('a file that is refused', () => {
  it('leads to the page that says so, from which one comes back to the product', async () => {
    const editor = await open('editor@example.com', '/app/products/5010')
    const part = editor.page.getByRole('region', { name: /Attachments$/ })
    const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n')
    await part.getByLabel('File').setInputFiles({ name: 'Draft.pdf', mimeType: 'application/pdf', buffer })
    await part.getByRole('button', { name: 'Upload' }).click()
    await expect.poll(() => part.innerText()).toContain('Draft.pdf')
    await editor.close()
    const { page, context, close } = await open('viewer@example.com', '/app/products/5010')
    const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Open Draft.pdf' }).click()])
    await expect.poll(() => tab.getByRole('main').innerText()).toContain('You do not have permissions for the file')
    await tab.getByRole('main').getByRole('link').click()
    await expect.poll(() => new URL(tab.url()).pathname).toBe('/p/1001/en/pi/1')
    await page.getByRole('button', { name: 'Download Draft.pdf' }).click()
    await page.waitForURL(`${app.origin}/p/fileerror?id=1001&interfaceLang=en&lang=1`)
    await close()
  })

  it('since the session has ended asks to sign in, where one is', async () => {
    const { page, context, close } = await open('viewer@example.com', '/app/products/5010')
    const word = page.getByRole('button', { name: 'Word document' })
    await word.waitFor()
    await endSessionOf({ page, context }, app)
    await word.click()
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/app/products/5010')
    await close()
  })
})

describe('a product that is withdrawn', () => {
  it('was asked about with the focus kept, and offers no label', async () => {
    const { page, close } = await open('editor@example.com', '/app/products/5020')
    const tools = page.getByRole('complementary')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    const withdraw = tools.getByRole('button', { name: 'Withdraw' }).first()
    const dialog = page.getByRole('dialog', { name: 'Withdraw: ' })
    await withdraw.focus()
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Cancel')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toMatch(/^Withdraw/)
    expect(await tools.innerText()).toContain('Word')
    await page.keyboard.press('Enter')
    await expect.poll(() => dialog.innerText()).toContain('Nobody was sent a link to this product.')
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(focused).toMatch(/^Withdraw/)
    await shareProduct(app.origin, page, 'painter@example.com', 5020)
    await page.goto(`${app.origin}/app/products/5020`)
    await withdraw.click()
    await expect.poll(() => dialog.innerText()).toContain('painter@example.com')
    // On the screen as a whole, with what the links lead to from then on.
    expect(await dialog.innerText()).toContain('this product dossier has been removed or is unavailable')
    const box = await dialog.boundingBox()
    expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 9_999) <= (page.viewportSize()?.height ?? 0)).toBe(true)
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await expect.poll(focused).toMatch(/^Restore/)
    expect(await tools.innerText()).not.toContain('Word')
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(focused).toMatch(/^Withdraw/)
    await close()
  })
})

describe('the comparison of two versions', () => {
  it('fits on a phone in languages with long words', async () => {
    const [phone] = screens
    const [email, address] = ['reader@example.com', '/app/products/5010?compare=1']
    await addAccount(app, email, { [first]: 'editor' })
    const { page, close } = await open(email, address, { screen: phone })
    for (const language of ['de', 'fi', 'el'] as const) {
      await app.db.updateTable('users').set({ interface_language: language }).where('email', '=', email).execute()
      await page.goto(`${app.origin}${address}`)
      await page
        .getByRole('region')
        .getByRole('heading', { name: textOf(language, 'sds.changed') })
        .first()
        .waitFor()
      await expectNoSidewaysScrolling(page)
    }
    await close()
  })
})
