import { describe, expect, it } from 'vitest'
import type { Mixture } from '../clp/classification/mixture.ts'
import { anyGoodRecord, plantInAny } from '../test-kit/any-good-record.ts'
import { recipeOf, checkWith, onlyOne } from '../test-kit/check-by-recipe.ts'

describe('the heat of carriage', () => {
  const bitumen = anyGoodRecord(9009)
  const at = (carriageTemperature: number): Mixture => {
    const mixture = recipeOf(bitumen)
    return { ...mixture, measured: { ...mixture.measured, carriageTemperature } }
  }

  it('of the recipe and of 14.6 is one, and a press puts it right', () => {
    expect(checkWith(at(175), bitumen).filter(({ code }) => code === 'recipe.measuredDiffers')).toEqual([])
    const found = onlyOne(checkWith(at(150), bitumen), 'recipe.measuredDiffers')
    expect(found).toMatchObject({ article: 'REACH Annex II, 14.6; ADR 2.2.9.1.13', params: { found: { value: 150, unit: '°C' } } })
  })

  it('is written into 14.6 by a press where it lacks', () => {
    const silent = plantInAny(9009, ({ transport }) => void (transport.precautions = []))
    const [found] = checkWith(at(175), silent).filter(({ code }) => code === 'transport.temperatureMissing')
    expect(found?.fix).toEqual([
      {
        op: 'add',
        path: '/transport/precautions/-',
        value: { phrase: 'transportPrecaution.carriedHot', values: { temperature: { value: 175, unit: '°C' } } },
      },
    ])
  })
})
