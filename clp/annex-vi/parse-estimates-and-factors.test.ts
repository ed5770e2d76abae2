import { describe, expect, it } from 'vitest'
import { parseLimits } from './parse-limits.ts'

describe('an acute toxicity estimate', () => {
  it.each([
    ['oral: ATE = 500 mg/kg bw', { route: 'oral', value: 500, form: null }],
    ['dermal: ATE = 1 100 mg/kg bw', { route: 'dermal', value: 1100, form: null }],
    ['inhalation:|ATE = 1,3 mg/L (dusts or mists)', { route: 'dustOrMist', value: 1.3, form: null }],
    ['inhalation: ATE = 11 mg/l (vapours)', { route: 'vapour', value: 11, form: null }],
    ['inhalation: ATE = 700 ppm (gases)', { route: 'gas', value: 700, form: null }],
    ['inhalation: ATE = 10 ppmV', { route: 'gas', value: 10, form: null }],
    ['oral: ATE = 853 mg/kg bw (anhydrate)', { route: 'oral', value: 853, form: 'anhydrate' }],
  ])('%s', (text, expected) => {
    expect(parseLimits(text)).toMatchObject({ estimates: [expected], unread: [] })
  })
})

describe('M factors and marks', () => {
  it('come in their order, with blanks in large numbers', () => {
    expect(parseLimits('M = 10 000|M=1 000').factors).toEqual([
      { value: 10_000, hazard: null },
      { value: 1_000, hazard: null },
    ])
    expect(parseLimits('M = 1 M = 10').factors.map(({ value }) => value)).toEqual([1, 10])
    expect(parseLimits('M (Chronic) = 100').factors).toEqual([{ value: 100, hazard: 'chronic' }])
  })

  it('tell former limits of acute toxicity', () => {
    expect([parseLimits('*').untranslated, parseLimits('* oral').untranslated, parseLimits('').untranslated]).toEqual(['all', 'oral', null])
  })
})
