/** Workgroups: whose products an address shows, how one goes from group to group, and what viewers are told. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { addProduct } from '../share-tools.ts'
import { shareProduct } from './share-product.ts'
import { startTwoGroups } from './start-two-groups.ts'
import { chooseOption, chosenIn } from './choose-option.ts'

const { app, first, second, open } = await startTwoGroups()
const mainOf = (page: Page) => page.getByRole('main').innerText()

describe('a second workgroup', () => {
  it('is asked for alone, also by a page that is loaded anew and by links', async () => {
    const { page, close } = await open('both@example.com', '/app/products')
    await shareProduct(app.origin, page, 'secret@first.example')
    await chooseOption(page.getByLabel('Workgroup'), { text: 'Second group' })
    // The tab remembers the group of a list once the list is shown, which is after its address.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('workgroupId'))).toBe(String(second))
    const requested: (string | undefined)[] = []
    page.on('request', (request) => {
      if (/\/api\/v1\/(shares|products|mails)/.test(request.url())) requested.push(request.headers()['x-coatings-workgroup'])
    })
    await page.goto(`${app.origin}/app/shares`)
    await expect.poll(() => mainOf(page)).toContain('Nothing was sent yet')
    expect(new Set(requested)).toEqual(new Set([String(second)]))
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export as CSV' }).click()])
    const csv = await readFile(await download.path(), 'utf8')
    expect(csv).toContain('share_id')
    expect(csv).not.toContain('secret@first.example')
    await close()
  })
})

describe('an address', () => {
  it('opens in its group, in a new tab and for a colleague, and says so where that changes the group', async () => {
    const product = await addProduct(app, second, 77)
    const { page, context, close } = await open('both@example.com', '/app/products')
    await chooseOption(page.getByLabel('Workgroup'), { text: 'Second group' })
    await expect.poll(() => new URL(page.url()).searchParams.get('workgroup_id')).toBe(String(second))
    const link = page.getByRole('rowheader').getByRole('link')
    // Those of the group before are there until its own have come.
    await expect.poll(() => link.allInnerTexts()).toEqual(['Product 77'])
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ button: 'middle' })])
    await expect.poll(() => tab.getByRole('heading', { level: 1 }).innerText()).toBe('Product 77')
    expect(await tab.getByRole('log').innerText()).toContain('belongs to the workgroup Second group')
    expect(await chosenIn(tab.getByLabel('Workgroup'))).toBe(String(second))
    await page.getByRole('searchbox', { name: 'Search products' }).fill('Product 77')
    await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe('Product 77')
    await expect.poll(() => new URL(page.url()).searchParams.get('workgroup_id')).toBe(String(second))
    const list = page.url()
    await close()

    const colleague = await open('both@example.com', `/app/products/${product}/edit`)
    await expect.poll(() => colleague.page.getByRole('textbox', { name: 'Name', exact: true }).first().inputValue()).toBe('Product 77')
    await colleague.close()
    const reader = await open('both@example.com', '/app/account')
    await reader.page.goto(list)
    await expect.poll(() => reader.page.getByRole('rowheader').getByRole('link').allInnerTexts()).toEqual(['Product 77'])
    await chooseOption(reader.page.getByLabel('Workgroup'), String(first))
    await expect.poll(() => new URL(reader.page.url()).searchParams.get('workgroup_id')).toBe(String(first))
    await reader.close()
    const stranger = await open('editor@example.com', '/app/products')
    await stranger.page.goto(`${app.origin}/app/products/${product}?workgroup_id=${second}`)
    await expect.poll(() => mainOf(stranger.page)).toContain('There is no such thing here')
    await stranger.close()
  })
})

describe('the address of a list', () => {
  it.each(['products', 'shares', 'mails', 'coverage'])(
    'of %s names the group of a person who has one alone too, and opens in it for a colleague who has several',
    async (place) => {
      const { page, close } = await open('editor@example.com', `/app/${place}`)
      const address = `${app.origin}/app/${place}?workgroup_id=${first}`
      await page.waitForURL(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await close()
      const colleague = await open('both@example.com', '/app/products')
      await chooseOption(colleague.page.getByLabel('Workgroup'), String(second))
      await expect.poll(() => new URL(colleague.page.url()).searchParams.get('workgroup_id')).toBe(String(second))
      await colleague.page.goto(address)
      await expect.poll(() => chosenIn(colleague.page.getByLabel('Workgroup'))).toBe(String(first))
      expect(colleague.page.url()).toBe(address)
      await colleague.close()
    },
  )

  it('keeps its search, and the way back leads where it led', async () => {
    const { page, close } = await open('editor@example.com', '/app/products?query=norvik&sort=-updated')
    await page.waitForURL(`${app.origin}/app/products?query=norvik&sort=-updated&workgroup_id=${first}`)
    await page.getByRole('rowheader').getByRole('link').first().click()
    await page.waitForURL(/\/app\/products\/\d+\?workgroup_id=\d+$/)
    await page.goBack()
    await page.waitForURL(`${app.origin}/app/products?query=norvik&sort=-updated&workgroup_id=${first}`)
    expect(await page.getByRole('searchbox').inputValue()).toBe('norvik')
    await close()
  })
})

describe('another workgroup', () => {
  it('stays chosen where that was in the moment in which the address got the name of the one before', async () => {
    const { page, close } = await open('both@example.com', '/app/account')
    await page.waitForURL(`${app.origin}/app/account?workgroup_id=${first}`)
    await page.addInitScript(() => {
      const replace = history.replaceState.bind(history)
      history.replaceState = (state, unused, url) => {
        replace(state, unused, url)
        const picker = document.querySelector<HTMLElement>('.workgroup > button')
        if (!picker || !String(url).includes('workgroup_id')) return
        history.replaceState = replace
        // The option is pressed as soon as it is there, before anything else has its turn.
        new MutationObserver((_, observer) => {
          const option = document.querySelector<HTMLElement>('.workgroup [role=option]:last-child')
          if (!option) return
          observer.disconnect()
          option.click()
        }).observe(document, { childList: true, subtree: true })
        picker.click()
      }
    })
    await page.goto(`${app.origin}/app/products`)
    await page.waitForURL(`${app.origin}/app/products?workgroup_id=${second}`)
    await expect.poll(() => chosenIn(page.getByLabel('Workgroup'))).toBe(String(second))
    await close()
  })

  it('is chosen on the page of a product, which it does not have, and leads to its list', async () => {
    const { page, close } = await open('both@example.com', '/app/products/5010')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Norvik PU Clear Lacquer 2K')
    await chooseOption(page.getByLabel('Workgroup'), String(second))
    await page.waitForURL(`${app.origin}/app/products?workgroup_id=${second}`)
    await expect.poll(() => chosenIn(page.getByLabel('Workgroup'))).toBe(String(second))
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Products')
    await page.goBack()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Norvik PU Clear Lacquer 2K')
    await expect.poll(() => chosenIn(page.getByLabel('Workgroup'))).toBe(String(first))
    await close()
  })

  it('is chosen where a product is copied, which it does not have, and leads to its list', async () => {
    const { page, close } = await open('both@example.com', '/app/products/new?copyOf=5010&of=Norvik')
    await page.getByLabel('Product name').fill('A copy')
    await chooseOption(page.getByLabel('Workgroup'), String(second))
    await page.waitForURL(`${app.origin}/app/products?workgroup_id=${second}`)
    await expect.poll(() => chosenIn(page.getByLabel('Workgroup'))).toBe(String(second))
    await close()
  })

  it.each(['99999', 'abc'])('%s of a link that is none of mine is not opened without a word', async (foreign) => {
    const { page, close } = await open('both@example.com', '/app/account')
    await page.goto(`${app.origin}/app/products?workgroup_id=${foreign}`)
    await expect.poll(() => page.getByRole('log').innerText()).toContain('The workgroup of this link is none of yours')
    await close()
  })
})

describe('a person who may read alone', () => {
  it('is told so where something would be changed', async () => {
    const { page, close } = await open('viewer@example.com', '/app/products/new')
    await expect.poll(() => mainOf(page)).toContain('You may not do this in this workgroup.')
    expect(await page.getByLabel('Product name').isVisible()).toBe(false)
    await page.goto(`${app.origin}/app/products/5010/edit`)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('You may not do this in this workgroup.')
    expect(await mainOf(page)).not.toContain('went wrong')
    await page.goto(`${app.origin}/app/products/999999`)
    await expect.poll(() => mainOf(page)).toContain('There is no such thing here')
    await page.goto(`${app.origin}/app/products?sort=bogus`)
    await expect.poll(() => mainOf(page)).toContain('The address of this page asks for something that does not exist: sort')
    await page.getByRole('link', { name: 'Clear search and filters' }).click()
    await expect.poll(() => page.getByRole('rowheader').count()).toBeGreaterThan(0)
    await close()
  })
})
