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

describe('a dye with chromium at its centre', () => {
  it('is treated as no chromium(VI)', () => {
    const dye = recipe([{ index: '611-113-00-5', content: 10 }, water(90)])
    expect(said(dye, '/firstAid/treatment')).not.toContain('treatment.chromate')
    const salt = recipe([{ cas: '7789-00-6', content: 10 }, water(90)])
    expect(said(salt, '/firstAid/treatment')).toContain('treatment.chromate')
  })
})
