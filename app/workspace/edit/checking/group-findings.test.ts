import { describe, expect, it } from 'vitest'
import type { DraftFinding } from '../../../../shared/draft-check.ts'
import { findMendable, groupFindings } from './group-findings.ts'

const finding = (code: string, more: Partial<DraftFinding> = {}): DraftFinding => ({
  code,
  severity: 'error',
  article: 'CLP Article 9',
  path: 'classification',
  params: {},
  message: code,
  from: null,
  fix: null,
  key: 'a'.repeat(64),
  language: null,
  overruled: null,
  ...more,
})
const codes = (findings: readonly DraftFinding[]) => findings.map(({ code }) => code)

describe('findings', () => {
  it('are parted into what stops today, what is to be known, and what a later day brings', () => {
    const overruled = { reason: 'Measured anew', by: 'Anna', on: '2026-11-23' }
    const { stop, know, later } = groupFindings([
      finding('error'),
      finding('overruled', { overruled }),
      finding('warning', { severity: 'warning' }),
      finding('of 2028', { severity: 'warning', from: '2028-01-01' }),
      finding('of 2027', { severity: 'warning', from: '2027-02-01' }),
      finding('draft of 2028', { severity: 'hint', from: '2028-01-01' }),
    ])
    expect([codes(stop), codes(know)]).toEqual([['error'], ['overruled', 'warning']])
    expect(later.map(({ from, findings }) => [from, ...codes(findings)])).toEqual([
      ['2027-02-01', 'of 2027'],
      ['2028-01-01', 'of 2028', 'draft of 2028'],
    ])
  })

  it('are put right together where there is one answer and the law asks for it today', () => {
    const fix = [{ op: 'remove' as const, path: '/ufi' }]
    const mendable = findMendable([
      finding('error', { fix }),
      finding('warning', { fix, severity: 'warning' }),
      finding('without an answer'),
      finding('hint', { fix, severity: 'hint' }),
      finding('later', { fix, from: '2028-01-01' }),
    ])
    expect(codes(mendable)).toEqual(['error', 'warning'])
  })

  it('are not taken away together with the class that may lead to them', () => {
    const remove = [{ op: 'remove' as const, path: '/labelElements/precautionaryStatements/0' }]
    const add = [{ op: 'add' as const, path: '/classification/-', value: {} }]
    const unfounded = finding('label.precautionaryUnfounded', { fix: remove })
    expect(codes(findMendable([finding('classification.missing', { fix: add }), unfounded]))).toEqual(['classification.missing'])
    expect(codes(findMendable([unfounded]))).toEqual(['label.precautionaryUnfounded'])
  })
})
