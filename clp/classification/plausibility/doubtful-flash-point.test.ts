import { describe, expect, it } from 'vitest'
import { part, type TypedComponent } from '../../../tests/classify-by-request.ts'
import { codesOf, water, early, filler } from '../../../tests/doubtful-mixtures.ts'

describe('a flash point', () => {
  const flash = (flashPoint: number, ...components: TypedComponent[]) => codesOf('liquid', { flashPoint }, components)
  const doubted = ['data.flashPoint mixture.measured.flashPoint']

  it.each([
    [60, 20, []],
    [61, 19, []],
    [61, 20, doubted],
    [45, 50, []],
    [46, 49, []],
    [46, 50, doubted],
  ])('of %s °C with %s %% of what flashes below 23 °C', (flashPoint, content, found) => {
    expect(flash(flashPoint, early(content), filler(100 - content))).toEqual(found)
  })

  it('is judged by the least that there is', () => {
    expect(flash(70, early({ from: 10, to: 30 }), filler(70))).toEqual([])
  })

  it('of alcohol in water may be high, but not with a fifth of it', () => {
    expect(flash(48, early(60), water(40))).toEqual([])
    expect(flash(62, early(10), water(90))).toEqual([])
    expect(flash(62, early(20), water(80))).toEqual(doubted)
  })

  it('of what puts out flames may be anything', () => {
    expect(flash(90, early(60), part('dichloromethane', 40, 'Carc. 2 H351'))).toEqual([])
  })

  it('of what flashes late is doubted above 93 °C, where it is nearly all of it', () => {
    const late = (content: number) => part('white spirit', content, 'Flam. Liq. 3 H226')
    expect(flash(93, late(70), filler(30))).toEqual([])
    expect(flash(94, late(70), filler(30))).toEqual(doubted)
    expect(flash(94, late(70), water(30))).toEqual([])
  })

  it('is none of water and salts', () => {
    const salt = part('sodium chloride', 20)
    expect(flash(30, water(80), salt)).toEqual(doubted)
    expect(flash(101, water(80), salt)).toEqual([])
    expect(flash(30, water(80), part('additive', 20))).toEqual([])
    expect(flash(30, water(60), salt)).toEqual([])
  })

  it('stays below the boiling point, but where water boils off first', () => {
    const both = { flashPoint: 120, initialBoilingPoint: 110 }
    expect(codesOf('liquid', both, [filler(100)])).toEqual(['data.flashAboveBoiling mixture.measured.flashPoint'])
    expect(codesOf('liquid', both, [filler(80), water(20)])).toEqual([])
    expect(codesOf('liquid', { flashPoint: 110, initialBoilingPoint: 110 }, [filler(100)])).toEqual([])
  })
})
