import { describe, expect, it } from 'vitest'
import {
  compareStatementCodes,
  hazardStatementCodes,
  isHazardStatementCode,
  isPrecautionaryStatementCode,
  isStatementCode,
  isSupplementalStatementCode,
  precautionaryStatementCodes,
  statementCodes,
  supplementalStatementCodes,
} from './statements.ts'

describe('the statement codes', () => {
  it('are 252, each once', () => {
    expect(statementCodes).toHaveLength(252)
    expect(new Set(statementCodes).size).toBe(252)
  })

  it('belong to one family each', () => {
    expect(hazardStatementCodes.every((code) => /^H\d{3}/.test(code))).toBe(true)
    expect(supplementalStatementCodes.every((code) => /^EUH\d{3}A?$/.test(code))).toBe(true)
    expect(precautionaryStatementCodes.every((code) => /^P\d{3}/.test(code))).toBe(true)
    expect(isHazardStatementCode('H360Fd')).toBe(true)
    expect(isHazardStatementCode('H360X')).toBe(false)
    expect(isSupplementalStatementCode('EUH066')).toBe(true)
    expect(isPrecautionaryStatementCode('P305+P351+P338')).toBe(true)
    expect(isStatementCode('H227')).toBe(false)
  })

  it('stand in label order', () => {
    expect([...statementCodes].sort(compareStatementCodes)).toEqual(statementCodes)
  })
})
