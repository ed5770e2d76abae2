import { beforeAll, describe, expect, it } from 'vitest'
import { startApp } from '../start-app.ts'
import { findBarriers } from './find-barriers.ts'
import { expectNoSidewaysScrolling, openBrowser, screens, waitUntilLoaded, type PageOptions, type WatchedPage } from './open-browser.ts'
import { openSignedIn } from './open-signed-in.ts'
import { textOf } from './page-parts.ts'

const app = await startApp()
const browser = await openBrowser(app.origin)

const pages = [
  '/',
  '/?q=norvik',
  '/?q=nothing+like+it',
  '/p/1001/en/pd/1',
  '/p/1003/de/pd/2',
  '/p/1004/en/pd/1',
  '/p/1011/en/pd/1',
  '/p/1012/en/pd/1',
  '/p/1001/en/pi/1',
  '/p/1008/fr/pi/3',
  '/p/1001/en/gh/1',
  '/p/1001/en/gh/1?compare=1',
  '/p/1006/sl/gh/6',
  '/p/1001/en/gh/1?version=77',
  '/p/1001/en/gh/1/download',
  '/p/1001/en/th/1',
  '/p/1011/de/th/2',
  '/p/1001/en/ee/1',
  '/p/1003/de/ee/2?dim=4&emb=3&xlang=1,2',
  '/p/1010/sl/ee/6',
  '/p/1001/en/ed/1',
  '/p/1007/fr/ed/3?tab=more',
  '/p/1001/en/ed/1?choose=languages',
  '/p/1008/de/ed/2?choose=codes',
  '/p/1001/en/ed/1?choose=margins',
  '/p/1001/en/ee/1?dim=99',
  '/p/1003/de/dl/2',
  '/p/1001/en/dl/2?lot=A7',
  '/p/1001/en/mh/1',
  '/p/1006/de/mh/2?qrCode=0',
  '/p/dossiererror',
  '/p/sdserror?id=1001&interfaceLang=de&lang=2',
  '/p/fileerror',
  '/p/unhandlederror',
  '/p/1001/en/nothing/at/all/here',
]

/** Of those who work here, beside the editor, and of those on their way in: forms and lists, each with one heading. */
const pagesAtWork = ['/app/account', '/app/company', '/app/members', '/app/keys', '/app/webhooks', '/app/log', '/app/products/import']
const pagesOnTheWayIn = [
  '/app/sign-in',
  '/app/forgotten-password',
  '/app/signed-in',
  `/app/new-password#${'a'.repeat(43)}`,
  `/app/invitation#${'a'.repeat(43)}`,
]

/** Once more on a screen or in colours of its own: one address of each kind. */
const kinds = ['pd', 'pi', 'gh', 'th', 'ee', 'ed', 'dl', 'mh'].map((tab) => `/p/1001/en/${tab}/1`)
const ofEachKind = ['/', '/?q=norvik', ...kinds, '/p/1001/en/gh/1?compare=1', '/p/dossiererror', '/p/1001/en/nothing/at/all/here']

/** Goes to a page that says nothing on the console and asks no other host. */
async function goTo({ page, complaints }: WatchedPage, address: string): Promise<void> {
  complaints.length = 0
  await page.goto(address)
  // A page that is meant to say that something is not there says so in its status too, which Chromium notes.
  expect(complaints.filter((complaint) => !/status of 4\d\d/.test(complaint))).toEqual([])
}

/** The page that is open, on another screen. */
async function expectToFit({ page }: WatchedPage, ...widths: number[]): Promise<void> {
  await expectNoSidewaysScrolling(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScrolling(page)
  }
}

/** Words of the page, without those of buttons and choices that only scripts know, which are there only where it can be done. */
async function wordsOf({ page }: WatchedPage): Promise<string[]> {
  const text = await page.getByRole('main').evaluate((main) => {
    for (const control of main.querySelectorAll('button, fieldset.needs-js, p.needs-js')) control.remove()
    // What is far below counts too, though it is laid out only when somebody comes near.
    for (const section of main.querySelectorAll<HTMLElement>('.sec')) section.style.contentVisibility = 'visible'
    return main instanceof HTMLElement ? main.innerText : ''
  })
  return text.match(/\p{L}{4,}/gu) ?? []
}

/** Both brands, both themes and all screens, without trying every page in every combination: one visitor each, for whom files come once. */
describe('on a desktop, light, of brand coatings', () => {
  let visit: WatchedPage
  let without: WatchedPage
  beforeAll(async () => {
    ;[visit, without] = [await browser.openPage(), await browser.openPage({ javaScript: false })]
    return () => Promise.all([visit.close(), without.close()])
  })

  it.each(pages)('%s has no barrier, fits on the narrowest phone too, and keeps its text without JavaScript', async (address) => {
    const { page } = visit
    await page.setViewportSize(screens[2])
    await goTo(visit, app.origin + address)
    expect(await findBarriers(page)).toEqual([])
    await expectToFit(visit, 320)
    await page.setViewportSize(screens[2])
    const missing = new Set(await wordsOf(visit))
    // The language of a visitor is kept in a cookie, by a script.
    await without.context.addCookies(await visit.context.cookies())
    await without.page.goto(app.origin + address)
    for (const word of await wordsOf(without)) missing.delete(word)
    expect([...missing]).toEqual([])
  })
})

describe('on a phone, dark, of brand safety', () => {
  let visit: WatchedPage
  beforeAll(async () => {
    visit = await browser.openPage({ screen: screens[0], dark: true })
    return () => visit.close()
  })

  it.each(pages)('%s fits on a tablet too, and one of each kind has no barrier', async (address) => {
    await visit.page.setViewportSize(screens[0])
    await goTo(visit, app.safetyOrigin + address)
    if (ofEachKind.includes(address)) expect(await findBarriers(visit.page)).toEqual([])
    await expectToFit(visit, screens[1].width)
  })
})

/** Each once, on the narrowest phone and on a desk: what is done there is tried in files of their own. */
describe.each([
  {
    who: 'an owner',
    addresses: pagesAtWork,
    dark: true,
    open: (options: PageOptions) => openSignedIn(browser, app.origin, '/app/account', options),
  },
  { who: 'somebody on the way in', addresses: pagesOnTheWayIn, dark: false, open: (options: PageOptions) => browser.openPage(options) },
])('for $who', ({ addresses, dark, open }) => {
  let visit: WatchedPage
  beforeAll(async () => {
    visit = await open({ screen: screens[2], dark })
    return () => visit.close()
  })

  it.each(addresses)('%s has no barrier, one heading and no missing text, and fits on the narrowest phone', async (address) => {
    const { page } = visit
    await page.setViewportSize(screens[2])
    await goTo(visit, app.origin + address)
    await waitUntilLoaded(page)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.getByRole('document').innerText()).not.toContain(textOf('en', 'app.MISSING_TRANSLATION'))
    expect(await findBarriers(page)).toEqual([])
    await expectToFit(visit, 320)
  })
})

describe('on a tablet, light, of brand safety', () => {
  let visit: WatchedPage
  beforeAll(async () => {
    visit = await browser.openPage({ screen: screens[1] })
    return () => visit.close()
  })

  it.each(ofEachKind)('%s says nothing on the console, asks no other host and does not scroll sideways', async (address) => {
    await goTo(visit, app.safetyOrigin + address)
    await expectToFit(visit)
  })
})
