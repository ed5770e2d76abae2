import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { readPdf } from '../../test-kit/read-pdf.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, browser, open } = await startWorkspace()

/** What is there to be pressed, and has no use on paper; but the heads of columns by which a table is put in order. */
const controlsOf = (page: Page) =>
  page.locator('button:not(.sort), input, select, summary, a.btn, a.tile, a.rowlink, nav a').filter({ visible: true })

/** Every page of a product, and what follows its language in the address. */
const addresses = ['pd/1', 'pi/1', 'gh/1', 'gh/1?compare=1', 'gh/1/download', 'th/1', 'ee/1', 'ed/1', 'mh/1', 'dl/1']

describe('a page of a product on paper', () => {
  it.each(addresses)('has nothing that is there to be pressed: %s', async (address) => {
    const { page, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/1001/en/${address}`)
    await page.emulateMedia({ media: 'print' })
    expect(await controlsOf(page).allInnerTexts()).toEqual([])
    expect(await page.getByRole('heading', { level: 1 }).filter({ visible: true }).count()).toBe(1)
    await close()
  })

  it.each(['1001/en/pi/1', '1003/de/pi/2', '1001/en/gh/1'])('ends with no heading: %s', async (address) => {
    const { page, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/${address}`)
    const squeezed = (text: string) => text.replaceAll(/[\s\u00ad\u200b-\u200d\u2060]/g, '')
    const main = page.getByRole('main')
    const headsOfTables = main.getByRole('row').filter({ has: page.getByRole('columnheader') })
    const headings = main.getByRole('heading').or(main.getByRole('caption')).or(headsOfTables)
    const titles = (await headings.allTextContents()).map(squeezed)
    expect(titles.length).toBeGreaterThan(15)
    const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }))
    expect(pages.length).toBeGreaterThan(2)
    const ends = pages.map(({ text }) => squeezed(text.trim().split('\n').at(-1) ?? ''))
    expect(ends.filter((end) => titles.includes(end))).toEqual([])
    await close()
  })

  it.each(['1003/de/gh/2'])('leaves no row of a table alone: %s', async (address) => {
    const { page, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/${address}`)
    const squeezed = (text: string) => text.replaceAll(/[\s\u00ad\u200b-\u200d\u2060]/g, '')
    const tables = await Promise.all(
      (await page.getByRole('table').all()).map(async (table) => (await table.getByRole('row').allTextContents()).map(squeezed)),
    )
    const long = tables.filter((rows) => rows.length > 3)
    const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }))
    const texts = pages.map(({ text }) => squeezed(text))
    const ends = long.map(([heads = '', first = '']) => heads + first)
    const begins = long.map((rows) => (rows[0] ?? '') + (rows.at(-1) ?? ''))
    expect(ends.filter((end) => texts.some((text) => text.endsWith(end)))).toEqual([])
    expect(begins.filter((begin) => texts.some((text) => text.startsWith(begin)))).toEqual([])
    await close()
  })

  it('shows the emergency number of a digital label in ink', async () => {
    const { page, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/1007/en/dl/1`)
    await page.emulateMedia({ media: 'print' })
    const number = page.getByRole('link', { name: /\+386/ }).filter({ visible: true }).first()
    expect(await number.evaluate((link) => getComputedStyle(link).color)).toBe('rgb(0, 0, 0)')
    await close()
  })

  it.each(['1001/en/ee/1', '1003/de/ee/2', '1007/fr/ee/3'])(
    'shows a label and what it asks of its package on one sheet: %s',
    async (address) => {
      const { page, close } = await browser.openPage()
      await page.goto(`${app.origin}/p/${address}`)
      expect((await readPdf(await page.pdf({ preferCSSPageSize: true }))).pages).toHaveLength(1)
      await close()
    },
  )

  it('names the law and the dates of a sheet', async () => {
    const { page, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/1001/en/gh/1`)
    const law = page.getByText(/^according to Regulation .*1907\/2006/)
    const revision = page.getByText(/Revision\s+\d\d\/\d\d\/\d{4}/)
    expect([await law.isVisible(), await revision.isVisible()]).toEqual([false, false])
    await page.emulateMedia({ media: 'print' })
    expect([await law.isVisible(), await revision.isVisible()]).toEqual([true, true])
    await close()
  })
})

describe('a page of the workspace on paper', () => {
  it.each(['products', 'products/5030', 'products/5010/classification'])(
    'has the whole width, and nothing that is there to be pressed: %s',
    async (address) => {
      const { page, close } = await open(`/app/${address}`)
      await page.getByRole('heading', { level: 2 }).or(page.getByRole('table')).first().waitFor()
      await page.emulateMedia({ media: 'print' })
      expect(await controlsOf(page).allInnerTexts()).toEqual([])
      const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }))
      expect(pages.length).toBeLessThan(6)
      // Beside an empty column of the links, each letter had a line of its own.
      const lines = pages.flatMap(({ text }) => text.split('\n')).filter((line) => line.trim() !== '')
      expect(lines.filter((line) => line.trim().length === 1).length).toBeLessThan(lines.length / 10)
      await close()
    },
  )
})
