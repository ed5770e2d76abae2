import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { demonstrationAccount } from '../../server/auth/demonstration-account.ts'
import { longestKnown } from '../../server/products/known-states.ts'
import { passwordGrant } from '../account.ts'
import { startApp } from '../start-app.ts'
import { bannerOf, goOffline, listKept, visit, waitUntilKept } from './kept-pages.ts'
import { openBrowser } from './open-browser.ts'

const app = await startApp()
const browser = await openBrowser(app.origin)

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
  const { page, close } = await visit(browser, `${way.origin}/p/1003/en/pd/1`)
  await waitUntilKept(page, 1003)
  way.block(true)
  const since = Date.now()
  await page.reload()
  expect(Date.now() - since).toBeGreaterThan(9000)
  expect(await page.getByRole('document').getAttribute('data-kept-at')).not.toBeNull()
  await expect.poll(() => bannerOf(page).count()).toBe(1)
  way.block(false)
  await expect.poll(() => page.getByRole('document').getAttribute('data-kept-at'), { timeout: 40_000 }).toBeNull()
  await close()
  way.close()
})

describe('with a connection', () => {
  it('a page is never the kept one', async () => {
    const { page, close } = await visit(browser, `${app.origin}/p/1003/en/pd/1`)
    await waitUntilKept(page, 1003)
    await page.evaluate(async () => {
      const pages = await caches.open('kept-pages')
      const headers = { 'content-type': 'text/html', 'x-kept-at': '2020-01-01T00:00:00Z', 'x-kept-stored': String(Date.now()) }
      await pages.put('/p/1003/en/pd/1', new Response('<html><body>old</body></html>', { headers }))
    })
    await page.reload()
    expect(await page.getByRole('document').innerText()).not.toBe('old')
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('kept-pages')).match('/p/1003/en/pd/1'))?.headers.get('x-kept-at')))
      .not.toBe('2020-01-01T00:00:00Z')
    await close()
  })

  it('nothing of the workspace, of other addresses or of drafts of labels is kept', async () => {
    const { page, close } = await visit(browser, `${app.origin}/p/1003/en/pd/1`)
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
  })

  it('nothing is kept of pages while the visitor is signed in but what everybody sees', async () => {
    const { page, close } = await visit(browser, `${app.origin}/p/1003/en/pd/1`)
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
    expect(await page.getByRole('document').getAttribute('data-signed-in')).toBe('')
    await page.goto(`${app.origin}/p/1003/en/pd/1`)
    const signedIn = await page.evaluate(async () => {
      const pages = await caches.open('kept-pages')
      const texts = await Promise.all((await pages.keys()).map(async (key) => (await pages.match(key))?.text()))
      return texts.filter((text) => text?.includes('data-signed-in')).length
    })
    expect(signedIn).toBe(0)
    await close()
  })

  it.each(['by a link of the page', 'by its address'])(
    'a product that was withdrawn is forgotten once one is led away from it: %s',
    async (way) => {
      const withdrawn = way === 'by its address' ? 1004 : 1005
      const { page, context, close } = await visit(browser, `${app.origin}/p/${withdrawn}/en/pd/1`)
      await waitUntilKept(page, withdrawn)
      await app.services.db.updateTable('products').set({ status: 'withdrawn' }).where('permalink_id', '=', withdrawn).execute()
      await sleep(longestKnown)
      if (way === 'by its address') await page.goto(`${app.origin}/p/${withdrawn}/en/gh/1`)
      else await page.getByRole('navigation', { name: 'Pages of the product' }).getByRole('link', { name: 'Safety data sheet' }).click()
      await page.waitForURL('**/p/dossiererror**')
      await expect.poll(() => listKept(page)).not.toContainEqual(expect.stringContaining(`/p/${withdrawn}/`))
      await goOffline(context)
      await page.goto(`${app.origin}/p/${withdrawn}/en/gh/1`)
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('This page is not kept on this device')
      await close()
    },
  )

  it('where the visitor saves data nothing is fetched ahead', async () => {
    const { page, context, close } = await browser.openPage({ keepsPages: true })
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto(`${app.origin}/p/1003/en/pd/1`)
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('kept-list')).keys()).length)).toBe(1)
    expect(await listKept(page)).toEqual([])
    await page.goto(`${app.origin}/p/1003/en/gh/1`)
    await expect.poll(() => listKept(page)).toEqual(['/p/1003/en/gh/1'])
    await close()
  })
})
