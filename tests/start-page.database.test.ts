/** The start page as a server writes it: decision 127. What is found is tried where it is looked up. */
import { describe, expect, it } from 'vitest'
import { lookUpsPerMinute } from '../server/lookup/find-by-identifier.ts'
import { updateListing } from '../server/products/listing-queries.ts'
import { addAccount, cookieOf, passwordGrant } from './account.ts'
import { startPages } from './start-pages.ts'

const { app, get, html: whole, leadsTo } = await startPages()
const { id: group } = await app.db.selectFrom('workgroups').select('id').executeTakeFirstOrThrow()
/** What is shown: every page brings all texts of its language with it, for its scripts. */
const shown = (page: string) => page.replaceAll(/<script[\s\S]*?<\/script>/g, '')
const html = async (address: string) => shown(await whole(address))
const open = (q: string) => leadsTo(`/?${new URLSearchParams({ q, open: '1' })}`)
const list = (page: string) => [...page.matchAll(/class="rowlink" href="(\/p\/[^"]+)"/g)].map(([, path]) => path)
const foundIn = (page: string) => list(page.slice(page.indexOf('start-found'), page.indexOf('start-three')))
const ufi = 'QPQV-401X-M00X-AHSD'

describe('the start page', () => {
  it.each(['coatings', 'safety'] as const)('of brand %s answers a visitor: a sentence, a field, an example, the way in', async (brand) => {
    const answer = await get('/', brand)
    const page = shown(await answer.text())
    expect(answer.status).toBe(200)
    expect(page).toContain('<h1>The safety data sheet for what is in the tin.</h1>')
    expect(page).toMatch(/<form[^>]*role="search"[^>]*>.*<input[^>]*type="search"[^>]*name="q"/s)
    expect(page).toMatch(/<h2>For example<\/h2>.*class="rowlink start-sample" href="\/p\/\d+\/en\/pd\/1"/s)
    expect(page).toMatch(/<a class="btn" href="\/app">.*Sign in/s)
    expect(page).not.toContain('noindex')
  })

  it('speaks the language of its visitor, or that of its address', async () => {
    const answer = await get('/?interfaceLang=sl&q=norvik', 'coatings', { 'accept-language': 'fi' })
    const page = await answer.text()
    expect(page).toMatch(/<html lang="sl"/)
    expect(page).toContain('<input type="hidden" name="interfaceLang" value="sl"/>')
    expect(foundIn(page)[0]).toMatch(/^\/p\/\d+\/sl\/pd\/6$/)
    expect(await (await get('/', 'coatings', { 'accept-language': 'fi' })).text()).toMatch(/<html lang="fi"/)
  })

  it('leads on whoever is signed in', async () => {
    await addAccount(app, 'start@example.com', { [group]: 'viewer' })
    const token = await app.fetch('/api/oauth2/token', {
      method: 'POST',
      body: new URLSearchParams(passwordGrant('start@example.com')).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const cookie = cookieOf(token)
    const answer = await get('/', 'coatings', { cookie })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/app'])
    expect((await get('/', 'safety', { cookie })).headers.get('location')).toBe('/seen')
  })

  it('is where pages that are not there lead a visitor', async () => {
    expect(await html('/no/such/page')).toMatch(/<a class="btn btn-primary" href="\/"[^>]*>To the start page</)
  })
})

describe('whoever looks for a sheet', () => {
  it.each([
    ['the number of its link', '1001'],
    ['its UFI', ufi],
    ['its UFI without hyphens', ufi.replaceAll('-', '').toLowerCase()],
    ['its product code', 'PUL-4410-005'],
  ])('opens it at once by %s', async (_by, text) => {
    expect(await open(text)).toBe('302 /p/1001/en/pd/1')
  })

  it('sees it listed while they type, and is not led away', async () => {
    expect(foundIn(await html(`/?q=${ufi}`))).toEqual(['/p/1001/en/pd/1'])
    const page = await html('/?q=norvik')
    expect(foundIn(page)).toHaveLength(10)
    expect(page).toContain('Found: 10')
    expect(page).toContain('There are more. Type more of the name.')
    expect(page).toContain('noindex')
  })

  it('sees under which name it is found, where that is not the sheet’s', async () => {
    expect(await html('/?q=norvik+clean+n')).toMatch(/Norvik Thin N 35<small>Norvik Clean N 35 · Norvik Coatings GmbH/)
  })

  it('is led to the digital label of a withdrawn product, by its number alone', async () => {
    expect(await open('1016')).toBe('302 /p/1016/en/dl/1')
    expect(foundIn(await html('/?q=Brush+Cleaner+BC+5'))).not.toContain('/p/1016/en/dl/1')
  })

  it('is told that a UFI is mistyped, and whom to call', async () => {
    const page = await html(`/?q=${ufi.slice(0, -2)}DS&open=1`)
    expect(foundIn(page)).toEqual([])
    expect(page).toContain('The check character of this UFI is wrong.')
    expect(page).toContain('In an emergency call the number on the label, or 112.')
  })

  it('gets their own words back as words', async () => {
    const page = await whole(`/?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(page).not.toContain('<script>alert')
    expect(page).toContain('&lt;script&gt;alert(1)')
    expect((await get(`/?q=${'x'.repeat(3000)}&q=%00%F0`)).status).toBeLessThan(500)
  })

  it('finds of a maker who lists nothing only what they know wholly', async () => {
    await updateListing(app.db, group, false)
    const silent = await html('/?q=norvik')
    expect(foundIn(silent)).toEqual([])
    expect(silent).toContain('Nothing found for “norvik”')
    expect(await html('/')).not.toContain('<h2>For example</h2>')
    expect((await (await get('/sitemap-1.xml')).text()).match(/<loc>/g)).toBeNull()
    expect(await open(ufi)).toBe('302 /p/1001/en/pd/1')
    expect(foundIn(await html(`/?q=${ufi.slice(0, -1)}`))).toEqual([])
    await updateListing(app.db, group, true)
  })

  it('opens the sheet of an earlier UFI, and of what is withdrawn says first that it is another version', async () => {
    const earlier = 'TKQV-M0CJ-A00F-N66A'
    expect(await open(earlier)).toBe('302 /p/1001/en/gh/1?version=2')
    await app.db.updateTable('products').set({ status: 'withdrawn' }).where('permalink_id', '=', 1001).execute()
    expect(await open(earlier)).toMatch(/^200/)
    expect(await html(`/?q=${earlier}`)).toContain('withdrawn · an earlier version had this number')
    await app.db.updateTable('products').set({ status: 'active' }).where('permalink_id', '=', 1001).execute()
  })

  it('may not guess faster than a person types', async () => {
    const from = (address: string) => get(address)
    const statuses: number[] = []
    for (let tries = 0; tries <= lookUpsPerMinute; tries++) statuses.push((await from('/?q=9')).status)
    expect(statuses.at(-1)).toBe(429)
    const page = await app.fetch('/?q=9', { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('In an emergency call the number on the label, or 112.')
    const refused = await app.fetch('/_.data?q=9')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    for (const other of ['/.data?q=9', '/_root.data?q=9', '//?q=9', '/./?q=9', '/?interfaceLang=de&q=9'])
      expect([other, (await app.fetch(other)).status < 400]).toEqual([other, false])
    expect((await get('/')).status).toBe(200)
    expect((await get('/p/1001/en/pd/1')).status).toBe(200)
  })
})
