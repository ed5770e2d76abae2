import { describe, expect, it } from 'vitest'
import { descaler } from '../test-kit/recipes.ts'
import { recipe, said, water } from '../test-kit/say-for-recipe.ts'

const containment = '/accidentalRelease/containment'

describe('a peroxide', () => {
  const peracetic = recipe(
    [water(60), { cas: '79-21-0', content: 5 }, { cas: '7722-84-1', content: 25 }, { cas: '64-19-7', content: 10 }],
    {
      measured: { pH: 1 },
    },
  )

  it('is neither neutralised with what decomposes it nor shut in', () => {
    expect(said(peracetic, containment)).not.toContain('release.containment.neutraliseAcid')
    expect(said(peracetic, containment)).not.toContain('release.containment.collectDispose')
    expect(said(descaler, containment)).toContain('release.containment.collectDispose')
  })
})
