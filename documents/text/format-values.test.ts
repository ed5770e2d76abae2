import { expect, it } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { createTextWriter } from './write-text.ts'

it.each(languageCodes)('a quantity in %s is one word, whatever words its unit has', (language) => {
  const { quantity } = createTextWriter(language)
  for (const unit of ['mg/kg/day', 'vol-%', 'mg/m³', 'days'] as const) expect(quantity({ value: 12_345.6, unit })).not.toContain(' ')
})
