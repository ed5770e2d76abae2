/** Signing in by more than a password: a second factor, set up and asked for, and a provider of OpenID Connect. */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { insertWorkgroup } from '../../server/auth/queries.ts'
import { invite } from '../../server/members/invite.ts'
import { addAccount, password } from '../account.ts'
import { codeOf, wrongOf } from '../second-factor.ts'
import { startOidcProvider } from '../start-oidc-provider.ts'
import { findBarriers } from './find-barriers.ts'
import { hasFocus } from './has-focus.ts'
import { expectNoSidewaysScrolling, screens, waitUntilAlive } from './open-browser.ts'
import { endSessions, signIn } from './open-signed-in.ts'
import { startWorkspace } from './start-workspace.ts'

const provider = await startOidcProvider()
const { app, browser, open } = await startWorkspace({ environment: provider.environment })
const group = await insertWorkgroup(app.db, 'Varnish Works', 'coatings')

/** Sets up a second factor where the page offers it. @returns its secret, and one recovery code */
async function setUp(page: Page): Promise<{ secret: string; recovery: string }> {
  const section = page.getByRole('region', { name: 'Second factor' })
  await section.getByLabel('Current password').fill('not the password')
  await section.getByRole('button', { name: 'Set up' }).click()
  await section.getByText('The current password is not right.').waitFor()
  await section.getByLabel('Current password').fill(password)
  await page.keyboard.press('Enter')
  await section.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  const shown = await section.getByRole('definition').innerText()
  const secret = shown.replaceAll(' ', '')
  await section.getByLabel('Code', { exact: true }).fill(wrongOf(secret))
  await section.getByRole('button', { name: 'Switch on' }).click()
  await section.getByText('This code is not right.').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await expectNoSidewaysScrolling(page)
  return { secret, recovery: await switchOn(page, secret) }
}

/** @returns one recovery code */
async function switchOn(page: Page, secret: string): Promise<string> {
  await page.getByRole('region', { name: 'Second factor' }).getByLabel('Code', { exact: true }).fill(codeOf(secret))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Recovery codes' })
  const [recovery = ''] = (await dialog.getByRole('status', { name: 'Recovery codes' }).innerText()).split('\n')
  expect(await findBarriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'I have kept the codes' }).click()
  return recovery
}

/** A wrong code is told, and the next one lets in where they wanted to go: the page of members. */
async function enterCodes(page: Page, secret: string): Promise<void> {
  await page.keyboard.type(wrongOf(secret))
  await page.keyboard.press('Enter')
  await page.getByText('This code is not right.').waitFor()
  await page.keyboard.type(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/members**')
}

it('an owner sets up a second factor, signs in with a code, and has the session go on with a recovery code', async () => {
  await addAccount(app, 'chief@example.com', { [group]: 'owner' })
  const account = { username: 'chief@example.com', password }
  const { page, context, close } = await open('/app/account', { account })
  const { secret, recovery } = await setUp(page)
  await page.getByText('The second factor is on. Recovery codes left: 10').waitFor()

  await endSessions(app, context)
  await page.goto(`${app.origin}/app/sign-in?to=/app/members`)
  await waitUntilAlive(page)
  await signIn(page, account)
  const code = page.getByRole('textbox', { name: 'Code' })
  await expect.poll(() => hasFocus(code)).toBe(true)
  expect([await code.getAttribute('autocomplete'), await code.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric'])
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByText('Enter a code from your authenticator app.').waitFor()
  await enterCodes(page, secret)

  await page.getByRole('checkbox', { name: 'All members need a second factor' }).click()
  await page.getByText('Saved.').waitFor()
  await endSessions(app, context)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('somebody@example.com')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
  await dialog.getByRole('textbox', { name: 'Recovery code' }).fill(recovery)
  await page.keyboard.press('Enter')
  await expect.poll(() => dialog.count()).toBe(0)
  expect(await page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('somebody@example.com')
  await close()
}, 120_000)

it('a member of a workgroup that requires it sets one up on a phone before anything else, and goes on where they wanted to', async () => {
  await app.db.updateTable('workgroups').set({ requires_second_factor: true }).where('id', '=', group).execute()
  await addAccount(app, 'ana@example.com', { [group]: 'editor' })
  const account = { username: 'ana@example.com', password }
  const { page, close } = await open('/app/company', { account, screen: screens[0], dark: true })
  await page.getByText('A second factor is needed to open Varnish Works.').waitFor()
  expect(await page.getByRole('heading', { name: 'Second factor', level: 1 }).count()).toBe(1)
  await setUp(page)
  await page.getByRole('heading', { name: 'Company', level: 1 }).waitFor()
  await close()
}, 120_000)

it('somebody who is invited signs in with the provider, has no password, and reads why a stranger may not', async () => {
  const workgroup = {
    workgroupId: await insertWorkgroup(app.db, 'Login Works', 'safety'),
    name: '',
    brand: 'safety',
    role: 'owner' as const,
  }
  const user = {
    id: await addAccount(app, 'o@example.com'),
    sessionId: 0,
    email: 'o@example.com',
    name: 'O',
    interfaceLanguage: 'en' as const,
    memberships: [workgroup],
    key: null,
  }
  await invite(app.services, { user: { ...user, signIn: null }, workgroup }, { email: 'berta@example.com', role: 'viewer' })
  provider.people.set('berta', { email: 'berta@example.com', email_verified: true, name: 'Berta' })
  provider.people.set('stranger', { email: 'stranger@example.com', email_verified: true })
  const { page, close } = await browser.openPage({ screen: screens[0] })
  await page.goto(`${app.safetyOrigin}/app/sign-in?to=/app/account`)
  provider.takeForPerson('stranger')
  await page.getByRole('link', { name: 'Sign in with Works Login' }).click()
  await page.getByRole('alert').getByText('There is no account for you here.').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await expectNoSidewaysScrolling(page)
  provider.takeForPerson('berta')
  await page.getByRole('link', { name: 'Sign in with Works Login' }).click()
  await page.waitForURL('**/app/account**')
  await page.getByText('This account has no password.').waitFor()
  await page.getByText('Your account is connected with Works Login.').waitFor()
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  // No password can be asked for: a link by mail sets the first one.
  expect(await page.getByLabel('Current password').count()).toBe(0)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByText('An e-mail with a link is on its way to berta@example.com.').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await close()
  const links = await app.db
    .selectFrom('account_links')
    .select('kind')
    .where('email', '=', 'berta@example.com')
    .orderBy('created_at')
    .execute()
  expect(links.map(({ kind }) => kind)).toEqual(['invitation', 'password'])
}, 120_000)

it('with a second factor is asked for a code behind the provider too, by the keyboard alone, and a recovery code goes as well', async () => {
  const works = await insertWorkgroup(app.db, 'Guarded Works', 'safety')
  await addAccount(app, 'dora@example.com', { [works]: 'owner' })
  await app.db.updateTable('users').set({ password_hash: '' }).where('email', '=', 'dora@example.com').execute()
  provider.people.set('dora', { email: 'dora@example.com', email_verified: true })
  provider.takeForPerson('dora')
  const { page, context, close } = await browser.openPage({ screen: screens[0] })
  const enter = async (to: string) => {
    await page.goto(`${app.safetyOrigin}/app/sign-in?to=${to}`)
    await page.getByRole('link', { name: 'Sign in with Works Login' }).click()
  }
  await enter('/app/account')
  const section = page.getByRole('region', { name: 'Second factor' })
  await section.getByRole('button', { name: 'Set up' }).click()
  await section.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  const secret = (await section.getByRole('definition').innerText()).replaceAll(' ', '')
  const recovery = await switchOn(page, secret)

  await endSessions(app, context)
  await enter('/app/members')
  const code = page.getByRole('textbox', { name: 'Code' })
  await expect.poll(() => hasFocus(code)).toBe(true)
  expect(await findBarriers(page)).toEqual([])
  await expectNoSidewaysScrolling(page)
  // Nothing of the workspace is there before the code.
  expect(await page.evaluate(async () => (await fetch('/api/v1/products')).status)).toBe(401)
  await enterCodes(page, secret)

  await endSessions(app, context)
  await enter('/app/members')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/members**')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await close()
}, 120_000)

it('whose session ended signs in again with the provider, in a tab of its own, and has what was typed; somebody else has not', async () => {
  const shop = await insertWorkgroup(app.db, 'Typed Works', 'safety')
  const id = await addAccount(app, 'carla@example.com', { [shop]: 'owner' })
  await addAccount(app, 'other@example.com', { [shop]: 'owner' })
  for (const email of ['carla@example.com', 'other@example.com'])
    await app.db.updateTable('users').set({ password_hash: '' }).where('email', '=', email).execute()
  provider.people.set('carla', { email: 'carla@example.com', email_verified: true })
  provider.people.set('other', { email: 'other@example.com', email_verified: true })
  const { page, context, close } = await browser.openPage()
  provider.takeForPerson('carla')
  await page.goto(`${app.safetyOrigin}/app/sign-in?to=/app/members`)
  await page.getByRole('link', { name: 'Sign in with Works Login' }).click()
  await page.waitForURL('**/app/members**')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('somebody@example.com')
  await endSessions(app, context)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.waitFor()
  expect(await dialog.getByLabel('Password').count()).toBe(0)
  expect(await findBarriers(page)).toEqual([])
  for (const [person, isLetIn] of [
    ['other', false],
    ['carla', true],
  ] as const) {
    provider.takeForPerson(person)
    const opening = context.waitForEvent('page')
    await dialog.getByRole('link', { name: 'Sign in with Works Login' }).click()
    const beside = await opening
    await beside.getByText('Close this tab and go on in the one where you were.').waitFor()
    await beside.close()
    const renewed = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/auth/token'))
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await renewed
    if (isLetIn) await dialog.waitFor({ state: 'detached' })
    // It stays, and the provider is asked for another account there.
    else
      await expect
        .poll(() => dialog.getByRole('link', { name: 'Sign in with Works Login' }).getAttribute('href'))
        .toBe('/api/v1/auth/oidc?to=%2Fapp%2Fsigned-in&again=1')
  }
  expect(await page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('somebody@example.com')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText('somebody@example.com').first().waitFor()
  const [entry] = await app.db
    .selectFrom('deeds')
    .select(['kind', 'user_id'])
    .where('workgroup_id', '=', shop)
    .orderBy('id', 'desc')
    .execute()
  expect(entry).toEqual({ kind: 'members.invited', user_id: id })
  await close()
}, 120_000)
