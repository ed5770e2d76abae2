import { describe, expect, it } from 'vitest'
import { plantIn } from '../test-kit/record-of-catalogue.ts'
import { recipeOf, checkWith, onlyOne } from '../test-kit/check-by-recipe.ts'

describe('a decision that the recipe keeps', () => {
  const override = {
    path: 'mixture.overrides[0]',
    hazardClass: 'reproductiveToxicity',
    differentiation: null,
    category: null,
    statement: null,
    basis: 'expertJudgement',
    reason: 'A toxicologist has looked at it.',
    person: null,
    day: null,
  } as const

  it('is asked for again where it was made for another calculation', () => {
    const found = onlyOne(checkWith({ ...recipeOf(), overrides: [{ ...override, madeFor: 'another' }] }), 'recipe.decisionLapsed')
    expect(found).toMatchObject({ severity: 'error', article: 'CLP Article 15(1)' })
  })

  it('counts where it still holds: what it takes off is not missed on the label', () => {
    const record = plantIn(1003, (one) => {
      one.classification = one.classification.filter(({ category }) => category !== 'Repr. 2')
      one.toxicology.notClassified = { ...one.toxicology.notClassified, reproductiveToxicity: 'criteriaNotMet' }
    })
    const codes = checkWith({ ...recipeOf(), overrides: [override] }, record).map(({ code }) => code)
    expect(codes).not.toContain('recipe.decisionLapsed')
    expect(codes).not.toContain('classification.missing')
  })
})
