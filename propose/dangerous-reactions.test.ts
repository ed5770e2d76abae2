import { describe, expect, it } from 'vitest'
import { type Typed, looked, bare, solid, peroxide, sentences } from '../test-kit/gases-and-reactive-solids.ts'

const lithium = solid('metal', ['Water-react. 1 H260'], 'Water-react. 1')

const poolTablet: Typed = {
  ...bare,
  physicalState: 'solid',
  components: [
    { cas: '87-90-1', content: 92 },
    { name: 'filler', content: 8, own: looked },
  ],
  measured: { pH: 2.7 },
}

describe('what is dangerous by its reactions', () => {
  const denials = /\.none$|\.noSpecial$/
  const places = ['reactivity', 'reactions', 'avoid', 'incompatible'].map((place) => `/stability/${place}`)

  it.each([
    ['a peroxide', peroxide],
    ['a metal that reacts with water', lithium],
    ['a chlorine carrier', poolTablet],
  ])('%s is never denied its dangers in section 7 or 10', (_what, typed) => {
    const of = sentences(typed)
    expect([...places.slice(1), '/handling/fireProtection'].flatMap(of).filter((phrase) => denials.test(phrase))).toEqual([])
  })

  it('is kept from water where water makes it burn', () => {
    const of = sentences(lithium)
    expect(of('/firefighting/unsuitableMedia')).toEqual(['extinguishing.unsuitable.waterFoam'])
    expect(of('/firefighting/suitableMedia')).toEqual(['extinguishing.suitable.drySand'])
    expect(of('/accidentalRelease/containment')).not.toContain('release.containment.cleanWater')
  })

  it('is kept from ammonia and from what burns, if it sets chlorine free', () => {
    const of = sentences(poolTablet)
    expect(of('/handling/incompatible')).toEqual(
      expect.arrayContaining(['storageIncompatible.ammonia', 'storageIncompatible.combustibles']),
    )
    expect(of('/firefighting/hazards')).toEqual(expect.arrayContaining(['fireHazard.oxidising', 'fireHazard.chlorine']))
    expect(of('/accidentalRelease/containment')).toEqual(['release.containment.sweep', 'release.containment.collectDispose'])
  })
})
