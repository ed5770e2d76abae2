import { describe, expect, it } from 'vitest'
import type { ContainedSubstance } from '../contained-substances.ts'
import { findMdiForPublic } from './mdi-for-public.ts'

const mdi = (facts: Partial<ContainedSubstance>): ContainedSubstance => ({
  casNumber: '101-68-8',
  contentRange: { from: 0, to: 100, toInclusive: true },
  classification: [],
  specificLimits: [],
  ...facts,
})
const requested = (...ingredients: ContainedSubstance[]) => findMdiForPublic(ingredients, true, '2026-11-23')

describe('entry 56 of REACH Annex XVII', () => {
  it('holds from 0.1 % of MDI for the general public', () => {
    expect(requested(mdi({ content: 0.09 }))).toBeNull()
    expect(requested(mdi({ content: 0.1 }))).toBe(0.1)
    expect(requested(mdi({ content: 40 }))).toBe(40)
  })

  it('adds up its isomers, by whatever number', () => {
    expect(requested(mdi({ content: 0.06 }), mdi({ casNumber: undefined, ecNumber: '227-534-9', content: 0.04 }))).toBe(0.1)
    expect(requested(mdi({ casNumber: undefined, indexNumber: '615-005-00-9', content: 2 }))).toBe(2)
  })

  it('counts the upper end of a range', () => {
    expect(requested(mdi({ contentRange: { from: 0, to: 0.1, toInclusive: true } }))).toBe(0.1)
    expect(requested(mdi({ contentRange: { from: 0, to: 0.1, toInclusive: false } }))).toBeNull()
  })

  it('is silent for work, before its day, and for other isocyanates', () => {
    expect(findMdiForPublic([mdi({ content: 5 })], false, '2026-11-23')).toBeNull()
    expect(findMdiForPublic([mdi({ content: 5 })], true, '2010-12-27')).toBeNull()
    expect(requested(mdi({ casNumber: '822-06-0', content: 5 }))).toBeNull()
  })
})
