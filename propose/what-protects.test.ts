import { describe, expect, it } from 'vitest'
import { recipe, said, water } from '../test-kit/say-for-recipe.ts'

describe('what protects', () => {
  const filters = '/exposureControls/respiratory'

  it('mist over a bath is no spray of a booth, and what is grave in it asks for the best particle filter', () => {
    const nickelBath = recipe([water(75), { cas: '7786-81-4', content: 25 }], { inhalation: 'mist', measured: { pH: 4 } })
    expect(said(nickelBath, '/exposureControls/engineering')).not.toContain('engineering.sprayBooth')
    expect(said(nickelBath, filters)).toEqual(['protection.respiratory.filterOther'])
  })

  it('a lye from a dispenser is not breathed without a filter', () => {
    const oven = recipe([{ cas: '1310-73-2', content: 4 }, water(88), { cas: '106-97-8', content: 8 }], {
      physicalState: 'aerosol',
      inhalation: 'mist',
      measured: { pH: 13.5 },
    })
    expect(said(oven, filters)).toEqual(['protection.respiratory.filterOther'])
  })

  it('household gloves stand beside no others', () => {
    const lampOil = recipe([{ name: 'kerosene', content: 100, own: { classification: ['Asp. Tox. 1 H304'] } }], {
      measured: { flashPoint: 80 },
    })
    expect(said(lampOil, '/exposureControls/hands')).toEqual(['protection.hands.observeManufacturer', 'protection.hands.replace'])
  })

  it('what is kept cold boils off, so that its vessel is vented, and splashes', () => {
    const nitrogen = recipe([{ cas: '7727-37-9', content: 100, own: { classification: ['Press. Gas (Ref. Liq.) H281'] } }], {
      physicalState: 'gas',
      inhalation: 'gas',
    })
    expect(said(nitrogen, '/handling/storage')).toContain('storage.vented')
    expect(said(nitrogen, '/exposureControls/eyes')).toEqual(['protection.eyes.goggles', 'protection.eyes.faceShield'])
    expect(said(nitrogen, '/accidentalRelease/personal')).toContain('release.personal.gasCollects')
  })
})
