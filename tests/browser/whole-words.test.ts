import type { Page } from '@playwright/test'
import { beforeAll, describe, expect, it } from 'vitest'
import { classOfHeading } from '../../shared/heading-words.ts'
import { languages } from '../../shared/languages.ts'
import { startApp } from '../start-app.ts'
import { findTornWords } from './find-torn-words.ts'
import { expectNoSidewaysScrolling, openBrowser, screens, type WatchedPage } from './open-browser.ts'
import { openSignedIn } from './open-signed-in.ts'

const app = await startApp()
const browser = await openBrowser(app.origin)

describe('words', () => {
  // The languages with the longest ones; Chromium has no hyphenation of its own here.
  const longest = languages.filter(({ code }) => ['de', 'nl', 'da', 'fi', 'sv'].includes(code))
  let visit: WatchedPage
  beforeAll(async () => {
    // As the server writes the pages, for scripts change no word of them.
    visit = await browser.openPage({ screen: screens[0], javaScript: false })
    return () => visit.close()
  })

  it.each(longest)('of headings in $name stay whole on a phone, even on the narrowest', async ({ id, code }) => {
    const { page } = visit
    for (const tab of ['pd', 'gh', 'mh', 'start']) {
      await page.goto(app.origin + (tab === 'start' ? `/?interfaceLang=${code}` : `/p/1001/${code}/${tab}/${id}`))
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await findTornWords(page, 'h1, h2, h3, .emergency small, .emergency p'), `${tab} at ${width} px`).toEqual([])
      }
    }
  })

  // Niebezpieczeństwo, Nebezpečenstvo: the longest signal words of CLP Annex VII.
  it.each(languages.filter(({ code }) => ['pl', 'sk'].includes(code)))(
    'of signal words in $name stay whole on the narrowest phone',
    async ({ id, code }) => {
      const { page } = visit
      await page.setViewportSize({ width: 320, height: 640 })
      for (const tab of ['dl', 'pd', 'gh', 'mh']) {
        await page.goto(`${app.origin}/p/1003/${code}/${tab}/${id}`)
        expect(await findTornWords(page, 'h1, h2, .signal, .safety-signal'), tab).toEqual([])
      }
    },
  )

  it('of a trade name stay whole on the poster’s page on a phone', async () => {
    const { page } = visit
    const name = 'Industrikorrosionsschutzgrundierung Zinkphosphat 7016'
    await page.goto(`${app.origin}/p/1001/de/mh/2`)
    const set = await page
      .getByText('Norvik PU Clear Lacquer 2K', { exact: true })
      .last()
      .evaluate(
        (shown, [text, classes]) => {
          shown.textContent = text ?? ''
          shown.classList.add(classes ?? '')
          return shown.className
        },
        [name, classOfHeading(name)],
      )
    expect(set).toBe('safety-name words-17')
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await findTornWords(page, '.safety-name'), `${width} px`).toEqual([])
    }
  })

  it.each(languages.filter(({ code }) => ['bg', 'de', 'el', 'en', 'fi'].includes(code)))(
    'of chemical names in $name stay whole on a phone',
    async ({ id, code }) => {
      const { page } = visit
      await page.setViewportSize(screens[0])
      for (const [tab, part] of [
        ['mh', 'main'],
        ['gh', '#s3'],
      ] as const) {
        await page.goto(`${app.origin}/p/1001/${code}/${tab}/${id}`)
        expect(await page.locator(part).textContent()).toContain('2H-')
        expect(await findTornWords(page, part), tab).toEqual([])
      }
    },
  )

  it('of chemical names stay whole in the recipe and what follows from it', async () => {
    const { page, close } = await openSignedIn(browser, app.origin, '/app/products')
    for (const place of ['recipe', 'proposals']) {
      await page.goto(`${app.origin}/app/products/5010/${place}`)
      await page.getByRole('main').getByText('2H-').first().waitFor()
      for (const { width, height } of screens) {
        await page.setViewportSize({ width, height })
        expect(await findTornWords(page, 'main'), `${place} at ${width} px`).toEqual([])
      }
    }
    await close()
  })

  it('of danger stay whole on a phone beside a product that is found by its other name', async () => {
    const { page } = visit
    await page.setViewportSize(screens[0])
    await page.goto(`${app.origin}/?q=norvik+clean&interfaceLang=en`)
    const found = page.getByRole('main').getByRole('link', { name: /Thin.*Danger/ })
    await found.waitFor()
    expect(await findTornWords(page, 'main a')).toEqual([])
  })

  it('of a heading are no smaller where there is room for them', async () => {
    const { page, close } = await browser.openPage()
    const sizes: string[] = []
    for (const [code, id] of [
      ['en', 1],
      ['nl', 15],
    ] as const) {
      await page.goto(`${app.origin}/p/1001/${code}/gh/${id}`)
      sizes.push(await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontSize))
    }
    expect(sizes[1]).toBe(sizes[0])
    await close()
  })
})

/** Names of tabs that take more than two lines, are torn or are cut, and how far the tabs and the page hang out. */
function measureTabs(page: Page) {
  return page.evaluate(() => {
    const linesOf = (range: Range) =>
      new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size
    const isTorn = (name: HTMLElement) => {
      const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      while (texts.nextNode())
        for (const word of (texts.currentNode.textContent ?? '').matchAll(/[\p{L}\p{M}]+/gu)) {
          range.setStart(texts.currentNode, word.index)
          range.setEnd(texts.currentNode, word.index + word[0].length)
          if (linesOf(range) > 1) return true
        }
      return false
    }
    const list = document.querySelector<HTMLElement>('.tabs ul')
    const names = [...(list?.querySelectorAll<HTMLElement>('a, [aria-disabled]') ?? [])]
    const isWrong = (name: HTMLElement) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return linesOf(range) > 2 || isTorn(name) || name.scrollHeight > name.clientHeight || name.scrollWidth > name.clientWidth
    }
    return {
      wrong: names.filter(isWrong).map(({ textContent }) => textContent),
      hidden: (list?.scrollWidth ?? 0) - (list?.clientWidth ?? 0),
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }
  })
}

describe('the tabs', () => {
  it('are all to be seen in every language, on two lines at most, however wide the screen is', async () => {
    // As the server writes them, for scripts change no tab.
    const { page, close } = await browser.openPage({ javaScript: false })
    for (const { code, id } of languages) {
      await page.goto(`${app.origin}/p/1001/${code}/pd/${id}`)
      for (const width of [1300, 1024, 900, 800, 740, 700, 640]) {
        await page.setViewportSize({ width, height: 900 })
        expect({ code, width, ...(await measureTabs(page)) }).toEqual({ code, width, wrong: [], hidden: 0, sideways: 0 })
      }
      // The narrowest phone has them at the bottom; nothing hangs out there either.
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScrolling(page)
    }
    await close()
  })
})
