import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { descaler } from '../test-kit/recipes.ts'

describe('what is on the candidate list and has no class from which it is named (REACH Annex II, 3.2.1 (c))', () => {
  const siloxane = (content: number) =>
    propose({ ...descaler, components: [...descaler.components, { cas: '541-02-6', name: 'D5', content }] }).proposals.find(
      ({ place, item }) => place === '/composition/ingredients' && item === '541-02-6',
    )

  it('is proposed from 0.1 % on, with its concern and the place of the law', () => {
    expect(siloxane(0.09)).toBeUndefined()
    expect(siloxane(0.1)).toMatchObject({
      state: 'open',
      article: 'REACH Annex II, 3.2.1 (c)',
      value: { concerns: ['candidateList', 'PBT', 'vPvB'] },
    })
    expect(siloxane(0.1)?.because.map(({ params }) => params['value'])).toContain('REACH, Article 57(d)')
  })
})
