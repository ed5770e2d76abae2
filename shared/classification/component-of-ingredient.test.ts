import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { toNumber } from '../../clp/classification/exact.ts'
import { ingredient } from '../record/composition.ts'
import { componentOf } from './component-of-ingredient.ts'

const read = (more: Partial<z.input<typeof ingredient>>) => {
  const parsed = ingredient.parse({
    name: { text: { en: 'solvent' } },
    casNumber: '108-88-3',
    contentRange: { from: 3, to: 10 },
    ...more,
  })
  return componentOf(parsed, 'composition.ingredients.0', (text) => ('text' in text ? (text.text.en ?? null) : null))
}

describe('an ingredient of section 3 as a component', () => {
  it('keeps its numbers, its name and its place', () => {
    expect(read({ ecNumber: '203-625-9', indexNumber: '601-021-00-3' })).toMatchObject({
      path: 'composition.ingredients.0',
      cas: '108-88-3',
      ec: '203-625-9',
      index: '601-021-00-3',
      name: 'solvent',
    })
    expect(read({ name: { text: { de: 'Lösemittel' } } }).name).toBe('108-88-3')
  })

  it('counts with its exact content, else with its range, whose upper end does not count where it is not included', () => {
    const contents = (more: Parameters<typeof read>[0]) => {
      const { from, to } = read(more).content
      return [toNumber(from), toNumber(to)]
    }
    expect(contents({ content: 4.5 })).toEqual([4.5, 4.5])
    expect(contents({ contentRange: { from: 3, to: 10, toInclusive: true } })).toEqual([3, 10])
    const [from, to = 0] = contents({})
    expect(from).toBe(3)
    expect(to).toBeGreaterThan(9.99)
    expect(to).toBeLessThan(10)
    expect(contents({ contentRange: { from: 5, to: 5 } })).toEqual([5, 5])
  })

  it('has a class for each statement, and supplemental statements for themselves', () => {
    const { own } = read({
      classification: [
        { category: 'STOT SE 3', statements: ['H335', 'H336', 'EUH066'] },
        { category: 'Acute Tox. 4', statements: ['H302+H332'] },
        { category: 'STOT RE 2', statements: ['H373'], organs: { text: { en: 'hearing organs' } } },
        { category: 'Press. Gas', statements: ['H280'] },
      ],
    })
    expect(own?.classification).toEqual([
      { category: 'STOT SE 3', statement: 'H335', routes: [], organs: [] },
      { category: 'STOT SE 3', statement: 'H336', routes: [], organs: [] },
      { category: 'Acute Tox. 4', statement: 'H302', routes: ['oral'], organs: [] },
      { category: 'Acute Tox. 4', statement: 'H332', routes: ['inhalation'], organs: [] },
      { category: 'STOT RE 2', statement: 'H373', routes: [], organs: ['hearing organs'] },
      { category: 'Press. Gas', statement: 'H280', routes: [], organs: [] },
    ])
    expect(own?.supplemental).toEqual(['EUH066'])
  })

  it('has estimates by route in its own unit alone, limits and factors', () => {
    const { own } = read({
      acuteToxicityEstimates: [
        { route: 'oral', value: 500, unit: 'mg/kg' },
        { route: 'inhalationDust', value: 1.5, unit: 'mg/l' },
        { route: 'inhalationVapour', value: 4000, unit: 'ppm' },
      ],
      specificLimits: [{ category: 'Skin Sens. 1A', statement: 'H317', from: 0.001 }],
      mFactorAcute: 10,
    })
    expect(own?.ate).toEqual({ oral: 500, mist: 1.5, dust: 1.5 })
    expect(own?.m).toEqual({ acute: 10, chronic: null })
    expect(own?.limits).toMatchObject([{ category: 'Skin Sens. 1A', statement: 'H317', fromInclusive: true, to: null, toInclusive: false }])
  })

  it('was looked at where it has no class', () => {
    expect(read({}).own).toMatchObject({ classification: [], unknown: [] })
  })
})
