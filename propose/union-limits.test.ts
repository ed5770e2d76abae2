import { describe, expect, it } from 'vitest'
import { ingredient as ingredientLimits } from '../shared/record/composition.ts'
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

describe('the binding limits of the Union for carcinogens (Directive 2004/37/EC, Annex III)', () => {
  const limitsOf = (cas: string) => {
    const { proposals } = propose({
      physicalState: 'liquid',
      components: [
        { cas, content: 5 },
        { cas: '7732-18-5', content: 95 },
      ],
    })
    const found = proposals.find(({ place, item }) => place === '/composition/ingredients' && item === cas)
    return ingredientLimits.parse(found?.value).exposureLimits
  }

  it('come with an ingredient that the library does not know', () => {
    expect(limitsOf('106-89-8')).toMatchObject([{ basis: '2004/37/EC', longTerm: { mgPerM3: 1.9 }, remarks: ['skin'] }])
    expect(limitsOf('7786-81-4')).toMatchObject([
      { basis: '2004/37/EC (Ni)', longTerm: { mgPerM3: 0.05 }, remarks: ['inhalableFraction', 'sensitisation'] },
      { basis: '2004/37/EC (Ni)', longTerm: { mgPerM3: 0.01 }, remarks: ['respirableFraction', 'sensitisation'] },
    ])
  })

  it('say that of today and that to come', () =>
    expect(limitsOf('10108-64-2')).toMatchObject([
      { basis: '2004/37/EC, < 2027-07-11', longTerm: { mgPerM3: 0.004 } },
      { basis: '2004/37/EC, ≥ 2027-07-11', longTerm: { mgPerM3: 0.001 } },
    ]))
})
