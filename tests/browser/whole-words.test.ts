import type { Page } from '@playwright/test'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../shared/languages.ts'
import { startApp, type TestApp } from '../start-app.ts'
import { openBrowser, type TestBrowser } from './open-browser.ts'

let app: TestApp
let browser: TestBrowser
beforeAll(async () => {
  app = await startApp()
  browser = await openBrowser(app.origin)
}, 180_000)

/** Words of headings and of the emergency block that stand on two lines without a hyphen of their own. */
function findTornWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const torn = new Set<string>()
    for (const element of document.querySelectorAll('h1, h2, h3, .emergency small, .emergency p')) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode
        for (const word of (node.textContent ?? '').matchAll(/[\p{L}\p{M}]+/gu)) {
          const range = document.createRange()
          range.setStart(node, word.index)
          range.setEnd(node, word.index + word[0].length)
          const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
          if (lines.size > 1) torn.add(word[0])
        }
      }
    }
    return [...torn]
  })
}

describe('words', () => {
  // The languages with the longest ones; Chromium has no hyphenation of its own here.
  const longest = languages.filter(({ code }) => ['de', 'nl', 'da', 'fi', 'sv'].includes(code))
  it.each(longest)('of headings in $name stay whole on a phone, even on the narrowest', async ({ id, code }) => {
    for (const width of [390, 320]) {
      const { page, close } = await browser.openPage({ screen: { name: 'phone', width, height: 844 } })
      for (const tab of ['pd', 'gh', 'mh']) {
        await page.goto(`${app.origin}/p/1001/${code}/${tab}/${id}`)
        expect(await findTornWords(page), `${tab} at ${width} px`).toEqual([])
      }
      await close()
    }
  })

  it('of a heading are no smaller where there is room for them', async () => {
    const { page, close } = await browser.openPage()
    const sizes: string[] = []
    for (const [code, id] of [
      ['en', 1],
      ['nl', 15],
    ] as const) {
      await page.goto(`${app.origin}/p/1001/${code}/gh/${id}`)
      sizes.push(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontSize))
    }
    expect(sizes[1]).toBe(sizes[0])
    await close()
  })
})

describe('the tabs', () => {
  it.each([1300, 1024, 700, 640])('are all to be seen in every language at %i px', async (width) => {
    const { page, close } = await browser.openPage({ screen: { name: 'desktop', width, height: 900 } })
    for (const { code, id } of languages) {
      await page.goto(`${app.origin}/p/1001/${code}/pd/${id}`)
      const { hidden, high } = await page.locator('.tabs ul').evaluate((list) => ({
        hidden: list.scrollWidth - list.clientWidth,
        high: [...list.querySelectorAll('a, span')].filter((name) => name.scrollHeight > name.clientHeight + 3).length,
      }))
      expect({ code, hidden, high }).toEqual({ code, hidden: 0, high: 0 })
    }
    await close()
  })
})
