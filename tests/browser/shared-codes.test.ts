/** A product code that two products have: asked about where it is published, and where a product comes back. */
import { describe, expect, it } from 'vitest'
import { makeUfi } from '../../clp/ufi/ufi.ts'
import { addProduct } from '../share-tools.ts'
import { entriesOf, expectSaved, openEntry } from './editor-parts.ts'
import { findBarriers } from './find-barriers.ts'
import { startTwoGroups } from './start-two-groups.ts'

const { app, first, open } = await startTwoGroups()
const named = (permalinkId: number, code: string) => [
  { id: permalinkId + 20_000, name: `Product ${permalinkId}`, productCodes: [{ id: permalinkId + 40_000, code }] },
]

describe('a product code of another product', () => {
  it('is named in the dialog, and published once it is said why', async () => {
    await addProduct(app, first, 71, [{ date: '2026-02-01', synonyms: named(71, 'Z-7') }])
    const second = await addProduct(app, first, 72, [{ date: '2026-02-01', synonyms: named(72, 'Z-8') }])
    const { page, close } = await open('editor@example.com', `/app/products/${second}/edit`)
    await openEntry(entriesOf(page, 'Other names').first())
    await openEntry(entriesOf(page, 'Product codes').first())
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill('z -7')
    await expectSaved(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await expect.poll(() => dialog.innerText()).toContain('The product code z -7 is also that of Product 71.')
    const publish = dialog.getByRole('button', { name: 'Publish for good' })
    await dialog.getByLabel('Reason', { exact: true }).fill('Another code')
    expect(await publish.isDisabled()).toBe(true)
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByLabel('Reason, which is kept').fill('Both in one tin')
    await publish.click()
    await expect
      .poll(() => app.db.selectFrom('identity_confirmations').select(['reason', 'confirmed_by']).execute())
      .toMatchObject([{ reason: 'Both in one tin', confirmed_by: expect.stringContaining('editor@example.com') }])
    await close()
  })

  it('is asked about when a product comes back', async () => {
    const gone = await addProduct(app, first, 73, [{ date: '2026-02-01', synonyms: named(73, 'Z-9') }])
    const { page, close } = await open('editor@example.com', `/app/products/${gone}`)
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    const restore = page.getByRole('button', { name: 'Restore' })
    await restore.waitFor()
    await addProduct(app, first, 74, [{ date: '2026-02-01', synonyms: named(74, 'Z-9') }])
    await restore.click()
    const dialog = page.getByRole('dialog', { name: 'Restore: ' })
    await expect.poll(() => dialog.innerText()).toContain('The product code Z-9 is also that of Product 74.')
    await dialog.getByLabel('Reason, which is kept').fill('Old stock')
    await dialog.getByRole('button', { name: 'Restore' }).click()
    await page.getByRole('button', { name: 'Withdraw' }).waitFor()
    await close()
  })
})

describe('a UFI of another product', () => {
  const glycerol = (content: number) => ({
    kind: 'mixture' as const,
    ingredients: [{ name: { text: { en: 'glycerol' } }, casNumber: '56-81-5', content, contentRange: { from: 10, to: 60 } }],
  })

  it('is asked about once, and published with one reason', async () => {
    const ufi = makeUfi('DE123456789', 75)
    await addProduct(app, first, 75, [{ date: '2026-02-01', composition: glycerol(20), ufi }])
    const second = await addProduct(app, first, 76, [{ date: '2026-02-01', composition: glycerol(40) }])
    const { page, close } = await open('both@example.com', `/app/products/${second}/edit`)
    await page.getByRole('textbox', { name: 'UFI', exact: true }).fill(ufi)
    await expectSaved(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await dialog.getByRole('radio', { name: 'None of these: overrule, with a reason' }).check()
    await dialog.getByLabel('Reason', { exact: true }).fill('A UFI was missing')
    expect(await dialog.innerText()).not.toContain('Why it is published nevertheless')
    await dialog.getByLabel('Reason, which is kept').fill('One tank, two tins')
    await dialog.getByRole('button', { name: 'Publish for good' }).click()
    await expect
      .poll(() => app.db.selectFrom('identity_confirmations').select('reason').where('kind', '=', 'ufi').execute())
      .toEqual([{ reason: 'One tank, two tins' }])
    await close()
  })
})
