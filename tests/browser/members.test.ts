/** Members: an owner invites somebody by mail, who makes an account by the link and works in the workgroup. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { insertWorkgroup } from '../../server/auth/queries.ts'
import { addAccount, password } from '../account.ts'
import { findBarriers } from './find-barriers.ts'
import { hasFocus } from './has-focus.ts'
import { expectNoSidewaysScrolling, screens } from './open-browser.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, open } = await startWorkspace()

it('somebody who is invited by mail makes an account on a phone and belongs to the workgroup, until they are taken out', async () => {
  const group = await insertWorkgroup(app.db, 'Varnish Works', 'coatings')
  await addAccount(app, 'chief@example.com', { [group]: 'owner' })
  const { page, close } = await open('/app/account', { account: { username: 'chief@example.com', password } })
  await page.getByRole('link', { name: 'Members' }).click()
  await page.getByText('There are no open invitations.').waitFor()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText('Enter an e-mail address.').waitFor()
  const field = page.getByRole('textbox', { name: 'E-mail' })
  await expect.poll(() => hasFocus(field)).toBe(true)
  await page.keyboard.type('ana@example.com')
  await page.keyboard.press('Enter')
  const invitation = page.getByRole('row', { name: 'ana@example.com' })
  await invitation.getByText('may read and share').waitFor()
  expect(await findBarriers(page)).toEqual([])

  const { id } = await app.db.selectFrom('account_links').select('id').where('email', '=', 'ana@example.com').executeTakeFirstOrThrow()
  const readMail = () =>
    readFile(path.join(app.services.mail.folder, `${id}.eml`)).then(
      (file) => PostalMime.parse(file),
      () => null,
    )
  await expect.poll(readMail, { timeout: 30_000 }).not.toBeNull()
  const [address = ''] = /http\S+#[\w-]{43}/.exec((await readMail())?.text ?? '') ?? []

  const guest = await page.context().browser()?.newContext({ viewport: screens[0], colorScheme: 'dark' })
  if (!guest) throw new Error('There is no browser')
  const invited = await guest.newPage()
  await invited.goto(address)
  await invited.getByText('chief@example.com invites you to Varnish Works').waitFor()
  expect(await findBarriers(invited)).toEqual([])
  await expectNoSidewaysScrolling(invited)
  await invited.getByRole('textbox', { name: 'Name' }).fill('Ana')
  await invited.getByRole('textbox', { name: 'Password' }).fill('short')
  await invited.getByRole('button', { name: 'Join' }).click()
  await invited.getByText('This password is too short').waitFor()
  await invited.getByRole('textbox', { name: 'Password' }).fill(password)
  await invited.keyboard.press('Enter')
  await invited.waitForURL('**/app/products**')
  await invited.goto(address)
  await invited.getByText('This link is no longer good').waitFor()
  await guest.close()

  await page.reload()
  await page.getByRole('row', { name: 'Ana' }).getByRole('button', { name: 'Take out of the workgroup: Ana' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take out', exact: true }).click()
  await expect.poll(() => page.getByRole('row', { name: 'ana@example.com' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Take out of the workgroup: chief@example.com' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take out', exact: true }).click()
  await page.getByText('The workgroup needs another owner first.').waitFor()
  await close()
})
