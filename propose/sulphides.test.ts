import { expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { acceptEverything } from '../test-kit/propose-for-recipe.ts'
import { recipe, said, water } from '../test-kit/say-for-recipe.ts'

/** CLP Annex II, 1.2.1. */
it('a lye with a sulphide says on its label that acids set a toxic gas free, though the entry of sodium sulphide has no EUH031', () => {
  const own = { classification: ['Skin Corr. 1B H314', 'Acute Tox. 3 H301', 'Aquatic Acute 1 H400'] }
  for (const sulphide of [{ cas: '1313-82-2' }, { cas: '1312-73-8' }, { cas: '16721-80-5', name: 'sodium hydrogensulphide', own }]) {
    const bath = recipe([{ ...sulphide, content: { from: 5, to: 15 } }, water(85)], { measured: { pH: 13.5 } })
    expect(said(bath, '/labelElements/supplementalStatements')).toContain('EUH031')
    expect(said(bath, '/otherHazards')).toContain('otherHazards.hydrogenSulphideWithAcids')
    expect(checkOn(acceptEverything(bath)).map(({ code }) => code)).not.toContain('label.supplementalUnfounded')
  }
  const trace = recipe([{ cas: '1313-82-2', content: 0.5 }, water(99.5)])
  expect(said(trace, '/labelElements/supplementalStatements')).not.toContain('EUH031')
})
