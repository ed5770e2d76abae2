import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { languages } from '../../shared/languages.ts'
import { startApp } from '../start-app.ts'
import { expectNoSidewaysScrolling, openBrowser } from './open-browser.ts'

const app = await startApp()
const browser = await openBrowser(app.origin)

/** Tables that hang out of the column that they stand in, by how many pixels. */
function findWideTables(page: Page): Promise<string[]> {
  const tables = page.getByRole('main').getByRole('table')
  return tables.evaluateAll((all) =>
    all.flatMap((table) => {
      const over = Math.round(table.getBoundingClientRect().right - (table.parentElement?.getBoundingClientRect().right ?? 0))
      return over > 0 ? [`${table.className}: ${over}`] : []
    }),
  )
}

/** Languages with the longest heads of columns. */
const longest = languages.filter(({ code }) => ['bg', 'de', 'et', 'fi', 'nl', 'sv'].includes(code))

describe('the tables', () => {
  // Section 3 has five columns, and product 1003 the longest ingredients.
  it.each([
    { name: 'the detail page', address: '1001/%/pi', spoken: languages, widths: [1024, 900, 800, 640, 390] },
    { name: 'the safety data sheet', address: '1003/%/gh', spoken: longest, widths: [1351, 1280, 800, 390] },
    { name: 'a comparison', address: '1003/%/gh', search: '?compare=1', spoken: longest, widths: [1440, 1351, 800, 390] },
  ])(
    'of $name are as wide as their column in every language, however wide the screen is',
    async ({ address, search = '', spoken, widths }) => {
      // As the server writes them, for scripts change no table.
      const { page, close } = await browser.openPage({ javaScript: false })
      for (const { code, id } of spoken) {
        await page.goto(`${app.origin}/p/${address.replace('%', code)}/${id}${search}`)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          expect({ code, width, wide: await findWideTables(page) }).toEqual({ code, width, wide: [] })
          await expectNoSidewaysScrolling(page)
        }
      }
      await close()
    },
    180_000,
  )

  it('keep quantities on one line where there is room, whatever words the unit has', async () => {
    const { page, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/1001/et/gh/19`)
    await page.setViewportSize({ width: 1440, height: 900 })
    const quantities = page.getByRole('table', { name: /DNEL/ }).getByRole('cell').getByText(/\d/)
    const heights = await quantities.evaluateAll((lines) => lines.map((line) => Math.round(line.getBoundingClientRect().height)))
    expect(await quantities.filter({ hasText: 'kehamassi kohta päevas' }).count()).toBeGreaterThan(5)
    expect(new Set(heights).size).toBe(1)
    await close()
  })

  it('keep locants with the names behind them where columns have room', async () => {
    const { page, close } = await browser.openPage()
    const parted = () =>
      page
        .locator('.table .lead .whole')
        .evaluateAll((wholes) =>
          wholes.flatMap((whole) =>
            new Set([...whole.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [whole.textContent] : [],
          ),
        )
    for (const [code, id] of [
      ['bg', 13],
      ['fi', 18],
    ] as const) {
      await page.goto(`${app.origin}/p/1001/${code}/gh/${id}`)
      for (const width of [1440, 1024, 860]) {
        await page.setViewportSize({ width, height: 900 })
        expect({ code, width, parted: await parted() }).toEqual({ code, width, parted: [] })
      }
    }
    await close()
  })

  it('are tables on paper, and lists on a phone', async () => {
    const { page, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/1001/en/gh/1`)
    const ingredients = page.getByRole('table', { name: /^Hazardous ingredients/ })
    const display = () => ingredients.evaluate((table) => getComputedStyle(table).display)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await display()).toBe('block')
    // A4 with margins of one centimetre.
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 718, height: 1000 })
    expect(await display()).toBe('table')
    await close()
  })
})
