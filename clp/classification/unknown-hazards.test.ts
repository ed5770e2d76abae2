import { describe, expect, test } from 'vitest'
import { classifyTyped, liquid, part, type TypedMixture } from '../../tests/classify-by-request.ts'

describe('what counts of a component is not unknown of it', () => {
  const unknownOf = (typed: TypedMixture, hazardClass: string, differentiation: string | null = null) =>
    classifyTyped(typed).hazards.find((one) => one.hazardClass === hazardClass && one.differentiation === differentiation)?.unknown

  test('a toxic component of which all else is unknown counts once in the formula', () => {
    const toxic = { name: 'a', content: 30, own: { classification: ['Acute Tox. 3 H301'], ate: { oral: 200 }, unknown: ['all' as const] } }
    expect(classifyTyped(liquid([toxic])).acuteToxicity.oral).toEqual({ estimate: 666.667, unknown: 0 })
    expect(unknownOf(liquid([toxic]), 'acuteToxicity', 'dermal')).toBe(30)
  })

  test('an estimate above category 4 is known too', () => {
    const harmless = { name: 'a', content: 30, own: { ate: { oral: 4000 }, unknown: ['acute' as const] } }
    expect(unknownOf(liquid([harmless]), 'acuteToxicity', 'oral')).toBe(0)
    expect(unknownOf(liquid([harmless]), 'acuteToxicity', 'inhalation')).toBe(30)
  })

  test('what one place of the recipe says of a substance is known at the other', () => {
    const open = { name: 'a', content: 20, own: { classification: [], unknown: ['skin' as const, 'oral' as const] } }
    const told = { name: 'b', content: 20, components: [part('a', 50, 'Skin Corr. 1B H314', 'Acute Tox. 3 H301'), part('water', 50)] }
    expect(unknownOf(liquid([open, told]), 'acuteToxicity', 'oral')).toBe(0)
    expect(unknownOf(liquid([open, told]), 'skinCorrosionIrritation')).toBe(0)
  })

  test.each([
    ['Muta. 2 H341', 'germCellMutagenicity', null, 'carcinogenicity', null],
    ['Lact. H362', 'reproductiveToxicity', 'lactation', 'reproductiveToxicity', null],
    ['STOT SE 3 H336', 'specificTargetOrganToxicitySingleExposure', 'narcotic', 'specificTargetOrganToxicitySingleExposure', 'organs'],
    ['Skin Sens. 1 H317', 'skinSensitisation', null, 'respiratorySensitisation', null],
    ['Aquatic Acute 1 H400', 'aquaticHazard', 'acute', 'aquaticHazard', 'longTerm'],
    ['Asp. Tox. 1 H304', 'aspirationHazard', null, 'skinCorrosionIrritation', null],
    ['Skin Corr. 1B H314', 'eyeDamageIrritation', null, 'carcinogenicity', null],
  ] as const)('%s is known, and what nobody knows beside it is not', (category, known, part, unknown, other) => {
    const typed = liquid([{ name: 'a', content: 40, own: { classification: [category], unknown: ['all'] } }], {
      kinematicViscosity40: 20.5,
    })
    expect(unknownOf(typed, known, part)).toBe(0)
    expect(unknownOf(typed, unknown, other)).toBe(40)
  })
})
