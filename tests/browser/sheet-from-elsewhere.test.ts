/** A product that begins with an SDScom file: what became of the file is told before the draft. */
import { expect, it } from 'vitest'
import { writeSdscom } from '../../documents/sdscom/write-sdscom.ts'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { startApp } from '../start-app.ts'
import { findBarriers } from './find-barriers.ts'
import { expectNoSidewaysScrolling, openBrowser, screens } from './open-browser.ts'
import { openSignedIn } from './open-signed-in.ts'

const app = await startApp()
const browser = await openBrowser(app.origin)

it('is filled with what the file says, on a phone too, and a file that is none is refused with the reason', async () => {
  const screen = screens.find(({ name }) => name === 'phone')
  const { page, close } = await openSignedIn(browser, app.origin, '/app/products/new', screen ? { screen } : {})
  const file = page.getByLabel('From an SDScom XML file')
  const create = page.getByRole('button', { name: 'Create' })
  await file.setInputFiles({ name: 'other.xml', mimeType: 'application/xml', buffer: Buffer.from('<html/>') })
  await create.click()
  await page.getByText('is not an SDScom safety data sheet').waitFor()
  const sheet = writeSdscom(sdsSourceOf(1003), 'de')
  await file.setInputFiles({ name: 'sheet.xml', mimeType: 'application/xml', buffer: Buffer.from(sheet) })
  await create.click()
  await page.getByRole('heading', { name: 'What became of the file' }).waitFor()
  await page.getByRole('heading', { name: /^Not taken over: \d+$/ }).waitFor()
  await expectNoSidewaysScrolling(page)
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('link', { name: 'To the draft' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Name', exact: true }).first().inputValue()).toBe('Norvik Thin N 35')
  await close()
})
