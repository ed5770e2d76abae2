import { readFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import { demonstrationAccount } from '../../server/auth/demonstration-account.ts'
import { passwordGrant } from '../account.ts'
import { startApp } from '../start-app.ts'
import { expectNoSidewaysScrolling, findBarriers, openBrowser, screens, type TestBrowser, type WatchedPage } from './open-browser.ts'

const app = await startApp()
const browser = await openBrowser(app.origin)

const originOf = (brand: 'coatings' | 'safety') => (brand === 'coatings' ? app.origin : app.safetyOrigin)

/** Addresses of kept pages and documents. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('kept-pages')).keys()
    return keys.map(({ url }) => new URL(url).pathname + new URL(url).search)
  })

/** Files that kept pages name and that are not kept yet, and how many are. */
const countFiles = (page: Page) =>
  page.evaluate(async () => {
    const [pages, assets] = [await caches.open('kept-pages'), await caches.open('kept-assets')]
    const missing = new Set<string>()
    for (const key of await pages.keys()) {
      const html = (await (await pages.match(key))?.text()) ?? ''
      for (const [, address = ''] of html.matchAll(/"(\/(?:assets|pictograms|api\/v1\/productLabelRender\/view)\/[^"\\<>\s]+)"/g)) {
        const file = address.replaceAll('&amp;', '&')
        if (!(await assets.match(file)) && !(await pages.match(file))) missing.add(file)
      }
    }
    return { missing: missing.size, kept: (await assets.keys()).length }
  })

/** Waits until a product's pages and what they need are kept, as they are some time after its first visit. */
async function waitUntilKept(page: Page, id: number, pages = 5): Promise<void> {
  let before = 0
  const isSettled = async () => {
    const isComplete = (await listKept(page)).filter((address) => address.startsWith(`/p/${id}/`)).length >= pages
    const { missing, kept } = await countFiles(page)
    // Fonts, which no page names, come last.
    const isSame = kept === before
    before = kept
    return isComplete && missing === 0 && isSame
  }
  await expect.poll(isSettled, { timeout: 40_000, interval: 1000 }).toBe(true)
}

async function visit(address: string, options: Parameters<TestBrowser['openPage']>[0] = {}): Promise<WatchedPage> {
  const watched = await browser.openPage({ keepsPages: true, ...options })
  await watched.page.goto(address)
  return watched
}

const bannerOf = (page: Page) => page.locator('.offline .banner')

async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true)
}

/** Looks until something is so: the worker may have to start first. */
const soon = { timeout: 20_000 }

describe.each(['coatings', 'safety'] as const)('after one visit on brand %s', (brand) => {
  it('every page of the product can be read without a connection, says as of when, and is new again with one', async () => {
    const { page, context, complaints, close } = await visit(`${originOf(brand)}/p/1003/en/pd/1`, { screen: screens[0] })
    expect(await bannerOf(page).count()).toBe(0)
    await waitUntilKept(page, 1003)
    await goOffline(context)
    await expect.poll(() => bannerOf(page).innerText(), soon).toMatch(/^You are offline\. As of \d\d\/\d\d\/\d{4} \d\d:\d\d\./)
    await page.reload()
    expect(await page.locator('html').getAttribute('data-kept-at')).toMatch(/^20\d\d-\d\d-\d\dT/)
    await expect.poll(() => bannerOf(page).innerText(), soon).toContain('You are offline. As of')
    expect(await page.locator('.offline').getAttribute('role')).toBe('status')

    // By the bar at the bottom, as with a connection.
    for (const [name, part] of [
      ['Detail', 'Supplier'],
      ['Safety data sheet', 'First aid'],
      ['Label', 'for packages'],
      ['Safety instructions', 'A3 poster'],
      ['Home', 'First aid'],
    ] as const) {
      await page.locator('.bottom').getByRole('link', { name, exact: true }).click()
      // Not innerText: sections far below are not laid out.
      await expect.poll(() => page.locator('main').textContent(), soon).toContain(part)
      await expect.poll(() => bannerOf(page).count(), soon).toBe(1)
    }
    for (const image of await page.locator('main img').all())
      expect(await image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0)).toBe(true)

    await context.setOffline(false)
    await expect.poll(() => bannerOf(page).count(), soon).toBe(0)
    await expect.poll(() => page.locator('html').getAttribute('data-kept-at'), soon).toBeNull()
    expect(complaints).toEqual([])
    await close()
  }, 90_000)

  it('a page that is not kept is answered in words, in the language of its address, with what is kept', async () => {
    const { page, context, complaints, close } = await visit(`${originOf(brand)}/p/1003/en/pd/1`)
    await waitUntilKept(page, 1003)
    await goOffline(context)
    await page.goto(`${originOf(brand)}/p/1001/de/pd/2`)
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    expect(await page.locator('h1').innerText()).toBe('Diese Seite ist auf diesem Gerät nicht gespeichert')
    expect(await page.locator('html').getAttribute('data-brand')).toBe(brand)
    expect(await findBarriers(page)).toEqual([])
    await expectNoSidewaysScrolling(page)
    expect(await page.locator('.mark, .brand img').evaluate((mark) => mark instanceof HTMLImageElement && mark.naturalWidth > 0)).toBe(true)
    await page.locator('.kept a').click()
    await expect.poll(() => page.url(), soon).toBe(`${originOf(brand)}/p/1003/en/pd/1`)

    await page.goto(`${originOf(brand)}/p/1001/fr/gh/3`)
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    await context.setOffline(false)
    await expect.poll(() => page.locator('h1').innerText(), soon).toBe('Fiche de données de sécurité')
    expect(complaints).toEqual([])
    await close()
  }, 90_000)
})

describe('without a connection', () => {
  it('the way to first aid ends at section 4, and the code on the tin leads to the product', async () => {
    const { page, context, complaints, close } = await visit(`${app.origin}/p/1003/en/pd/1`, { screen: screens[0] })
    await waitUntilKept(page, 1003)
    await goOffline(context)
    await page.goto(`${app.origin}/p/1003`)
    expect(page.url()).toBe(`${app.origin}/p/1003/en/pd/1`)
    await page.locator('.first-aid').click()
    await page.waitForURL('**/gh/1#s4')
    await expect.poll(() => page.evaluate(() => document.querySelector('#s4')?.getBoundingClientRect().top ?? 9999), soon).toBeLessThan(300)
    await page.goBack()
    await expect.poll(() => page.locator('.first-aid').count(), soon).toBe(1)
    expect(complaints).toEqual([])
    await close()
  }, 60_000)

  it('data that cannot be fetched lead to the page itself: pickers go to what is kept', async () => {
    const { page, context, complaints, close } = await visit(`${app.origin}/p/1003/de/gh/2`)
    await waitUntilKept(page, 1003)
    await page.goto(`${app.origin}/p/1003/en/gh/1`)
    await expect.poll(() => listKept(page), { timeout: 20_000 }).toContain('/p/1003/en/mh/1')
    await goOffline(context)
    await page.reload()
    await page.locator('.actions select[name=lang]').selectOption('4')
    // The sheet that is being read stays.
    await expect.poll(() => page.locator('.actions select[name=lang]').inputValue(), soon).toBe('1')
    expect(page.url()).toContain('/p/1003/en/gh/1')
    expect(await page.locator('h1').innerText()).toBe('Safety data sheet')
    await page.getByRole('button', { name: 'Interface language' }).click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect.poll(() => page.locator('html').getAttribute('lang'), soon).toBe('de')
    expect(await page.locator('h1').innerText()).toBe('Diese Seite ist auf diesem Gerät nicht gespeichert')
    expect(complaints).toEqual([])
    await close()
  }, 60_000)

  it('a document that was opened can be opened again, one that was not cannot', async () => {
    const { page, context, close } = await visit(`${app.origin}/p/1003/en/gh/1`)
    await waitUntilKept(page, 1003)
    const address = (await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')) ?? ''
    const size = (url: string) =>
      page.evaluate(async (asked) => {
        const answer = await fetch(asked).catch(() => null)
        return answer ? `${answer.headers.get('content-type')} ${(await answer.blob()).size > 5000}` : null
      }, url)
    expect(await size(address)).toBe('application/pdf true')
    await expect.poll(() => listKept(page), soon).toContain(address)
    await goOffline(context)
    expect(await size(address)).toBe('application/pdf true')
    expect(await size(address.replace('/-1003/1', '/-1003/2'))).toBeNull()
    await close()
  }, 60_000)
})

/** A way to the server that can be blocked: connections are accepted then, and nothing comes over them. */
async function openBlockableWay(to: number) {
  const open = new Set<Socket>()
  const way = { isBlocked: false, port: 0 }
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    if (way.isBlocked) return
    const onward = connect(to, '127.0.0.1')
    onward.on('error', () => socket.destroy())
    socket.on('close', () => onward.destroy())
    socket.pipe(onward).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  way.port = typeof address === 'object' && address !== null ? address.port : 0
  const cut = () => {
    for (const socket of open) socket.destroy()
    open.clear()
  }
  return {
    origin: `http://coatings.localhost:${way.port}`,
    block: (blocked: boolean) => {
      way.isBlocked = blocked
      cut()
    },
    close: () => {
      cut()
      server.close()
    },
  }
}

it('a connection that carries nothing is none after ten seconds, and the page is new again once it carries something', async () => {
  const way = await openBlockableWay(app.port)
  const { page, close } = await visit(`${way.origin}/p/1003/en/pd/1`)
  await waitUntilKept(page, 1003)
  way.block(true)
  const since = Date.now()
  await page.reload()
  expect(Date.now() - since).toBeGreaterThan(9000)
  expect(await page.locator('html').getAttribute('data-kept-at')).not.toBeNull()
  await expect.poll(() => bannerOf(page).count(), soon).toBe(1)
  way.block(false)
  await expect.poll(() => page.locator('html').getAttribute('data-kept-at'), { timeout: 40_000 }).toBeNull()
  await close()
  way.close()
}, 90_000)

describe('with a connection', () => {
  it('a page is never the kept one', async () => {
    const { page, close } = await visit(`${app.origin}/p/1003/en/pd/1`)
    await waitUntilKept(page, 1003)
    await page.evaluate(async () => {
      const pages = await caches.open('kept-pages')
      const headers = { 'content-type': 'text/html', 'x-kept-at': '2020-01-01T00:00:00Z', 'x-kept-stored': String(Date.now()) }
      await pages.put('/p/1003/en/pd/1', new Response('<html><body>old</body></html>', { headers }))
    })
    await page.reload()
    expect(await page.locator('body').innerText()).not.toBe('old')
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('kept-pages')).match('/p/1003/en/pd/1'))?.headers.get('x-kept-at')))
      .not.toBe('2020-01-01T00:00:00Z')
    await close()
  }, 60_000)

  it('nothing of the workspace, of other addresses or of drafts of labels is kept', async () => {
    const { page, close } = await visit(`${app.origin}/p/1003/en/pd/1`)
    await waitUntilKept(page, 1003)
    for (const address of ['/app', '/app/sign-in', '/p/dossiererror', '/p/1003/en/ed/1', '/robots.txt', '/p/1003'])
      await page.goto(app.origin + address, { waitUntil: 'load' })
    await page.goto(`${app.origin}/p/1003/en/pd/1`)
    expect(
      (await listKept(page)).filter(
        (address) => !/^\/(?:p\/1003\/en\/(?:pd|pi|gh|th|ee|mh)\/1|seen\?|api\/v1\/productLabelRender\/view\/-1003)/.test(address),
      ),
    ).toEqual([])
    await close()
  }, 60_000)

  it('nothing is kept of pages while the visitor is signed in but what everybody sees', async () => {
    const { page, close } = await visit(`${app.origin}/p/1003/en/pd/1`)
    const { email, password } = demonstrationAccount
    const status = await page.evaluate(
      async (form) => {
        const answer = await fetch('/api/oauth2/token', { method: 'POST', body: new URLSearchParams(form) })
        return answer.status
      },
      passwordGrant(email, password),
    )
    expect(status).toBe(200)
    await waitUntilKept(page, 1003)
    await page.goto(`${app.origin}/p/1003/en/gh/1?version=1`)
    expect(await page.locator('html').getAttribute('data-signed-in')).toBe('')
    await page.goto(`${app.origin}/p/1003/en/pd/1`)
    const signedIn = await page.evaluate(async () => {
      const pages = await caches.open('kept-pages')
      const texts = await Promise.all((await pages.keys()).map(async (key) => (await pages.match(key))?.text()))
      return texts.filter((text) => text?.includes('data-signed-in')).length
    })
    expect(signedIn).toBe(0)
    await close()
  }, 60_000)

  it.each(['by a link of the page', 'by its address'])(
    'a product that was withdrawn is forgotten once one is led away from it: %s',
    async (way) => {
      const withdrawn = way === 'by its address' ? 1004 : 1005
      const { page, context, close } = await visit(`${app.origin}/p/${withdrawn}/en/pd/1`)
      await waitUntilKept(page, withdrawn)
      await app.services.db.updateTable('products').set({ status: 'withdrawn' }).where('permalink_id', '=', withdrawn).execute()
      if (way === 'by its address') await page.goto(`${app.origin}/p/${withdrawn}/en/gh/1`)
      else await page.locator('nav.tabs').getByRole('link', { name: 'Safety data sheet' }).click()
      await page.waitForURL('**/p/dossiererror**')
      await expect.poll(() => listKept(page), soon).not.toContainEqual(expect.stringContaining(`/p/${withdrawn}/`))
      await goOffline(context)
      await page.goto(`${app.origin}/p/${withdrawn}/en/gh/1`)
      expect(await page.locator('h1').innerText()).toBe('This page is not kept on this device')
      await close()
    },
    90_000,
  )

  it('where the visitor saves data nothing is fetched ahead', async () => {
    const { page, context, close } = await browser.openPage({ keepsPages: true })
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto(`${app.origin}/p/1003/en/pd/1`)
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('kept-list')).keys()).length), { timeout: 20_000 }).toBe(1)
    expect(await listKept(page)).toEqual([])
    await page.goto(`${app.origin}/p/1003/en/gh/1`)
    await expect.poll(() => listKept(page), soon).toEqual(['/p/1003/en/gh/1'])
    await close()
  }, 60_000)
})

/** Ways in which a connection goes without a worker: noticed by the device, or not; with the next page's scripts at hand, or without. */
const losses = {
  'the device has no network': {
    lose: (context: BrowserContext) => context.setOffline(true),
    find: (context: BrowserContext) => context.setOffline(false),
  },
  'the server does not answer': {
    lose: (context: BrowserContext) => context.route('**', (route) => route.abort()),
    find: (context: BrowserContext) => context.unroute('**'),
  },
  'the data do not come': {
    lose: (context: BrowserContext) => context.route('**/*.data*', (route) => route.abort()),
    find: (context: BrowserContext) => context.unroute('**/*.data*'),
  },
}

describe('a page that is out of reach without a worker', () => {
  it.each(Object.entries(losses))(
    'leaves the one that is read, says so and can be tried again: %s',
    async (_name, { lose, find }) => {
      const { page, context, close } = await browser.openPage()
      await page.goto(`${app.origin}/p/1001/en/pi/1`)
      await page.waitForLoadState('networkidle')
      await lose(context)
      const again = page.locator('.note:not(.is-leaving)').getByRole('button', { name: 'Try again' })
      const failToGo = async (go: () => Promise<void>) => {
        await go()
        await expect.poll(() => page.locator('.note:not(.is-leaving)').innerText(), soon).toContain('The page could not be loaded.')
        expect(await page.locator('h1').innerText()).toBe('Detail')
        expect(page.url()).toBe(`${app.origin}/p/1001/en/pi/1`)
        await expect.poll(() => page.locator('main').getAttribute('aria-busy'), soon).toBeNull()
      }
      await failToGo(() => page.locator('nav.tabs').getByRole('link', { name: 'Safety data sheet' }).click())
      await failToGo(() => again.click())
      await find(context)
      await again.click()
      await expect.poll(() => page.locator('h1').innerText(), soon).toBe('Safety data sheet')
      expect(page.url()).toBe(`${app.origin}/p/1001/en/gh/1`)
      await close()
    },
    60_000,
  )

  it('of the sheet in another state is passed over in silence', async () => {
    const { page, context, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/1001/en/gh/1`)
    await losses['the data do not come'].lose(context)
    const failed = page.waitForEvent('requestfailed')
    await page.locator('.actions select[name=lang]').selectOption('2')
    await failed
    await expect.poll(() => page.locator('.actions select[name=lang]').inputValue(), soon).toBe('1')
    expect(await page.locator('.note').count()).toBe(0)
    expect(await page.locator('h1').innerText()).toBe('Safety data sheet')
    await close()
  })
})

describe('a browser that gives no storage or no workers', () => {
  const obstacles = {
    'no workers': () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    'workers are refused': () =>
      Object.defineProperty(ServiceWorkerContainer.prototype, 'register', {
        value: () => Promise.reject(new DOMException('', 'SecurityError')),
      }),
    'storage is refused': () => {
      Object.defineProperty(CacheStorage.prototype, 'open', { value: () => Promise.reject(new DOMException('', 'SecurityError')) })
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('', 'SecurityError')
          },
        })
    },
    'the clock is wrong': () => {
      const { now } = Date
      Date.now = () => now() - 10 * 365 * 24 * 3_600_000
    },
  }
  it.each(Object.entries(obstacles))(
    'shows every page all the same: %s',
    async (_name, obstacle) => {
      const { page, context, complaints, close } = await browser.openPage({ keepsPages: true })
      await context.addInitScript(obstacle)
      await page.goto(`${app.origin}/p/1003/en/pd/1`)
      await page.waitForTimeout(1500)
      await page.locator('.tabs').getByRole('link', { name: 'Detail' }).click()
      await expect.poll(() => page.locator('h1').innerText(), soon).toBe('Detail')
      await page.goBack()
      await expect.poll(() => page.locator('h1').innerText(), soon).toContain('Norvik')
      await page.reload()
      for (const address of ['gh/1', 'th/1', 'ee/1', 'ed/1', 'mh/1', 'gh/1/download']) await page.goto(`${app.origin}/p/1003/en/${address}`)
      await page.goto(`${app.origin}/seen`)
      await expect.poll(() => page.locator('main').innerText(), soon).toMatch(/No products yet|Norvik/)
      expect(complaints).toEqual([])
      await close()
    },
    60_000,
  )
})

describe.each(['coatings', 'safety'] as const)('the products seen on this device, on brand %s', (brand) => {
  it('begin empty, name what was seen, work without a connection and forget what they are told to', async () => {
    const { page, context, complaints, close } = await visit(`${originOf(brand)}/seen?interfaceLang=en`, {
      screen: screens[0],
      dark: brand === 'safety',
    })
    await expect.poll(() => page.locator('main').innerText(), soon).toContain('No products yet')
    expect(await findBarriers(page)).toEqual([])
    for (const id of [1001, 1003]) {
      await page.goto(`${originOf(brand)}/p/${id}/en/pd/1`)
      await waitUntilKept(page, id)
    }
    await page.goto(`${originOf(brand)}/seen?interfaceLang=en`)
    const names = () => page.locator('.seen .rowlink').allInnerTexts()
    await expect.poll(async () => (await names()).length).toBe(2)
    expect((await names())[1]).toMatch(/^Norvik PU Clear Lacquer 2K\s+As of \d\d\/\d\d\/\d{4} \d\d:\d\d/)
    expect(await findBarriers(page)).toEqual([])
    await expectNoSidewaysScrolling(page)

    await goOffline(context)
    await page.goto(`${originOf(brand)}/seen?interfaceLang=en`)
    await expect.poll(async () => (await names()).length).toBe(2)
    await expect.poll(() => bannerOf(page).count(), soon).toBe(1)
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove Norvik PU Clear Lacquer 2K' }).click()
    await expect.poll(async () => (await names()).length).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    expect((await listKept(page)).filter((address) => address.includes('1001'))).toEqual([])
    await page.getByRole('button', { name: 'Remove all' }).click()
    await expect.poll(() => page.locator('main').innerText(), soon).toContain('No products yet')
    expect((await listKept(page)).filter((address) => /\d{4}/.test(address))).toEqual([])
    expect(complaints).toEqual([])
    await close()
  }, 90_000)
})

describe('the home page on a phone', () => {
  it.each(['1001', '1003', '1007'])('has the way to first aid above the fold, large enough for a thumb: product %s', async (id) => {
    const { page, close } = await visit(`${app.origin}/p/${id}/en/pd/1`, { screen: screens[0] })
    for (const what of [page.locator('h1'), page.locator('.call'), page.locator('.first-aid')]) {
      const box = await what.boundingBox()
      expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(844 - 60)
    }
    for (const target of [page.locator('.call'), page.locator('.first-aid')])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await page.locator('.first-aid').getAttribute('href')).toBe(`/p/${id}/en/gh/1#s4`)
    await close()
  })

  it('has no such way where there is no safety data sheet', async () => {
    const { page, close } = await visit(`${app.origin}/p/1011/en/pd/1`, { screen: screens[0] })
    expect(await page.locator('.first-aid').count()).toBe(0)
    await close()
  })
})

describe('the installable page', () => {
  it.each(['coatings', 'safety'] as const)('names, colours and icons are those of brand %s', async (brand) => {
    const manifest = await (await app.fetch('/manifest.webmanifest?interfaceLang=de', { brand })).json()
    expect(manifest).toMatchObject({
      name: brand === 'coatings' ? 'Permasheet Coatings' : 'Permasheet Safety',
      theme_color: brand === 'coatings' ? '#3a3fb0' : '#00637a',
      start_url: '/seen?interfaceLang=de',
      display: 'standalone',
    })
    for (const { src, sizes } of manifest.icons) {
      const icon = Buffer.from(await (await app.fetch(src, { brand })).arrayBuffer())
      expect(icon.subarray(1, 4).toString()).toBe('PNG')
      expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes)
    }
    const favicon = Buffer.from(await (await app.fetch('/favicon.ico', { brand })).arrayBuffer())
    expect(favicon).toEqual(readFileSync(path.join(projectFolder, 'app', 'brand', 'icons', `${brand}-favicon.ico`)))
    const touch = Buffer.from(await (await app.fetch('/apple-touch-icon.png', { brand })).arrayBuffer())
    expect(touch.readUInt32BE(16)).toBe(180)
  })

  it('begins in a language that exists, else in the browser’s', async () => {
    expect((await (await app.fetch('/manifest.webmanifest?interfaceLang=xx')).json()).start_url).toBe('/seen')
  })

  it('is accepted by Chromium', async () => {
    const { page, context, close } = await visit(`${app.origin}/p/1003/en/pd/1`)
    const session = await context.newCDPSession(page)
    const { errors, manifest } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(manifest?.icons?.length ?? 3).toBe(3)
    expect(
      (await session.send('Page.getInstallabilityErrors')).installabilityErrors
        .map(({ errorId }) => errorId)
        .filter((id) => id !== 'in-incognito'),
    ).toEqual([])
    await close()
  })
})
