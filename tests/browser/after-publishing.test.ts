/** What is one press away once a version is published. */
import { expect, it } from 'vitest'
import { addProduct } from '../share-tools.ts'
import { expectSaved, nameOf } from './editor-parts.ts'
import { findBarriers } from './find-barriers.ts'
import { shareProduct } from './share-product.ts'
import { startTwoGroups } from './start-two-groups.ts'

const { app, first, open } = await startTwoGroups()

it('leads to the public page, the labels, and those who hold an older version', async () => {
  const product = await addProduct(app, first, 90)
  const { page, close } = await open('editor@example.com', '/app/products')
  await shareProduct(app.origin, page, 'one@example.com two@example.com', product)
  await page.goto(`${app.origin}/app/products/${product}/edit`)
  await nameOf(page).fill('Published anew')
  await expectSaved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByLabel('Reason').fill('The trade name changed.')
  await dialog.getByRole('button', { name: 'Publish for good' }).click()
  await expect.poll(() => dialog.count()).toBe(0)
  const after = page.getByRole('status').filter({ hasText: 'Version 2 is published' })
  await expect.poll(() => after.innerText()).toContain('2 recipients hold an older version')
  // It is where the eye is, and the keyboard goes on from it.
  await expect.poll(() => after.evaluate((banner) => banner.contains(document.activeElement))).toBe(true)
  await expect.poll(() => after.evaluate((banner) => banner.getBoundingClientRect().top >= 0)).toBe(true)
  const hrefs = await after.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['/p/90/en/pd/1', '/p/90/en/ee/1', '/p/90/en/mh/1'])
  for (const href of hrefs) expect((await app.fetch(href ?? '')).status).toBe(200)
  expect(await findBarriers(page)).toEqual([])
  await after.getByRole('button', { name: '2 recipients hold an older version' }).click()
  const update = page.getByRole('dialog', { name: 'Send update' })
  await expect.poll(() => update.innerText()).toContain('one@example.com')
  await update.getByRole('button', { name: 'Send update' }).click()
  await expect.poll(() => update.count()).toBe(0)
  await expect.poll(() => after.innerText()).not.toContain('older version')
  await close()
})
