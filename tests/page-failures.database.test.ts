import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ConnectionLost } from '../server/db/connection-lost.ts'
import { breakSnapshots } from './break-snapshots.ts'
import { startPages } from './start-pages.ts'

const { app, get, html } = await startPages()

describe('a failure that nobody foresaw', () => {
  it('is told on a page with its texts and a reference, and its status says so', async () => {
    const answer = await get('/p/unhandlederror?reference=a1b&interfaceLang=de')
    expect(answer.status).toBe(500)
    const page = await answer.text()
    expect(page).toContain('a1b')
    expect(page).toMatch(/<html[^>]* lang="de"/)
    expect(page).not.toContain('(problem.')
  })
})

describe('a database that goes away', () => {
  it.each(['/p/1001/de/gh/2', '/p/1001/de/gh/2?section=9', '/p/1003/de/pd/2?from=somewhere'])(
    'is told at %s itself, so that whoever asks again gets the page',
    async (address) => {
      const asking = vi.spyOn(app.services.products.heads, 'load').mockRejectedValue(new ConnectionLost(new Error('gone')))
      const answer = await get(address, 'coatings', { accept: 'text/html', 'sec-fetch-mode': 'navigate' })
      asking.mockRestore()
      expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([503, null, 'private, no-store'])
      expect(await answer.text()).toContain('</html>')
      expect((await get(address)).status).toBe(200)
    },
  )
})

describe('a snapshot that is broken', () => {
  beforeAll(async () => {
    await breakSnapshots(app.db, [1005, 1006])
  })

  it.each([
    ['/p/1005/de/pd/2', /^\/p\/dossiererror\?interfaceLang=de&reference=[a-z0-9]{3}$/],
    ['/p/1005/de/pi/2', /^\/p\/dossiererror\?interfaceLang=de&reference=[a-z0-9]{3}$/],
    ['/p/1006/de/gh/2', /^\/p\/sdserror\?id=1006&interfaceLang=de&lang=2&reference=[a-z0-9]{3}$/],
    ['/p/1006/de/ee/2', /^\/p\/sdserror\?id=1006&interfaceLang=de&lang=2&reference=[a-z0-9]{3}$/],
    ['/p/1006/de/mh/2', /^\/p\/sdserror\?id=1006&interfaceLang=de&lang=2&reference=[a-z0-9]{3}$/],
  ])('leads from %s to the page that says so, with a reference that the page tells', async (address, to) => {
    const answer = await get(address)
    const location = answer.headers.get('location') ?? ''
    expect(location).toMatch(to)
    const told = await get(location)
    expect(told.status).toBe(500)
    expect(await told.text()).toContain(`>Referenz ${location.slice(-3)}<`)
  })

  it('does not take the others from who looks for sheets on the start page', async () => {
    const page = await html('/?q=norvik')
    expect(page).toMatch(/class="rowlink" href="\/p\/1001\//)
    expect(page).not.toMatch(/class="rowlink" href="\/p\/100[56]\//)
  })
})

describe('a component of a kit that cannot be read', () => {
  beforeAll(() => breakSnapshots(app.db, [1002]))

  it('does not take the label of the kit with it, which shows the others', async () => {
    const pages = await Promise.all([html('/p/1015/de/ee/2'), html('/p/1015/de/dl/2')])
    expect(pages.map((page) => [1001, 1002].filter((id) => page.includes(`href="/p/${id}/de/`)))).toEqual([[1001], [1001]])
  })
})

describe('a technical data sheet that is broken by itself', () => {
  beforeAll(() => breakSnapshots(app.db, [1003], ['tds']))

  it('leads home, and takes no other page of its product with it', async () => {
    const answer = await get('/p/1003/de/th/2')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/p/1003/en/pd/2'])
    const pages = ['pd', 'pi', 'gh', 'ee', 'dl']
    const statuses = await Promise.all(pages.map(async (page) => (await get(`/p/1003/de/${page}/2`)).status))
    expect(statuses).toEqual(pages.map(() => 200))
  })
})

describe('a person who finds nothing', () => {
  it.each(['/no/such/page', '/p/dossiererror'])('is led from %s to the start page, and not to a sign-in', async (address) => {
    const links = (await html(address)).match(/<a [^>]*>/g) ?? []
    expect(links).toContainEqual(expect.stringMatching(/class="btn btn-primary".* href="\/"/))
    expect(links.filter((link) => link.includes('href="/app'))).toEqual([])
  })
})
