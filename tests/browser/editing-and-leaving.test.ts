import { describe, expect, it } from 'vitest'
import { addAccount, password } from '../account.ts'
import type { TestApp } from '../start-app.ts'
import { answerNotice, expectSaved, nameOf, noticeOf } from './editor-parts.ts'
import { findBarriers } from './find-barriers.ts'
import { demo, endSessions, signIn, waitForAddress } from './open-signed-in.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, open } = await startWorkspace()
const firstGroup = async ({ db }: TestApp) => (await db.selectFrom('workgroups').select('id').orderBy('id').executeTakeFirstOrThrow()).id

describe('leaving the editor', () => {
  it('saves what was written a moment ago', async () => {
    const { page, close } = await open('/app/products/5020/edit')
    await nameOf(page).fill('Written and left at once')
    await page.getByRole('link', { name: 'Product', exact: true }).click()
    await waitForAddress(page, `${app.origin}/app/products/5020`)
    await page.goto(`${app.origin}/app/products/5020/edit`)
    await expect.poll(() => nameOf(page).inputValue()).toBe('Written and left at once')
    await expectSaved(page)
    await close()
  })

  it('saves what was written a moment ago before the session ends', async () => {
    const { page, close } = await open('/app/products/5020/edit')
    const sent: string[] = []
    page.on('request', (request) => {
      if (/\/(?:draft|logout)$/.test(request.url())) sent.push(request.url().replace(/^.*\//, ''))
    })
    await nameOf(page).fill('Written and signed out at once')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(`${app.origin}/app/sign-in`)
    expect(sent.filter((name, place) => name !== sent[place - 1]).slice(-2)).toEqual(['draft', 'logout'])
    await page.goto(`${app.origin}/app/products/5020/edit`)
    await signIn(page)
    await expect.poll(() => nameOf(page).inputValue()).toBe('Written and signed out at once')
    await close()
  })

  it('neither ends the session nor changes the language of a person who stays, because saving fails', async () => {
    const { page, close } = await open('/app/products/5020/edit')
    await nameOf(page).waitFor()
    await page.route('**/draft', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
    const actions: string[] = []
    page.on('request', (request) => {
      if (/\/(?:settings|logout)$/.test(request.url())) actions.push(request.url())
    })
    page.on('dialog', (dialog) => {
      actions.push(dialog.type())
      void dialog.accept()
    })
    await nameOf(page).fill('Written where nothing is saved')
    const question = page.getByRole('dialog', { name: 'Your changes could not be saved' })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await question.getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('button', { name: /^Interface language/ }).click()
    await page.getByRole('link', { name: 'Deutsch', exact: true }).click()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect.poll(() => question.count()).toBe(0)
    expect(actions).toEqual([])
    await page.getByRole('button', { name: 'Sign out' }).click()
    await question.getByRole('button', { name: 'Leave the page' }).click()
    await page.waitForURL(`${app.origin}/app/sign-in`)
    // The browser does not ask once more.
    expect(actions).toEqual([`${app.origin}/api/v1/auth/logout`])
    await close()
  })

  it('asks only where that fails', async () => {
    const { page, context, close } = await open('/app/products/5020/edit')
    await nameOf(page).waitFor()
    await context.setOffline(true)
    await nameOf(page).fill('Written without a connection')
    await page.getByRole('link', { name: 'Product', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Your changes could not be saved' })
    await question.waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    expect(await question.isVisible()).toBe(true)
    await question.getByRole('button', { name: 'Stay' }).click()
    await context.setOffline(false)
    await expectSaved(page)
    expect(new URL(page.url()).pathname).toBe('/app/products/5020/edit')
    await close()
  })
})

describe('what was written without a connection', () => {
  it('is kept for each tab by itself, and offered to the same person alone', async () => {
    await addAccount(app, 'colleague@example.com', { [await firstGroup(app)]: 'editor' })
    const { page: one, context, close } = await open('/app/products/5020/edit')
    const two = await context.newPage()
    await two.goto(`${app.origin}/app/products/5020/edit`)
    await nameOf(one).waitFor()
    await nameOf(two).waitFor()
    await context.setOffline(true)
    await nameOf(one).fill('Of the first tab')
    await expect.poll(() => one.getByRole('main').innerText()).toContain('is kept on this device')
    await nameOf(two).fill('Of the second tab')
    await expect.poll(() => two.getByRole('main').innerText()).toContain('is kept on this device')
    for (const tab of [one, two]) {
      // A tab that is being closed tries to save once more, and the browser under test is online for it: this one ends without a word.
      await tab.evaluate(() => window.addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), true))
      await tab.close()
    }
    await context.setOffline(false)

    const page = await context.newPage()
    await page.goto(`${app.origin}/app/products`)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(`${app.origin}/app/sign-in`)
    await signIn(page, { username: 'colleague@example.com', password })
    await waitForAddress(page, `${app.origin}/app/products`)
    await page.goto(`${app.origin}/app/products/5020/edit`)
    await nameOf(page).waitFor()
    expect(await nameOf(page).inputValue()).not.toContain('tab')
    expect(await page.getByRole('main').innerText()).not.toContain('kept on this device')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(`${app.origin}/app/sign-in`)
    await signIn(page)
    await waitForAddress(page, `${app.origin}/app/products`)
    await page.goto(`${app.origin}/app/products/5020/edit`)
    const take = page.getByRole('button', { name: 'Go on with this draft' })
    await expect.poll(() => take.count()).toBe(2)
    expect(await findBarriers(page)).toEqual([])
    await take.first().click()
    await expect.poll(() => nameOf(page).inputValue()).toBe('Of the second tab')
    await expectSaved(page)
    await page.reload()
    await expect.poll(() => take.count()).toBe(1)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.reload()
    await nameOf(page).waitFor()
    expect(await nameOf(page).inputValue()).toBe('Of the second tab')
    expect(await take.count()).toBe(0)
    await close()
  })

  it('is not sent in the name of a person who signs in after them in another tab', async () => {
    const { page, context, close } = await open('/app/products/5020/edit')
    await nameOf(page).waitFor()
    const other = await context.newPage()
    await other.goto(`${app.origin}/app/products`)
    await other.getByRole('button', { name: 'Sign out' }).click()
    await other.waitForURL(`${app.origin}/app/sign-in`)
    await signIn(other, { username: 'colleague@example.com', password })
    await waitForAddress(other, `${app.origin}/app/products`)
    await nameOf(page).fill('Of the demonstration account')
    await answerNotice(page)
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await dialog.getByLabel('Password').fill(demo.password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expectSaved(page)
    const { name } = await app.db
      .selectFrom('draft_revisions')
      .innerJoin('users', 'users.id', 'draft_revisions.user_id')
      .select('users.email as name')
      .where('record', 'like', '%Of the demonstration account%')
      .executeTakeFirstOrThrow()
    expect(name).toBe(demo.username)
    await close()
  })

  it('is kept where an older state of it arrives at the server after the page was left', async () => {
    const { page, close } = await open('/app/products/5040/edit')
    await nameOf(page).waitFor()
    const [requested, release] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
    let puts = 0
    await page.route('**/draft', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue()
      puts += 1
      if (puts !== 2) return route.fulfill({ status: 503, json: {} })
      requested.resolve(null)
      await release.promise
      return route.continue()
    })
    await nameOf(page).fill('Written first')
    await expect.poll(() => page.getByRole('main').innerText()).toContain('is kept on this device')
    // Somebody looks at another tab for a moment: what is not saved yet is sent at once.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      Reflect.deleteProperty(document, 'visibilityState')
    })
    await requested.promise
    await nameOf(page).fill('Written first, and this as well')
    await page.getByRole('link', { name: 'Product', exact: true }).click()
    await page.getByRole('dialog', { name: 'Your changes could not be saved' }).getByRole('button', { name: 'Leave the page' }).click()
    await waitForAddress(page, `${app.origin}/app/products/5040`)
    const answered = page.waitForResponse(/\/draft$/)
    release.resolve(null)
    await (await answered).finished()
    await page.goto(`${app.origin}/app/products/5040/edit`)
    await page.getByRole('button', { name: 'Go on with this draft' }).waitFor()
    await close()
  })
})

describe('the session that ended', () => {
  /** Somebody writes when the session ends; what tells of it is held until then, whatever else the page asks. */
  async function openAndEnd() {
    const { page, context, close } = await open('/app/products')
    const held = Promise.withResolvers<null>()
    await page.route('**/api/v1/phrases?*', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(`${app.origin}/app/products/5030/edit`)
    await nameOf(page).click()
    await nameOf(page).press('ControlOrMeta+a')
    await endSessions(app, context)
    return {
      page,
      close,
      tell: () => held.resolve(null),
      dialog: page.getByRole('dialog', { name: 'Your session has ended' }),
      notice: noticeOf(page),
    }
  }

  it('takes no letter from a person who types, and waits to be asked for', async () => {
    const { page, close, tell, dialog, notice } = await openAndEnd()
    await page.keyboard.type('Written half before')
    tell()
    await notice.waitFor()
    await page.keyboard.type(' and half after')
    expect(await nameOf(page).inputValue()).toBe('Written half before and half after')
    expect(await dialog.count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    await notice.getByRole('button', { name: 'Sign in' }).click()
    expect(await dialog.getByLabel('Password').inputValue()).toBe('')
    await dialog.getByLabel('Password').fill(demo.password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    // The focus is back where it was.
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await expectSaved(page)
    expect(await nameOf(page).inputValue()).toBe('Written half before and half after!')
    await page.reload()
    await expect.poll(() => nameOf(page).inputValue()).toBe('Written half before and half after!')
    await close()
  })

  it('is asked about as soon as nobody types', async () => {
    const { page, close, tell, dialog, notice } = await openAndEnd()
    tell()
    await notice.waitFor()
    await page.getByRole('heading', { level: 1 }).click()
    await dialog.waitFor()
    expect(await notice.count()).toBe(0)
    await close()
  })

  it('keeps asking for the password, whatever key is pressed', async () => {
    const { page, close, tell, dialog } = await openAndEnd()
    await page.keyboard.type('Written after the session')
    tell()
    await answerNotice(page)
    await dialog.waitFor()
    for (let time = 0; time < 3; time += 1) await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(true)
    await dialog.getByLabel('Password').fill(demo.password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expectSaved(page)
    expect(await nameOf(page).inputValue()).toBe('Written after the session')
    await close()
  })

  it('leaves the editor as it is, whatever becomes of other calls after signing in again', async () => {
    const { page, close, tell, dialog } = await openAndEnd()
    await page.keyboard.type('Written before signing in again')
    tell()
    await answerNotice(page)
    await page.route('**/api/v1/products/*/draft', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    )
    await dialog.getByLabel('Password').fill(demo.password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    await expectSaved(page)
    await nameOf(page).press('End')
    await nameOf(page).press('!')
    await expectSaved(page)
    expect(await nameOf(page).inputValue()).toBe('Written before signing in again!')
    expect(await page.getByRole('alert').count()).toBe(0)
    await close()
  })
})
