import { describe, expect, it } from 'vitest'
import { recipe, said, water } from '../test-kit/say-for-recipe.ts'

describe('an acid or a lye that the measured pH says is used up', () => {
  const inLye = recipe([{ cas: '7647-01-0', content: 2 }, { cas: '1310-73-2', content: 6 }, water(92)], { measured: { pH: 13.4 } })
  const inAcid = recipe([{ cas: '7664-38-2', content: 30 }, { cas: '1310-73-2', content: 2 }, water(68)], { measured: { pH: 1 } })

  it('is not neutralised once more', () => {
    expect(said(inLye, '/accidentalRelease/containment')).not.toContain('release.containment.neutraliseAcid')
    expect(said(inLye, '/accidentalRelease/containment')).toContain('release.containment.neutraliseAlkali')
    expect(said(inAcid, '/accidentalRelease/containment')).not.toContain('release.containment.neutraliseAlkali')
  })

  it('burns nobody: what is left is a salt', () => {
    expect(said(inLye, '/toxicology/notes')).not.toContain('toxicology.hydrochloricAcid')
    expect(said(inLye, '/toxicology/notes')).toContain('toxicology.hydroxideBurns')
    expect(said(inAcid, '/toxicology/notes')).not.toContain('toxicology.hydroxideBurns')
    expect(said(inAcid, '/stability/reactivity')).not.toContain('reactivity.alkali')
  })
})

describe('an amine', () => {
  const of = (content: number, pH: number) => recipe([{ cas: '112-24-3', content }, water(100 - content)], { measured: { pH } })

  it('is none that hardens or needs a filter as a trace, nor as a salt in what is acid', () => {
    for (const typed of [of(0.05, 13.5), of(20, 2)]) {
      expect(said(typed, '/stability/reactivity')).not.toContain('reactivity.amine')
      expect(said(typed, '/exposureControls/respiratory')).not.toContain('protection.respiratory.filterK')
      expect(said(typed, '/toxicology/notes')).not.toContain('toxicology.amineBurns')
    }
    expect(said(of(20, 12), '/stability/reactivity')).toContain('reactivity.amine')
    expect(said(of(20, 2), '/firefighting/hazards')).toContain('fireHazard.nitrogenOxides')
  })

  it('is no base beside cement that is measured as neutral', () => {
    const neutral = recipe(
      [
        { cas: '65997-15-1', content: 20 },
        { name: 'sand', content: 80, own: { classification: [] } },
      ],
      {
        physicalState: 'solid',
        measured: { pH: 7 },
      },
    )
    expect(said(neutral, '/stability/reactivity')).not.toContain('reactivity.alkali')
  })
})

describe('a dye with chromium at its centre', () => {
  it('is treated as no chromium(VI)', () => {
    const dye = recipe([{ index: '611-113-00-5', content: 10 }, water(90)])
    expect(said(dye, '/firstAid/treatment')).not.toContain('treatment.chromate')
    const salt = recipe([{ cas: '7789-00-6', content: 10 }, water(90)])
    expect(said(salt, '/firstAid/treatment')).toContain('treatment.chromate')
  })
})
