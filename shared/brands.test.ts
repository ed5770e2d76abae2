import { describe, expect, it } from 'vitest'
import { brands, findBrandByHost } from './brands.ts'

describe('the brand of a host', () => {
  it.each([
    ['coatings.localhost', 'coatings'],
    ['safety.localhost', 'safety'],
    ['SAFETY.localhost:3000', 'safety'],
    ['localhost:3000', 'coatings'],
    ['[::1]:3000', 'coatings'],
  ])('%s is %s', (host, key) => {
    expect(findBrandByHost(host).key).toBe(key)
  })

  it('is the first one for a host that nobody names', () => {
    expect(findBrandByHost('sheets.example.com').key).toBe('coatings')
    expect(findBrandByHost('').key).toBe('coatings')
  })

  it('can be a third one by one more entry', () => {
    const { coatings } = brands
    if (!coatings) throw new Error('coatings is gone')
    const third = { ...coatings, key: 'third', hosts: ['third.example'] }
    expect(findBrandByHost('third.example', { ...brands, third }).key).toBe('third')
  })

  it('hides the classification for the safety audience alone', () => {
    expect(brands['safety']?.hiddenDetailSections).toEqual(['classification'])
    expect(brands['coatings']?.hiddenDetailSections).toEqual([])
  })
})
