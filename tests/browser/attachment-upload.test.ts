import type { Page, Request } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { findBarriers } from './find-barriers.ts'
import { expectNoSidewaysScrolling, screens, type PageOptions } from './open-browser.ts'
import { demo, endSessionOf } from './open-signed-in.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, open } = await startWorkspace()
const [phone] = screens

const lacquer = '/app/products/5010'
const attached = async () => (await app.db.selectFrom('attachments').select('name').orderBy('id').execute()).map(({ name }) => name)
/** At the side, or at the bottom of a small screen. */
const coverageLink = (page: Page) => page.getByRole('link', { name: 'Languages', exact: true })
const goToCoverage = (page: Page) => coverageLink(page).click()
const questionOf = (page: Page) => page.getByRole('dialog', { name: 'A file is still being uploaded' })

/** A page on which a file of 4 MB leaves on a line so slow that it takes a minute. */
async function beginUpload(name: string, { letter = 'a', ...options }: PageOptions & { letter?: string } = {}) {
  const watched = await open(lacquer, options)
  const { page, context } = watched
  const line = await context.newCDPSession(page)
  const setSpeed = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput })
  const part = page.getByRole('region', { name: /Attachments$/ })
  await part.getByLabel('File').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.alloc(4_000_000, letter) })
  await setSpeed(70_000)
  await part.getByRole('button', { name: 'Upload' }).click()
  await part.getByRole('progressbar').waitFor()
  return { ...watched, part, hurry: () => setSpeed(-1) }
}

describe('leaving the page of a product while a file is uploaded', () => {
  it('asks first; a person who stays has the file, one who leaves ends the upload', async () => {
    const { page, part, hurry, close } = await beginUpload('stayed.txt', { screen: phone })
    await goToCoverage(page)
    const question = questionOf(page)
    await question.waitFor()
    expect(await question.innerText()).toContain('If you leave the page, the upload ends and the file is not stored.')
    expect(await findBarriers(page)).toEqual([])
    await expectNoSidewaysScrolling(page)
    await page.keyboard.press('Escape')
    expect(await question.isVisible()).toBe(true)
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect.poll(() => question.count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe(lacquer)
    expect(await part.getByRole('progressbar').isVisible()).toBe(true)
    await hurry()
    await expect.poll(() => part.getByRole('table').innerText()).toContain('stayed.txt')
    expect(await page.getByRole('log').innerText()).toContain('stayed.txt is uploaded.')
    // Nothing is asked any more.
    await goToCoverage(page)
    await page.waitForURL((url) => url.pathname === '/app/coverage')
    await close()
  })

  it('leaves the focus on the button, which sends nothing twice', async () => {
    const { page, part, close } = await beginUpload('focused.txt')
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    expect(await focused()).toBe('Uploading …')
    await page.keyboard.press('Enter')
    // As a step back in the history, it takes no focus away.
    await coverageLink(page).dispatchEvent('click')
    await questionOf(page).getByRole('button', { name: 'Stay' }).press('Enter')
    await expect.poll(focused).toBe('Uploading …')
    expect(await part.getByRole('progressbar').isVisible()).toBe(true)
    expect(sent.filter((request) => request.startsWith('POST'))).toEqual([])
    await close()
  })

  it('ends the upload when the person who was asked leaves', async () => {
    const { page, hurry, close } = await beginUpload('left.txt')
    await goToCoverage(page)
    const isUpload = (request: Request) => request.url().endsWith('/attachments')
    const ended = page.waitForEvent('requestfailed', { predicate: isUpload, timeout: 20_000 })
    // The next page takes its time, in which the rest of the file could arrive.
    await page.route('**/assets/coverage-*.js', async (route) => {
      await ended.catch(() => undefined)
      await hurry()
      await route.continue()
    })
    await questionOf(page).getByRole('button', { name: 'Leave the page' }).click()
    await page.waitForURL((url) => url.pathname === '/app/coverage')
    expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
    expect(await page.getByRole('log').innerText()).toBe('')
    expect(await attached()).not.toContain('left')
    await close()
  })

  it('asks before the session ends', async () => {
    const { page, part, close } = await beginUpload('signed-out.txt')
    const ended: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/logout')) ended.push(request.url())
    })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await questionOf(page).getByRole('button', { name: 'Stay' }).click()
    await expect.poll(() => questionOf(page).count()).toBe(0)
    expect(ended).toEqual([])
    expect(await part.getByRole('progressbar').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await questionOf(page).getByRole('button', { name: 'Leave the page' }).click()
    await page.waitForURL(`${app.origin}/app/sign-in`)
    expect(await attached()).not.toContain('signed-out')
    await close()
  })

  it('goes on by itself, with a word, when the upload ends before it is decided', async () => {
    const { page, hurry, close } = await beginUpload('meanwhile.txt')
    await goToCoverage(page)
    await questionOf(page).waitFor()
    await Promise.all([
      // The word goes by itself after some seconds, and the page that one goes on to is a large one.
      page.getByRole('log').getByText('meanwhile.txt is uploaded.').waitFor(),
      page.waitForURL((url) => url.pathname === '/app/coverage'),
      hurry(),
    ])
    expect(await attached()).toContain('meanwhile')
    await close()
  })

  it('stays where what failed is told', async () => {
    const { page, part, hurry, close } = await beginUpload('failed.txt', { letter: '\0' })
    await goToCoverage(page)
    await questionOf(page).waitFor()
    await hurry()
    await expect.poll(() => part.getByRole('alert').innerText()).toContain('The file is none of these kinds')
    expect(await questionOf(page).count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe(lacquer)
    await close()
  })

  it('asks in the browser’s own words where the tab is closed or loaded anew', async () => {
    const { page, part, close } = await beginUpload('closed.txt')
    const requested: string[] = []
    page.on('dialog', (dialog) => {
      requested.push(dialog.type())
      void dialog.dismiss()
    })
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => requested).toEqual(['beforeunload'])
    expect(await part.getByRole('progressbar').isVisible()).toBe(true)
    await close()
  })
})

describe('an upload for which the session had ended', () => {
  it('is sent after signing in again, and nothing says any more that it has ended', async () => {
    const { page, context, close } = await open(lacquer)
    const part = page.getByRole('region', { name: /Attachments$/ })
    await part.getByLabel('File').setInputFiles({ name: 'again.txt', mimeType: 'text/plain', buffer: Buffer.from('again') })
    await endSessionOf({ page, context }, app)
    await part.getByRole('button', { name: 'Upload' }).click()
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor()
    await expect.poll(() => part.getByRole('alert').innerText()).toContain('Your session has ended')
    await page.getByLabel('Password').fill(demo.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect.poll(() => page.getByRole('dialog', { name: 'Your session has ended' }).count()).toBe(0)
    expect(await part.getByRole('alert').innerText()).toBe('')
    await page.keyboard.press('Enter')
    await expect.poll(() => part.getByRole('table').innerText()).toContain('again.txt')
    await close()
  })
})
