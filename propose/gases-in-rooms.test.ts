import { describe, expect, it } from 'vitest'
import { recipe, said, type Recipe } from '../test-kit/say-for-recipe.ts'

const gas: Partial<Recipe> = { physicalState: 'gas', inhalation: 'gas' }
const respiratory = '/exposureControls/respiratory'

describe('a gas', () => {
  it.each([
    ['argon', '7440-37-1'],
    ['nitrous oxide', '10024-97-2'],
  ])('of %s that takes the place of the air, no sentence says that the airways need nothing', (_name, cas) => {
    const typed = recipe([{ cas, content: 100, own: { classification: [] } }], gas)
    expect(said(typed, '/otherHazards')).toContain('otherHazards.gasDisplacesAir')
    expect(said(typed, respiratory)).toEqual([])
  })

  it('that is liquid in its bottle freezes the skin: nitrous oxide, sulphur hexafluoride and refrigerants', () => {
    for (const cas of ['10024-97-2', '2551-62-4', '75-10-5', '354-33-6', '75-45-6'])
      expect(said(recipe([{ cas, content: 100, own: { classification: [] } }], gas), '/firstAid/skin')).toContain('firstAid.skin.frostbite')
  })

  it('is not to be breathed, and neither vapour nor mist is spoken of', () => {
    const toCalibrate = recipe(
      [
        { cas: '630-08-0', content: 2 },
        { cas: '7727-37-9', content: 98, own: { classification: [] } },
      ],
      gas,
    )
    const handling = said(toCalibrate, '/handling/handling')
    expect(handling).toContain('handling.avoidBreathingGas')
    expect(handling).not.toContain('handling.avoidBreathing')
    const personal = said(toCalibrate, '/accidentalRelease/personal')
    expect(personal).toContain('release.personal.ventilateGas')
    expect(personal).not.toContain('release.personal.ventilate')
  })

  it('that depletes the ozone layer is under another regulation than fluorinated greenhouse gases', () => {
    expect(said(recipe([{ cas: '75-45-6', content: 100 }], gas), '/regulatory/union')).not.toContain('regulation.fluorinatedGases')
  })
})
