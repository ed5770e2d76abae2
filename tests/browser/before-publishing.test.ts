/** What readers will see, before a version is for good. */
import { expect, it } from 'vitest'
import { addProduct } from '../share-tools.ts'
import { expectSaved, nameOf } from './editor-parts.ts'
import { findBarriers } from './find-barriers.ts'
import { startTwoGroups } from './start-two-groups.ts'

const { app, first, open } = await startTwoGroups()

it('shows the differences, the whole sheet with its marks, the label and the poster, in another language too', async () => {
  const product = await addProduct(app, first, 91)
  const { page, close } = await open('editor@example.com', `/app/products/${product}/edit`)
  await nameOf(page).fill('Tested varnish')
  await expectSaved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  const changes = dialog.getByRole('group', { name: 'Changes only' })
  await expect.poll(() => changes.getByRole('insertion').allInnerTexts()).toContain('Tested varnish')

  await dialog.getByText('Safety data sheet', { exact: true }).first().click()
  const sheet = dialog.getByRole('group', { name: 'Safety data sheet' })
  await expect.poll(() => sheet.getByRole('heading', { level: 2 }).count()).toBe(16)
  expect((await sheet.getByRole('insertion').allInnerTexts()).join(' ')).toContain('Tested varnish')
  expect(await findBarriers(page)).toEqual([])

  await dialog.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'suomi' }).click()
  await expect.poll(() => sheet.innerText()).toContain('Ensiaputoimenpiteet')
  expect(await sheet.getByRole('article').getAttribute('lang')).toBe('fi')

  await dialog.getByText('Label', { exact: true }).click()
  const picture = dialog.getByRole('img', { name: 'Label' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)

  await dialog.getByText('Safety instructions', { exact: true }).click()
  await expect
    .poll(() => dialog.getByRole('group', { name: 'Safety instructions' }).getByRole('article').innerText())
    .toContain('Tested varnish')
  expect(await findBarriers(page)).toEqual([])
  await close()
})

it('says of a product that somebody has withdrawn meanwhile what comes first, and asks for no reason in vain', async () => {
  const product = await addProduct(app, first, 92)
  const { page, close } = await open('editor@example.com', `/app/products/${product}/edit`)
  const colleague = await open('both@example.com', `/app/products/${product}`)
  await colleague.page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await colleague.page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await colleague.page.getByText('This product is withdrawn').waitFor()
  await nameOf(page).fill('Withdrawn varnish')
  await expectSaved(page)
  const said = 'A withdrawn product can only be published once it is restored.'
  await page.getByRole('main').getByText(said).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const publish = page.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Publish for good' })
  await expect.poll(() => publish.isDisabled()).toBe(true)
  await expect.poll(() => page.getByRole('dialog', { name: 'Publish' }).getByText(said).count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: 'Product', exact: true }).last().click()
  await page.getByRole('button', { name: 'Restore', exact: true }).waitFor()
  await colleague.close()
  await close()
})
