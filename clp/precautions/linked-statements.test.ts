import { describe, expect, it } from 'vitest'
import { asksForDisposal, linkedStatements } from './linked-statements.ts'

describe('the precautionary statements linked to a classification', () => {
  it('are those of its table in CLP Annex I, by route where the category has several', () => {
    expect([...linkedStatements({ category: 'Met. Corr. 1', statements: ['H290'] })].toSorted()).toEqual(['P234', 'P390', 'P406'])
    const harmful = { category: 'Acute Tox. 4', statements: ['H302+H312'] } as const
    expect(linkedStatements(harmful).has('P301+P312')).toBe(true)
    expect(linkedStatements(harmful).has('P302+P352')).toBe(true)
    expect(linkedStatements(harmful).has('P304+P340')).toBe(false)
  })

  it('do not hold what no hazard asks for', () => {
    expect(linkedStatements({ category: 'Flam. Liq. 2', statements: ['H225'] }).has('P102')).toBe(false)
  })

  it('have one on disposal for the aspiration hazard, but not of a spray, which need not be labelled for it (CLP Annex I, 1.3.3)', () => {
    const aspirated = { category: 'Asp. Tox. 1', statements: ['H304'] } as const
    expect(asksForDisposal([aspirated])).toBe(true)
    expect(asksForDisposal([{ category: 'Aerosol 3', statements: ['H229'] }, aspirated])).toBe(false)
  })
})
