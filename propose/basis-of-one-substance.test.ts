import { describe, expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { acceptEverything } from '../test-kit/propose-for-recipe.ts'
import { recipe, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const basesOf = (typed: Recipe) => acceptEverything(typed).classification.map(({ category, basis }) => [category, basis])
const ofBasis = (typed: Recipe) => checkOn(acceptEverything(typed)).filter(({ path }) => /^classification.*basis$/.test(path))

describe('how a class was found', () => {
  it('is said of mixtures (REACH Annex II, 16(d)): that of one substance is its entry’s (CLP Article 4(3)), and calculated by nobody', () => {
    const lithium = recipe([{ cas: '7439-93-2', content: 100 }], { physicalState: 'solid' })
    expect(basesOf(lithium)).toEqual([
      ['Water-react. 1', undefined],
      ['Skin Corr. 1B', undefined],
      ['Eye Dam. 1', undefined],
    ])
    expect(ofBasis(lithium)).toEqual([])
  })

  it('is a test where one was made, of one substance too', () => {
    const ethanol = recipe([{ cas: '64-17-5', content: 100 }], { measured: { flashPoint: 12, initialBoilingPoint: 78 } })
    expect(basesOf(ethanol)).toContainEqual(['Flam. Liq. 2', 'testData'])
  })

  it('is a calculation by the limits of the entry for an oxidising acid in water', () => {
    const acid = recipe([{ cas: '7601-90-3', content: 20 }, water(80)])
    expect(basesOf(acid)).toContainEqual(['Ox. Liq. 2', 'calculation'])
    expect(ofBasis(acid)).toEqual([])
  })

  it('is a calculation for a solution of it', () => {
    const acid = recipe([{ cas: '7664-38-2', content: 75 }, water(25)])
    expect(basesOf(acid)).toContainEqual(['Skin Corr. 1B', 'calculation'])
    const record = acceptEverything(acid)
    for (const one of record.classification) delete one.basis
    expect(checkOn(record).map(({ code }) => code)).toContain('classification.basisMissing')
  })
})
