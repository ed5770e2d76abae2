import { expect, it } from 'vitest'
import { houseWaiter } from '../documents/account.ts'
import { startCatalogue } from '../../tests/start-catalogue.ts'

const { api, get } = await startCatalogue({ TRUST_PROXY: 'loopback', VISITOR_PAGES: '3' })
const html = { accept: 'text/html,application/xhtml+xml', 'accept-language': 'fi' }

it('a link to a document that is refused shows a page in the language of the visitor; a program reads JSON', async () => {
  const address = '/api/v1/sdsPdf/-1001/1?version=999'
  const page = await get(address, html)
  expect([page.status, page.headers.get('content-type'), page.headers.get('content-language')]).toEqual([
    404,
    'text/html; charset=utf-8',
    'fi',
  ])
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  const text = await page.text()
  expect(text).toContain('<html lang="fi"')
  expect(text).toContain(`href="${address}"`)
  const [, nonce = ''] = /<style nonce="([^"]+)"/.exec(text) ?? []
  expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)

  for (const headers of [{}, { accept: 'application/json' }, { ...html, 'sec-fetch-dest': 'image' }]) {
    const answer = await get(address, headers)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
    expect(await answer.json()).toMatchObject({ code: 'default', type: 'CLIENT_SIDE' })
  }
})

it('pages beyond the share of an IP address are refused with a page that says when to try again; others get theirs', async () => {
  let finish = (): void => {}
  const slow = new Promise<Response>((resolve) => (finish = () => resolve(new Response(''))))
  // Both turns are taken, so that further requests wait.
  const busy = [1, 2].map((turn) => api.services.pages.take(`busy ${turn}`, () => slow, houseWaiter('test')))
  const from = (address: string) => get('/seen', { ...html, 'x-forwarded-for': address })
  const greedy = [1, 2, 3].map(() => from('203.0.113.1'))
  await expect.poll(() => api.services.pages.waiting()).toBe(3)
  const refused = await from('203.0.113.1')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
  expect(await refused.text()).toMatch(/<a href="\/seen"[^>]*>[^<]+2[^<]+<\/a>/)
  const other = from('203.0.113.2')
  await expect.poll(() => api.services.pages.waiting()).toBe(4)
  finish()
  await Promise.all(busy)
  const statuses = (await Promise.all([...greedy, other])).map(({ status }) => status)
  expect(new Set(statuses).has(429)).toBe(false)
  expect(api.services.pages.waiting()).toBe(0)
})
