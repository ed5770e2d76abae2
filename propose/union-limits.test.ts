import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { aerosol } from '../test-kit/recipes.ts'

describe('the limit of the Union for diisocyanates (Directive 98/24/EC, Annex I, by Directive (EU) 2024/869)', () => {
  it.each(['822-06-0', '101-68-8', '4098-71-9'])('comes with %s, before those of the States', (cas) => {
    const components = [...aerosol.components.slice(1), { cas, content: 28 }]
    const { proposals } = propose({ ...aerosol, components })
    const found = proposals.find(({ place, item }) => place === '/composition/ingredients' && item === cas)
    expect(found?.value).toMatchObject({
      exposureLimits: expect.arrayContaining([
        expect.objectContaining({ basis: '98/24/EC (NCO), ≤ 2028', longTerm: { mgPerM3: 0.01 }, shortTerm: { mgPerM3: 0.02 } }),
      ]),
    })
  })
})
