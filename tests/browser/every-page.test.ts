import { beforeAll, describe, expect, it } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { startApp } from '../start-app.ts'
import { expectNoSidewaysScrolling, findBarriers, openBrowser, screens, type WatchedPage } from './open-browser.ts'

const app = await startApp()
const browser = await openBrowser(app.origin)

const pages = [
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
  '/p/1001/en/mh/1',
  '/p/1006/de/mh/2?qrCode=0',
  '/p/dossiererror',
  '/p/sdserror?id=1001&interfaceLang=de&lang=2',
  '/p/fileerror',
  '/p/unhandlederror',
  '/p/1001/en/nothing/at/all/here',
]

/** What has the colours of another address too, on a page that takes long to look at. */
const coloursSeen: readonly string[] = ['/p/1001/en/gh/1', '/p/1006/sl/gh/6']

/** Both brands, both themes and all three screens, without trying every page in every combination. */
const settings = [
  { brand: 'coatings', dark: false, screen: screens[2], barriers: true },
  { brand: 'safety', dark: true, screen: screens[0], barriers: true },
  { brand: 'safety', dark: false, screen: screens[1], barriers: false },
] as const

/** One visitor goes from page to page: files come once. */
describe.each(settings)('on brand $brand, dark $dark, $screen.name', ({ brand, dark, screen, barriers }) => {
  let visit: WatchedPage
  beforeAll(async () => {
    visit = await browser.openPage({ screen, dark })
    return () => visit.close()
  })

  it.each(pages)(
    '%s has no barrier, says nothing on the console, asks no other host and does not scroll sideways',
    async (address) => {
      const { page, complaints } = visit
      complaints.length = 0
      await page.goto((brand === 'coatings' ? app.origin : app.safetyOrigin) + address)
      await expectNoSidewaysScrolling(page)
      // A page that is meant to say that something is not there says so in its status too, which Chromium notes.
      expect(complaints.filter((complaint) => !/status of 4\d\d/.test(complaint))).toEqual([])
      if (barriers) expect(await findBarriers(page, { contrast: !coloursSeen.includes(address) })).toEqual([])
    },
    60_000,
  )
})

describe('every page', () => {
  let withScript: WatchedPage
  let without: WatchedPage
  beforeAll(async () => {
    ;[withScript, without] = [await browser.openPage(), await browser.openPage({ javaScript: false })]
    return () => Promise.all([withScript.close(), without.close()])
  })

  it.each(pages)('%s keeps its text without JavaScript', async (address) => {
    // Buttons and choices that only scripts know do something, and are there only where it can be done; so are sentences about it.
    const words = async ({ page }: WatchedPage) => {
      await page.goto(app.origin + address)
      const text = await page.locator('main').evaluate((main) => {
        for (const control of main.querySelectorAll('button, fieldset.needs-js, p.needs-js')) control.remove()
        // What is far below counts too, though it is laid out only when somebody comes near.
        for (const section of main.querySelectorAll<HTMLElement>('.sec')) section.style.contentVisibility = 'visible'
        return main instanceof HTMLElement ? main.innerText : ''
      })
      return (text.match(/\p{L}{4,}/gu) ?? []).toSorted()
    }
    const missing = new Set(await words(withScript))
    // The language of a visitor is kept in a cookie, by a script.
    await without.context.addCookies(await withScript.context.cookies())
    for (const word of await words(without)) missing.delete(word)
    expect([...missing]).toEqual([])
  })

  it.each(['/p/1001/en/pd/1', '/p/1001/en/gh/1', '/p/1001/de/th/2', '/p/1001/de/ee/2', '/p/1001/de/ed/2', '/p/1001/de/mh/2'])(
    '%s fits on the narrowest phone',
    async (address) => {
      const { page, close } = await browser.openPage({ screen: { name: 'phone', width: 390, height: 844 } })
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(app.origin + address)
      await expectNoSidewaysScrolling(page)
      await close()
    },
  )

  it.each(['pd', 'gh'])(
    '%s fits on the narrowest phone in every language',
    async (tab) => {
      const { page, close } = await browser.openPage({ screen: { name: 'phone', width: 390, height: 844 } })
      await page.setViewportSize({ width: 320, height: 640 })
      for (const language of languageCodes) {
        await page.goto(`${app.origin}/p/1001/${language}/${tab}/1`)
        await expectNoSidewaysScrolling(page)
      }
      await close()
    },
    60_000,
  )
})
