import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { insertWorkgroup } from '../../server/auth/queries.ts'
import { addAccount, password } from '../account.ts'
import { addProduct } from '../share-tools.ts'
import { startApp } from '../start-app.ts'
import { expectNoSidewaysScrolling, findBarriers, holdScripts, openBrowser, screens, type PageOptions } from './open-browser.ts'

const app = await startApp()
const browser = await openBrowser(app.origin)
/** The demonstration's group, and an empty one whose number is higher. */
const { id: first } = await app.db.selectFrom('workgroups').select('id').orderBy('id').executeTakeFirstOrThrow()
const second = await insertWorkgroup(app.db, 'Second group', 'coatings')
await addAccount(app, 'both@example.com', { [first]: 'owner', [second]: 'owner' })
await addAccount(app, 'viewer@example.com', { [first]: 'viewer' })
await addAccount(app, 'editor@example.com', { [first]: 'editor' })

async function open(email: string, address: string, options: PageOptions = {}) {
  const watched = await browser.openPage(options)
  const { page } = watched
  await page.goto(app.origin + address)
  await page.getByLabel(/^User name/).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  // Whoever has several groups finds the present one in the address.
  await page.waitForURL(({ href }) => href.startsWith(app.origin + address))
  return watched
}
const mainOf = (page: Page) => page.locator('main').innerText()

/** Shares a product from its page. */
async function share(page: Page, recipients: string, product = 5010): Promise<void> {
  await page.goto(`${app.origin}/app/products/${product}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share products' })
  await dialog.getByLabel(/^Recipients/).fill(recipients)
  await dialog.getByLabel(/^Recipients/).press('Enter')
  await dialog.getByText('Safety data sheet', { exact: true }).click()
  await expect.poll(() => dialog.getByRole('radio', { name: 'Safety data sheet' }).isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => dialog.count()).toBe(0)
}

describe('a second workgroup', () => {
  it('is asked for alone, also by a page that is loaded anew and by links', async () => {
    const { page, close } = await open('both@example.com', '/app/products')
    await share(page, 'secret@first.example')
    await page.getByLabel('Workgroup').selectOption({ label: 'Second group' })
    await expect.poll(() => new URL(page.url()).searchParams.get('workgroup_id')).toBe(String(second))
    const asked: (string | undefined)[] = []
    page.on('request', (request) => {
      if (/\/api\/v1\/(shares|products|mails)/.test(request.url())) asked.push(request.headers()['x-coatings-workgroup'])
    })
    await page.goto(`${app.origin}/app/shares`)
    await expect.poll(() => mainOf(page)).toContain('Nothing was sent yet')
    expect(new Set(asked)).toEqual(new Set([String(second)]))
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export as CSV' }).click()])
    const csv = await readFile(await download.path(), 'utf8')
    expect(csv).toContain('share_id')
    expect(csv).not.toContain('secret@first.example')
    await close()
  }, 60_000)
})

describe('an address', () => {
  it('opens in its group, in a new tab and for a colleague, and says so where that changes the group', async () => {
    const product = await addProduct(app, second, 77)
    const { page, context, close } = await open('both@example.com', '/app/products')
    await page.getByLabel('Workgroup').selectOption({ label: 'Second group' })
    await expect.poll(() => new URL(page.url()).searchParams.get('workgroup_id')).toBe(String(second))
    const [tab] = await Promise.all([context.waitForEvent('page'), page.locator('.plist a.name').first().click({ button: 'middle' })])
    await expect.poll(() => tab.locator('h1').innerText()).toBe('Product 77')
    expect(await tab.locator('.notes').innerText()).toContain('belongs to the workgroup Second group')
    expect(await tab.getByLabel('Workgroup').inputValue()).toBe(String(second))
    await page.getByRole('searchbox', { name: 'Search products' }).fill('Product 77')
    await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe('Product 77')
    await expect.poll(() => new URL(page.url()).searchParams.get('workgroup_id')).toBe(String(second))
    const list = page.url()
    await close()

    const colleague = await open('both@example.com', `/app/products/${product}/edit`)
    await expect.poll(() => colleague.page.locator('[data-path="name"] input').inputValue()).toBe('Product 77')
    await colleague.close()
    const reader = await open('both@example.com', '/app/account')
    await reader.page.goto(list)
    await expect.poll(() => reader.page.locator('.plist .name').allInnerTexts()).toEqual(['Product 77'])
    await reader.page.getByLabel('Workgroup').selectOption({ value: String(first) })
    await expect.poll(() => new URL(reader.page.url()).searchParams.get('workgroup_id')).toBe(String(first))
    await reader.close()
    const stranger = await open('editor@example.com', '/app/products')
    await stranger.page.goto(`${app.origin}/app/products/${product}?workgroup_id=${second}`)
    await expect.poll(() => mainOf(stranger.page)).toContain('There is no such thing here')
    await stranger.close()
  }, 90_000)
})

describe('another workgroup', () => {
  it('is chosen on the page of a product, which it does not have, and leads to its list', async () => {
    const { page, close } = await open('both@example.com', '/app/products/5010')
    await expect.poll(() => page.locator('h1').innerText()).toBe('Norvik PU Clear Lacquer 2K')
    await page.getByLabel('Workgroup').selectOption({ value: String(second) })
    await page.waitForURL(`${app.origin}/app/products?workgroup_id=${second}`)
    await expect.poll(() => page.getByLabel('Workgroup').inputValue()).toBe(String(second))
    await expect.poll(() => page.locator('h1').innerText()).toBe('Products')
    await page.goBack()
    await expect.poll(() => page.locator('h1').innerText()).toBe('Norvik PU Clear Lacquer 2K')
    await expect.poll(() => page.getByLabel('Workgroup').inputValue()).toBe(String(first))
    await close()
  }, 60_000)

  it.each(['99999', 'abc'])(
    '%s of a link that is none of mine is not opened without a word',
    async (foreign) => {
      const { page, close } = await open('both@example.com', '/app/account')
      await page.goto(`${app.origin}/app/products?workgroup_id=${foreign}`)
      await expect.poll(() => page.locator('.notes').innerText()).toContain('The workgroup of this link is none of yours')
      await close()
    },
    60_000,
  )
})

describe('sharing', () => {
  it('sends every mail once, however often an answer is lost on its way', async () => {
    const { page, close } = await open('both@example.com', '/app/products/5010')
    const keys: (string | undefined)[] = []
    await page.route('**/group_action/share', async (route) => {
      const request = route.request()
      keys.push(request.headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      // The server does it, and nobody hears of it.
      const { pathname } = new URL(request.url())
      await app.fetch(pathname, { method: 'POST', headers: await request.allHeaders(), body: request.postData() ?? '' })
      return route.abort()
    })
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share products' })
    await dialog.getByLabel(/^Recipients/).fill('once@example.com')
    await dialog.getByLabel(/^Recipients/).press('Enter')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => dialog.innerText()).toContain('The server could not be reached')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys).toEqual([keys[0], keys[0]])
    const mails = await app.db.selectFrom('deliveries').select('id').where('email', '=', 'once@example.com').execute()
    expect(mails).toHaveLength(1)
    await close()
  }, 60_000)

  it('shows an update before it is sent, to all who have an older sheet, and the record of it afterwards', async () => {
    const { page, complaints, close } = await open('both@example.com', '/app/products')
    const recipients = Array.from({ length: 7 }, (_, index) => `reader${index}@example.com`)
    const product = await addProduct(app, first, 66)
    await share(page, recipients.join(' '), product)
    await addProduct(app, first, 66, [{ date: '2026-03-01', name: 'Product with another name' }])
    await page.goto(`${app.origin}/app/shares`)
    await expect.poll(() => page.locator('.outdated').innerText()).toContain('reader6@example.com')
    await page.getByRole('button', { name: 'Look at the mail' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send update' })
    const mail = page.frameLocator('.mail-preview')
    await expect.poll(() => mail.locator('body').innerText()).toContain('Changed sections')
    expect(await findBarriers(page)).toEqual([])
    const sent = page.locator('main tbody tr')
    const before = await sent.count()
    await dialog.getByRole('button', { name: 'Send update' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    await expect.poll(() => page.locator('.outdated').count()).toBe(0)
    await expect.poll(() => sent.count()).toBe(before + 1)
    await page.locator('main tbody a').first().click()
    await expect.poll(() => mainOf(page)).toMatch(/in place of version 1[^]*Changed sections: \d/)
    expect(await mainOf(page)).toMatch(/Link opens\s+Safety data sheet/)
    expect(await findBarriers(page)).toEqual([])
    // What Chromium notes of a frame that has no origin of its own.
    expect(complaints.filter((one) => !one.includes('origin-keyed agent cluster'))).toEqual([])
    await close()
  }, 60_000)

  it('takes a note of a mail that came back', async () => {
    const { page, close } = await open('editor@example.com', '/app/products')
    await share(page, 'gone@example.com')
    const { id } = await app.db.selectFrom('shares').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    await expect
      .poll(async () => (await app.db.selectFrom('deliveries').select('state').where('share_id', '=', id).executeTakeFirstOrThrow()).state)
      .toBe('accepted')
    await page.goto(`${app.origin}/app/shares/${id}`)
    await page.getByRole('button', { name: 'Note that this mail came back' }).click()
    await page.getByLabel('What the returned mail says').fill('550 mailbox unavailable')
    await page.locator('.bounce button').click()
    await expect.poll(() => page.locator('.recipient').innerText()).toMatch(/came back[^]*550 mailbox unavailable/)
    await close()
  }, 60_000)

  it('of updates is set by whoever manages the members, and shown to all, whether a sheet is outdated or not', async () => {
    const [owner, editor] = [await open('both@example.com', '/app/shares'), await open('editor@example.com', '/app/shares')]
    const box = ({ page }: typeof owner) => page.getByRole('checkbox', { name: /^Send updates by themselves/ })
    await box(editor).waitFor()
    expect(await box(editor).isDisabled()).toBe(true)
    expect(await mainOf(editor.page)).toContain('Only whoever manages the members can change this.')
    await box(owner).click()
    await expect.poll(async () => (await box(owner).isChecked()) && (await box(owner).isEnabled())).toBe(true)
    await owner.page.reload()
    await expect.poll(() => box(owner).isChecked()).toBe(true)
    await owner.close()
    await editor.close()
  }, 60_000)
})

describe('whoever may read alone', () => {
  it('is told so where something would be changed', async () => {
    const { page, close } = await open('viewer@example.com', '/app/products/new')
    await expect.poll(() => mainOf(page)).toContain('You may not do this in this workgroup.')
    expect(await page.getByLabel('Product name').isVisible()).toBe(false)
    await page.goto(`${app.origin}/app/products/5010/edit`)
    await expect.poll(() => mainOf(page)).toContain('You may not do this in this workgroup.')
    await page.goto(`${app.origin}/app/products/999999`)
    await expect.poll(() => mainOf(page)).toContain('There is no such thing here')
    await page.goto(`${app.origin}/app/products?sort=bogus`)
    await expect.poll(() => mainOf(page)).toContain('The address of this page asks for something that does not exist: sort')
    await page.getByRole('link', { name: 'Clear search and filters' }).click()
    await expect.poll(() => page.locator('.plist tbody tr').count()).toBeGreaterThan(0)
    await close()
  }, 60_000)
})

describe('an attachment', () => {
  it('is uploaded with its language and status, and is deleted only after a question', async () => {
    const { page, complaints, close } = await open('editor@example.com', '/app/products/5010')
    const part = page.locator('#attachments')
    await part.getByLabel('Language').selectOption('de')
    await part.getByLabel('Status').selectOption('published')
    await part
      .getByLabel('File')
      .setInputFiles({ name: 'Prüfbericht.txt', mimeType: 'text/plain', buffer: Buffer.from('x'.repeat(123_456)) })
    await part.getByRole('button', { name: 'Upload' }).click()
    await expect.poll(() => part.locator('tbody').innerText()).toMatch(/Prüfbericht\.txt[^]*Deutsch[^]*123\.456\u00a0KB/)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('button', { name: 'Download Prüfbericht.txt' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Prüfbericht.txt')
    const bin = part.getByRole('button', { name: 'Delete Prüfbericht.txt' })
    await bin.click()
    expect(await part.getByRole('alert').first().innerText()).toContain('Delete Prüfbericht.txt for good?')
    expect(await findBarriers(page)).toEqual([])
    await part.getByRole('button', { name: 'Cancel' }).click()
    expect(await part.locator('tbody tr').count()).toBe(1)
    await bin.click()
    await part.locator('.ask').getByRole('button', { name: 'Delete Prüfbericht.txt' }).click()
    await expect.poll(() => part.innerText()).toContain('No files yet.')
    expect(await part.evaluate((element) => element === document.activeElement)).toBe(true)
    await part.getByLabel('File').setInputFiles({ name: 'a.exe', mimeType: 'text/plain', buffer: Buffer.from('MZ'.repeat(40)) })
    await part.getByRole('button', { name: 'Upload' }).click()
    await expect.poll(() => part.innerText()).toContain('The file is none of these kinds: pdf, docx')
    expect(complaints.filter((one) => !/status of 400/.test(one))).toEqual([])
    await close()
  }, 60_000)
})

describe('a file that is refused', () => {
  it('leads to the page that says so, from which one comes back to the product', async () => {
    const editor = await open('editor@example.com', '/app/products/5010')
    const part = editor.page.locator('#attachments')
    const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n')
    await part.getByLabel('File').setInputFiles({ name: 'Draft.pdf', mimeType: 'application/pdf', buffer })
    await part.getByRole('button', { name: 'Upload' }).click()
    await expect.poll(() => part.innerText()).toContain('Draft.pdf')
    await editor.close()
    const { page, context, close } = await open('viewer@example.com', '/app/products/5010')
    const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Open Draft.pdf' }).click()])
    await expect.poll(() => tab.locator('main').innerText()).toContain('You do not have permissions for the file')
    await tab.locator('main').getByRole('link').click()
    await expect.poll(() => new URL(tab.url()).pathname).toBe('/p/1001/en/pi/1')
    await page.getByRole('button', { name: 'Download Draft.pdf' }).click()
    await page.waitForURL(`${app.origin}/p/fileerror?id=1001&interfaceLang=en&lang=1`)
    await close()
  }, 60_000)

  it('since the session has ended asks to sign in, where one is', async () => {
    const { page, context, close } = await open('viewer@example.com', '/app/products/5010')
    const word = page.getByRole('button', { name: 'Word document' })
    await word.waitFor()
    await context.clearCookies()
    await word.click()
    await page.locator('.session-dialog').waitFor()
    expect(new URL(page.url()).pathname).toBe('/app/products/5010')
    await close()
  }, 60_000)
})

describe('a product that is withdrawn', () => {
  it('was asked about with the focus kept, and offers no label', async () => {
    const { page, close } = await open('editor@example.com', '/app/products/5020')
    const tools = page.locator('.product-tools')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    const withdraw = tools.getByRole('button', { name: 'Withdraw' }).first()
    await withdraw.focus()
    await page.keyboard.press('Enter')
    expect(await focused()).toBe('Cancel')
    await page.keyboard.press('Enter')
    expect(await focused()).toMatch(/^Withdraw/)
    expect(await tools.innerText()).toContain('Word')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toMatch(/^Restore/)
    expect(await tools.innerText()).not.toContain('Word')
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(focused).toMatch(/^Withdraw/)
    await close()
  }, 60_000)
})

describe('the language of the workspace', () => {
  it('stays from page to page once it is chosen in the top bar', async () => {
    const { page, close } = await open('viewer@example.com', '/app/products')
    await page.locator('.language-button').click()
    await page.locator('.languages').getByRole('link', { name: 'Deutsch' }).click()
    await expect.poll(() => page.locator('h1').innerText()).toBe('Produkte')
    await page.goto(`${app.origin}/app/account`)
    expect(await page.locator('h1').innerText()).toBe('Konto')
    await page.goto(`${app.origin}/app/products/5010`)
    await page.goto(`${app.origin}/app/products`)
    expect(await page.locator('h1').innerText()).toBe('Produkte')
    await close()
  }, 60_000)
})

describe('a small screen', () => {
  it('has a way to sign out', async () => {
    const [phone] = screens
    const { page, close } = await open('editor@example.com', '/app/account', { screen: phone })
    await expectNoSidewaysScrolling(page)
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(`${app.origin}/app/sign-in`)
    await close()
  }, 60_000)
})

describe('a form that is sent before the page is alive', () => {
  it('is not sent by the browser itself: no password stands in an address, and nothing that was typed is lost', async () => {
    const { page, close } = await open('editor@example.com', '/app/products')
    const comeAlive = await holdScripts(page)
    await page.goto(`${app.origin}/app/account`, { waitUntil: 'commit' })
    await page.locator('input[name=current]').fill(password)
    await page.locator('input[name=next]').fill('another secret phrase')
    await page.locator('input[name=next]').press('Enter')
    await page.waitForTimeout(300)
    expect(page.url()).toBe(`${app.origin}/app/account`)
    comeAlive()
    await page.locator('input[name=again]').fill('another secret phrase, mistyped')
    await expect.poll(() => page.getByRole('button', { name: 'Change password' }).isEnabled()).toBe(true)
    await page.locator('input[name=again]').press('Enter')
    await expect.poll(() => mainOf(page)).toContain('differ')
    expect(page.url()).toBe(`${app.origin}/app/account`)
    await close()
  }, 60_000)
})

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
  }, 60_000)

  it('lets whoever goes on to a product while the search waits get there', async () => {
    const { page, close } = await open('editor@example.com', '/app/products')
    const search = page.getByRole('searchbox', { name: 'Search products' })
    const first = page.locator('main tbody a').first()
    await first.waitFor()
    await search.pressSequentially('n')
    await first.click()
    await page.waitForURL(/\/app\/products\/\d+$/)
    await page.waitForTimeout(400)
    expect(new URL(page.url()).pathname).toMatch(/^\/app\/products\/\d+$/)
    await page.goto(`${app.origin}/app/products?query=zzzz&sort=-updated`)
    await search.pressSequentially('q')
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ sort: '-updated' })
    await expect.poll(() => search.inputValue()).toBe('')
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.context().setOffline(true)
    await search.pressSequentially('zzzz')
    await expect.poll(() => page.getByRole('alert').count()).toBeGreaterThan(0)
    expect(await page.locator('.count').innerText()).toBe('')
    await close()
  }, 60_000)

  it('keeps the spaces between words that are typed slowly', async () => {
    const { page, close } = await open('editor@example.com', '/app/products')
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
    await expect.poll(() => new URL(page.url()).searchParams.get('query'), { timeout: 15_000 }).toBe('lacquer 2k')
    expect(await search.inputValue()).toBe('lacquer 2k')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.goto(`${app.origin}/app/products?page=99`)
    await expect.poll(() => mainOf(page)).toContain('The list has no such page')
    await close()
  }, 60_000)
})
