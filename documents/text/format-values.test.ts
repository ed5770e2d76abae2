import { expect, it } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { createTextWriter } from './write-text.ts'

it.each(languageCodes)('a quantity in %s is one word, whatever words its unit has', (language) => {
  const { quantity } = createTextWriter(language)
  for (const unit of ['mg/kg/day', 'vol-%', 'mg/m³', 'days'] as const) expect(quantity({ value: 12_345.6, unit })).not.toContain(' ')
})

it('a range is one word: behind its dash no browser ends a line, for the word joiner that follows it', () => {
  const { quantity, contentRange } = createTextWriter('en')
  expect(quantity({ from: 100, to: 120, unit: 'µm' })).toBe('100\u202f–\u2060\u202f120\u00a0µm')
  expect(contentRange({ from: 35, to: 50, toInclusive: false })).toBe('35\u202f–\u2060\u202f<\u00a050')
})
