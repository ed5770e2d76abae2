import { describe, expect, it } from 'vitest'
import { exact } from '../clp/classification/exact.ts'
import type { Mixture } from '../clp/classification/mixture.ts'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { plantIn, recordOfCatalogue } from '../test-kit/record-of-catalogue.ts'
import { acetone, toluene, xylene } from '../test-kit/contradictions/change-record.ts'
import { catalogueIds } from '../test-kit/read-catalogue.ts'
import type { Finding } from './finding.ts'
import { thinner, recipeOf, checkWith, onlyOne } from '../test-kit/check-by-recipe.ts'

const errorsOf = (found: readonly Finding[]) => found.filter(({ severity }) => severity === 'error').map(({ code }) => code)

const withShare = (cas: string, share: number): Mixture => {
  const mixture = recipeOf()
  const components = mixture.components.map((one) =>
    one.cas === cas ? { ...one, content: { from: exact(share), to: exact(share) } } : one,
  )
  return { ...mixture, components }
}

describe('a record that is the sheet of its recipe', () => {
  it.each(catalogueIds.filter((id) => recordOfCatalogue(id).composition.ingredients.length > 0))(
    'has no errors by it that it does not have without (%d)',
    (id) => {
      const record = recordOfCatalogue(id)
      if (record.composition.kind === 'substance') return
      expect(errorsOf(checkWith(recipeOf(record), record))).toEqual(errorsOf(checkOn(record)))
    },
  )
})

describe('a recipe that is another one than the sheet says', () => {
  it('by a content: the place, both figures and what puts them right', () => {
    const found = onlyOne(checkWith(withShare(xylene, 31)), 'recipe.contentDiffers')
    const index = thinner.composition.ingredients.findIndex(({ casNumber }) => casNumber === xylene)
    expect(found).toMatchObject({ severity: 'error', article: 'REACH Annex II, 3.2', path: `composition.ingredients[${index}].content` })
    expect(found.params).toMatchObject({ content: 31 })
    expect(found.fix).toContainEqual({ op: 'add', path: `/composition/ingredients/${index}/content`, value: 31 })
  })

  it('by a range that does not hold the content', () => {
    const ranges = plantIn(1003, (record) => record.composition.ingredients.forEach((one) => delete one.content))
    const found = onlyOne(checkWith(withShare(toluene, 60), ranges), 'recipe.contentDiffers')
    expect(found.path).toMatch(/\.contentRange$/)
    expect(found.fix?.map(({ path }) => path.split('/').at(-1))).toEqual(['content', 'contentRange'])
  })

  it('by a substance that it does not contain, which a press takes out', () => {
    const mixture = recipeOf()
    const found = onlyOne(
      checkWith({ ...mixture, components: mixture.components.filter(({ cas }) => cas !== acetone) }),
      'recipe.substanceNotContained',
    )
    const index = thinner.composition.ingredients.findIndex(({ casNumber }) => casNumber === acetone)
    expect(found.fix).toEqual([{ op: 'remove', path: `/composition/ingredients/${index}` }])
  })
})
