import { expect, it } from 'vitest'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { lawfulRecord } from '../../test-kit/lawful/products.ts'
import { checkLabelOfActs } from './label-of-acts.ts'

it('a biocidal product names an active substance on its label, in 15.1 or in words of its own', () => {
  const paint = lawfulRecord('wall paint')
  const saying = (union: Text[], furtherTexts: Text[]): ProductRecord => ({
    ...paint,
    regulatory: { ...paint.regulatory, union },
    labelElements: { ...paint.labelElements, furtherTexts },
  })
  const found = (record: ProductRecord) => findBy(checkLabelOfActs, record).map(({ code, article }) => `${code}: ${article}`)
  const biocides = { phrase: 'regulation.biocides' }
  const line = { phrase: 'regulation.biocidalActiveSubstance', values: { substance: 'ethanol', content: '700 g/kg' } }
  expect(found(saying([biocides], []))).toEqual(['label.textMissing: Regulation (EU) No 528/2012, Article 69(2)(a)'])
  expect(found(saying([biocides, line], [line]))).toEqual([])
  expect(found(saying([biocides], [{ text: { en: 'Active: ethanol, 700 g/kg' } }]))).toEqual([])
  expect(found(saying([], []))).toEqual([])
})
