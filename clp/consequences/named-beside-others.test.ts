import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedComponent } from '../../tests/classify-by-request.ts'
import { named } from '../../tests/derive-by-request.ts'
import { modeOf } from '../../tests/goods-by-hand.ts'

describe('a substance that Table A names', () => {
  const water = (content: number) => named('water', '7732-18-5', content)
  const formic = { ...named('formic acid', '64-18-6', 6, 'Skin Corr. 1B H314'), index: '607-001-00-0' }
  const acidic = (...components: TypedComponent[]) => modeOf(liquid(components, { pH: 0.8 }))

  // ADR 2.1.3.3: the name of one substance covers others where those are not subject to ADR. Sulphamic acid is, as UN 2967.
  it('beside another one gives no name to the mixture, though CLP finds no class of transport for that', () => {
    expect(acidic(formic, water(94))).toMatchObject({ unNumber: '3412', packingGroup: 'III' })
    const sulphamic = named('sulphamic acid', '5329-14-6', 9, 'Skin Irrit. 2 H315')
    expect(acidic(sulphamic, formic, water(85))).toMatchObject({ unNumber: '3265', packingGroup: 'III', technicalNames: ['formic acid'] })
    expect(acidic({ ...sulphamic, content: 0.9 }, formic, water(93.1))).toMatchObject({ unNumber: '3412' })
  })

  it('beside acetone is no solution of acetone, as dichloromethane is not', () => {
    const acetone = named('acetone', '67-64-1', 75, 'Flam. Liq. 2 H225')
    const measured = { flashPoint: -10, initialBoilingPoint: 45 }
    expect(modeOf(liquid([acetone], measured))).toMatchObject({ unNumber: '1090' })
    expect(modeOf(liquid([acetone, named('dichloromethane', '75-09-2', 25, 'Carc. 2 H351')], measured))).toMatchObject({ unNumber: '1224' })
  })

  // ADR 2.1.3.3 (b): what comes with it gives the mixture a class that the entry does not have.
  it('names no mixture that another component makes corrosive or toxic, however little there is of it', () => {
    const ethanol = (content: number) => named('ethanol', '64-17-5', content, 'Flam. Liq. 2 H225')
    const potash = named('potassium hydroxide', '1310-58-3', 5, 'Acute Tox. 4 H302', 'Skin Corr. 1A H314')
    const nicotine = (content: number) =>
      named('nicotine', '54-11-5', content, 'Acute Tox. 2 H300', 'Acute Tox. 2 H310', 'Acute Tox. 2 H330')
    const measured = { flashPoint: 12, initialBoilingPoint: 78 }
    expect(modeOf(liquid([ethanol(95), potash], measured))).toMatchObject({ unNumber: '2924', transportClass: '3', subsidiary: ['8'] })
    expect(modeOf(liquid([ethanol(96), nicotine(4)], measured))).toMatchObject({
      unNumber: '1992',
      transportClass: '3',
      subsidiary: ['6.1'],
    })
    expect(modeOf(liquid([ethanol(99), part('additive', 1)], { ...measured, pH: 13 }))).toMatchObject({
      unNumber: '2924',
      subsidiary: ['8'],
    })
    const acetone = named('acetone', '67-64-1', 99, 'Flam. Liq. 2 H225', 'Eye Irrit. 2 H319')
    expect(modeOf(liquid([acetone, part('additive', 1)], { ...measured, pH: 1 }))).toMatchObject({ unNumber: '2924', subsidiary: ['8'] })
    expect(modeOf(liquid([ethanol(99.5), nicotine(0.5)], measured))).toMatchObject({ unNumber: '1170', subsidiary: [] })
  })

  it('names no acid in a liquid that burns, of which it has nothing', () => {
    const acid = (measured: object) =>
      modeOf(liquid([named('hydrochloric acid', '7647-01-0', 30, 'Skin Corr. 1B H314'), part('carrier', 70)], measured))
    expect(acid({ flashPoint: 101 })).toMatchObject({ unNumber: '1789' })
    expect(acid({ flashPoint: 35, initialBoilingPoint: 120 })).toMatchObject({ unNumber: '2920', transportClass: '8', subsidiary: ['3'] })
  })

  const hypochlorite = (content: number) =>
    named('calcium hypochlorite', '7778-54-3', content, 'Ox. Sol. 2 H272', 'Skin Corr. 1B H314', 'Aquatic Acute 1 H400')
  it('as calcium hypochlorite is an oxidiser, dry or with its water, and a solution of it hypochlorite', () => {
    const solid = (...components: TypedComponent[]) => modeOf({ ...liquid(components), physicalState: 'solid' })
    expect(solid(hypochlorite(70), part('salt', 30))).toMatchObject({
      unNumber: '3485',
      transportClass: '5.1',
      subsidiary: ['8'],
      packingGroup: 'II',
    })
    expect(solid(hypochlorite(68), part('salt', 22), water(10))).toMatchObject({
      unNumber: '3487',
      shippingName: { en: 'CALCIUM HYPOCHLORITE, HYDRATED, CORROSIVE' },
    })
    expect(solid(hypochlorite(30), part('salt', 70))).toMatchObject({ unNumber: '3486', packingGroup: 'III' })
    expect(modeOf(liquid([hypochlorite(10), water(90)], { pH: 11 }))).toMatchObject({ unNumber: '1791', transportClass: '8' })
  })
})
