import { describe, expect, it } from 'vitest'
import { makeUfi } from '../../clp/ufi/ufi.ts'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { plantIn, recordOfCatalogue } from '../../test-kit/record-of-catalogue.ts'
import { ingredient, toluene } from '../../test-kit/contradictions/change-record.ts'
import { checkUfi } from './ufi.ts'

describe('what only the past or another product shows', () => {
  const before = recordOfCatalogue(1003)

  it('a recipe that changed beyond its submission, and one within it', () => {
    const published = { record: before, since: '2024-01-08' }
    const changed = (content: number) => plantIn(1003, (record) => (ingredient(record, toluene).content = content))
    // Above 25 % a component may change by 5 % of its content: from 30 to 31.5 %.
    const codes = (content: number) => findBy(checkUfi, changed(content), { published }).map(({ code }) => code)
    expect(codes(32)).toContain('ufi.outdated')
    expect(codes(31.5)).not.toContain('ufi.outdated')
  })

  it('a component that is gone, under the same UFI', () => {
    const without = plantIn(1003, (record) => record.composition.ingredients.pop())
    const [found] = findBy(checkUfi, without, { published: { record: before, since: '2024-01-08' } }).filter(
      ({ code }) => code === 'ufi.outdated',
    )
    expect(found).toMatchObject({ severity: 'error', article: 'CLP Annex VIII, Part B, 4.1', path: 'ufi' })
  })

  it('a new recipe under a new UFI', () => {
    const renewed = plantIn(1003, (record) => {
      record.composition.ingredients.pop()
      record.ufi = makeUfi('DE123456789', 4711)
    })
    const codes = findBy(checkUfi, renewed, { published: { record: before, since: '2024-01-08' } }).map(({ code }) => code)
    expect(codes).not.toContain('ufi.outdated')
  })

  it('the UFI of another product, and none between equal recipes', () => {
    const other = recordOfCatalogue(1016)
    const borrowed = plantIn(1003, (record) => (record.ufi = other.ufi))
    const others = [{ name: other.name, record: other }]
    expect(findBy(checkUfi, borrowed, { others })).toContainEqual(
      expect.objectContaining({ code: 'ufi.usedTwice', article: 'CLP Annex VIII, Part A, 4.2 and 5' }),
    )
    expect(findBy(checkUfi, other, { others }).map(({ code }) => code)).not.toContain('ufi.usedTwice')
  })
})
