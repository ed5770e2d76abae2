import { describe, expect, it } from 'vitest'
import { recipe, said } from '../test-kit/say-for-recipe.ts'

const rest = (content: number) => ({ name: 'rest', content, own: { classification: [] } })

describe('what reacts with water', () => {
  const silane = {
    cas: '4253-34-3',
    content: 6,
    own: { classification: ['Skin Corr. 1B H314'], supplemental: ['EUH014' as const] },
  }

  it('is no sealant that hardens by a silane: no EUH014 on its label, and water puts it out', () => {
    const sealant = recipe([silane, rest(94)], { productKind: 'sealant' })
    expect(said(sealant, '/labelElements/supplementalStatements')).not.toContain('EUH014')
    expect(said(sealant, '/firefighting/unsuitableMedia')).toEqual(['extinguishing.unsuitable.none'])
    const pure = recipe([{ ...silane, content: 60 }, rest(40)])
    expect(said(pure, '/labelElements/supplementalStatements')).toContain('EUH014')
    expect(said(pure, '/firefighting/unsuitableMedia')).toEqual(['extinguishing.unsuitable.waterFoam'])
  })

  it('is quicklime, of which nothing is denied beside the heat', () => {
    const lime = recipe([{ cas: '1305-78-8', content: 60, own: { classification: ['Eye Dam. 1 H318'] } }, rest(40)], {
      physicalState: 'solid',
    })
    expect(said(lime, '/stability/reactions')).toEqual(['reaction.heatWithWater'])
    expect(said(lime, '/stability/reactivity')).toEqual(['reaction.heatWithWater'])
    expect(said(lime, '/stability/incompatible')).toEqual(['incompatible.water'])
  })
})
