/** Buttons that cannot be pressed yet say beside them what they wait for. */
import type { Locator, Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { lacquer } from './editor-parts.ts'
import { holdCalls } from './open-browser.ts'
import { startWorkspace } from './start-workspace.ts'

const { open } = await startWorkspace()

/** Waits until a button cannot be pressed and says why, to those who see it and to those who hear it. */
async function expectReason(dialog: Locator, name: string | RegExp, reason: string | RegExp): Promise<void> {
  await dialog.getByText(reason, { exact: true }).filter({ visible: true }).first().waitFor()
  await dialog.getByRole('button', { name, disabled: true, description: reason, exact: true }).waitFor()
}
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

describe('a disabled button', () => {
  it('of publishing waits for a document, a day and a reason, one after the other', async () => {
    const { page, close } = await open(`${lacquer}/edit`)
    await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Lacquer, renamed')
    await page.getByRole('button', { name: 'Publish' }).click()
    const dialog = dialogOf(page, 'Publish')
    await expectReason(dialog, 'Publish for good', 'Reason: is missing')
    await dialog.getByLabel('Date of the revision').fill('31/02/2027')
    await expectReason(dialog, 'Publish for good', /^Date of the revision: /)
    await dialog.getByRole('checkbox', { name: 'Safety data sheet' }).uncheck()
    await expectReason(dialog, 'Publish for good', 'New version of: is missing')
    await close()
  })

  it('of sharing waits for a recipient, and for the server while it sends', async () => {
    const { page, close } = await open(lacquer)
    await page.getByRole('button', { name: 'Share' }).click()
    const dialog = dialogOf(page, 'Share products')
    const send = dialog.getByRole('button', { name: 'Send' })
    await expectReason(dialog, 'Send', 'Enter at least one e-mail address')
    await expectReason(dialog, 'Preview', 'Enter at least one e-mail address')
    await expectReason(dialog, /^Remove .*Lacquer/, 'One product must remain.')
    await dialog.getByLabel(/^Recipients/).fill('nobody')
    await expectReason(dialog, 'Send', /nobody/)
    await dialog.getByLabel(/^Recipients/).fill('anna@example.com')
    await expect.poll(() => send.isEnabled()).toBe(true)
    const release = await holdCalls(page, '**/group_action/share')
    await send.click()
    await expectReason(dialog, 'Sending …', 'Waiting for the server …')
    await expectReason(dialog, 'Close', 'Waiting for the server …')
    release()
    await dialog.waitFor({ state: 'detached' })
    await close()
  })

  it('of withdrawing waits for who holds links, and says so', async () => {
    const { page, close } = await open(lacquer)
    const release = await holdCalls(page, '**/link-holders')
    await page.getByRole('button', { name: 'Withdraw' }).click()
    const dialog = dialogOf(page, /^Withdraw/)
    await expectReason(dialog, 'Withdraw', 'Loading …')
    release()
    await expect.poll(() => dialog.getByRole('button', { name: 'Withdraw' }).isEnabled()).toBe(true)
    await close()
  })
})
