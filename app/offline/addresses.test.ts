import { describe, expect, it } from 'vitest'
import {
  chooseHandling,
  documentAddress,
  filesOf,
  interfaceLanguageOf,
  isKeepable,
  isKeptWhenPassing,
  productOf,
  productOfPermalink,
  withoutQuery,
} from './addresses.ts'

const url = (address: string) => new URL(address, 'http://coatings.localhost:3000')

describe('what is kept on the device', () => {
  it.each([
    ['/p/1001/en/pd/1', 1001],
    ['/p/1001/de/gh/2', 1001],
    ['/api/v1/sdsRender/sdsPdf/-1001/1', 1001],
    ['/api/sdsRender/pdf/-1001/1', 1001],
    ['/api/v1/sdsRender/ipiPdf/-1001/1/P', 1001],
    ['/api/v1/p/tds/pdf/1/-1001', 1001],
    ['/api/v1/productLabelRender/pdf/-1001', 1001],
    ['/api/v1/productLabelRender/view/-1001', 1001],
  ])('%s belongs to its product', (address, id) => {
    expect(productOf(address)).toBe(id)
    expect(isKeepable(address)).toBe(true)
  })

  it.each([
    '/',
    '/app',
    '/app/products',
    '/app/sign-in',
    '/api/v1/users/login',
    '/api/v1/label/docx/-1001',
    '/api/v1/label/zpl/-1001',
    '/p/1001/en/ed/1',
    '/p/1001/en/pd/1.data',
    '/p/1001',
    '/p/dossiererror',
    '/p/1001/en/gh/1/download',
    '/robots.txt',
  ])('%s is not', (address) => {
    expect(isKeepable(address)).toBe(false)
  })

  it('pictures of labels are kept with their page alone', () => {
    expect(isKeptWhenPassing('/api/v1/productLabelRender/view/-1001')).toBe(false)
    expect(isKeptWhenPassing('/api/v1/productLabelRender/pdf/-1001')).toBe(true)
  })
})

describe('how a request is handled', () => {
  it.each([
    ['/assets/root-1a2b.js', false, 'asset'],
    ['/pictograms/GHS02.svg', false, 'asset'],
    ['/p/1001/en/pd/1', true, 'document'],
    ['/app', true, 'document'],
    ['/p/1001/en/gh/1.data', false, 'data'],
    ['/seen.data', false, 'data'],
    ['/app/products.data', false, 'none'],
    ['/api/v1/users/me', false, 'none'],
    ['/__manifest', false, 'discovery'],
    ['/health/live', false, 'probe'],
    ['/api/v1/sdsRender/sdsPdf/-1001/1', false, 'document'],
    ['/manifest.webmanifest', false, 'none'],
  ] as const)('%s (navigation: %s) as %s', (address, isNavigation, handling) => {
    expect(chooseHandling(address, isNavigation)).toBe(handling)
  })
})

describe('addresses', () => {
  it('of data lead to their page, with its own query', () => {
    expect(documentAddress(url('/p/1001/en/gh/1.data?version=2&_routes=product%2Fsds%2Fsheet'))).toBe('/p/1001/en/gh/1?version=2')
    expect(documentAddress(url('/seen/_.data'))).toBe('/seen/')
  })

  it('as they are printed name their product', () => {
    expect(['/p/1001', '/p/1001/', '/p/1001/de', '/p/1001/de/gh'].map(productOfPermalink)).toEqual([1001, 1001, 1001, 1001])
    expect(productOfPermalink('/p/1001/de/gh/2')).toBeNull()
  })

  it('name their interface language in the path or in the query, or not at all', () => {
    expect(interfaceLanguageOf(url('/p/1001/de/gh/1'))).toBe('de')
    expect(interfaceLanguageOf(url('/seen?interfaceLang=fr'))).toBe('fr')
    expect(interfaceLanguageOf(url('/p/1001'))).toBeNull()
  })

  it('with a query that decides what is shown are pages of their own', () => {
    expect(withoutQuery(url('/p/1001/en/pd/1?utm_source=x'))).toBe('/p/1001/en/pd/1')
    for (const address of ['/p/1001/en/gh/1?version=2', '/p/1001/en/gh/1?compare=1', '/p/1001/en/ee/1?emb=3', '/p/1001/en/gh/1'])
      expect(withoutQuery(url(address))).toBeNull()
  })
})

it('a page names the files that it needs, in its elements and in what React Router reads', () => {
  const html =
    '<link rel="stylesheet" href="/assets/root-1.css"><img src="/api/v1/productLabelRender/view/-1001?xlang=1&amp;emb=2">' +
    '<script>{"module":"/assets/home-2.js"}</script><img src="/pictograms/GHS02.svg"><a href="/p/1001/en/gh/1"><img src="/assets/root-1.css">'
  expect(filesOf(html)).toEqual([
    '/assets/root-1.css',
    '/api/v1/productLabelRender/view/-1001?xlang=1&emb=2',
    '/assets/home-2.js',
    '/pictograms/GHS02.svg',
  ])
})
