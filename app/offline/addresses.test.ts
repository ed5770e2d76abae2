import { describe, expect, it } from 'vitest'
import { documentAddress, interfaceLanguageOf, productOfPermalink, withoutQuery } from './addresses.ts'

const url = (address: string) => new URL(address, 'http://coatings.localhost:3000')

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
