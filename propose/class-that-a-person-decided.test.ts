import { describe, expect, it } from 'vitest'
import { createTextWriter, plainText } from '../documents/text/write-text.ts'
import type { LanguageCode } from '../shared/languages.ts'
import { productRecord } from '../shared/record/product-record.ts'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { begun, propose } from '../test-kit/propose-for-recipe.ts'
import { paint } from '../test-kit/recipes.ts'
import { applyPatch } from './patch.ts'
import { patchOf } from './settle.ts'

describe('a class that a person decided', () => {
  it('is denied where the sheet speaks of it, named in section 16 with what was calculated, and the check finds no error', () => {
    const override = {
      class: 'skinCorrosionIrritation',
      category: null,
      basis: 'expertJudgement' as const,
      reason: 'Tests of two similar paints',
    }
    const { proposals } = propose({ ...paint, overrides: [override] })
    const record = productRecord.parse(applyPatch(begun(), patchOf(proposals)))
    expect(record.toxicology.notClassified).toEqual({ skinCorrosionIrritation: 'criteriaNotMet' })
    const [said] = record.otherInformation.further
    const write = (language: LanguageCode) => said && plainText(createTextWriter(language).text(said))
    expect(write('en')).toBe('Expert judgement: Skin Irrit. 2 not assigned (Tests of two similar paints).')
    expect(write('pl')).toBe('Ocena ekspertów: klasy Skin Irrit. 2 nie przypisano (Tests of two similar paints).')
    expect(checkOn(record).filter(({ severity }) => severity === 'error')).toEqual([])
    expect(proposals.every(({ id }) => id.length <= 300)).toBe(true)
  })

  it.each(['The limit of 1,000 mg/kg is not reached.', 'long '.repeat(300)])(
    'is told with a reason that no value may hold: %s',
    (reason) => {
      const override = { class: 'skinCorrosionIrritation', category: null, basis: 'expertJudgement' as const, reason }
      const { proposals } = propose({ ...paint, overrides: [override] })
      expect(proposals.every(({ id }) => id.length <= 300)).toBe(true)
      const [said] = productRecord.parse(applyPatch(begun(), patchOf(proposals))).otherInformation.further
      expect(said && plainText(createTextWriter('en').text(said)).replaceAll('\u00a0', ' ')).toContain(reason.trim().replace(/\.$/, ''))
    },
  )
})
