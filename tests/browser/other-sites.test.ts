/** What the page of a shop on another origin shows of a product: the examples of docs/embed, in a browser. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import { startApp } from '../start-app.ts'
import { openBrowser } from './open-browser.ts'

const app = await startApp()
const { openPage } = await openBrowser(app.origin)

/** A shop of another origin, whose pages are the examples, with our host in place of theirs, and whose policy allows that host alone. */
const shop = createServer((request, answer) => {
  const name = path.basename(request.url ?? '')
  if (!name.endsWith('.html')) return void answer.writeHead(404).end()
  const page = readFileSync(path.join(projectFolder, 'docs/embed', name), 'utf8').replaceAll('https://sheets.example', app.origin)
  const policy = `default-src 'none'; script-src ${app.origin}; connect-src ${app.origin}; img-src ${app.origin}; require-trusted-types-for 'script'`
  answer.setHeader('content-security-policy', policy).setHeader('content-type', 'text/html; charset=utf-8').end(page)
})
const addressOf = (name: string) => `http://shop.localhost:${(shop.address() as AddressInfo).port}/${name}`

beforeAll(() => new Promise<void>((resolve) => void shop.listen(0, '127.0.0.1', resolve)))
afterAll(() => void shop.close())

describe('the page of a shop', () => {
  it('shows label and code of a product without a script, and leads to it', async () => {
    const { page, close } = await openPage({ javaScript: false })
    await page.goto(addressOf('link-and-picture.html'))
    for (const name of ['Label of this product', 'QR code of the product’s page']) {
      const picture = page.getByRole('img', { name })
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), { timeout: 30_000 })
        .toBeGreaterThan(100)
    }
    expect(await page.getByRole('link', { name: 'Label of this product' }).getAttribute('href')).toBe(`${app.origin}/p/1003`)
    await close()
  })
})

describe('the element of a shop’s page', () => {
  it('shows what the label says in the language of the page, from the number of the link and from a GTIN', async () => {
    const { page, complaints, close } = await openPage()
    await page.goto(addressOf('web-component.html'))
    const german = page.getByRole('region').first()
    await german.getByRole('link', { name: 'Sicherheitsdatenblatt' }).waitFor()
    expect(await german.getByText('Gefahr', { exact: true }).count()).toBe(1)
    expect(await german.getByText('Flüssigkeit und Dampf leicht entzündbar.').count()).toBe(1)
    expect(await german.getByRole('link', { name: 'Sicherheitsdatenblatt' }).getAttribute('href')).toBe(`${app.origin}/p/1003/de/gh/2`)
    const flame = german.getByRole('img').first()
    await expect
      .poll(() => flame.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), { timeout: 30_000 })
      .toBeGreaterThan(0)
    await page
      .getByRole('region', { name: 'Norvik PU Clear Lacquer 2K' })
      .getByRole('link', { name: 'Fiche de données de sécurité' })
      .waitFor()
    expect(complaints.filter((line) => !line.startsWith('request to http://shop.localhost'))).toEqual([])
    await close()
  })

  it('asks once for each, since questions are counted by address and a page of a shop has many products', async () => {
    const { page, close } = await openPage()
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(`${pathname}${search}`)
    })
    await page.goto(addressOf('web-component.html'))
    await page.getByRole('region', { name: 'Norvik PU Clear Lacquer 2K' }).waitFor()
    await page.getByRole('region').nth(1).waitFor()
    expect(asked.toSorted()).toEqual([
      '/api/v1/lookup?identifier=2001001000011',
      '/api/v1/products/-1001/card?language=fr',
      '/api/v1/products/-1003/card?language=de',
    ])
    await close()
  })

  it('names the language in which it speaks where that of the page lacks', async () => {
    const { page, close } = await openPage()
    await page.goto(addressOf('web-component.html'))
    await page
      .getByRole('region')
      .first()
      .evaluate((card) => {
        const root = card.getRootNode()
        if (root instanceof ShadowRoot) root.host.setAttribute('lang', 'nb')
      })
    // Not every browser knows how languages are called in all others.
    await page.getByText(/^(?:engelsk|English|en)$/).waitFor()
    expect(await page.getByText('Highly flammable liquid and vapour.').count()).toBe(1)
    await close()
  })

  it('has the pictograms of a product of another brand where the shop allows one host', async () => {
    const { page, close } = await openPage()
    await page.goto(addressOf('web-component.html'))
    await page
      .getByRole('region')
      .first()
      .evaluate((card) => {
        const root = card.getRootNode()
        if (root instanceof ShadowRoot) root.host.setAttribute('product', '1007')
      })
    const corrosive = page.getByRole('region', { name: 'Lumenta Drain Power' }).getByRole('img', { name: /^GHS05/ })
    await expect
      .poll(() => corrosive.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), { timeout: 30_000 })
      .toBeGreaterThan(0)
    await close()
  })

  it('is the link that stands within it where the product is not there', async () => {
    const { page, close } = await openPage()
    await page.goto(addressOf('web-component.html'))
    await page
      .getByRole('region')
      .first()
      .evaluate(
        (card) =>
          new Promise((resolve, reject) => {
            const root = card.getRootNode()
            if (!(root instanceof ShadowRoot)) return reject(new Error('the card is not drawn by an element of its own'))
            root.host.addEventListener('error', resolve, { once: true })
            root.host.setAttribute('product', '999999')
          }),
      )
    await page.getByRole('link', { name: 'Sicherheitsinformationen' }).waitFor()
    await close()
  })
})
