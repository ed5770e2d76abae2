import { describe, expect, it } from 'vitest'
import { brands, findBrandByHost } from '../../shared/brands.ts'
import { languageOfVisitor } from './language-of-visitor.ts'

const brand = findBrandByHost('coatings.localhost', brands)

describe('the language of a visitor', () => {
  const of = (url: string, headers: Record<string, string> = {}) => languageOfVisitor({ url, headers }, brand)

  it('is that of the address, then the chosen one, then that of the page before, then that of the browser', () => {
    const headers = {
      cookie: '__locale__=fi',
      referer: 'http://coatings.localhost/p/1001/bg/gh/1',
      'accept-language': 'el,en;q=0.5',
    }
    expect(of('/p/1001/de/gh/1', headers)).toBe('de')
    expect(of('/seen?interfaceLang=sl', headers)).toBe('sl')
    expect(of('/api/v1/sdsPdf/-1001/1', headers)).toBe('fi')
    expect(of('/api/v1/sdsPdf/-1001/1', { ...headers, cookie: '' })).toBe('bg')
    expect(of('/api/v1/sdsPdf/-1001/1', { 'accept-language': 'el,en;q=0.5' })).toBe('el')
    expect(of('/api/v1/sdsPdf/-1001/1', { referer: 'nonsense:::', 'accept-language': 'xx' })).toBe('en')
  })
})
