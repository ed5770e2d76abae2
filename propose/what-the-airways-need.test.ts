import { describe, expect, it } from 'vitest'
import { begun, propose } from '../test-kit/propose-for-recipe.ts'
import { descaler, dispersion, hardener, paint } from '../test-kit/recipes.ts'

describe('what the airways need', () => {
  const gapOf = (typed: typeof paint, record = begun()) =>
    propose(typed, record).gaps.filter(({ place }) => place === '/exposureControls/respiratory')
  const poison: typeof paint = {
    ...descaler,
    components: [
      { cas: '7732-18-5', name: 'water', content: 60, own: { classification: [] } },
      { name: 'Strange fumes', cas: '128-37-0', content: 40, own: { classification: ['Acute Tox. 3 H331'] } },
    ],
  }

  it('is left to a person where the library has no filter for what is breathed', () => {
    expect(gapOf(poison)).toMatchObject([{ section: '8.2', because: { code: 'noPhrase' }, article: 'REACH Annex II, 8.2.2.2(c)' }])
    const { exposureControls } = begun()
    const said = begun({ exposureControls: { ...exposureControls, respiratory: [{ text: { en: 'Filter B2-P2.' } }] } })
    expect(gapOf(poison, said)).toEqual([])
  })

  it('is proposed for solvents and isocyanates, and where nothing is needed', () => {
    for (const typed of [paint, hardener, dispersion]) expect(gapOf(typed)).toEqual([])
  })
})
