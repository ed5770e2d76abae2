import { describe, expect, it } from 'vitest'
import { exact } from '../clp/classification/exact.ts'
import type { MixtureComponent } from '../clp/classification/mixture.ts'
import { anyGoodRecord, plantInAny } from '../test-kit/any-good-record.ts'
import { recipeOf, checkWith, onlyOne } from '../test-kit/check-by-recipe.ts'

describe('a recipe that is another one than the sheet says', () => {
  it('by a figure of section 9', () => {
    const mixture = recipeOf()
    const found = onlyOne(checkWith({ ...mixture, measured: { ...mixture.measured, flashPoint: 70 } }), 'recipe.measuredDiffers')
    expect(found.params['found']).toEqual({ value: 70, unit: '°C' })
  })
})

describe('a figure that the recipe does not let be', () => {
  const cleaner = anyGoodRecord(9001)
  const water: MixtureComponent = {
    path: 'mixture.components[8]',
    cas: '7732-18-5',
    ec: null,
    index: null,
    substance: null,
    name: 'water',
    content: { from: exact(81), to: exact(81) },
    additive: true,
    own: null,
    components: [],
  }
  const checkDensity = (value: number) => {
    const record = plantInAny(9001, ({ parameters }) => {
      for (const one of parameters) if (one.property === 'density') one.quantity = { value, unit: 'g/cm³' }
    })
    const { components, ...rest } = recipeOf(cleaner)
    const mixture = { ...rest, measured: { ...rest.measured, relativeDensity: value }, components: [...components, water] }
    return checkWith(mixture, record).filter(({ code }) => code === 'properties.densityOfWater')
  }

  it('is found where it stands in section 9: the density of what is water for the most part', () => {
    expect(checkDensity(1.05)).toEqual([])
    const index = cleaner.parameters.findIndex(({ property }) => property === 'density')
    for (const wrong of [0.6, 2])
      expect(checkDensity(wrong)).toMatchObject([
        { path: `parameters[${index}]`, severity: 'warning', params: { value: wrong, content: 81 } },
      ])
  })
})
