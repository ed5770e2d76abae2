import { describe, expect, it } from 'vitest'
import { employmentRestrictions } from './employment-restrictions.ts'
import { hazardCategories, type HazardCategoryCode } from '../hazard-categories.ts'

const of = (...classification: [HazardCategoryCode, ...string[]][]) =>
  employmentRestrictions({ classification: classification.map(([category, ...statements]) => ({ category, statements })), ingredients: [] })

describe('who may work with a product', () => {
  it.each<[HazardCategoryCode, string, boolean, boolean]>([
    // Directive 94/33/EC, Annex I.3(a) names categories 1 and 2 of flammable liquids, Directive 92/85/EEC none.
    ['Flam. Liq. 2', 'H225', true, false],
    ['Flam. Liq. 3', 'H226', false, false],
    ['Pyr. Gas', 'H220', true, false],
    ['Acute Tox. 3', 'H331', true, false],
    ['Acute Tox. 4', 'H332', false, false],
    ['Skin Corr. 1B', 'H314', true, false],
    ['Skin Irrit. 2', 'H315', false, false],
    ['Skin Sens. 1', 'H317', true, false],
    ['Self-react. D', 'H242', true, false],
    ['Org. Perox. D', 'H242', false, false],
    ['STOT RE 2', 'H373', true, false],
    ['STOT SE 2', 'H371', true, true],
    ['STOT SE 3', 'H336', false, false],
    ['Carc. 2', 'H351', true, true],
    ['Repr. 2', 'H361d', false, true],
    ['Lact.', 'H362', false, true],
    // Annex I, A.3(a) of Directive 92/85/EEC leaves out what concerns fertility alone.
    ['Repr. 1B', 'H360F', true, false],
    ['Repr. 1B', 'H360D', true, true],
  ])('for %s, %s: young people %s, pregnant and breastfeeding women %s', (category, statement, young, expecting) => {
    expect(of([category, statement])).toMatchObject({
      youngPeople: young ? [statement] : [],
      expectingMothers: expecting ? [statement] : [],
    })
  })

  it('bars young people by the categories of Directive 94/33/EC, Annex I.3(a), and by no other', () => {
    const barring = hazardCategories.filter(({ code, statements }) => of([code, ...statements]).youngPeople.length > 0)
    expect(barring.map(({ code }) => code).join(', ')).toBe(
      'Unst. Expl., Expl. 1.1, Expl. 1.2, Expl. 1.3, Expl. 1.4, Expl. 1.5, Flam. Gas 1, Flam. Gas 1A, Pyr. Gas, Chem. Unst. Gas A, Chem. Unst. Gas B, ' +
        'Flam. Gas 1B, Flam. Gas 2, Aerosol 1, Flam. Liq. 1, Flam. Liq. 2, Self-react. A, Self-react. B, Self-react. C, Self-react. D, Org. Perox. A, ' +
        'Org. Perox. B, Acute Tox. 1, Acute Tox. 2, Acute Tox. 3, Skin Corr. 1, Skin Corr. 1A, Skin Corr. 1B, Skin Corr. 1C, Resp. Sens. 1, ' +
        'Resp. Sens. 1A, Resp. Sens. 1B, Skin Sens. 1, Skin Sens. 1A, Skin Sens. 1B, Muta. 1A, Muta. 1B, Muta. 2, Carc. 1A, Carc. 1B, Carc. 2, Repr. 1A, ' +
        'Repr. 1B, STOT SE 1, STOT SE 2, STOT RE 1, STOT RE 2',
    )
  })

  it('assesses the exposure of expecting and breastfeeding workers by those of Directive 92/85/EEC, Annex I, A.3(a)', () => {
    const assessed = hazardCategories.filter(({ code, statements }) => of([code, ...statements]).expectingMothers.length > 0)
    expect(assessed.map(({ code }) => code).join(', ')).toBe(
      'Muta. 1A, Muta. 1B, Muta. 2, Carc. 1A, Carc. 1B, Carc. 2, Repr. 1A, Repr. 1B, Repr. 2, Lact., STOT SE 1, STOT SE 2',
    )
  })

  it('names the statements once, in the order of the classification, and no statement beside the hazard', () => {
    expect(of(['Aerosol 1', 'H222', 'H229'], ['Acute Tox. 2', 'H300'], ['Acute Tox. 1', 'H300']).youngPeople).toEqual(['H222', 'H300'])
  })

  it('asks for authorisation for category 1A and 1B alone: Directive 2004/37/EC, Article 2', () => {
    expect(of(['Carc. 1B', 'H350']).needsAuthorisation).toBe(true)
    expect(of(['Repr. 1A', 'H360']).needsAuthorisation).toBe(true)
    expect(of(['Carc. 2', 'H351'], ['Muta. 2', 'H341'], ['Repr. 2', 'H361'], ['Lact.', 'H362']).needsAuthorisation).toBe(false)
  })

  it.each([
    ['by the index number, which begins with its atomic number', { indexNumber: '082-004-00-2' }, true],
    ['by the CAS number', { casNumber: '1314-41-6' }, true],
    ['and takes cadmium for none', { indexNumber: '048-001-00-5', casNumber: '7440-43-9' }, false],
  ])('finds lead %s', (_, numbers, expected) => {
    const ingredient = { ...numbers, contentRange: { from: 0, to: 1, toInclusive: true }, classification: [], specificLimits: [] }
    expect(employmentRestrictions({ classification: [], ingredients: [ingredient] }).containsLead).toBe(expected)
  })
})
