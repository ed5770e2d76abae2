import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  dropUnusedAssets,
  findKept,
  forget,
  forgetAll,
  isFresh,
  keep,
  keepAsset,
  listKept,
  listSeen,
  mayKeep,
  mostProducts,
  rememberSeen,
  showKept,
} from './kept-products.ts'
import { filesOf } from './addresses.ts'

const origin = 'http://coatings.localhost'

const keyOf = (address: string) => new URL(address, origin).href

/** A browser's caches as far as they are used. */
function openMemory() {
  const caches = new Map<string, Map<string, Response>>()
  const memory = {
    isFull: () => false,
    entriesOf(name: string): Map<string, Response> {
      const entries = caches.get(name) ?? new Map<string, Response>()
      caches.set(name, entries)
      return entries
    },
    async open(name: string) {
      const entries = memory.entriesOf(name)
      return {
        match: async (address: string) => entries.get(keyOf(address))?.clone(),
        put: async (address: string, answer: Response) => {
          if (memory.isFull()) throw new DOMException('full', 'QuotaExceededError')
          entries.set(keyOf(address), answer)
        },
        delete: async (address: string) => entries.delete(keyOf(address)),
        keys: async () => [...entries.keys()].map((url) => ({ url })),
      }
    },
  }
  return memory
}

let storage: ReturnType<typeof openMemory>
beforeEach(() => {
  storage = openMemory()
})

const product = (id: number) => ({ id, name: `Product ${id}`, path: `/p/${id}/en/pd/1`, interfaceLanguage: 'en' })
const html = (text: string, headers: Record<string, string> = {}) =>
  new Response(`<!DOCTYPE html><html lang="en"><body>${text}</body></html>`, {
    headers: { 'content-type': 'text/html; charset=utf-8', date: 'Fri, 20 Nov 2026 10:00:00 GMT', ...headers },
  })
const addressesIn = (name: string) => [...storage.entriesOf(name).keys()].map((url) => url.slice(origin.length))
const kept = () => addressesIn('kept-pages')

describe('the products seen', () => {
  it('are listed with the last seen first, each once, with the age of its copy', async () => {
    for (const id of [1, 2, 1]) await rememberSeen(storage, product(id))
    await keep(storage, '/p/1/en/pd/1', html('one'))
    expect((await listKept(storage)).map(({ id, keptAt }) => [id, keptAt])).toEqual([
      [1, '2026-11-20T10:00:00.000Z'],
      [2, null],
    ])
  })

  it('are at most forty: with a further one, the one seen longest ago goes with all of its pages', async () => {
    for (let id = 1; id <= mostProducts; id += 1) await rememberSeen(storage, product(id))
    for (const address of [
      '/p/1/en/pd/1',
      '/p/1/en/gh/1',
      '/api/v1/sdsRender/sdsPdf/-1/1?version=1',
      '/p/2/en/pd/1',
      '/seen?interfaceLang=en',
    ])
      await keep(storage, address, html('x'))
    await rememberSeen(storage, product(99))
    expect((await listSeen(storage)).length).toBe(mostProducts)
    expect((await listSeen(storage)).map(({ id }) => id)).not.toContain(1)
    expect(kept()).toEqual(['/p/2/en/pd/1', '/seen?interfaceLang=en'])
  })

  it('are forgotten one by one or all at once, with their pages', async () => {
    for (const id of [1, 2, 3]) {
      await rememberSeen(storage, product(id))
      await keep(storage, `/p/${id}/en/pd/1`, html('x'))
    }
    await forget(storage, 2)
    expect((await listSeen(storage)).map(({ id }) => id)).toEqual([3, 1])
    expect(kept()).toEqual(['/p/1/en/pd/1', '/p/3/en/pd/1'])
    await forgetAll(storage)
    expect(await listSeen(storage)).toEqual([])
    expect(kept()).toEqual([])
  })

  it('make room, the one seen longest ago first, when the storage is full', async () => {
    for (const id of [1, 2]) {
      await rememberSeen(storage, product(id))
      await keep(storage, `/p/${id}/en/pd/1`, html('x'))
    }
    storage.isFull = () => kept().length === 2
    await keep(storage, '/p/2/en/gh/1', html('x'))
    expect((await listSeen(storage)).map(({ id }) => id)).toEqual([2])
    expect(kept()).toEqual(['/p/2/en/pd/1', '/p/2/en/gh/1'])
  })

  it('are none where the list cannot be read', async () => {
    await (await storage.open('kept-list')).put('/seen/list', new Response('not a list'))
    expect(await listSeen(storage)).toEqual([])
    await (await storage.open('kept-list')).put('/seen/list', Response.json([{ id: 1, path: '/app' }, product(2)]))
    expect((await listSeen(storage)).map(({ id }) => id)).toEqual([2])
  })
})

describe('a copy', () => {
  it('says when the server gave it, whatever the clock of the device says', async () => {
    vi.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z'), toFake: ['Date'] })
    await keep(storage, '/p/1/en/pd/1', html('one'))
    vi.useRealTimers()
    const found = await findKept(storage, '/p/1/en/pd/1')
    const shown = found && (await (await showKept(found)).text())
    expect(shown).toContain('<html data-kept-at="2026-11-20T10:00:00.000Z" lang="en">')
    expect(shown).toContain('one')
  })

  it('is old when it comes from the future', async () => {
    vi.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z'), toFake: ['Date'] })
    await keep(storage, '/p/1/en/pd/1', html('one'))
    vi.setSystemTime(new Date('2031-01-01T00:30:00Z'))
    const found = await findKept(storage, '/p/1/en/pd/1')
    expect(found && isFresh(found, 3_600_000)).toBe(true)
    vi.setSystemTime(new Date('2030-01-01T00:00:00Z'))
    expect(found && isFresh(found, 3_600_000)).toBe(false)
    vi.useRealTimers()
  })

  it('is not taken of a page whose reader is signed in', async () => {
    const page = new Response('<!DOCTYPE html><html lang="en" data-signed-in=""><body></body></html>', {
      headers: { 'content-type': 'text/html' },
    })
    expect(await keep(storage, '/p/1/en/pd/1', page)).toBeNull()
    expect(kept()).toEqual([])
  })

  it.each([
    ['that may not be stored', new Response('', { headers: { 'cache-control': 'no-store' } })],
    ['for one reader', new Response('', { headers: { 'cache-control': 'private, max-age=60' } })],
    ['that says that there is nothing', new Response('', { status: 404 })],
    ['of a part', new Response('', { status: 206 })],
    ['of more than 10 MB', new Response('', { headers: { 'content-length': '20000000' } })],
  ])('is not taken of an answer %s', (_name, answer) => {
    expect(mayKeep('/p/1/en/pd/1', answer)).toBe(false)
  })

  it('is taken of a complete public answer of a product, and of no other address', () => {
    expect(mayKeep('/p/1/en/pd/1', new Response('x'))).toBe(true)
    expect(mayKeep('/app', new Response('x'))).toBe(false)
  })
})

it('scripts and styles that no kept page names go once there are many, fonts stay', async () => {
  for (let index = 0; index < 210; index += 1) await keepAsset(storage, `/assets/old-${index}.js`, new Response('x'))
  for (const name of ['font.woff2', 'used.js', 'own.css']) await keepAsset(storage, `/assets/${name}`, new Response('x'))
  await keep(storage, '/p/1/en/pd/1', html('<script src="/assets/used.js"></script>'))
  await dropUnusedAssets(storage, filesOf, ['/assets/own.css'])
  expect(addressesIn('kept-assets')).toEqual(['/assets/font.woff2', '/assets/used.js', '/assets/own.css'])
})
