import { describe, expect, it } from 'vitest'
import { applyPatch } from '../shared/apply-patch.ts'
import { productRecord } from '../shared/record/product-record.ts'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { plantInAny } from '../test-kit/any-good-record.ts'
import { ingredient, methanol, mode, toluene } from '../test-kit/contradictions/change-record.ts'

describe('a press that mends a finding', () => {
  it('gives a content the range that the proposals give it', () => {
    const record = plantInAny(1003, (one) => (ingredient(one, methanol).content = 12))
    const found = checkOn(record).find(({ code }) => code === 'composition.contentOutsideRange')
    const after = productRecord.parse(applyPatch(record, found?.fix ?? []))
    const { from, to } = ingredient(after, methanol).contentRange
    expect(from <= 12 && 12 < to).toBe(true)
    expect(checkOn(after).map(({ code }) => code)).not.toContain('composition.contentOutsideRange')
  })

  it('gives no range with which the record could not be stored', () => {
    const record = plantInAny(1003, (one) => (ingredient(one, toluene).content = 55))
    const found = checkOn(record).find(({ code }) => code === 'composition.contentOutsideRange')
    expect(found?.fix).toBeNull()
  })

  it('gives the sea the number of its goods where the sea alone has another', () => {
    const record = plantInAny(1007, (one) => (mode(one, 'sea').unNumber = '1823'))
    const found = checkOn(record).find(({ code }) => code === 'transport.numberDiffers')
    const after = productRecord.parse(applyPatch(record, found?.fix ?? []))
    expect(mode(after, 'sea').unNumber).toBe('1824')
    expect(checkOn(after).map(({ code }) => code)).not.toContain('transport.numberDiffers')
  })
})
