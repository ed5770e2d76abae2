import { describe, expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { acceptEverything } from '../test-kit/propose-for-recipe.ts'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const place = '/stability/chemicalStability'
const rest = (content: number) => ({ name: 'rest', content, own: { classification: [] } })
const tested = (group: string): Recipe['measured'] => ({ tests: [{ class: group, result: 'positive' }] })
const gas = (cas: string, group: string) =>
  recipe([{ cas, content: 100 }], { physicalState: 'gas', inhalation: 'gas', measured: tested(group) })
const nitrocellulose = (classes: string[]): Recipe['components'][number] => ({
  cas: '9004-70-0',
  name: 'nitrocellulose',
  content: 70,
  own: { classification: classes },
})

describe('section 10.2 (REACH Annex II)', () => {
  it.each([
    ['acetylene', gas('74-86-2', 'Press. Gas (Diss.)')],
    ['ethylene oxide', gas('75-21-8', 'Press. Gas (Liq.)')],
    [
      'an organic peroxide',
      recipe([{ cas: '94-36-0', content: 50 }, rest(50)], { physicalState: 'solid', measured: tested('Org. Perox. D') }),
    ],
    [
      'an organic peroxide that nobody has tested',
      recipe([{ name: 'MEKP', cas: '1338-23-4', content: 35, own: { classification: ['Org. Perox. D H242'] } }, rest(65)]),
    ],
    [
      'a self-reactive powder',
      recipe([{ name: 'azo starter', content: 100, own: { classification: ['Self-react. C H242'] } }], {
        physicalState: 'solid',
        measured: tested('Self-react. C'),
      }),
    ],
    [
      'nitrocellulose with alcohol',
      recipe([nitrocellulose(['Desen. Expl. 1 H206']), { cas: '67-63-0', content: 30 }], {
        physicalState: 'solid',
        measured: tested('Desen. Expl. 1'),
      }),
    ],
  ])('calls %s stable on conditions, and says what happens without them', (_name, typed) => {
    expect(said(typed, place)).toEqual(['stability.conditional'])
    expect(checkOn(acceptEverything(typed)).filter(({ path }) => path.startsWith('stability.chemicalStability'))).toEqual([])
  })

  it('never calls an unstable explosive stable', () => {
    const typed = recipe([nitrocellulose(['Unst. Expl. H200']), rest(30)], { physicalState: 'solid', measured: tested('Unst. Expl.') })
    expect(said(typed, place)).toEqual(['otherHazards.explosive'])
  })

  it('calls stable what no class says otherwise of', () => {
    for (const typed of [recipe([water(100)]), gas('74-98-6', 'Press. Gas (Liq.)')])
      expect(said(typed, place)).toEqual(['stability.stable'])
  })
})
