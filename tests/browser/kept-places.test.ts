/** Back and a reload in the workspace: where one was, what was open there, and what was typed. */
import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { addAccount, password } from '../account.ts'
import { screens, waitUntilLoaded } from './open-browser.ts'
import { demo, signIn } from './open-signed-in.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, open } = await startWorkspace()

const [phone, , desktop] = screens
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
/** Lines of text begin between two pixels, so that one is as near as the other. */
const distance = async (page: Page, from: number) => Math.abs((await scrolled(page)) - from)
/** As a person does: the page is theirs from then on. */
async function scrollTo(page: Page, part: number): Promise<number> {
  await page.mouse.wheel(0, 1)
  await page.evaluate((share) => window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) * share), part)
  return scrolled(page)
}

describe('a page of the workspace that comes back', () => {
  it.each([phone, desktop])(
    'stands where it was left, ten times in a row, on a $name',
    async (screen) => {
      const { page, close } = await open('/app/products', { screen })
      for (const [address, part] of [
        ['/app/products', 0.9],
        ['/app/products/5010', 0.6],
        ['/app/products/5030/classification', 0.8],
        ['/app/products/5010/edit?part=composition', 0.5],
        ['/app/account', 0.7],
      ] as const) {
        await page.goto(app.origin + address)
        await waitUntilLoaded(page)
        // What comes late and above would move what is seen, and the figure with it.
        await page.waitForLoadState('networkidle')
        // Asked for anew by its address, whatever was left at another one before.
        expect(await scrolled(page)).toBe(0)
        const before = await scrollTo(page, part)
        await page.reload()
        await expect.poll(() => distance(page, before), { message: `${address} loaded again` }).toBeLessThanOrEqual(1)
        await waitUntilLoaded(page)
        expect(await distance(page, before)).toBeLessThanOrEqual(1)
        // Any other place of the workspace.
        await page.getByRole('link', { name: 'Sent sheets', includeHidden: true }).first().dispatchEvent('click')
        await page.getByRole('heading', { level: 1, name: 'Sent sheets' }).waitFor()
        await page.goBack()
        await expect.poll(() => distance(page, before), { message: `Back to ${address}` }).toBeLessThanOrEqual(1)
      }
      await close()
    },
    240_000,
  )

  it('begins below the steps where one of them is pressed from far down, and is found again by Back', async () => {
    const { page, close } = await open('/app/products/5030/classification', { screen: phone })
    const steps = page.getByRole('navigation', { name: 'Steps to the safety data sheet' })
    await waitUntilLoaded(page)
    const before = await scrollTo(page, 0.9)
    await steps.getByRole('link', { name: /^Proposals/ }).click()
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
    await page.getByRole('heading', { name: 'Precautionary statements' }).waitFor()
    const place = () => first.evaluate((heading) => heading.getBoundingClientRect().top / window.innerHeight)
    await expect.poll(place).toBeLessThan(0.5)
    expect(await place()).toBeGreaterThan(0)
    await page.goBack()
    await expect.poll(() => distance(page, before)).toBeLessThanOrEqual(1)
    await close()
  })

  it('has the same rows open and the same filter on', async () => {
    const { page, close } = await open('/app/products/5030/classification')
    const terms = page.getByRole('group').filter({ hasText: 'Terms: Skin Irrit. 2, H315' }).first()
    await terms.getByText('Terms: Skin Irrit. 2, H315').click()
    await page.getByRole('button', { name: 'Overrule: Skin Irrit. 2, H315' }).click()
    const form = page.getByRole('form', { name: 'Overrule: Skin Irrit. 2, H315' })
    await form.waitFor()
    await page.reload()
    await form.waitFor()
    await expect.poll(() => terms.evaluate((details) => details instanceof HTMLDetailsElement && details.open)).toBe(true)
    await page.goto(`${app.origin}/app/products/5030/proposals`)
    const filter = page.getByRole('button', { name: 'Only open ones' })
    await filter.click()
    await page.reload()
    await expect.poll(() => filter.getAttribute('aria-pressed')).toBe('true')
    await close()
  }, 120_000)
})

describe('what was typed into a form and not sent', () => {
  it('is there for the person who typed it, after a reload and after signing in again, and for nobody else', async () => {
    const other = 'other@example.com'
    const { workgroup_id: group } = await app.db
      .selectFrom('products')
      .select('workgroup_id')
      .where('permalink_id', '=', 1003)
      .executeTakeFirstOrThrow()
    await addAccount(app, other, { [group]: 'owner' })
    const { page, close } = await open('/app/products/5030/classification')
    const reason = page.getByRole('textbox', { name: 'Reason' })
    await page.getByRole('button', { name: 'Overrule: Skin Irrit. 2, H315' }).click()
    await reason.fill('OECD 439, half a sen')
    await page.reload()
    await expect.poll(() => reason.inputValue()).toBe('OECD 439, half a sen')
    const signOut = async () => {
      await page.getByRole('button', { name: 'Sign out' }).first().click()
      await page.waitForURL(/sign-in/)
    }
    await signOut()
    await signIn(page, { username: other, password })
    await page.waitForURL(/app\/products/)
    await page.goto(`${app.origin}/app/products/5030/classification`)
    await page.getByRole('region', { name: 'Applies' }).waitFor()
    await page.getByRole('button', { name: 'Overrule: Skin Irrit. 2, H315' }).click()
    expect(await reason.inputValue()).toBe('')
    await signOut()
    await signIn(page, demo)
    await page.waitForURL(/app\/products/)
    await page.goto(`${app.origin}/app/products/5030/classification`)
    await expect.poll(() => reason.inputValue()).toBe('OECD 439, half a sen')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => reason.inputValue()).toBe('')
    await close()
  }, 120_000)
})
