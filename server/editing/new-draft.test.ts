import { describe, expect, it } from 'vitest'
import { recordOf } from '../../test-kit/product-record.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { emptyDraft, writeStandIn } from './new-draft.ts'

describe('a new draft', () => {
  it('has the logo on its labels where the company has one', () => {
    const { supplier, producer, emergency } = productRecord.parse(recordOf(1))
    const { logo: _, ...plain } = supplier
    const shown = [{ ...plain, logo: '<svg viewBox="0 0 1 1"/>' }, plain].map((one) => {
      const known = { supplier: one, producer, emergency }
      const standIn = writeStandIn({ permalinkId: 1, synonymId: 1, workgroup: { name: 'Nord', brand: 'coatings' }, name: 'Primer', known })
      return emptyDraft(standIn, known)['labelDefaults']
    })
    expect(shown).toEqual([expect.objectContaining({ showLogo: true }), expect.objectContaining({ showLogo: false })])
  })
})
