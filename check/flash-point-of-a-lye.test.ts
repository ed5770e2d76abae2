import { describe, expect, it } from 'vitest'
import { exact } from '../clp/classification/exact.ts'
import { plantIn } from '../test-kit/record-of-catalogue.ts'
import { recipeOf, checkWith } from '../test-kit/check-by-recipe.ts'

describe('the flash point of a lye', () => {
  const silent = plantIn(1007, (record) => (record.parameters = record.parameters.filter(({ property }) => !property.startsWith('fla'))))
  const isDemanded = (isKnown: boolean): boolean => {
    const mixture = recipeOf(silent)
    const [lye] = mixture.components
    if (!lye?.own) throw new Error('The lye has no classes')
    const own = { ...lye.own, classification: [] }
    const content = { from: exact(69.5), to: exact(69.5) }
    const water = {
      ...lye,
      path: 'mixture.components[9]',
      cas: '7732-18-5',
      ec: null,
      index: null,
      name: 'water',
      content,
      own: isKnown ? own : null,
    }
    return checkWith({ ...mixture, components: [...mixture.components, water] }, silent).some(
      ({ code, params }) => code === 'classification.dataLacking' && JSON.stringify(params).includes('flammableLiquids'),
    )
  }

  it('is asked for because of something of which nobody knows anything, and not of what does not burn', () => {
    expect([isDemanded(true), isDemanded(false)]).toEqual([false, true])
  })
})
