import { describe, expect, it } from 'vitest'
import type { ResolvedComponent } from '../../clp/classification/component.ts'
import { isCement, isCyanoacrylate, isEpoxyConstituent, isHalogenated, isIsocyanate } from '../../clp/consequences/substance-groups.ts'
import { languageCodes } from '../../shared/languages.ts'
import { entry } from '../../test-kit/harmonised-entries.ts'
import { sampleJudging } from '../../test-kit/sample-judging.ts'
import { readSubstanceNames } from '../../wording/load-wording.ts'

const [water] = sampleJudging([{ name: 'component', content: 1 }]).components
if (water === undefined) throw new Error('A mixture of one has one component')

describe('a group of substances is known by the name', () => {
  const called = (name: string, more: Partial<ResolvedComponent> = {}): ResolvedComponent => ({
    ...water,
    cas: null,
    name,
    ...more,
  })
  const ofEntry = (index: string, ...texts: string[]): Partial<ResolvedComponent> => ({
    entry: entry(index, null, { names: texts.map((text) => ({ text, part: null })) }),
  })

  it.each(languageCodes)('isocyanates and epoxy constituents of the library, in %s', (language) => {
    const names = Object.entries(readSubstanceNames(language))
    const keysOf = (isMeant: (component: ResolvedComponent) => boolean) =>
      names.flatMap(([key, text]) => (isMeant(called(text ?? '')) ? [key.replace('substance.', '')] : [])).toSorted()
    expect(keysOf(isIsocyanate)).toEqual([
      'diphenylmethaneDiisocyanate',
      'hexamethyleneDiisocyanate',
      'hexamethyleneDiisocyanateOligomers',
      'isophoroneDiisocyanate',
    ])
    expect(keysOf(isEpoxyConstituent)).toEqual(['bisphenolADiglycidylEther', 'bisphenolAEpoxyResin', 'bisphenolFEpoxyResin'])
  })

  it('that the recipe gives it, as people write', () => {
    const every = (isMeant: (component: ResolvedComponent) => boolean, names: string) =>
      names.split(', ').filter((name) => !isMeant(called(name)))
    expect(
      every(isEpoxyConstituent, 'Epoxidharz, résine époxy, resina epossidica, resina epoxi, żywica epoksydowa, Butylglycidylether'),
    ).toEqual([])
    expect(every(isCyanoacrylate, 'Ethyl-2-cyanacrylat, cyanoacrylate d’éthyle, cianoacrilato de etilo, cyjanoakrylan etylu')).toEqual([])
    expect(every(isCement, 'Portlandzement, ciment Portland, cement, Zement CEM I, Portland cement')).toEqual([])
    const none = 'epoxiconazole, epoxidiertes Sojaöl, epoxidised soybean oil, huile de soja époxydée, olio di soia epossidato, triglycidyl'
    expect(every((one) => !isEpoxyConstituent(one), none)).toEqual(['triglycidyl'])
    expect(every((one) => !isIsocyanate(one), 'isocyanurate, troclosene, isothiocyanate, isopropanol')).toEqual([])
  })

  it('of its entry, whichever of its synonyms a person types', () => {
    const styreneOxide = ofEntry('603-084-00-2', 'styrene oxide; (epoxyethyl)benzene; phenyloxirane')
    for (const name of ['styrene oxide', 'Styroloxid', 'phenyloxirane']) expect(isEpoxyConstituent(called(name, styreneOxide))).toBe(true)
    expect(isCyanoacrylate(called('mecrilate', ofEntry('607-235-00-3', 'mecrilate; methyl 2-cyanoacrylate')))).toBe(true)
  })

  it('of group 602 of Annex VI, where it is a halogenated hydrocarbon', () => {
    expect(isHalogenated(called('carbon tetrachloride', ofEntry('602-008-00-5', 'carbon tetrachloride; tetrachloromethane')))).toBe(true)
    expect(isHalogenated(called('barban', ofEntry('006-020-00-6', 'barban (ISO); 4-chlorbut-2-ynyl N-(3-chlorophenyl)carbamate')))).toBe(
      false,
    )
    expect(isHalogenated(called('2,6-dichlorobenzonitrile', ofEntry('608-015-00-X', 'dichlobenil (ISO); 2,6-dichlorobenzonitrile')))).toBe(
      false,
    )
    expect(isHalogenated(called('1-chlorobutane'))).toBe(true)
  })
})
