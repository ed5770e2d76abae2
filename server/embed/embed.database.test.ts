/** Calls that other sites may make: the card of a product, public data and pictures; never anything for members. */
import { describe, expect, it } from 'vitest'
import { productCard } from '../../shared/product-card.ts'
import { languageCodes } from '../../shared/languages.ts'
import { exampleOf, readDescription } from '../../tests/described-api.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'

const api = await startWithoutPages({ environment: { DEMO: '1' } })
const origin = `http://${api.host}`
const cardOf = async (query: string, headers: Record<string, string> = {}, id = 1003) => {
  const answer = await api.ask(`/api/v1/products/-${id}/card${query}`, { headers })
  return { answer, card: productCard.strict().parse(await answer.json()) }
}

describe('the card of a product', () => {
  it('has the elements of the label and the documents, with absolute addresses', async () => {
    const { answer, card } = await cardOf('?language=de')
    expect(answer.headers.get('content-language')).toBe('de')
    expect(card).toMatchObject({ id: 1003, language: 'de', link: `${origin}/p/1003` })
    expect(card.label.signal_word).toBe('Gefahr')
    expect(card.label.pictograms[0]).toMatchObject({ id: 'GHS02', url: `${origin}/pictograms/GHS02.svg` })
    expect(card.label.hazard.map(({ code }) => code)).toContain('H225')
    expect(card.links.map(({ kind, text, url }) => [kind, text, url])).toContainEqual([
      'sds',
      'Sicherheitsdatenblatt',
      `${origin}/p/1003/de/gh/2`,
    ])
    // What a shop has kept leads to the sheet of the day on which it is opened, not to that of yesterday.
    expect(card.links.find(({ kind }) => kind === 'sds')?.file_url).toBe(`${origin}/api/v1/sdsRender/sdsPdf/-1003/2?qrCode=1&download=1`)
    const addresses = [card.code_url, card.label.picture_url, ...card.links.flatMap(({ file_url }) => file_url ?? [])]
    for (const address of addresses) expect((await api.ask(address.slice(origin.length))).status).toBe(200)
  })

  it('exists in every language of the label', async () => {
    for (const code of languageCodes) {
      const { card } = await cardOf(`?language=${code}`)
      expect([code, card.language]).toEqual([code, code])
      expect(card.links.every(({ text }) => text !== '')).toBe(true)
    }
  })

  it.each([
    ['?language=de-AT', {}, 'de'],
    ['?language=', { 'accept-language': 'fr-CH,fr;q=0.9' }, 'fr'],
    ['?language=de_AT', {}, 'de'],
    ['', { 'accept-language': '*' }, 'en'],
  ])('is in the language that the page requests: %s %o', async (query, headers, code) => {
    expect((await cardOf(query, headers)).card).toMatchObject({ language: code, is_language_of_page: true })
  })

  it.each([
    ['?language=nb', {}],
    ['?language=xx', {}],
    ['?language=<script>', {}],
    ['', { 'accept-language': 'no,nb;q=0.9' }],
  ])('says that it is in another language than the page requests: %s %o', async (query, headers) => {
    expect((await cardOf(query, headers)).card).toMatchObject({ language: 'en', is_language_of_page: false })
  })

  it.each([999_999, 1016, 0])('does not exist for %i', async (id) => {
    expect((await api.ask(`/api/v1/products/-${id}/card`)).status).toBe(404)
  })
})

describe('pages of other sites', () => {
  const headers = { origin: 'https://shop.example', cookie: 'token=x' }

  it.each([
    '/api/v1/products/-1003/card',
    '/api/v1/products/-1003/detail',
    '/api/v1/products/-1003/link/png',
    '/api/v1/sdsRender/view/-1003/1',
    '/api/v1/sdsRender/sdsPdf/-1003/1',
    '/api/v1/productLabelRender/view/-1003?xlang=1',
    '/api/v1/lookup?identifier=2000010030019',
    '/api/openapi.json',
    '/pictograms/GHS02.svg',
    '/embed/permasheet-product.js',
    '/.well-known/gs1resolver',
  ])('may read %s, without cookies', async (address) => {
    const answer = await api.ask(address, { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    const preflight = await api.ask(address, { method: 'OPTIONS', headers: { ...headers, 'access-control-request-method': 'GET' } })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  })

  // Of the application itself, or, for a member, another answer than for a visitor.
  const ownCalls = [
    /^\/v2\/assets\/config\//,
    '/assets/app.config.json',
    '/api/v1/tools/trans/{lang}',
    '/api/v1/app/init',
    '/api/v1/substances',
  ]
  const isOwn = (path: string) => ownCalls.some((own) => (typeof own === 'string' ? own === path : own.test(path)))

  it('may read everything else that the description has for everybody', async () => {
    const { calls } = await readDescription(api)
    const open = calls.filter(({ method, isOpen, path }) => method === 'GET' && isOpen && !isOwn(path))
    const policies = open.map(async (call) => {
      const answer = await api.ask(exampleOf(call).address, { headers })
      const { status } = answer
      return [
        call.path,
        status < 500,
        answer.headers.get('access-control-allow-origin'),
        answer.headers.get('cross-origin-resource-policy'),
      ]
    })
    expect(await Promise.all(policies)).toStrictEqual(open.map(({ path }) => [path, true, '*', 'cross-origin']))
  })

  it('find pictograms by absolute addresses in the detail and in a sheet', async () => {
    for (const address of [
      'products/-1003/detail?lang=1',
      'sdsRender/view/-1003/1',
      'sdsRender/compare/-1001/1?compare_version_id=1&orig_version_id=3',
    ]) {
      const text = await (await api.ask(`/api/v1/${address}`)).text()
      const found = [...text.matchAll(/"([^"\\]*)\/pictograms\/GHS\d\d\.svg/g)].map(([, host]) => host)
      expect([address, [...new Set(found)]]).toStrictEqual([address, [origin]])
    }
  })

  it('are told why something was not found', async () => {
    const answer = await api.ask('/api/v1/products/-999999/card', { headers })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([404, '*'])
  })

  it.each(['/api/v1/products', '/api/v1/products/5010/detail', '/api/v1/products/5010/draft', '/api/v1/app/init', '/p/1003/en/pd/1'])(
    'may not read %s',
    async (address) => {
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await api.ask(address, { method, headers })
        expect(answer.headers.get('access-control-allow-origin')).toBeNull()
        expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
      }
    },
  )
})
