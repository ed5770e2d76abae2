/** The workspace as a whole: signing in, its list of products, its language, and every page of it on every screen. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { password } from '../account.ts'
import { findBarriers } from './find-barriers.ts'
import { hasFocus } from './has-focus.ts'
import { demo, endSessionOf, openSignedIn, signIn, waitForAddress } from './open-signed-in.ts'
import {
  expectNoSidewaysScrolling,
  holdCalls,
  holdScripts,
  screens,
  waitUntilLoaded,
  type PageOptions,
  type WatchedPage,
} from './open-browser.ts'
import { previewedMailOf } from './page-parts.ts'
import { startTwoGroups } from './start-two-groups.ts'
import { chooseOption } from './choose-option.ts'

const { app, browser, first, open: openAs } = await startTwoGroups()

const lacquer = '/app/products/5010'
const open = (address: string, options: PageOptions = {}) => openSignedIn(browser, app.origin, address, options)
/** A refused sign-in is an answer with a status that Chromium notes. */
const withoutStatusNotes = (complaints: string[]) => complaints.filter((complaint) => !/status of 4\d\d/.test(complaint))

describe('sign-in', () => {
  it('says what is missing and what is wrong, and leads to the page that was asked for', async () => {
    const { page, complaints, close } = await browser.openPage()
    await page.goto(app.origin + lacquer)
    expect(new URL(page.url()).pathname).toBe('/app/sign-in')
    await page.getByRole('button', { name: 'Sign in' }).click()
    expect(await page.getByRole('main').innerText()).toContain('Missing credentials: enter your user name')
    await signIn(page, { ...demo, password: 'wrong password' })
    await expect.poll(() => page.getByRole('main').getByRole('alert').innerText()).toMatch(/password/i)
    await signIn(page)
    await waitForAddress(page, app.origin + lacquer)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Norvik PU Clear Lacquer 2K')
    expect(withoutStatusNotes(complaints)).toEqual([])
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(`${app.origin}/app/sign-in`)
    await page.goto(app.origin + lacquer)
    expect(new URL(page.url()).pathname).toBe('/app/sign-in')
    await close()
  })

  it('leads to the part of the page that was asked for, and is not on the way back', async () => {
    const { page, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/1001/en/gh/1`)
    await page.goto(`${app.origin}${lacquer}?compare=1#attachments`)
    expect(new URL(page.url()).pathname).toBe('/app/sign-in')
    await signIn(page)
    await waitForAddress(page, `${app.origin}${lacquer}?compare=1#attachments`)
    await page.goBack()
    await waitForAddress(page, `${app.origin}/p/1001/en/gh/1`)
    await close()
  })

  it('leads nowhere outside of this site', async () => {
    const { page, close } = await browser.openPage()
    await page.goto(`${app.origin}/app/sign-in?to=https://evil.example/`)
    await signIn(page)
    await waitForAddress(page, `${app.origin}/app/products`)
    await close()
  })
})

describe('the product list', () => {
  it('finds by part of name, code, CAS or UFI as one types, and keeps the search in the address', async () => {
    const { page, complaints, close } = await open('/app/products')
    const search = page.getByRole('searchbox', { name: 'Search products' })
    for (const [query, name] of [
      ['clear lacq', 'Norvik PU Clear Lacquer 2K'],
      ['PUL-4410-005', 'Norvik PU Clear Lacquer 2K'],
      ['1310-73-2', 'Lumenta Drain Power'],
    ] as const) {
      await search.fill(query)
      await expect.poll(() => page.getByRole('rowheader').getByRole('link').allInnerTexts()).toContain(name)
      await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe(query)
    }
    await search.fill('no such product at all')
    await expect.poll(() => page.getByRole('main').innerText()).toContain('No product matches')
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(16)
    expect(complaints).toEqual([])
    await close()
  })

  it('keeps the selection from search to search, and shares it', async () => {
    const { page, close } = await open('/app/products')
    await page.getByLabel('Select Norvik PU Clear Lacquer 2K', { exact: true }).check()
    await page.getByRole('searchbox', { name: 'Search products' }).fill('drain')
    await page.getByLabel('Select Lumenta Drain Power').check()
    expect(await page.getByRole('region', { name: 'Selection' }).innerText()).toContain('2 selected')
    // A page that is loaded again has it too; another tab chooses for itself.
    await page.reload()
    await expect.poll(() => page.getByRole('region', { name: 'Selection' }).innerText()).toContain('2 selected')
    expect(await page.getByLabel('Select Lumenta Drain Power').isChecked()).toBe(true)
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share products' })
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(2)
    expect(await dialog.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
    const field = dialog.getByLabel(/^Recipients/)
    await field.fill('anna@example.com, not-an-address')
    await field.press('Enter')
    expect(await dialog.innerText()).toContain('Invalid e-mail addresses: not-an-address')
    await dialog.getByRole('button', { name: 'Remove not-an-address' }).click()
    await expect.poll(() => dialog.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true)
    await dialog.getByRole('button', { name: 'Remove Lumenta Drain Power' }).click()
    expect(await dialog.getByRole('button', { name: 'Remove Norvik PU Clear Lacquer 2K' }).isDisabled()).toBe(true)
    expect(await findBarriers(page)).toEqual([])
    await field.focus()
    await dialog.getByRole('button', { name: 'Preview' }).click()
    expect(await hasFocus(dialog.getByRole('button', { name: 'Settings' }))).toBe(true)
    const mail = previewedMailOf(page)
    await expect.poll(() => mail.innerText()).toContain('Norvik PU Clear Lacquer 2K')
    // The mail carries its styles in itself, which the policy of the page around it would forbid.
    expect(await mail.evaluate(({ ownerDocument }) => getComputedStyle(ownerDocument.body).fontFamily)).not.toMatch(/times/i)
    await close()
  })

  it('shares by one click while the address is still being typed, and asks for it again after the session has ended', async () => {
    const { page, context, close } = await open('/app/products')
    const tellLanguages = await holdCalls(page, '**/shareProductLangs')
    await page.getByLabel('Select Norvik PU Clear Lacquer 2K', { exact: true }).check()
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share products' })
    const language = dialog.getByLabel('Language of the e-mail')
    expect(await language.innerText()).toBe('Loading …')
    const places = async () => Promise.all([dialog, language, dialog.getByRole('checkbox')].map((part) => part.boundingBox()))
    const before = await places()
    tellLanguages()
    await expect.poll(() => language.innerText()).toContain('English')
    expect(await places()).toEqual(before)
    const send = dialog.getByRole('button', { name: 'Send' })
    await dialog.getByLabel(/^Recipients/).pressSequentially('typed@example.com')
    await endSessionOf({ page, context }, app)
    await page.route('**/group_action/share', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 })
    await send.click()
    const session = page.getByRole('dialog', { name: 'Your session has ended' })
    await session.waitFor()
    expect(await dialog.innerText()).not.toContain('refresh_token')
    await session.getByLabel('Password').fill(demo.password)
    await session.getByRole('button', { name: 'Sign in' }).click()
    await expect.poll(() => session.count()).toBe(0)
    await expect.poll(() => dialog.innerText()).toContain('Nothing was sent yet: press Send once more.')
    expect(await dialog.innerText()).not.toContain('Your session has ended')
    expect(await hasFocus(send)).toBe(true)
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(() => dialog.count()).toBe(0)
    const mails = await app.db.selectFrom('deliveries').select('id').where('email', '=', 'typed@example.com').execute()
    expect(mails).toHaveLength(1)
    await close()
  })

  it('prints labels of the selection, and tells first which of them cannot be', async () => {
    const { page, close } = await open('/app/products')
    await page.getByLabel('Select Norvik PU Clear Lacquer 2K', { exact: true }).check()
    await page.getByLabel('Select Norvik Brush Cleaner').check()
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Labels' }).click()
    const dialog = page.getByRole('dialog', { name: 'Labels of the selected products' })
    await chooseOption(dialog.getByLabel('Label size'), '8')
    await chooseOption(dialog.getByLabel('Language'), '2')
    await dialog.getByLabel('Labels per product').fill('4')
    await dialog.getByRole('button', { name: 'Make labels' }).click()
    await expect.poll(() => dialog.innerText()).toMatch(/Nothing was printed[^]*Norvik Brush Cleaner BC 5: no published label/)
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Make the others' }).click()
    await expect.poll(() => dialog.innerText()).toContain('Labels in the file: 4')
    expect(await dialog.innerText()).toContain('Left out')
    const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download PDF, A4' }).click()])
    expect(download.suggestedFilename()).toBe('Labels.pdf')
    const file = await readFile(await download.path())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    // What was made is offered as long as it is what the dialog says.
    const copies = dialog.getByRole('spinbutton', { name: 'Labels per product', description: '1–500' })
    expect(await copies.getAttribute('aria-invalid')).toBe(null)
    await copies.fill('501')
    expect(await dialog.getByRole('button', { name: 'Make labels' }).isDisabled()).toBe(true)
    expect(await copies.getAttribute('aria-invalid')).toBe('true')
    expect(await dialog.innerText()).not.toContain('Labels in the file')
    expect(await dialog.getByRole('button', { name: 'Download PDF, A4' }).count()).toBe(0)
    await dialog.getByLabel('Labels per product').fill('4')
    await expect.poll(() => dialog.getByRole('button', { name: 'Download PDF, A4' }).count()).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    await close()
  })

  it('prints labels of a size of their own, and says which take no relief', async () => {
    const { page, close } = await open('/app/products')
    await page.getByLabel('Select Norvik PU Clear Lacquer 2K', { exact: true }).check()
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Labels' }).click()
    const dialog = page.getByRole('dialog', { name: 'Labels of the selected products' })
    const make = dialog.getByRole('button', { name: 'Make labels' })
    expect(await dialog.innerText()).toContain('Fold-out labels do not stand on A4 sheets')
    await chooseOption(dialog.getByLabel('Label size'), '0')
    const [width, height] = [dialog.getByLabel('Width, mm'), dialog.getByLabel('Height, mm')]
    expect(await make.isDisabled()).toBe(true)
    await width.fill('12')
    await height.fill('140,5')
    await expect.poll(() => dialog.getByRole('alert').innerText()).toBe('Width, mm: a number from 20 to 420 with at most one decimal')
    expect(await make.isDisabled()).toBe(true)
    expect(await findBarriers(page)).toEqual([])
    await width.fill('190')
    await expect.poll(() => dialog.getByRole('alert').count()).toBe(0)
    await make.click()
    await expect.poll(() => dialog.innerText()).toContain('Labels in the file: 1')
    await dialog.getByLabel(/^Relief for packages/).check()
    await expect.poll(() => dialog.innerText()).not.toContain('Labels in the file')
    await make.click()
    await expect.poll(() => dialog.innerText()).toMatch(/Nothing was printed[^]*Norvik PU Clear Lacquer 2K: the relief does not apply/)
    await close()
  })
})

describe('the language of the workspace', () => {
  it('stays from page to page once it is chosen in the top bar', async () => {
    const { page, close } = await openAs('viewer@example.com', '/app/products')
    await page.getByRole('button', { name: /^Interface language/ }).click()
    await page.getByRole('navigation', { name: 'Interface languages' }).getByRole('link', { name: 'Deutsch' }).click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Produkte')
    await page.goto(`${app.origin}/app/account`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Konto')
    await page.goto(`${app.origin}/app/products/5010`)
    await page.goto(`${app.origin}/app/products`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Produkte')
    await close()
  })
})

describe('a small screen', () => {
  it('has a way to sign out', async () => {
    const [phone] = screens
    const { page, close } = await openAs('editor@example.com', '/app/account', { screen: phone })
    await expectNoSidewaysScrolling(page)
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(`${app.origin}/app/sign-in`)
    await close()
  })
})

describe('a form that is sent before the page is alive', () => {
  it('is not sent by the browser itself: no password stands in an address, and nothing that was typed is lost', async () => {
    const { page, close } = await openAs('editor@example.com', '/app/products')
    const comeAlive = await holdScripts(page)
    await page.goto(`${app.origin}/app/account`, { waitUntil: 'commit' })
    const left: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && left.push(request.url()))
    await page.getByLabel('Current password', { exact: true }).fill(password)
    await page.getByLabel('New password', { exact: true }).fill('another secret phrase')
    await page.getByLabel('New password', { exact: true }).press('Enter')
    comeAlive()
    await page.getByLabel('New password again').fill('another secret phrase, mistyped')
    await expect.poll(() => page.getByRole('button', { name: 'Change password' }).isEnabled()).toBe(true)
    await page.getByLabel('New password again').press('Enter')
    await expect.poll(() => page.getByRole('main').innerText()).toContain('differ')
    // The group comes into the address when what the page shows is loaded for it.
    await expect.poll(() => page.url()).toBe(`${app.origin}/app/account?workgroup_id=${first}`)
    expect(left).toEqual([])
    await close()
  })
})

describe.each(screens)('every page of the workspace, on a $name', (screen) => {
  const pages = [
    '/app/products',
    '/app/products?query=lacquer&state=published',
    lacquer,
    `${lacquer}?compare=1`,
    `${lacquer}/edit`,
    `${lacquer}/edit?part=composition`,
    '/app/products/new',
    '/app/coverage',
    '/app/account',
  ]
  let visitor: WatchedPage
  beforeAll(async () => {
    visitor = await open('/app/products', { screen, dark: screen.name === 'tablet' })
  })
  afterAll(() => visitor.close())

  it.each(pages)('has no barrier: %s', async (address) => {
    const { page, complaints } = visitor
    await page.goto(app.origin + address)
    await waitUntilLoaded(page)
    await expectNoSidewaysScrolling(page)
    expect(await findBarriers(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})
