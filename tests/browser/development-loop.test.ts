import { rmSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { copySources, runDevelopmentLoop } from '../../test-kit/run-development-loop.ts'
import { askHost } from '../ask-host.ts'
import { createTestDatabase } from '../start-database.ts'
import { openBrowser } from './open-browser.ts'

const copy = copySources('development-loop')
const { url } = await createTestDatabase()
const { port, host, begun, change, stop } = await runDevelopmentLoop(copy, url)
afterAll(async () => {
  await stop('SIGKILL')
  rmSync(copy, { recursive: true })
})
// Here, not in the first test: reading all modules anew takes a slow machine longer than a test has.
await begun

const browser = await openBrowser(`http://${host}`)
const read = async (address: string): Promise<string> => (await askHost(port, host, address)).text()

describe('the development loop', () => {
  it('shows a changed style and a changed component in the page that is open', async () => {
    const { page, close } = await browser.openPage()
    // Until then the page is told of no changes, and until its scripts run it takes none.
    const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'))
    await page.goto(`http://${host}/p/1001/en/pd/1`)
    await connected
    await expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in window && document.readyState === 'complete')).toBe(true)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    change('app/ui/base.css', 'body {', 'body {\n  outline: 3px solid rgb(1, 2, 3);')
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).outlineColor)).toBe('rgb(1, 2, 3)')
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    await close()
  })

  it('starts the server’s own modules anew with a changed one, and says what is wrong with one that cannot be read', async () => {
    change('server/operation/health-routes.ts', "status: 'live' as const,", "status: 'ready' as const,")
    await expect.poll(() => read('/health/live')).toBe('{"status":"ready"}')
    change('server/operation/health-routes.ts', "status: 'ready' as const,", "status: 'live' as = const,")
    await expect.poll(() => read('/health/live')).toMatch(/health-routes\.ts/)
    change('server/operation/health-routes.ts', "status: 'live' as = const,", "status: 'live' as const,")
    await expect.poll(() => read('/health/live')).toBe('{"status":"live"}')
  })

  it('takes texts and templates as they are now', async () => {
    change('wording/en/interface.json', '"Home"', '"Home as it is now"')
    await expect.poll(() => read('/p/1001/en/pd/1')).toContain('Home as it is now')
    const sheet = () => askHost(port, host, '/api/v1/sdsRender/sdsPdf/-1001/1')
    const before = (await sheet()).headers.get('etag')
    change('documents/templates/sds.typ', '#', '// changed\n#')
    await expect.poll(async () => (await sheet()).headers.get('etag')).not.toBe(before)
  })

  it('ends when it is told to', async () => {
    expect(await stop('SIGTERM')).toBe(0)
  })
})
