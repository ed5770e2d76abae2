import { describe, expect, it } from 'vitest'
import { createPlaces } from './create-places.ts'

function openTab() {
  const kept = new Map<string, string>()
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  return { kept, visit: (name = 'places 1', newEntry?: string) => createPlaces(name, storage, () => newEntry ?? null) }
}

describe('where a page of the workspace was left', () => {
  it('is known after a reload, with what was open and chosen, to the same person alone', () => {
    const { visit } = openTab()
    const before = visit()
    before.change('a', { y: 840 })
    before.change('a', { open: ['Terms 1'] })
    before.choose('a', 'onlyOpen', true)
    before.write()
    expect(visit().find('a')).toEqual({ y: 840, open: ['Terms 1'], chosen: { onlyOpen: true } })
    expect(visit().find('b')).toBeNull()
    expect(visit('places 2').find('a')).toBeNull()
  })

  it('is not that of a page which is asked for anew by its address', () => {
    const { visit } = openTab()
    const before = visit()
    before.change('default /app/coverage', { y: 840 })
    before.change('default /app/products', { y: 300 })
    before.write()
    const places = visit('places 1', 'default /app/coverage')
    expect([places.find('default /app/coverage'), places.find('default /app/products')?.y]).toEqual([null, 300])
  })

  it('goes along where the address is changed in its place', () => {
    const places = openTab().visit()
    places.choose('a', 'filters', true)
    places.rename('a', 'b')
    expect(places.find('b')?.chosen).toEqual({ filters: true })
  })

  it('is kept of the newest sixty', () => {
    const { visit } = openTab()
    const before = visit()
    for (let entry = 0; entry < 70; entry += 1) before.change(`e${entry}`, { y: entry })
    before.change('e0', { y: 1 })
    before.write()
    const after = visit()
    expect([after.find('e0')?.y, after.find('e10'), after.find('e11')?.y]).toEqual([1, null, 11])
  })

  it('is nowhere where what the tab kept cannot be read, or cannot be written', () => {
    const { kept, visit } = openTab()
    kept.set('places 1', '[["a",{"y":"far"}]]')
    expect(visit().find('a')).toBeNull()
    const full = createPlaces('places 1', () => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    full.change('a', { y: 1 })
    expect(() => full.write()).not.toThrow()
    expect(full.find('a')?.y).toBe(1)
  })
})
