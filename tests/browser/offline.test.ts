import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { startApp } from '../start-app.ts'
import { findBarriers } from './find-barriers.ts'
import { bannerOf, goOffline, listKept, visit, waitUntilKept } from './kept-pages.ts'
import { expectNoSidewaysScrolling, openBrowser, screens } from './open-browser.ts'
import { sectionOf } from './page-parts.ts'
import { chooseOption, chosenIn, pickerOf } from './choose-option.ts'

const app = await startApp()
const browser = await openBrowser(app.origin)

const originOf = (brand: 'coatings' | 'safety') => (brand === 'coatings' ? app.origin : app.safetyOrigin)

const documentOf = (page: Page) => page.getByRole('document')
const languageOf = (page: Page) => documentOf(page).getAttribute('lang')

describe.each(['coatings', 'safety'] as const)('after one visit on brand %s', (brand) => {
  it('every page of the product can be read without a connection, says as of when, and is new again with one', async () => {
    const { page, context, complaints, close } = await visit(browser, `${originOf(brand)}/p/1003/en/pd/1`, { screen: screens[0] })
    expect(await bannerOf(page).count()).toBe(0)
    await waitUntilKept(page, 1003)
    await goOffline(context)
    await expect.poll(() => bannerOf(page).innerText()).toMatch(/^You are offline\. As of \d\d\/\d\d\/\d{4} \d\d:\d\d\./)
    await page.reload()
    expect(await documentOf(page).getAttribute('data-kept-at')).toMatch(/^20\d\d-\d\d-\d\dT/)
    await expect.poll(() => bannerOf(page).innerText()).toContain('You are offline. As of')

    // By the bar at the bottom, as with a connection.
    for (const [name, part] of [
      ['Detail', 'Supplier'],
      ['Safety data sheet', 'First aid'],
      ['Label', 'for packages'],
      ['Safety instructions', 'A3 poster'],
      ['Home', 'First aid'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Pages of the product' }).getByRole('link', { name, exact: true }).click()
      // Not innerText: sections far below are not laid out.
      await expect.poll(() => page.getByRole('main').textContent()).toContain(part)
      await expect.poll(() => bannerOf(page).count()).toBe(1)
    }
    const images = page.getByRole('main').getByRole('img')
    expect(await images.count()).toBeGreaterThanOrEqual(3)
    for (const image of await images.all())
      expect(await image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0)).toBe(true)

    await context.setOffline(false)
    await expect.poll(() => bannerOf(page).count()).toBe(0)
    await expect.poll(() => documentOf(page).getAttribute('data-kept-at')).toBeNull()
    expect(complaints).toEqual([])
    await close()
  })

  it('a page that is not kept is answered in words, in the language of its address, with what is kept', async () => {
    const { page, context, complaints, close } = await visit(browser, `${originOf(brand)}/p/1003/en/pd/1`)
    await waitUntilKept(page, 1003)
    await goOffline(context)
    await page.goto(`${originOf(brand)}/p/1001/de/pd/2`)
    expect(await languageOf(page)).toBe('de')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Diese Seite ist auf diesem Gerät nicht gespeichert')
    expect(await documentOf(page).getAttribute('data-brand')).toBe(brand)
    expect(await findBarriers(page)).toEqual([])
    await expectNoSidewaysScrolling(page)
    const mark = page.getByRole('banner').getByRole('presentation')
    expect(await mark.evaluate((drawn) => drawn instanceof HTMLImageElement && drawn.naturalWidth > 0)).toBe(true)
    await page.getByRole('listitem').getByRole('link').click()
    await expect.poll(() => page.url()).toBe(`${originOf(brand)}/p/1003/en/pd/1`)

    await page.goto(`${originOf(brand)}/p/1001/fr/gh/3`)
    expect(await languageOf(page)).toBe('fr')
    await context.setOffline(false)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Fiche de données de sécurité')
    expect(complaints).toEqual([])
    await close()
  })
})

describe('without a connection', () => {
  it('the way to first aid ends at section 4, and the code on the tin leads to the product', async () => {
    const { page, context, complaints, close } = await visit(browser, `${app.origin}/p/1003/en/pd/1`, { screen: screens[0] })
    await waitUntilKept(page, 1003)
    await goOffline(context)
    await page.goto(`${app.origin}/p/1003`)
    expect(page.url()).toBe(`${app.origin}/p/1003/en/pd/1`)
    await page.getByRole('link', { name: /^First aid/ }).click()
    await page.waitForURL('**/gh/1#s4')
    await expect.poll(async () => (await sectionOf(page, 4).boundingBox())?.y).toBeLessThan(300)
    await page.goBack()
    await expect.poll(() => page.getByRole('link', { name: /^First aid/ }).count()).toBe(1)
    expect(complaints).toEqual([])
    await close()
  })

  it('data that cannot be fetched lead to the page itself: pickers go to what is kept', async () => {
    const { page, context, complaints, close } = await visit(browser, `${app.origin}/p/1003/de/gh/2`)
    await waitUntilKept(page, 1003)
    await page.goto(`${app.origin}/p/1003/en/gh/1`)
    await expect.poll(() => listKept(page)).toContain('/p/1003/en/mh/1')
    await goOffline(context)
    await page.reload()
    await chooseOption(pickerOf(page, 'lang'), '4')
    // The sheet that is being read stays.
    await expect.poll(() => chosenIn(pickerOf(page, 'lang'))).toBe('1')
    expect(page.url()).toContain('/p/1003/en/gh/1')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Safety data sheet')
    await page.getByRole('button', { name: 'Interface language' }).click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect.poll(() => languageOf(page)).toBe('de')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Diese Seite ist auf diesem Gerät nicht gespeichert')
    expect(complaints).toEqual([])
    await close()
  })

  it('a document that was opened can be opened again, one that was not cannot', async () => {
    const { page, context, close } = await visit(browser, `${app.origin}/p/1003/en/gh/1`)
    await waitUntilKept(page, 1003)
    const address = (await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')) ?? ''
    const size = (url: string) =>
      page.evaluate(async (requested) => {
        const answer = await fetch(requested).catch(() => null)
        return answer ? `${answer.headers.get('content-type')} ${(await answer.blob()).size > 5000}` : null
      }, url)
    expect(await size(address)).toBe('application/pdf true')
    await expect.poll(() => listKept(page)).toContain(address)
    await goOffline(context)
    expect(await size(address)).toBe('application/pdf true')
    expect(await size(address.replace('/-1003/1', '/-1003/2'))).toBeNull()
    await close()
  })
})
