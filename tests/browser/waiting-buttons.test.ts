/** Buttons that cannot be pressed yet say beside them what they wait for. */
import type { Locator, Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { lacquer } from './editor-parts.ts'
import { holdCalls } from './open-browser.ts'
import { startWorkspace } from './start-workspace.ts'

const { open } = await startWorkspace()

/** The text that a disabled button is described by, as it is seen. */
async function reasonOf(button: Locator): Promise<string> {
  expect(await button.isDisabled()).toBe(true)
  const id = await button.getAttribute('aria-describedby')
  const reason = button.page().locator(`[id="${id}"]`)
  expect(await reason.isVisible()).toBe(true)
  return reason.innerText()
}
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

describe('a disabled button', () => {
  it('of publishing waits for a document, a day and a reason, one after the other', async () => {
    const { page, close } = await open(`${lacquer}/edit`)
    await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Lacquer, renamed')
    await page.getByRole('button', { name: 'Publish' }).click()
    const dialog = dialogOf(page, 'Publish')
    const button = dialog.getByRole('button', { name: 'Publish for good' })
    await expect.poll(() => reasonOf(button)).toBe('Reason: is missing')
    await dialog.getByLabel('Date of the revision').fill('31/02/2027')
    await expect.poll(() => reasonOf(button)).toMatch(/^Date of the revision: /)
    await dialog.getByRole('checkbox', { name: 'Safety data sheet' }).uncheck()
    await expect.poll(() => reasonOf(button)).toBe('New version of: is missing')
    await close()
  })

  it('of sharing waits for a recipient, and for the server while it sends', async () => {
    const { page, close } = await open(lacquer)
    await page.getByRole('button', { name: 'Share' }).click()
    const dialog = dialogOf(page, 'Share products')
    const send = dialog.getByRole('button', { name: 'Send' })
    expect(await reasonOf(send)).toBe('Enter at least one e-mail address')
    expect(await reasonOf(dialog.getByRole('button', { name: 'Preview' }))).toBe('Enter at least one e-mail address')
    expect(await reasonOf(dialog.getByRole('button', { name: /^Remove .*Lacquer/ }))).toBe('One product must remain.')
    await dialog.getByLabel(/^Recipients/).fill('nobody')
    await expect.poll(() => reasonOf(send)).toContain('nobody')
    await dialog.getByLabel(/^Recipients/).fill('anna@example.com')
    await expect.poll(() => send.isEnabled()).toBe(true)
    const release = await holdCalls(page, '**/group_action/share')
    await send.click()
    await expect.poll(() => reasonOf(dialog.locator('footer .btn-primary'))).toBe('Waiting for the server …')
    expect(await reasonOf(dialog.getByRole('button', { name: 'Close' }))).toBe('Waiting for the server …')
    release()
    await dialog.waitFor({ state: 'detached' })
    await close()
  })

  it('of withdrawing waits for who holds links, and says so', async () => {
    const { page, close } = await open(lacquer)
    const release = await holdCalls(page, '**/link-holders')
    await page.getByRole('button', { name: 'Withdraw' }).click()
    const dialog = dialogOf(page, /^Withdraw/)
    expect(await reasonOf(dialog.getByRole('button', { name: 'Withdraw' }))).toBe('Loading …')
    release()
    await expect.poll(() => dialog.getByRole('button', { name: 'Withdraw' }).isEnabled()).toBe(true)
    await close()
  })
})
