import { expect, it } from 'vitest'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { plantIn } from '../../test-kit/record-of-catalogue.ts'
import { checkFilters } from './filters.ts'

it('a filter for solvents does not hold hydrogen cyanide', () => {
  const record = plantIn(1007, ({ composition: { ingredients }, exposureControls }) => {
    const [first] = ingredients
    if (first === undefined) throw new Error('1007 names no ingredient')
    ingredients.push({ ...first, casNumber: '143-33-9', name: { text: { en: 'sodium cyanide' } }, content: 5 })
    exposureControls.respiratory = [{ phrase: 'protection.respiratory.filterA2P2' }]
  })
  expect(findBy(checkFilters, record).map(({ code }) => code)).toContain('protection.filterDoesNotHold')
})
