/** Where things stand in the workspace: what stays in sight, what is not covered, and the way back from what is not there. */
import type { Locator, Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { screens } from './open-browser.ts'
import { currentIn, savedStateOf, textOf } from './page-parts.ts'
import { shareProduct } from './share-product.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, open } = await startWorkspace()

const [small, , large] = screens
const phone = { screen: small }
const desk = { screen: large }
const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${String(part)} is not shown`)
  return box
}
/** Where the cells of a column begin, in all tables of a part. */
const leftsOf = async (part: Locator, column: number) => {
  const rows = part.getByRole('row')
  const lefts = await rows.evaluateAll(
    (all, index) => all.map((row) => (row instanceof HTMLTableRowElement ? row.cells[index]?.getBoundingClientRect().left : undefined)),
    column,
  )
  return new Set(lefts.map((left) => Math.round(left ?? Number.NaN)))
}
const partOf = (page: Page, name: string) => page.getByRole('region', { name })

describe('a page of something that is not there', () => {
  it.each([
    ['/app/products/999999', 'Product not found', '/app/products'],
    ['/app/products/nothing', 'Product not found', '/app/products'],
    ['/app/products/999999/edit', 'Product not found', '/app/products'],
    ['/app/shares/999999', 'Page not found', '/app/shares'],
    ['/app/shares/nothing', 'Page not found', '/app/shares'],
    ['/app/substances/used', 'Page not found', '/app/substances'],
    ['/app/substances/used?key=nothing', 'Page not found', '/app/substances'],
    ['/app/recalculations/999999', 'Page not found', '/app/substances'],
    ['/app/recalculations/nothing', 'Page not found', '/app/substances'],
    ['/app/products/999999/recipe', 'Product not found', '/app/products'],
    ['/app/products/999999/classification', 'Product not found', '/app/products'],
    ['/app/products/999999/proposals', 'Product not found', '/app/products'],
    ['/app/nothing', 'Page not found', '/app/products'],
    ['/app/products/5010/nothing', 'Page not found', '/app/products'],
  ])('%s has a title, a heading, a sentence and the way back', async (address, heading, back) => {
    const { page, close } = await open(address)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(heading)
    expect(await page.title()).toMatch(/.+ :: Permasheet/)
    const main = page.getByRole('main')
    expect(
      await main
        .getByRole('paragraph')
        .filter({ hasNot: page.getByRole('link') })
        .first()
        .innerText(),
    ).toMatch(/\w+ \w+/)
    expect(await main.innerText()).not.toMatch(/scan/i)
    await main.getByRole('link').click()
    await expect.poll(() => new URL(page.url()).pathname).toBe(back)
    await close()
  })
})

describe('the substances', () => {
  it('begin below the button for a new one, with room between', async () => {
    const { page, close } = await open('/app/substances', desk)
    const button = await boxOf(page.getByRole('button', { name: 'New substance or raw material' }))
    const own = await boxOf(page.getByRole('region', { name: 'Own substances and raw materials' }))
    expect(own.y - button.y - button.height).toBeGreaterThanOrEqual(16)
    await close()
  })
})

describe('the list of places', () => {
  it('marks the place where one is, and on pages without a place of their own the one that leads to them', async () => {
    const { page, close } = await open('/app/account', desk)
    const marks = () =>
      page
        .getByRole('navigation', { name: 'Workspace' })
        .getByRole('link')
        .evaluateAll((links) => links.flatMap((link) => (link.ariaCurrent === null ? [] : [[link.textContent, link.ariaCurrent]])))
    const expected = {
      account: ['Account', 'page'],
      keys: ['Account', 'true'],
      log: ['Account', 'true'],
      company: ['Your company', 'page'],
      'recalculations/nothing': ['Substances', 'true'],
      'products/5010': ['Products', 'true'],
    }
    for (const [address, mark] of Object.entries(expected)) {
      await page.goto(`${app.origin}/app/${address}`)
      await expect.poll(marks, { message: address }).toEqual([mark])
    }
    await close()
  })
})

describe('the languages of the products', () => {
  it.each(screens.slice(1).map((screen) => [screen]))('are all in sight on a screen of $width px', async (screen) => {
    const { page, close } = await open('/app/coverage', { screen })
    const table = page.getByRole('region', { name: 'Sheets of the products' })
    await table.getByRole('columnheader', { name: 'GA' }).waitFor()
    expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0)
    await close()
  })

  it('scroll on a phone beside the names, which stay', async () => {
    const { page, close } = await open('/app/coverage', phone)
    const table = page.getByRole('region', { name: 'Sheets of the products' })
    const name = table.getByRole('rowheader', { name: 'Norvik Grunda EP 200' })
    const before = await boxOf(name)
    await table.getByRole('columnheader', { name: 'GA' }).scrollIntoViewIfNeeded()
    await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(100)
    expect((await boxOf(name)).x).toBe(before.x)
    await close()
  })

  it('says of a part that failed that it failed, not that it is on its way, and shows it once it comes', async () => {
    const { page, close } = await open('/app/products')
    await page.route('**/api/v1/coverage/products**', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto(`${app.origin}/app/coverage`)
    const main = page.getByRole('main')
    await main.getByRole('alert').waitFor()
    await main.getByRole('table', { name: 'Texts of the program' }).waitFor()
    expect(await main.getByText('Loading …').count()).toBe(0)
    await page.unroute('**/api/v1/coverage/products**')
    await main.getByRole('button', { name: 'Try again' }).click()
    await main.getByRole('table', { name: 'Sheets of the products' }).waitFor()
    expect(await main.getByRole('alert').count()).toBe(0)
    await close()
  })
})

describe('the list on a phone', () => {
  it('shows pictograms and state of a product', async () => {
    const { page, close } = await open('/app/products', phone)
    const row = page.getByRole('row').filter({ hasText: 'Norvik PU Clear Lacquer 2K' }).first()
    await row.waitFor()
    expect(await row.getByRole('img').first().isVisible()).toBe(true)
    expect(await row.getByText('Published').isVisible()).toBe(true)
    await close()
  })

  it.each(['en', 'de', 'el', 'hu', 'ga'] as const)('has what can be done with the choice on one line in %s', async (language) => {
    const { page, close } = await open(`/app/products?interfaceLang=${language}`, phone)
    await page.getByRole('row').nth(1).getByRole('checkbox').check()
    const bar = await boxOf(partOf(page, textOf(language, 'products.selection')))
    expect(bar.height).toBeLessThanOrEqual(64)
    await close()
  })

  it.each([
    ['a phone', phone],
    ['a desk', desk],
  ])('never has a message before the choice on %s', async (_, options) => {
    const { page, close } = await open('/app/products', options)
    await page.getByRole('row').nth(1).getByRole('checkbox').check()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const bar = await boxOf(partOf(page, 'Selection'))
    const notes = await boxOf(page.getByRole('log'))
    expect(notes.y + notes.height).toBeLessThanOrEqual(bar.y)
    await close()
  })
})

describe('the page of a product', () => {
  it('shows pictograms as pictures', async () => {
    const { page, close } = await open('/app/products/5010')
    // Their names stand below them.
    const pictograms = partOf(page, 'Health and safety').getByRole('presentation')
    await expect.poll(() => pictograms.count()).toBe(2)
    await expect
      .poll(() => pictograms.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)))
      .toEqual([true, true])
    await close()
  })

  it('has the columns of tables below each other at the same place', async () => {
    const { page, close } = await open('/app/products/5010', desk)
    const parameters = partOf(page, 'Parameters')
    await parameters.getByRole('table').nth(2).waitFor()
    for (const column of [1, 2]) expect(await leftsOf(parameters, column)).toHaveProperty('size', 1)
    await close()
  })

  it('leaves lines without a value out on a phone', async () => {
    const { page, close } = await open('/app/products/5010', phone)
    await partOf(page, 'Parameters').getByRole('table').first().waitFor()
    const shown = await partOf(page, 'Parameters').getByRole('cell').filter({ visible: true }).allInnerTexts()
    expect(shown.length).toBeGreaterThan(5)
    expect(shown.filter((text) => text.trim() === '')).toEqual([])
    await close()
  })

  it.each([
    ['a phone', phone],
    ['a desk', desk],
  ])('keeps its sections in sight and marks the one that is read on %s', async (_, options) => {
    const { page, close } = await open('/app/products/5010', options)
    const nav = page.getByRole('navigation', { name: 'Sections' })
    const link = nav.getByRole('link', { name: /Health and safety/ })
    await link.click()
    await expect.poll(() => currentIn(nav)).toEqual([expect.stringContaining('Health and safety')])
    const [links, heading] = [await boxOf(link), await boxOf(page.getByRole('heading', { level: 2, name: /Health and safety/ }))]
    expect(links.y).toBeGreaterThanOrEqual(0)
    if (options === phone) expect(heading.y).toBeGreaterThanOrEqual(links.y + links.height)
    expect(links.x + links.width).toBeLessThanOrEqual(options.screen.width)
    await close()
  })
})

describe('the editor', () => {
  it.each([
    ['a phone', phone],
    ['a desk', desk],
  ])('keeps Publish, Undo and whether all is saved in sight on %s', async (_, options) => {
    const { page, close } = await open('/app/products/5010/edit?part=composition', options)
    await savedStateOf(page).waitFor()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    for (const part of [page.getByRole('button', { name: 'Publish' }), page.getByRole('button', { name: 'Undo' }), savedStateOf(page)]) {
      const box = await boxOf(part)
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.y + box.height).toBeLessThan(200)
    }
    await close()
  })
})

describe('the editor in another language', () => {
  it.each(['de', 'bg'] as const)('says whether all is saved on one line of a phone in %s', async (language) => {
    const { page, close } = await open(`/app/products/5010/edit?interfaceLang=${language}`, phone)
    const state = savedStateOf(page, language)
    await state.waitFor()
    expect((await boxOf(state)).height).toBeLessThan(30)
    await close()
  })

  it('names choices in the language of the page, whatever that of the account', async () => {
    const { page, close } = await open('/app/products/5010/edit?part=parameters&interfaceLang=de')
    await expect.poll(() => page.getByRole('combobox', { name: 'Aggregatzustand: Wert' }).inputValue()).toBe('Flüssig')
    await close()
  })

  it('names sizes, codes and languages of labels by what a person sees of them', async () => {
    const { page, close } = await open('/app/products/5010/edit?part=settings')
    const chosen = (label: string) => page.getByRole('main').getByLabel(label, { exact: true }).first().innerText()
    await expect.poll(() => chosen('Label size')).toBe('148\u00a0×\u00a0210\u00a0mm')
    expect(await chosen('Package size')).toBe('over 3 to 50\u00a0l')
    const entriesOf = (list: string) => page.getByRole('group', { name: list, exact: true }).getByRole('listitem').allInnerTexts()
    expect(await entriesOf('Label languages')).toContainEqual(expect.stringContaining('English'))
    expect((await entriesOf('Product codes, by number')).join()).toMatch(/PUL-4410/)
    await close()
  })
})

describe('the list of mails', () => {
  it('has a subject of two lines at most beside a long address', async () => {
    const { page, close } = await open('/app/products/5010', { screen: { name: 'tablet', width: 800, height: 900 } })
    await shareProduct(app.origin, page, 'a.very.long.recipient.name@subsidiary.department.example.com')
    await page.goto(`${app.origin}/app/mails`)
    const subject = page.getByRole('rowheader').getByRole('link').first()
    await subject.waitFor()
    expect((await boxOf(subject)).height).toBeLessThan(60)
    await page.goto(`${app.origin}/app/shares`)
    const day = page.getByRole('rowheader').getByRole('link').first()
    await day.waitFor()
    expect((await boxOf(day)).height).toBeLessThan(30)
    await close()
  })
})

describe('the proof of a share', () => {
  it('begins with the recipients, and folds technical facts away', async () => {
    const { page, close } = await open('/app/products/5010')
    await shareProduct(app.origin, page, 'proof@example.com')
    await page.goto(`${app.origin}/app/shares`)
    await page.getByRole('rowheader').getByRole('link').first().click()
    await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText()).toBe('Recipients')
    expect(await page.getByRole('article').innerText()).toContain('proof@example.com')
    expect(await page.getByRole('code').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByText(/\.eml/).filter({ visible: true }).count()).toBe(0)
    await page.getByText('Technical details').click()
    expect(await page.getByText(/\.eml/).first().isVisible()).toBe(true)
    await close()
  })

  it('says beside the button what it waits for', async () => {
    const { page, close } = await open('/app/shares')
    await page.getByRole('rowheader').getByRole('link').first().click()
    await page.getByRole('button', { name: 'Record that this e-mail was returned' }).click()
    const form = page.getByRole('form', { name: /^Record that this e-mail was returned/ })
    expect(await form.innerText()).toContain('What the returned e-mail says: is missing')
    await form.getByRole('textbox').fill('550 no such user')
    expect(await form.innerText()).not.toContain('is missing')
    await close()
  })
})
