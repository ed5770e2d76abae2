import { describe, expect, it } from 'vitest'
import type { Ingredient } from '../../shared/record/composition.ts'
import { textsOf, rowsOf, testol } from '../../test-kit/rows-of-changed-paint.ts'

describe('exposure limits that the record does not have', () => {
  const methanol = testol([{ category: 'Flam. Liq. 2', statements: ['H225'] }], { casNumber: '67-56-1' })
  const noData = 'No data are available on occupational exposure limits of the ingredients.'

  it('are not said to be set by nobody: Directive 2006/15/EC sets one for methanol', () => {
    expect(textsOf(methanol, '8.1')).toContain(noData)
    expect(textsOf(methanol, '8.1').join(' ')).not.toMatch(/are set/)
  })

  it('are named as those of the Union where it has set one', () => {
    expect(textsOf(methanol, '8.1')).toContain('Limit values of the European Union that are missing here: Testol.')
  })

  it('are said to lack beside a DNEL too', () => {
    const quantity = { value: 130, unit: 'mg/m³' } as const
    const level = { population: 'workers', route: 'inhalation', effect: 'systemic', duration: 'longTerm', quantity } as const
    const known = testol([{ category: 'Flam. Liq. 2', statements: ['H225'] }], { noEffectLevels: [level] })
    expect(rowsOf(known, '8.1', 'noEffectLevels')).toHaveLength(1)
    expect(textsOf(known, '8.1')).toContain(noData)
  })

  it('are not spoken of where there is one', () => {
    expect(textsOf({}, '8.1')).not.toContain(noData)
  })
})

describe('the countries of the exposure limits', () => {
  it('begin with the Union, though a limit of a State stands first', () => {
    const limits: Ingredient['exposureLimits'] = [
      { basis: 'TRGS 900', country: 'DE', longTerm: { mgPerM3: 10 }, remarks: [] },
      { basis: '2000/39/EC', longTerm: { mgPerM3: 10 }, remarks: [] },
    ]
    const [sentence] = textsOf(testol([], { exposureLimits: limits }), '8.1').filter(
      (text) => text.includes('Germany,') || text.includes(', Germany'),
    )
    expect(sentence).toMatch(/: European Union, Germany\./)
  })
})
