import { describe, expect, it } from 'vitest'
import type { HazardCategoryCode, HazardClass } from '../hazard-categories.ts'
import { countsFor, reachesCriteria, type CalculatedSubstance } from './reaches-criteria.ts'

const substance = (content: number, category: HazardCategoryCode, statement: string, facts: Partial<CalculatedSubstance> = {}) => ({
  content,
  contentRange: { from: 0, to: 100, toInclusive: true },
  classification: [{ category, statements: [statement] }],
  specificLimits: [],
  acuteToxicityEstimates: [],
  ...facts,
})
const reaches = (hazardClass: HazardClass, ...ingredients: CalculatedSubstance[]) =>
  reachesCriteria(hazardClass, { ingredients, kinematicViscosity: null })

describe('the calculation of a mixture', () => {
  it.each([
    ['carcinogenicity', substance(0.1, 'Carc. 1B', 'H350'), true],
    ['carcinogenicity', substance(0.09, 'Carc. 1B', 'H350'), false],
    ['carcinogenicity', substance(1, 'Carc. 2', 'H351'), true],
    ['reproductiveToxicity', substance(2.9, 'Repr. 2', 'H361d'), false],
    ['skinSensitisation', substance(0.1, 'Skin Sens. 1A', 'H317'), true],
    ['skinSensitisation', substance(0.5, 'Skin Sens. 1', 'H317'), false],
    ['specificTargetOrganToxicityRepeatedExposure', substance(9.9, 'STOT RE 2', 'H373'), false],
    ['specificTargetOrganToxicitySingleExposure', substance(1, 'STOT SE 1', 'H370'), true],
    ['specificTargetOrganToxicitySingleExposure', substance(20, 'STOT SE 3', 'H336'), true],
    ['eyeDamageIrritation', substance(1, 'Eye Dam. 1', 'H318'), true],
    ['skinCorrosionIrritation', substance(1, 'Skin Corr. 1B', 'H314'), true],
    ['aquaticHazard', substance(0.25, 'Aquatic Chronic 1', 'H410'), true],
    ['aquaticHazard', substance(2.4, 'Aquatic Chronic 2', 'H411'), false],
  ] satisfies [HazardClass, CalculatedSubstance, boolean][])(
    'of %s goes by the limits of CLP Annex I',
    (hazardClass, ingredient, expected) => {
      expect(reaches(hazardClass, ingredient)).toBe(expected)
    },
  )

  it('adds up what is irritating, and narcotic effects apart from irritation of the airways', () => {
    const irritants = [substance(6, 'Skin Irrit. 2', 'H315'), substance(4, 'Skin Irrit. 2', 'H315')]
    expect(reaches('skinCorrosionIrritation', ...irritants)).toBe(true)
    expect(reaches('skinCorrosionIrritation', ...irritants.slice(0, 1))).toBe(false)
    // Below 1 % a component is not relevant for skin and eyes (CLP Annex I, 1.1.2.2, Table 1.1).
    expect(reaches('skinCorrosionIrritation', substance(6, 'Skin Irrit. 2', 'H315'), substance(0.4, 'Skin Corr. 1B', 'H314'))).toBe(false)
    const effects = [substance(15, 'STOT SE 3', 'H335'), substance(15, 'STOT SE 3', 'H336')]
    expect(reaches('specificTargetOrganToxicitySingleExposure', ...effects)).toBe(false)
  })

  it('has the limit of the substance before the generic one', () => {
    const limited = (from: number) => substance(0.06, 'Skin Sens. 1', 'H317', { specificLimits: [{ category: 'Skin Sens. 1', from }] })
    expect(reaches('skinSensitisation', limited(0.05))).toBe(true)
    expect(reaches('skinSensitisation', limited(0.07))).toBe(false)
  })

  it('reckons acute toxicity from estimates, and from the points of Table 3.1.2 where there is none', () => {
    expect(reaches('acuteToxicity', substance(5, 'Acute Tox. 3', 'H301'))).toBe(true)
    expect(reaches('acuteToxicity', substance(4.5, 'Acute Tox. 3', 'H301'))).toBe(false)
    const estimated = substance(4.5, 'Acute Tox. 3', 'H301', { acuteToxicityEstimates: [{ route: 'oral', value: 60 }] })
    expect(reaches('acuteToxicity', estimated)).toBe(true)
    expect(
      reaches(
        'acuteToxicity',
        substance(50, 'Acute Tox. 4', 'H332', { acuteToxicityEstimates: [{ route: 'inhalationVapour', value: 11 }] }),
      ),
    ).toBe(false)
  })

  it('asks for the viscosity where much can be aspirated', () => {
    const ingredients = [substance(12, 'Asp. Tox. 1', 'H304')]
    const withViscosity = (kinematicViscosity: number | null) => reachesCriteria('aspirationHazard', { ingredients, kinematicViscosity })
    expect(withViscosity(null)).toBeNull()
    expect(withViscosity(20.5)).toBe(true)
    expect(withViscosity(21)).toBe(false)
    expect(reaches('aspirationHazard', substance(9, 'Asp. Tox. 1', 'H304'))).toBe(false)
  })

  it('takes the lower end of a range whose exact content is not known', () => {
    const between = (from: number, to: number) =>
      substance(0, 'Carc. 2', 'H351', { content: undefined, contentRange: { from, to, toInclusive: false } })
    expect(reaches('carcinogenicity', between(0.5, 2))).toBe(false)
    expect(reaches('carcinogenicity', between(1, 2))).toBe(true)
  })
})

describe('an ingredient counts for a class', () => {
  it('from its cut-off value on, with its factor and its own limit (CLP Annex I, Table 1.1 and 4.1.3.1)', () => {
    const aquatic = (content: number, facts: Partial<CalculatedSubstance> = {}) =>
      countsFor(substance(content, 'Aquatic Chronic 1', 'H410', facts), ['aquaticHazard'])
    expect(aquatic(0.1)).toBe(true)
    expect(aquatic(0.05)).toBe(false)
    expect(aquatic(0.01, { mFactorChronic: 10 })).toBe(true)
    expect(countsFor(substance(0.5, 'Aquatic Chronic 3', 'H412'), ['aquaticHazard'])).toBe(false)
    expect(countsFor(substance(0.1, 'Acute Tox. 3', 'H301'), ['acuteToxicity'])).toBe(true)
    expect(countsFor(substance(0.9, 'Acute Tox. 4', 'H302'), ['acuteToxicity'])).toBe(false)
    expect(countsFor(substance(5, 'Flam. Liq. 2', 'H225'), ['acuteToxicity'])).toBe(false)
  })
})
