/** Keys for machines: an owner makes one, a program works with it, and the owner revokes it. */
import { describe, expect, it } from 'vitest'
import { insertWorkgroup } from '../../server/auth/queries.ts'
import { addAccount, password } from '../account.ts'
import { findBarriers } from './find-barriers.ts'
import { hasFocus } from './has-focus.ts'
import { expectNoSidewaysScrolling, screens } from './open-browser.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, open } = await startWorkspace()

async function openAs(name: string, role: 'owner' | 'editor', address: string, options = {}) {
  const group = await insertWorkgroup(app.db, name, 'coatings')
  const username = `${name.toLowerCase()}@example.com`
  await addAccount(app, username, { [group]: role })
  return open(address, { ...options, account: { username, password } })
}

const ask = async (key: string) => (await app.fetch('/api/v1/workgroup', { headers: { authorization: `Bearer ${key}` } })).status

describe('the keys of a workgroup', () => {
  it('are made by keyboard, shown once, and revoked at once', async () => {
    const { page, close } = await openAs('Keys', 'owner', '/app/account', { screen: screens[0], dark: true })
    await page.getByRole('link', { name: 'Keys for machines' }).click()
    await page.getByText('There are no keys yet.').waitFor()
    const create = page.getByRole('button', { name: 'Create key' })
    await create.click()
    await page.getByText('Enter a name.').waitFor()
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await expect.poll(() => hasFocus(name)).toBe(true)
    await page.keyboard.type('Shop')
    await page.keyboard.press('Enter')
    await page.getByText('Choose at least one permission.').waitFor()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'New key' })
    const shown = dialog.getByRole('status', { name: 'New key' })
    await shown.waitFor()
    const key = (await shown.textContent()) ?? ''
    expect(key).toMatch(/^psk_\w{46}$/)
    expect(await findBarriers(page)).toStrictEqual([])
    await page.keyboard.press('Escape')
    expect(await ask(key)).toBe(200)
    await dialog.getByRole('button', { name: 'Copy key' }).click()
    await dialog.getByText('Copied').waitFor()
    await dialog.getByRole('button', { name: 'I have kept the key' }).click()
    const row = page.getByRole('row', { name: 'Shop' })
    await row.getByText('Read products and documents').waitFor()
    expect(await page.content()).not.toContain(key.slice(12))
    expect(await findBarriers(page)).toStrictEqual([])
    await expectNoSidewaysScrolling(page)
    await row.getByRole('button', { name: 'Revoke key: Shop' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
    await row.getByText('Revoked').waitFor()
    expect(await ask(key)).toBe(401)
    await close()
  })

  it('are no business of an editor', async () => {
    const { page, close } = await openAs('Editing', 'editor', '/app/keys')
    await page.getByText('Only owners of the workgroup can see keys.').waitFor()
    expect(await page.getByRole('button', { name: 'Create key' }).count()).toBe(0)
    await page.goto(`${app.origin}/app/account`)
    await page.getByRole('main').getByRole('link', { name: 'Your company' }).waitFor()
    expect(await page.getByRole('link', { name: 'Keys for machines' }).count()).toBe(0)
    await close()
  })
})
