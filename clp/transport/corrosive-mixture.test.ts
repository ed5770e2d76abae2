import { describe, expect, it } from 'vitest'
import { exact } from '../classification/exact.ts'
import { groupByCalculation, type CorrosiveIngredient } from './corrosive-mixture.ts'

const part = (packingGroup: 'I' | 'II' | 'III', content: number, more: Partial<CorrosiveIngredient> = {}): CorrosiveIngredient => ({
  cas: null,
  content: exact(content),
  packingGroup,
  isOpen: false,
  category: { I: 'Skin Corr. 1A', II: 'Skin Corr. 1B', III: 'Skin Corr. 1C' }[packingGroup],
  ...more,
})
const groupOf = (...parts: CorrosiveIngredient[]) => groupByCalculation(parts)?.packingGroup

describe('the packing group of a mixture of corrosives (ADR, figure 2.2.8.1.6.3)', () => {
  it.each([
    ['I from 5 % of group I', [part('I', 5)], 'I'],
    ['II below that', [part('I', 4.99)], 'II'],
    ['II from 1 % of group I', [part('I', 1)], 'II'],
    ['none below that', [part('I', 0.99)], null],
    ['II from 5 % of groups I and II', [part('I', 0.9), part('II', 4.1)], 'II'],
    ['none below that', [part('I', 0.9), part('II', 4.09)], null],
    ['III from 5 % of all', [part('I', 0.9), part('II', 3), part('III', 1.1)], 'III'],
    ['none below that', [part('I', 0.9), part('II', 3), part('III', 1.09)], null],
    ['II where group III is most of it', [part('II', 5), part('III', 60)], 'II'],
    ['III of group III alone', [part('III', 5)], 'III'],
  ] as const)('is %s', (_, parts, expected) => {
    expect(groupOf(...parts)).toBe(expected)
  })

  it('is II of 1 % only where group I is known, and not the worst that an open subcategory can be', () => {
    expect(groupOf(part('I', 4.9, { isOpen: true }))).toBeNull()
    expect(groupOf(part('I', 5, { isOpen: true }))).toBe('I')
  })

  it('takes the limits by which Table A assigns a solution, each content as a share of its limit', () => {
    const acetic = (content: number) => part('II', content, { cas: '64-19-7' })
    const formic = (content: number) => part('II', content, { cas: '64-18-6' })
    expect([groupOf(acetic(9.9)), groupOf(acetic(10)), groupOf(acetic(49.9)), groupOf(acetic(50))]).toEqual([null, 'III', 'III', 'II'])
    expect(groupByCalculation([acetic(24), formic(4)])).toMatchObject({
      packingGroup: 'III',
      sums: 'I + II: 24 ÷ 50 + 4 ÷ 10 = 0.88 < 1; I + II + III: 24 ÷ 10 + 4 ÷ 5 = 3.2 ≥ 1',
    })
    // The generic limit stands for what has none of its own.
    expect(groupByCalculation([acetic(25), part('II', 2.5)])).toMatchObject({
      packingGroup: 'II',
      sums: 'I + II: 25 ÷ 50 + 2.5 ÷ 5 = 1 ≥ 1',
    })
  })

  it('writes the sums that were tried, and whose categories the last one rests on', () => {
    expect(groupByCalculation([part('I', 3), part('II', 1.5)])).toEqual({
      packingGroup: 'II',
      sums: 'I: 3 < 5 %; I: 3 ≥ 1 %',
      because: ['Skin Corr. 1A'],
    })
    expect(groupByCalculation([])).toBeNull()
  })
})
