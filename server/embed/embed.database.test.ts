/** Calls that other sites may make: the card of a product, public data and pictures; never anything for members. */
import { describe, expect, it } from 'vitest'
import { productCard } from '../../shared/product-card.ts'
import { languageCodes } from '../../shared/languages.ts'
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
  ])('may read %s, without cookies', async (address) => {
    const answer = await api.ask(address, { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
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
