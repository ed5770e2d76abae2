/** A product that was seen once is there when its server is not. */
import { describe, expect, it } from 'vitest'
import { startApp } from '../start-app.ts'
import { openVisitor } from './open-visitor.ts'
import { browserNames, type Visitor } from './visitor.ts'

const textOf = (visitor: Visitor, selector: string) =>
  visitor.read((requested) => document.querySelector(requested)?.textContent ?? '', selector)

/** How many sheets of the product are kept, and how many files of pages. */
const countKept = (visitor: Visitor) =>
  visitor.read(async (sheet) => {
    const [pages, files] = [await caches.open('kept-pages'), await caches.open('kept-assets')]
    return [(await pages.keys()).filter(({ url }) => url.endsWith(sheet)).length, (await files.keys()).length]
  }, '/p/1003/en/gh/1')

describe('where the server has stopped', async () => {
  const app = await startApp()
  const visitors: Visitor[] = []

  it.each(browserNames)(
    '%s keeps what its visitor sees',
    async (browserName) => {
      const visitor = await openVisitor(browserName)
      visitors.push(visitor)
      await visitor.goTo(`${app.origin}/p/1003/en/pd/1`)
      let before = 0
      // Files that the pages need come after them; all are there when no more come.
      const isSettled = async () => {
        const [pages = 0, files = 0] = await countKept(visitor)
        const isSame = files === before
        before = files
        return pages > 0 && files > 0 && isSame
      }
      await expect.poll(isSettled, { timeout: 60_000, interval: 2500 }).toBe(true)
    },
    180_000,
  )

  it('shows it, as of when it was kept, with the way to first aid', async () => {
    await app.stop()
    for (const visitor of visitors) {
      await visitor.goTo(`${app.origin}/p/1003/en/gh/1`)
      await expect
        .poll(() => textOf(visitor, '.offline'), { message: visitor.browser })
        .toMatch(/You are offline\. As of \d\d\/\d\d\/\d{4}/)
      expect(await textOf(visitor, 'main')).toContain('First aid')
      await visitor.goTo(`${app.origin}/p/1001/en/gh/1`)
      await expect.poll(() => textOf(visitor, 'h1'), { message: visitor.browser }).toBe('This page is not kept on this device')
      await visitor.close()
    }
  }, 180_000)
})
