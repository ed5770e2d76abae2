import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { recipe, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const rest = (content: number) => ({ name: 'carrier', content, own: { classification: [] } })
const dust = (...components: Recipe['components']): Recipe => recipe(components, { physicalState: 'solid', inhalation: 'dust' })
const entryOf = (typed: Recipe) => {
  const value = propose(typed).proposals.find(({ place }) => place === '/transport')?.value
  return JSON.parse(JSON.stringify(value ?? null))
}

describe('a toxic compound of one element, or an alkaloid, has its own entry (ADR 2.2.61.3)', () => {
  it.each<[string, Recipe, string]>([
    ['nicotine in glycols', recipe([{ cas: '54-11-5', content: 1.8 }, rest(98.2)], { measured: { flashPoint: 110 } }), '3144'],
    ['nicotine on a carrier', dust({ cas: '54-11-5', content: 3 }, rest(97)), '1655'],
    ['two cyanides on a carrier', dust({ cas: '143-33-9', content: 20 }, { cas: '151-50-8', content: 20 }, rest(60)), '1588'],
    ['cadmium chloride on a carrier', dust({ cas: '10108-64-2', content: 40 }, rest(60)), '2570'],
    ['sodium selenite on a carrier', dust({ cas: '10102-18-8', content: 10 }, rest(90)), '3283'],
    ['barium carbonate', dust({ cas: '513-77-9', content: 10 }, { cas: '10361-37-2', content: 60 }, rest(30)), '1564'],
  ])('%s', (_name, typed, un) => {
    expect(entryOf(typed)?.unNumber).toBe(un)
  })
})

it('nicotine in a liquid is called a preparation of it', () => {
  const liquid = recipe([{ cas: '54-11-5', content: 1.8 }, rest(98.2)], { measured: { flashPoint: 110 } })
  expect(entryOf(liquid)?.road.shippingName.text.en).toBe('NICOTINE PREPARATION, LIQUID, N.O.S. (nicotine (ISO))')
})

describe('sulphonic acids (UN 2583 to 2586)', () => {
  const acid = (sulphonic: number, sulphuric: number) =>
    recipe([{ cas: '104-15-4', content: sulphonic }, { cas: '7664-93-9', content: sulphuric }, water(100 - sulphonic - sulphuric)], {
      measured: { pH: 0.5 },
    })

  it('go by their free sulphuric acid, and are no solution of it', () => {
    expect(entryOf(acid(65, 5))).toMatchObject({
      unNumber: '2586',
      road: { packingGroup: 'III', shippingName: { text: { en: 'ARYLSULPHONIC ACIDS, LIQUID' } } },
    })
    expect(entryOf(acid(65, 5.1))).toMatchObject({ unNumber: '2584', road: { packingGroup: 'II' } })
    expect(entryOf(acid(2, 40))).toMatchObject({ unNumber: '2796', road: { packingGroup: 'II' } })
  })
})
