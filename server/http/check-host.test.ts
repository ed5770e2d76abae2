import { describe, expect, it } from 'vitest'
import { brands } from '../../shared/brands.ts'
import { addHosts, isKnownHost } from './check-host.ts'

describe('the host of a request', () => {
  it.each([
    ['coatings.localhost:3000', true],
    ['SAFETY.localhost', true],
    ['192.168.1.20:3000', true],
    ['[::1]:3000', true],
    ['sheets.example.com', true],
    ['evil.example', false],
    ['coatings.localhost.evil.example', false],
    ['', false],
  ])('%j is accepted: %s', (host, known) => {
    expect(isKnownHost(host, brands, { publicOrigin: 'https://sheets.example.com' })).toBe(known)
  })

  it('may be added by configuration, and is then the one of the brand’s links', () => {
    const added = addHosts(brands, { 'sheets.example.com': 'safety' })
    expect(added.safety?.hosts).toEqual(['sheets.example.com', 'safety.localhost'])
    expect(isKnownHost('sheets.example.com', added, { publicOrigin: undefined })).toBe(true)
    for (const brand of ['paints', 'constructor', '__proto__'])
      expect(() => addHosts(brands, { 'x.example': brand }), brand).toThrow('There are: coatings, safety')
  })
})
