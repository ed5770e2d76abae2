import type { BrowserContext } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { startApp } from '../start-app.ts'
import { openBrowser, waitUntilAlive } from './open-browser.ts'
import { chooseOption, chosenIn, pickerOf } from './choose-option.ts'

const app = await startApp()
const browser = await openBrowser(app.origin)

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
  'the server does not answer, and the scripts of the next page are missing alone': {
    // A page that has been read for a while knows where its links lead.
    lose: async (context: BrowserContext) => {
      for (const page of context.pages()) await page.waitForLoadState('networkidle')
      await context.route('**', (route) => route.abort())
    },
    find: (context: BrowserContext) => context.unroute('**'),
  },
  'the data do not come': {
    lose: (context: BrowserContext) => context.route('**/*.data*', (route) => route.abort()),
    find: (context: BrowserContext) => context.unroute('**/*.data*'),
  },
}

describe('a page that is out of reach without a worker', () => {
  it.each(Object.entries(losses))('leaves the one that is read, says so and can be tried again: %s', async (_name, { lose, find }) => {
    const { page, context, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/1001/en/pi/1`)
    await waitUntilAlive(page)
    await lose(context)
    const again = page.getByRole('log').getByRole('button', { name: 'Try again' })
    const failToGo = async (go: () => Promise<void>) => {
      await go()
      await expect.poll(() => page.getByRole('log').getByRole('paragraph').innerText()).toContain('The page could not be loaded.')
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Detail')
      expect(page.url()).toBe(`${app.origin}/p/1001/en/pi/1`)
      await expect.poll(() => page.getByRole('main').getAttribute('aria-busy')).toBeNull()
    }
    await failToGo(() =>
      page.getByRole('navigation', { name: 'Pages of the product' }).getByRole('link', { name: 'Safety data sheet' }).click(),
    )
    await failToGo(() => again.click())
    await find(context)
    await again.click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Safety data sheet')
    expect(page.url()).toBe(`${app.origin}/p/1001/en/gh/1`)
    await close()
  })

  it.each(Object.entries(losses))(
    'is still where it was in the history when the way back or forward to it failed: %s',
    async (_name, { lose, find }) => {
      const { page, context, complaints, close } = await browser.openPage()
      const isAt = async (address: string, heading: string) => {
        await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain(heading)
        await expect.poll(() => page.url()).toBe(app.origin + address)
      }
      const goTo = (name: string) => page.getByRole('navigation', { name: 'Pages of the product' }).getByRole('link', { name }).click()
      await page.goto(`${app.origin}/p/1003/en/pd/1`)
      await goTo('Detail')
      await isAt('/p/1003/en/pi/1', 'Detail')
      await goTo('Label')
      await isAt('/p/1003/en/ee/1', 'Label')
      await page.goBack()
      await isAt('/p/1003/en/pi/1', 'Detail')
      await waitUntilAlive(page)
      const steps = await page.evaluate(() => history.length)
      const said = () => page.getByRole('log').getByRole('paragraph').innerText()

      await lose(context)
      complaints.length = 0
      for (const leave of ['back', 'forward'] as const) {
        await page.evaluate((way) => history[way](), leave)
        await expect.poll(said).toContain('The page could not be loaded.')
        await isAt('/p/1003/en/pi/1', 'Detail')
        await expect.poll(() => page.getByRole('main').getAttribute('aria-busy')).toBeNull()
        await page.getByRole('log').getByRole('button', { name: 'Close' }).click()
        await expect.poll(() => page.getByRole('log').getByRole('paragraph').count()).toBe(0)
      }
      // What the browser says of a request that failed, and the router where the script of the page is still on its way.
      expect(complaints.filter((complaint) => !/Failed to (?:load resource|fetch)/.test(complaint))).toEqual([])

      await find(context)
      expect(await page.evaluate(() => history.length)).toBe(steps)
      await page.goBack()
      await isAt('/p/1003/en/pd/1', 'Norvik')
      await page.goForward()
      await isAt('/p/1003/en/pi/1', 'Detail')
      await page.goForward()
      await isAt('/p/1003/en/ee/1', 'Label')
      await close()
    },
  )

  it('of the sheet in another state is passed over in silence', async () => {
    const { page, context, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/1001/en/gh/1`)
    await losses['the data do not come'].lose(context)
    const failed = page.waitForEvent('requestfailed')
    await chooseOption(pickerOf(page, 'lang'), '2')
    await failed
    await expect.poll(() => chosenIn(pickerOf(page, 'lang'))).toBe('1')
    expect(await page.getByRole('log').getByRole('paragraph').count()).toBe(0)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Safety data sheet')
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
  it.each(Object.entries(obstacles))('shows every page all the same: %s', async (_name, obstacle) => {
    const { page, context, complaints, close } = await browser.openPage({ keepsPages: true })
    await context.addInitScript(obstacle)
    await page.goto(`${app.origin}/p/1003/en/pd/1`)
    await waitUntilAlive(page)
    await page.getByRole('navigation', { name: 'Pages of the product' }).getByRole('link', { name: 'Detail' }).click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Detail')
    await page.goBack()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('Norvik')
    await page.reload()
    for (const address of ['gh/1', 'th/1', 'ee/1', 'ed/1', 'mh/1', 'gh/1/download']) await page.goto(`${app.origin}/p/1003/en/${address}`)
    await page.goto(`${app.origin}/seen`)
    await expect.poll(() => page.getByRole('main').innerText()).toMatch(/No products yet|Norvik/)
    expect(complaints).toEqual([])
    await close()
  })
})
