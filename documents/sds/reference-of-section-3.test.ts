import { describe, expect, it } from 'vitest'
import type { Ingredient } from '../../shared/record/composition.ts'
import { rowsOf, textsOf, testol } from '../../test-kit/rows-of-changed-paint.ts'

describe('the sentence of 3.2 that leads to other sections', () => {
  const irritant: Ingredient['classification'] = [{ category: 'Eye Irrit. 2', statements: ['H319'] }]
  const limit: Ingredient['exposureLimits'][number] = { basis: 'TRGS 900', country: 'DE', longTerm: { mgPerM3: 10 }, remarks: [] }
  const to16 = 'Full text of the hazard statements: see Section 16.'
  const to8 = 'Occupational exposure limits: see Section 8.'

  it('leads to what they have, and nowhere else', () => {
    const texts = (...facts: Parameters<typeof testol>) =>
      textsOf(testol(...facts), '3.2')
        .map((text) => text.replaceAll('\u00a0', ' '))
        .filter((text) => text.includes('see Section'))
    expect(texts(irritant, { exposureLimits: [limit] })).toEqual([`${to16} ${to8}`])
    expect(texts(irritant)).toEqual([to16])
    expect(texts([], { exposureLimits: [limit] })).toEqual([to8])
    expect(texts([])).toEqual([])
  })
})

describe('what is of concern in an ingredient', () => {
  it('stands on lines of its own, since two of them have a comma', () => {
    const [row] = rowsOf(testol([], { concerns: ['candidateList', 'endocrineHealth', 'endocrineEnvironment'] }), '3.2', 'ingredients')
    expect(row).toMatch(/\(candidate list\) endocrine disruptor, human health endocrine disruptor, environment$/)
  })
})
