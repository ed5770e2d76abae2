import { describe, expect, it } from 'vitest'
import { exact } from '../clp/classification/exact.ts'
import type { MixtureComponent } from '../clp/classification/mixture.ts'
import { ownData } from '../shared/classification/own-data.ts'
import { recipeOf, checkWith, onlyOne } from '../test-kit/check-by-recipe.ts'

describe('a recipe that is another one than the sheet says', () => {
  it('by a substance that section 3 does not name, and by what it does', () => {
    const benzene: MixtureComponent = {
      path: 'mixture.components[9]',
      cas: '71-43-2',
      ec: null,
      index: null,
      substance: null,
      name: 'benzene',
      content: { from: exact(0.5), to: exact(0.5) },
      additive: true,
      own: null,
      components: [],
    }
    const mixture = recipeOf()
    const found = checkWith({ ...mixture, components: [...mixture.components, benzene] })
    expect(onlyOne(found, 'recipe.substanceMissing').article).toMatch(/^REACH Annex II, 3\.2\.1/)
    expect(found.filter(({ code }) => code === 'classification.missing').map(({ params }) => params['class'])).toContain('Carc. 1A H350')
  })

  it('by one that has a workplace limit of the Union alone, whatever its content', () => {
    const acetate: MixtureComponent = {
      path: 'mixture.components[9]',
      cas: '108-65-6',
      ec: null,
      index: null,
      substance: null,
      name: '2-methoxy-1-methylethyl acetate',
      content: { from: exact(0.2), to: exact(0.2) },
      own: null,
      additive: true,
      components: [],
    }
    const mixture = recipeOf()
    const found = onlyOne(checkWith({ ...mixture, components: [...mixture.components, acetate] }), 'recipe.substanceMissing')
    expect(found).toMatchObject({
      severity: 'error',
      article: 'REACH Annex II, 3.2.1 (b)',
      params: { content: 0.2, class: '2000/39/EC' },
    })
  })

  it('by a raw material with classes and no number, which nobody can name there', () => {
    const perfume: MixtureComponent = {
      path: 'mixture.components[9]',
      cas: null,
      ec: null,
      index: null,
      substance: null,
      name: 'Perfume Lemon',
      content: { from: exact(0.3), to: exact(0.3) },
      additive: true,
      own: ownData.parse({ classification: ['Skin Sens. 1B H317'] }),
      components: [],
    }
    const mixture = recipeOf()
    const sought = (of: MixtureComponent) => checkWith({ ...mixture, components: [...mixture.components, of] })
    expect(onlyOne(sought(perfume), 'recipe.substanceNameless')).toMatchObject({
      severity: 'warning',
      params: { substance: 'Perfume Lemon' },
    })
    const little = { ...perfume, content: { from: exact(0.05), to: exact(0.05) } }
    expect(sought(little).filter(({ code }) => code === 'recipe.substanceNameless')).toEqual([])
  })
})
