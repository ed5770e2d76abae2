import { expect, it } from 'vitest'
import { checkOn, plantIn } from '../../test-kit/check-catalogue-record.ts'

it('counts each text in own words that a market lacks, and leads to the first of them', () => {
  const record = plantIn(1003, ({ composition: { ingredients }, otherHazards }) => {
    ingredients.slice(0, 2).forEach((one, index) => (one.name = { text: { en: `Resin ${index}` } }))
    otherHazards.push({ text: { en: 'Smells.' } })
  })
  const found = checkOn(record).filter(({ code }) => code.startsWith('language.'))
  expect(found.map(({ path, params }) => [path, params])).toContainEqual(['otherHazards[2]', { language: { language: 'de' }, count: 3 }])
})
