import { expect, it } from 'vitest'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { plantIn } from '../../test-kit/record-of-catalogue.ts'
import { checkLanguages } from './languages.ts'

it('counts each text in own words that a market lacks, and leads to the first of them', () => {
  const record = plantIn(1003, ({ composition: { ingredients }, otherHazards }) => {
    ingredients.slice(0, 2).forEach((one, index) => (one.name = { text: { en: `Resin ${index}` } }))
    otherHazards.push({ text: { en: 'Smells.' } })
  })
  const found = findBy(checkLanguages, record).filter(({ code }) => code.startsWith('language.'))
  expect(found.map(({ path, params }) => [path, params])).toContainEqual(['otherHazards[2]', { language: { language: 'de' }, count: 3 }])
})

it('asks of a country with several languages about its own one first, and about none where one of them is complete', () => {
  const of = (country: 'FI' | 'SE', text: Record<string, string>) => {
    const record = plantIn(1003, (planted) => {
      planted.supplier.country = country
      planted.regulatory.national = []
      planted.labelDefaults.languages = ['en']
      planted.otherHazards.push({ text })
    })
    return findBy(checkLanguages, record).flatMap(({ code, params }) =>
      code === 'language.ofMarketIncomplete' ? [params['language']] : [],
    )
  }
  expect(of('FI', { en: 'Smells.' })).toEqual([{ language: 'fi' }])
  expect(of('FI', { en: 'Smells.', sv: 'Luktar.' })).toEqual([])
  expect(of('SE', { en: 'Smells.' })).toEqual([{ language: 'sv' }])
})
