import { describe, expect, it } from 'vitest'
import { ingredient, type Ingredient } from '../../shared/record/composition.ts'
import { readLibrary } from '../../test-kit/read-catalogue.ts'
import { longTermOf } from './long-term-studies.ts'

type Study = Ingredient['ecotoxicity'][number]
const long = (value: number, group: Study['group'] = 'crustaceans', days = 21): Study => ({
  endpoint: 'NOEC',
  group,
  species: 'Testus testus',
  duration: { value: days, unit: 'days' },
  quantity: { value, unit: 'mg/l' },
})
const short = (value: number): Study => ({ ...long(value), endpoint: 'EC50', duration: { value: 48, unit: 'h' } })
const degrades = { phrase: 'persistence.readilyBiodegradable' }
const stays = { phrase: 'persistence.notReadilyBiodegradable' }

const categoryOf = (ecotoxicity: Study[], more: Partial<Ingredient> = {}) =>
  longTermOf(
    ingredient.parse({ name: { text: { en: 'A' } }, casNumber: '67-64-1', contentRange: { from: 1, to: 2 }, ecotoxicity, ...more }),
  )?.category ?? null

describe('what studies show of the long term (CLP Annex I, Table 4.1.0 (b))', () => {
  it.each([
    ['0.1 mg/l without rapid degradation is category 1', [long(0.1)], { degradability: stays }, 1],
    ['0.11 mg/l without rapid degradation is category 2', [long(0.11)], { degradability: stays }, 2],
    ['1.1 mg/l without rapid degradation is none', [long(1.1)], { degradability: stays }, null],
    ['0.01 mg/l with rapid degradation is category 1', [long(0.01)], { degradability: degrades }, 1],
    ['0.1 mg/l with rapid degradation is category 2', [long(0.1)], { degradability: degrades }, 2],
    ['1 mg/l with rapid degradation is category 3', [long(1)], { degradability: degrades }, 3],
    ['1 mg/l of what nobody says to degrade slowly is category 3', [long(1)], {}, 3],
    ['of several studies the lowest counts', [long(5), long(0.5, 'algae', 3)], { degradability: degrades }, 3],
    ['an acute figure up to 1 mg/l of what does not degrade is category 1', [short(1)], { degradability: stays }, 1],
    ['an acute figure up to 10 mg/l of what does not degrade is category 2', [short(10)], { degradability: stays }, 2],
    ['an acute figure up to 100 mg/l of what accumulates is category 3', [short(100)], { degradability: degrades, logKow: 4 }, 3],
    ['a measured factor counts before log Kow', [short(1)], { degradability: degrades, logKow: 5, bioconcentrationFactor: 30 }, null],
    ['an acute figure of what degrades and does not accumulate is none', [short(1)], { degradability: degrades, logKow: 2 }, null],
    ['an acute figure beside a chronic one does not count', [short(1), long(2)], { degradability: stays }, null],
    ['a NOEC of two days is none of the long term', [long(0.1, 'fish', 2)], { degradability: stays }, null],
    ['bacteria are no organisms of the table', [long(0.1, 'bacteria')], { degradability: stays }, null],
  ] as const)('%s', (_what, studies, more, category) => {
    expect(categoryOf([...studies], more)).toBe(category)
  })

  it('agrees with the classes of the library, whose studies and classes were written apart', () => {
    const library = readLibrary()
    const milder = library.flatMap(([key, one]) => {
      const stated = one.classification.flatMap(({ category }) =>
        category.startsWith('Aquatic Chronic') ? [Number(category.slice(-1))] : [],
      )
      const found = longTermOf(one)
      return found !== null && Math.min(4, ...stated) > found.category ? [key] : []
    })
    // Its supplier gives category 3 beside 0.32 mg/l for algae.
    expect(milder).toEqual(['polyoxypropylenediamine'])
    expect(library.filter(([, one]) => longTermOf(one) !== null).length).toBeGreaterThan(15)
  })
})
