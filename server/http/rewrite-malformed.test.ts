import { describe, expect, it } from 'vitest'
import { rewriteMalformed } from './rewrite-malformed.ts'

describe('an address', () => {
  it.each(['/p/1001/en/pd/1', '/p/%C5%A1/en', '/', '/p/1?x=%FF', '/api/v1/products?query=%E0%A4%A', '/p/%00/en/pd/1'])(
    '%s stays as it is',
    (address) => {
      expect(rewriteMalformed(address)).toBe(address)
    },
  )

  it.each([
    ['/p/%E0%A4%A/en/pd/1', '/not-found'],
    ['/%', '/not-found'],
    ['/p/%C0%AE%C0%AE/x?y=1', '/not-found'],
    ['/api/v1/products/-%FF/detail', '/api/not-found'],
    ['/v2/assets/%FF', '/api/not-found'],
  ])('%s, which is not well-formed UTF-8, leads to %s', (address, to) => {
    expect(rewriteMalformed(address)).toBe(to)
  })

  it.each([
    ['http://coatings.localhost:3000/p/1001?x=1', '/p/1001?x=1'],
    ['HTTPS://coatings.localhost', '/'],
    ['http://coatings.localhost?x=1', '/?x=1'],
    ['http://coatings.localhost#x=1', '/'],
    ['http://coatings.localhost//elsewhere.example/p', '/not-found'],
  ])('%s, which names its host, is %s', (address, to) => {
    expect(rewriteMalformed(address)).toBe(to)
  })

  it.each(['/p/1001/en/gh/1?version=2', '/api/v1/sdsRender/view/-1001/1'])(
    '%s has no fragment, which the router would take for a query',
    (address) => {
      expect(rewriteMalformed(`${address}#?version=1`)).toBe(address)
    },
  )

  it.each(['//', '///?q=1001', '//elsewhere.example/p/1001/en/pd/1'])('%s, which reads as a host, leads nowhere', (address) => {
    expect(rewriteMalformed(address)).toBe('/not-found')
  })
})
