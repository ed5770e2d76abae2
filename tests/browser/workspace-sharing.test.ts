/** Sharing in the workspace: mails that leave once, updates, what came back, and who sets that updates go by themselves. */
import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { addProduct } from '../share-tools.ts'
import { findBarriers } from './find-barriers.ts'
import { hasFocus } from './has-focus.ts'
import { previewedMailOf } from './page-parts.ts'
import { shareProduct } from './share-product.ts'
import { startTwoGroups } from './start-two-groups.ts'

const { app, first, open } = await startTwoGroups()
const mainOf = (page: Page) => page.getByRole('main').innerText()

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
    expect(await hasFocus(dialog.getByLabel(/^Recipients/))).toBe(true)
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
  })

  it('takes the ticks away once it is sent, so that the next customer gets other products', async () => {
    const { page, close } = await open('both@example.com', '/app/products')
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Select (?!all)/ })
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    const bar = page.getByRole('region', { name: 'Selection' })
    await bar.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share products' })
    await dialog.getByRole('button', { name: 'Close' }).click()
    // Nothing was sent: the choice may be mended.
    expect(await bar.innerText()).toContain('2')
    await bar.getByRole('button', { name: 'Share' }).click()
    await dialog.getByLabel(/^Recipients/).fill('ticks@example.com')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    await expect.poll(() => bar.count()).toBe(0)
    expect(await boxes.nth(0).isChecked()).toBe(false)
    await close()
  })

  it('changes nothing where an answer has no data, and keeps the dialog', async () => {
    const { page, close } = await open('both@example.com', '/app/products/5010')
    const empty = { status: 200, contentType: 'application/json', body: 'null' }
    await page.route('**/group_action/share', (route) => route.fulfill(empty))
    await page.route('**/sharePreview', (route) => route.fulfill({ ...empty, contentType: 'text/html', body: '' }))
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share products' })
    await dialog.getByLabel(/^Recipients/).fill('empty@example.com')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect.poll(() => dialog.getByLabel(/^Recipients/).count()).toBe(1)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => dialog.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true)
    expect(await dialog.innerText()).toContain('empty@example.com')
    expect(await page.getByRole('log').getByRole('paragraph').count()).toBe(0)
    expect(await dialog.getByRole('alert').count()).toBe(0)
    await close()
  })

  it('goes on without the languages where they cannot be had, and the console says so', async () => {
    const { page, close } = await open('both@example.com', '/app/products/5010')
    const warnings: string[] = []
    page.on('console', (message) => (message.type() === 'warning' ? warnings.push(message.text()) : 0))
    await page.route('**/shareProductLangs', (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }))
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share products' })
    await expect.poll(() => warnings.join()).toContain('The languages for sharing could not be loaded')
    expect(await dialog.getByRole('alert').count()).toBe(0)
    await dialog.getByLabel(/^Recipients/).fill('nolanguages@example.com')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    const shared = await app.db
      .selectFrom('shares')
      .innerJoin('deliveries', 'share_id', 'shares.id')
      .select(['target', 'message_language'])
      .where('email', '=', 'nolanguages@example.com')
      .execute()
    expect(shared).toEqual([{ target: 'ui', message_language: 'en' }])
    await close()
  })

  it('names every product that keeps it from being sent, and leaves them out', async () => {
    const { page, close } = await open('both@example.com', '/app/products')
    for (const [permalinkId, name] of [
      [81, 'Aaa one'],
      [82, 'Aaa two'],
      [83, 'Aaa three'],
    ] as const)
      await addProduct(app, first, permalinkId, [{ date: '2026-02-01', name }])
    for (const permalinkId of [81, 82])
      await app.db.updateTable('products').set({ status: 'withdrawn' }).where('permalink_id', '=', permalinkId).execute()
    await page.goto(`${app.origin}/app/products?query=Aaa`)
    await page
      .getByRole('checkbox', { name: 'Select all' })
      .check()
      .catch(() => page.getByRole('columnheader').getByRole('checkbox').check())
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share products' })
    const alert = dialog.getByRole('alert')
    await expect.poll(() => alert.innerText()).toMatch(/Aaa one is withdrawn[^]*Aaa two is withdrawn/)
    expect(await alert.innerText()).not.toContain('Aaa three')
    expect(await dialog.getByText('Loading').count()).toBe(0)
    expect(await dialog.getByLabel('Language of the e-mail').count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Share without them' }).click()
    await expect.poll(() => alert.count()).toBe(0)
    await expect.poll(() => dialog.getByLabel('Language of the e-mail').innerText()).toBe('English')
    expect(await dialog.getByRole('listitem').filter({ hasText: 'Aaa' }).allInnerTexts()).toEqual([expect.stringContaining('Aaa three')])
    await dialog.getByLabel(/^Recipients/).fill('left@example.com')
    await expect.poll(() => dialog.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true)
    await close()
  })

  it('shows an update before it is sent, to all who have an older sheet, and the record of it afterwards', async () => {
    const { page, complaints, close } = await open('both@example.com', '/app/products')
    const recipients = Array.from({ length: 7 }, (_, index) => `reader${index}@example.com`)
    const product = await addProduct(app, first, 66)
    await shareProduct(app.origin, page, recipients.join(' '), product)
    await addProduct(app, first, 66, [{ date: '2026-03-01', name: 'Product with another name' }])
    await page.goto(`${app.origin}/app/shares`)
    const outdated = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'View the e-mail' }) })
    await expect.poll(() => outdated.innerText()).toContain('reader6@example.com')
    await page.getByRole('button', { name: 'View the e-mail' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send update' })
    await expect.poll(() => previewedMailOf(page).innerText()).toContain('Changed sections')
    expect(await findBarriers(page)).toEqual([])
    const sent = page.getByRole('rowheader')
    const before = await sent.count()
    const answering = Promise.withResolvers<null>()
    await page.route('**/api/v1/shares/updates', async (route) => {
      await answering.promise
      await route.continue()
    })
    await dialog.getByRole('button', { name: 'Send update' }).click()
    for (let time = 0; time < 3; time += 1) await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(true)
    answering.resolve(null)
    await expect.poll(() => dialog.count()).toBe(0)
    await expect.poll(() => outdated.count()).toBe(0)
    await expect.poll(() => sent.count()).toBe(before + 1)
    await page.getByRole('rowheader').getByRole('link').first().click()
    await expect.poll(() => mainOf(page)).toMatch(/in place of version 1[^]*Changed sections: \d/)
    expect(await mainOf(page)).toMatch(/Link opens\s+Safety data sheet/)
    expect(await findBarriers(page)).toEqual([])
    // What Chromium notes of a frame that has no origin of its own.
    expect(complaints.filter((one) => !one.includes('origin-keyed agent cluster'))).toEqual([])
    await close()
  })

  it('takes a note of a mail that came back', async () => {
    const { page, close } = await open('editor@example.com', '/app/products')
    await shareProduct(app.origin, page, 'gone@example.com')
    const { id } = await app.db.selectFrom('shares').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    await expect
      .poll(async () => (await app.db.selectFrom('deliveries').select('state').where('share_id', '=', id).executeTakeFirstOrThrow()).state)
      .toBe('written')
    await page.goto(`${app.origin}/app/shares/${id}`)
    await expect.poll(() => page.getByRole('article').innerText()).toContain('written to a file, not sent')
    expect(await mainOf(page)).not.toContain('accepted')
    await page.getByRole('button', { name: 'Record that this e-mail was returned' }).click()
    await page.getByLabel('What the returned e-mail says').fill('550 mailbox unavailable')
    const note = page.getByRole('form', { name: 'Record that this e-mail was returned gone@example.com' })
    await note.getByRole('button').click()
    await expect.poll(() => page.getByRole('article').innerText()).toMatch(/returned[^]*550 mailbox unavailable/)
    await close()
  })

  it('of updates is set by those who manage the members, and shown to all, whether a sheet is outdated or not', async () => {
    const [owner, editor] = [await open('both@example.com', '/app/shares'), await open('editor@example.com', '/app/shares')]
    const box = ({ page }: typeof owner) => page.getByRole('checkbox', { name: /^Send updates automatically/ })
    await box(editor).waitFor()
    expect(await box(editor).isDisabled()).toBe(true)
    expect(await mainOf(editor.page)).toContain('Only people who manage the members can change this.')
    await box(owner).click()
    await expect.poll(async () => (await box(owner).isChecked()) && (await box(owner).isEnabled())).toBe(true)
    await owner.page.reload()
    await expect.poll(() => box(owner).isChecked()).toBe(true)
    await owner.close()
    await editor.close()
  })
})
