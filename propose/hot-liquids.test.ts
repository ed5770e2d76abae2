import { describe, expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { acceptEverything } from '../test-kit/propose-for-recipe.ts'
import { recipe, said } from '../test-kit/say-for-recipe.ts'

const looked = { classification: [] }
const carried = (name: string, measured: { carriageTemperature?: number; meltingPoint?: number }) =>
  recipe([{ name, content: 100, own: looked }], { physicalState: 'liquid', measured: { flashPoint: 240, ...measured } })

describe('a liquid that is handed over hot', () => {
  const bitumen = carried('polymer-modified bitumen', { carriageTemperature: 170 })
  const oil = carried('base oil', { carriageTemperature: 110, meltingPoint: -10 })

  it('burns the skin, which is cooled and not washed with soap', () => {
    for (const typed of [bitumen, oil]) {
      expect(said(typed, '/otherHazards')).toContain('otherHazards.hotMeltBurns')
      expect(said(typed, '/firstAid/skin')).toContain('firstAid.skin.coolMelt')
      expect(said(typed, '/firstAid/skin')).not.toContain('firstAid.skin.washSoap')
      expect(said(typed, '/exposureControls/hands')).toEqual(['protection.hands.heat'])
      expect(checkOn(acceptEverything(typed)).filter(({ code }) => code.startsWith('sentences.'))).toEqual([])
    }
  })

  it('is picked up when it has set, but an oil, which stays liquid', () => {
    expect(said(bitumen, '/accidentalRelease/containment')).toContain('release.containment.solidify')
    expect(said(bitumen, '/accidentalRelease/containment')).not.toContain('release.containment.absorb')
    expect(said(oil, '/accidentalRelease/containment')).not.toContain('release.containment.solidify')
    expect(said(oil, '/accidentalRelease/containment')).toContain('release.containment.absorb')
    expect(said(oil, '/firstAid/skin')).not.toContain('firstAid.skin.doNotPullMelt')
  })

  it('is no melt where it is carried warm or as it is', () => {
    for (const measured of [{}, { carriageTemperature: 50 }])
      expect(said(carried('base oil', measured), '/exposureControls/hands')).toEqual(['protection.hands.household'])
  })
})
