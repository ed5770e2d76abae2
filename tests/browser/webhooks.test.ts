/** Webhooks: an owner adds a receiver, sees what it was told, has it told again, changes its secret and removes it. */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { insertWorkgroup } from '../../server/auth/queries.ts'
import { addAccount, password } from '../account.ts'
import { startReceiver } from '../receiver.ts'
import { addProduct } from '../share-tools.ts'
import { verify } from '../webhook-tools.ts'
import { chooseOption } from './choose-option.ts'
import { findBarriers } from './find-barriers.ts'
import { hasFocus } from './has-focus.ts'
import { expectNoSidewaysScrolling, screens } from './open-browser.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, open } = await startWorkspace({ environment: { WEBHOOK_HOSTS: '127.0.0.1' } })
const receiver = await startReceiver()

describe('the receivers of a workgroup', () => {
  it('are added by keyboard, told, told again, and removed', async () => {
    const group = await insertWorkgroup(app.db, 'Webhooks', 'coatings')
    const username = 'webhooks@example.com'
    await addAccount(app, username, { [group]: 'owner' })
    const { page, close } = await open('/app/account', { screen: screens[0], dark: true, account: { username, password } })
    await page.getByRole('link', { name: 'Webhooks' }).click()
    await page.getByText('There are no receivers yet.').waitFor()
    await page.getByRole('button', { name: 'Add receiver' }).click()
    await page.getByText('Enter an address that begins with https://.').waitFor()
    const url = page.getByRole('textbox', { name: 'Address of the receiver' })
    await expect.poll(() => hasFocus(url)).toBe(true)
    await page.keyboard.type('http://192.168.1.1/')
    await page.keyboard.press('Enter')
    await page.getByText('Choose at least one event.').waitFor()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await page.getByText('the https:// address of a public server').waitFor()
    await url.fill(receiver.url)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Secret of the receiver' })
    const shown = dialog.getByRole('status', { name: 'Secret of the receiver' })
    await shown.waitFor()
    const secret = (await shown.textContent()) ?? ''
    expect(await findBarriers(page)).toStrictEqual([])
    await dialog.getByRole('button', { name: 'I have kept the secret' }).click()
    const entry = page.getByRole('article', { name: receiver.url })
    await entry.getByText('New version').waitFor()

    await entry.getByText('Change receiver').first().click()
    const given = entry.getByRole('textbox', { name: 'Address of the receiver' })
    expect(await given.inputValue()).toBe(receiver.url)
    expect(await entry.getByRole('checkbox', { name: 'New version' }).isChecked()).toBe(true)
    await given.fill('')
    await entry.getByRole('button', { name: 'Change receiver' }).click()
    await entry.getByText('Enter an address that begins with https://.').waitFor()
    await given.fill(receiver.url)
    await entry.getByRole('checkbox', { name: 'Product withdrawn' }).check()
    expect(await findBarriers(page)).toStrictEqual([])
    await entry.getByRole('button', { name: 'Change receiver' }).click()
    await entry.getByText('New version · Product withdrawn').waitFor()
    await given.waitFor({ state: 'detached' })

    await addProduct(app, group, 30_001, [{ date: '2026-03-01' }])
    await expect.poll(() => receiver.taken.length, { timeout: 20_000 }).toBe(1)
    const [first] = receiver.taken
    expect(first && verify(secret, first)).toMatchObject({ data: { product: { id: 30_001 }, version: 1 } })
    await entry.getByText('Last messages').click()
    const row = entry.getByRole('row', { name: 'New version' })
    await row.getByText('delivered').waitFor()
    await row.getByRole('button', { name: 'Send again' }).click()
    await expect.poll(() => receiver.taken.length, { timeout: 20_000 }).toBe(2)
    expect(receiver.taken[1]?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(await findBarriers(page)).toStrictEqual([])
    await expectNoSidewaysScrolling(page)

    await chooseOption(entry.getByRole('combobox', { name: 'State' }), 'failed')
    await entry.getByText('There is no entry for this choice.').waitFor()

    // It took nothing for two days: one message waits, two were given up.
    await sql`update webhooks set failing_since = now() - interval '2 days'`.execute(app.db)
    await sql`insert into webhook_deliveries (webhook_id, permalink_id, type, occurred_at, detail, state)
      select webhook_id, permalink_id, type, now() - hours * interval '1 hour', detail, case hours when 2 then 'waiting' else 'failed' end
      from webhook_deliveries, generate_series(2, 4) as hours`.execute(app.db)
    await page.reload()
    await entry.getByText(/^Has taken no message since /).waitFor()
    await entry.getByText(/^Waiting: 1, the oldest since /).waitFor()
    const lost = entry.getByText('Given up after 3\u00a0days: 2')
    await lost.waitFor()
    expect(await findBarriers(page)).toStrictEqual([])
    await expectNoSidewaysScrolling(page)
    await entry.getByRole('button', { name: 'Send given-up messages again' }).click()
    await page.getByRole('dialog').getByText('Messages: 2.').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Send given-up messages again' }).click()
    await expect.poll(() => receiver.taken.length, { timeout: 30_000 }).toBe(5)
    await lost.waitFor({ state: 'detached' })

    await entry.getByRole('button', { name: 'New secret' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'New secret' }).click()
    await shown.waitFor()
    expect(await shown.textContent()).not.toBe(secret)
    await dialog.getByRole('button', { name: 'I have kept the secret' }).click()
    await entry.getByText('Signed with both secrets until').waitFor()
    await entry.getByRole('button', { name: 'Pause' }).click()
    await entry.getByText('Paused: messages wait').waitFor()
    await entry.getByRole('button', { name: 'Remove receiver' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove receiver' }).click()
    await page.getByText('There are no receivers yet.').waitFor()
    await close()
  }, 120_000)
})
