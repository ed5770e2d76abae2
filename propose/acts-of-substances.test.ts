import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const union = '/regulatory/union'
const gas: Partial<Recipe> = { physicalState: 'gas', inhalation: 'gas' }
const solid: Partial<Recipe> = { physicalState: 'solid', inhalation: 'dust' }

const of = (cas: string, changes: Partial<Recipe>, classification: readonly string[] = []) =>
  recipe([{ cas, content: 100, own: { classification: [...classification] } }], changes)

const toluene = (content: number) => ({ cas: '108-88-3', content })
/** A preservative of the can, and one of the dry film. */
const preserved = (content: number) => [
  { cas: '2634-33-5', content },
  { cas: '26530-20-1', content: 1 },
]

describe('explosives precursors (Regulation (EU) 2019/1148)', () => {
  const restricted = 'regulation.explosivesPrecursorsRestricted'
  const reportable = 'regulation.explosivesPrecursorsReportable'

  it.each([
    ['battery acid', '7664-93-9', 37, 15],
    ['hydrogen peroxide', '7722-84-1', 35, 12],
    ['nitric acid', '7697-37-2', 20, 3],
  ])('of Annex I are kept from the public, and their theft is reported: %s', (_name, cas, content, limit) => {
    expect(said(recipe([water(100 - content), { cas, content }]), union)).toEqual(expect.arrayContaining([restricted, reportable]))
    expect(said(recipe([water(100 - limit), { cas, content: limit }]), union)).not.toContain(restricted)
  })

  it('of Annex II are reported, of metals as powder alone', () => {
    expect(said(of('67-64-1', { measured: { flashPoint: -17 } }), union)).toContain(reportable)
    expect(said(of('7429-90-5', solid), union)).toContain(reportable)
    expect(said(of('7429-90-5', { physicalState: 'solid' }), union)).not.toContain(reportable)
    expect(said(of('64-17-5', { measured: { flashPoint: 12 } }), union)).not.toContain(reportable)
  })
})

describe('gases and the climate', () => {
  it('what depletes the ozone layer falls under Regulation (EU) 2024/590', () => {
    for (const cas of ['75-45-6', '75-63-8', '1717-00-6']) expect(said(of(cas, gas), union)).toContain('regulation.ozoneDepleting')
    for (const cas of ['811-97-2', '10024-97-2']) expect(said(of(cas, gas), union)).not.toContain('regulation.ozoneDepleting')
  })

  it('fluorinated greenhouse gases are named on the label, and how much of them a pack holds is asked for (Article 12)', () => {
    const { proposals, gaps } = propose(of('75-10-5', gas))
    expect(proposals.find(({ item }) => item === 'label.fluorinatedGases')).toMatchObject({ place: '/labelElements/furtherTexts' })
    expect(gaps.map(({ id }) => id)).toContain('/labelElements/furtherTexts!')
    expect(propose(of('75-45-6', gas)).proposals.map(({ item }) => item)).not.toContain('label.fluorinatedGases')
  })
})

it('the dust of quartz falls under Directive 2004/37/EC', () => {
  const flour = recipe([{ cas: '14808-60-7', name: 'quartz', content: 100, own: { classification: ['STOT RE 1 H372'] } }], solid)
  expect(said(flour, union)).toContain('regulation.carcinogensDirective')
})

describe('drug precursors (Regulation (EC) No 273/2004)', () => {
  const named = 'regulation.drugPrecursors'
  it.each<[string, Recipe, boolean]>([
    ['acetone', of('67-64-1', { measured: { flashPoint: -17 } }), true],
    ['hydrochloric acid', recipe([water(70), { cas: '7647-01-0', content: 30 }]), true],
    ['toluene and butanone', recipe([toluene(60), { cas: '78-93-3', content: 40 }], { measured: { flashPoint: 0 } }), true],
    [
      'a thinner of which half is toluene',
      recipe([toluene(50), { cas: '123-86-4', content: 50 }], { measured: { flashPoint: 10 } }),
      false,
    ],
    ['a little sulphuric acid in water', recipe([water(95), { cas: '7664-93-9', content: 5 }]), false],
    ['ethanol', of('64-17-5', { measured: { flashPoint: 12 } }), false],
  ])('are named in 15.1 where the product is nothing else: %s', (_name, typed, isNamed) => {
    expect(said(typed, union).includes(named)).toBe(isNamed)
  })
})

describe('a treated article (Regulation (EU) No 528/2012, Article 58(3))', () => {
  const treated = (changes: Partial<Recipe>, content = 0.02) => {
    const { proposals } = propose(recipe([water(99 - content), ...preserved(content)], changes))
    return proposals.filter(({ item }) => item === 'regulation.treatedArticle')
  }

  it('names on the label and in 15.1 what keeps it in the can, and not what protects its film', () => {
    const found = treated({ productKind: 'paint' })
    expect(found.map(({ place }) => place).toSorted()).toEqual(['/labelElements/furtherTexts', '/regulatory/union'])
    for (const { value } of found) expect(JSON.stringify(value)).toMatch(/benzisothiazol(?!.*octyl)/i)
  })

  it('is no biocidal product, no detergent whose label names its preservatives, and no preservative itself', () => {
    expect(treated({ productKind: 'biocide' })).toEqual([])
    expect(treated({ productKind: 'cleaner', use: 'consumer' })).toEqual([])
    expect(treated({ productKind: 'cleaner', use: 'industrial' })).toHaveLength(2)
    expect(treated({ productKind: 'paint' }, 20)).toEqual([])
  })
})
