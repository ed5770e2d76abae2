import { describe, expect, it } from 'vitest'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { recordOfCatalogue } from '../../test-kit/record-of-catalogue.ts'
import { checkLabelFormat } from './label-format.ts'

const without = (uses: ProductRecord['uses']): ProductRecord => {
  const record = recordOfCatalogue(1003)
  const precautionaryStatements = record.labelElements.precautionaryStatements.filter(({ code }) => !code.startsWith('P50'))
  return { ...record, uses, labelElements: { ...record.labelElements, precautionaryStatements } }
}
const codesOf = (record: ProductRecord): string[] => findBy(checkLabelFormat, record).map(({ code }) => code)

describe('a precautionary statement on disposal, CLP Article 28(2)', () => {
  it('is missed on a label for the public', () => {
    expect(codesOf(without([{ phrase: 'use.consumer' }]))).toContain('label.disposalMissing')
    expect(codesOf(without([]))).toContain('label.disposalMissing')
  })

  it('is not missed where the table of no class has one, CLP Article 22', () => {
    const irritant = [{ category: 'Eye Irrit. 2' as const, statements: ['H319' as const] }]
    expect(codesOf({ ...without([{ phrase: 'use.consumer' }]), classification: irritant })).not.toContain('label.disposalMissing')
  })

  it('is not missed where the record says that the product is used at work alone', () => {
    expect(codesOf(without([{ phrase: 'use.professional' }]))).not.toContain('label.disposalMissing')
    expect(codesOf(without([{ phrase: 'use.industrial' }]))).not.toContain('label.disposalMissing')
  })
})
