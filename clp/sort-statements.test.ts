import { describe, expect, it } from 'vitest'
import { compareStatementCodes } from './statements.ts'

describe('sorting statement codes', () => {
  it('lists H by number, then EUH, then P', () => {
    const codes = ['P210', 'EUH066', 'H319', 'P102', 'H225', 'EUH018', 'H360FD', 'H360', 'P305+P351+P338', 'P305', 'P370+P380+P375[+P378]']
    expect(codes.sort(compareStatementCodes)).toEqual([
      'H225',
      'H319',
      'H360',
      'H360FD',
      'EUH018',
      'EUH066',
      'P102',
      'P210',
      'P305',
      'P305+P351+P338',
      'P370+P380+P375[+P378]',
    ])
  })

  it('puts a combined code behind its first part and codes of no family at the end, by number', () => {
    expect(['X10', 'H312', 'H302+H332', 'H302+H312', 'H302', 'R2'].sort(compareStatementCodes)).toEqual([
      'H302',
      'H302+H312',
      'H302+H332',
      'H312',
      'R2',
      'X10',
    ])
  })
})
