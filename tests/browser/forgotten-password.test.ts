/** A forgotten password, from the sign-in page over the mail to another one; the sessions that are seen and ended; and the log of it. */
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
const next = 'three unrelated words'
const account = { username: 'chief@example.com', password }

it('whoever forgot their password sets another one on a phone, sees their sessions, ends one, and reads of it in the log', async () => {
  const group = await insertWorkgroup(app.db, 'Varnish Works', 'coatings')
  await addAccount(app, account.username, { [group]: 'owner' })
  const { page: signedIn, close } = await open('/app/account', { account })
  await signedIn.getByText('this session').waitFor()

  const phone = await signedIn.context().browser()?.newContext({ viewport: screens[0], colorScheme: 'dark' })
  if (!phone) throw new Error('There is no browser')
  const page = await phone.newPage()
  await page.goto(new URL('/app/sign-in', signedIn.url()).href)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByText('Enter an e-mail address.').waitFor()
  const field = page.getByRole('textbox', { name: 'User name' })
  await expect.poll(() => hasFocus(field)).toBe(true)
  expect(await findBarriers(page)).toEqual([])
  await field.fill(account.username)
  await page.keyboard.press('Enter')
  await page.getByText(`If ${account.username} has an account`).waitFor()
  expect(await findBarriers(page)).toEqual([])

  const links = app.db.selectFrom('account_links').select('id').where('email', '=', account.username)
  const { id } = await links.executeTakeFirstOrThrow()
  const readMail = () =>
    readFile(path.join(app.services.mail.folder, `${id}.eml`)).then(
      (file) => PostalMime.parse(file),
      () => null,
    )
  await expect.poll(readMail, { timeout: 30_000 }).not.toBeNull()
  const [address = ''] = /http\S+#[\w-]{43}/.exec((await readMail())?.text ?? '') ?? []
  await page.goto(address)
  await page.getByRole('textbox', { name: 'New password' }).fill('short')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByText('This password is too short').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await expectNoSidewaysScrolling(page)
  await page.getByRole('textbox', { name: 'New password' }).fill(next)
  await page.keyboard.press('Enter')
  await page.getByText('Your new password is set').waitFor()

  // Where somebody still worked, it is over.
  await signedIn.reload()
  await signedIn.waitForURL('**/app/sign-in**')
  await page.reload()
  await page.getByText('This link was used already').waitFor()
  await page.getByRole('link', { name: 'Ask for a new link' }).waitFor()
  await page.goto(address.replace(/#.*/, '#nothing'))
  await page.getByText('This link is no longer good').waitFor()

  for (const one of [page, signedIn]) {
    await one.goto(new URL('/app/sign-in?to=/app/account', address).href)
    await one.getByRole('textbox', { name: 'User name' }).fill(account.username)
    await one.getByRole('textbox', { name: 'Password' }).fill(next)
    await one.keyboard.press('Enter')
    await one.waitForURL('**/app/account')
  }
  await signedIn.getByText('this session').waitFor()
  expect(await findBarriers(signedIn)).toEqual([])
  await signedIn.getByRole('button', { name: 'End session: Chrome on Linux' }).click()
  await signedIn.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click()
  await signedIn.getByText('Session ended.').waitFor()
  await expect.poll(() => signedIn.getByRole('button', { name: /^End session/ }).count()).toBe(0)
  await page.reload()
  await page.waitForURL('**/app/sign-in**')
  await phone.close()

  await signedIn.getByRole('link', { name: 'Log', exact: true }).click()
  await signedIn.getByRole('row', { name: 'Sessions ended: 1' }).waitFor()
  await signedIn.getByRole('row', { name: 'Password set by a link from an e-mail' }).waitFor()
  expect(await findBarriers(signedIn)).toEqual([])
  await signedIn.setViewportSize(screens[0])
  await expectNoSidewaysScrolling(signedIn)
  await close()
}, 120_000)
