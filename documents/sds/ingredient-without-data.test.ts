import { describe, expect, it } from 'vitest'
import type { Ingredient } from '../../shared/record/composition.ts'
import { textsOf, rowsOf, testol } from '../../test-kit/rows-of-changed-paint.ts'

describe('an ingredient without data', () => {
  it('has a row in 12.1 and 12.2 where it counts for the aquatic class', () => {
    const aquatic = testol([{ category: 'Aquatic Chronic 2', statements: ['H411'] }])
    expect(rowsOf(aquatic, '12.1', 'ecotoxicityStudies')).toEqual(['Testol | No data available | – | – | –'])
    expect(rowsOf(aquatic, '12.2', 'degradability')).toEqual(['Testol | No data available'])
    expect(rowsOf(testol([{ category: 'Eye Irrit. 2', statements: ['H319'] }]), '12.1', 'ecotoxicityStudies')).toEqual([])
    const little = testol([{ category: 'Aquatic Chronic 2', statements: ['H411'] }], { content: 0.5 })
    expect(rowsOf(little, '12.1', 'ecotoxicityStudies')).toEqual([])
  })

  it('has a row in 11.1 where it counts for acute toxicity or organs: its estimates, or that there are no data', () => {
    const organs = testol([{ category: 'STOT RE 2', statements: ['H373'] }])
    expect(rowsOf(organs, '11.1', 'toxicityStudies')).toEqual(['Testol | – | – | – | No data available'])
    const estimates = [{ route: 'oral' as const, value: 500, unit: 'mg/kg' as const }]
    const harmful = testol([{ category: 'Acute Tox. 4', statements: ['H302'] }], { acuteToxicityEstimates: estimates })
    expect(rowsOf(harmful, '11.1', 'toxicityStudies')).toEqual([expect.stringMatching(/^Testol \| Oral \| ATE \| 500\smg\/kg \| –$/i)])
    expect(rowsOf(testol([{ category: 'Eye Irrit. 2', statements: ['H319'] }]), '11.1', 'toxicityStudies')).toEqual([])
    const unknown = testol([{ category: 'Acute Tox. 4', statements: ['H332'] }])
    expect(rowsOf(unknown, '11.1', 'toxicityStudies')).toEqual([
      expect.stringMatching(/^Testol \| Inhalation \| – \| – \| No data available$/i),
    ])
  })

  it('has a row in 11.1 for the route by which it harms organs, whatever was studied by another one', () => {
    const oral = { endpoint: 'LD50', route: 'oral', species: 'rat', quantity: { value: 5000, unit: 'mg/kg' } } as const
    const rows = (facts: Partial<Ingredient>, ...classification: Ingredient['classification']) =>
      rowsOf(testol(classification, { toxicity: [oral], ...facts }), '11.1', 'toxicityStudies').slice(1)
    const breathed = [expect.stringMatching(/^Testol \| Inhalation \| – \| – \| No data available$/i)]
    for (const statement of ['H335', 'H336'] as const)
      expect(rows({}, { category: 'STOT SE 3', statements: [statement] })).toEqual(breathed)
    expect(rows({}, { category: 'STOT RE 2', statements: ['H373'], route: { phrase: 'route.inhalation' } })).toEqual(breathed)
    expect(rows({}, { category: 'STOT RE 2', statements: ['H373'] })).toEqual([])
    expect(rows({ content: 0.9 }, { category: 'STOT SE 3', statements: ['H336'] })).toEqual([])
    const vapour = { ...oral, endpoint: 'LC50', route: 'inhalationVapour', quantity: { value: 30, unit: 'mg/l' } } as const
    expect(rows({ toxicity: [oral, oral, vapour] }, { category: 'STOT SE 3', statements: ['H336'] })).toHaveLength(2)
  })

  it('has its estimates in 11.1 for the routes on which it has no study', () => {
    const rows = rowsOf({}, '11.1', 'toxicityStudies').filter((row) => row.startsWith('xylene'))
    expect(rows).toEqual([
      expect.stringMatching(/Oral \| LD50 \| 3.523\smg\/kg/),
      expect.stringMatching(/Dermal \| ATE \| 1.100\smg\/kg/),
      expect.stringMatching(/Inhalation, vapour \| ATE \| 11\smg\/l/),
    ])
  })

  it('has the estimate by which it counts beside studies that are all milder, and not beside others', () => {
    const estimates = [{ route: 'oral' as const, value: 100, unit: 'mg/kg' as const }]
    const rows = (value: number) => {
      const study = { endpoint: 'LD50', route: 'oral', species: 'rat', quantity: { value, unit: 'mg/kg' } } as const
      const facts = { acuteToxicityEstimates: estimates, toxicity: [study] }
      return rowsOf(testol([{ category: 'Acute Tox. 3', statements: ['H301'] }], facts), '11.1', 'toxicityStudies')
    }
    expect(rows(1187)).toEqual([expect.stringMatching(/LD50 \| 1.187/), expect.stringMatching(/Oral \| ATE \| 100\smg\/kg/)])
    expect(rows(100)).toHaveLength(1)
    expect(rows(80)).toHaveLength(1)
  })

  it('is named in 8.1 where no DNEL and no PNEC is known', () => {
    const texts = textsOf(testol([]), '8.1')
    expect(texts).toContain('No DNEL is available for: Testol.')
    expect(texts).toContain('No PNEC is available for: Testol.')
    expect(textsOf({}, '8.1').join(' ')).not.toContain('No PNEC is available for: xylene')
  })
})
