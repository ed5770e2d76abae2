import { describe, expect, it } from 'vitest'
import { applyPatch } from '../shared/apply-patch.ts'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { anyGoodRecord, plantInAny } from '../test-kit/any-good-record.ts'
import { allContradictions as planted } from '../test-kit/contradictions/all-contradictions.ts'
import { expectVersion } from '../tests/keep-version.ts'
import { checkCatalogue, rulesVersion } from './check-catalogue.ts'
import type { Finding } from './finding.ts'
import { productRecord, type ProductRecord } from '../shared/record/product-record.ts'

/** Codes that the unchanged record has. */
const codesOfGood = new Map<number, readonly string[]>()

function codesOf(id: number): readonly string[] {
  const codes = codesOfGood.get(id) ?? checkOn(anyGoodRecord(id)).map(({ code }) => code)
  codesOfGood.set(id, codes)
  return codes
}

/** Each record with a contradiction, and what was found in it, for the version of the rules. */
const judged: { record: ProductRecord; findings: Finding[] }[] = []

/** Codes of what a press mends. */
const mended = new Set<string>()

/** A press that mends a finding leaves a record in which it is not found again. */
function expectMended(record: ProductRecord, { code, path, params, fix }: Finding): void {
  mended.add(code)
  const after = productRecord.parse(applyPatch(record, fix ?? []))
  // What is taken out of a list leaves its place to the next.
  expect(checkOn(after)).not.toContainEqual(expect.objectContaining({ code, path, params }))
}

describe('a contradiction planted into a good record is found with its article, and not again after the press that mends it', () => {
  it('of at least sixty kinds', () => {
    expect(planted.length).toBeGreaterThanOrEqual(60)
  })

  it.each(planted)('%s (%d)', (_what, id, plant, code, article) => {
    expect(codesOf(id)).not.toContain(code)
    const record = plantInAny(id, plant)
    const findings = checkOn(record)
    judged.push({ record, findings })
    const found = findings.filter((one) => one.code === code)
    expect(found).not.toEqual([])
    expect(found[0]?.article).toContain(article)
    const mend = found.find(({ fix }) => fix !== null)
    if (mend) expectMended(record, mend)
  })

  it('and a press mends those of transport, statements and provisions', () => {
    expect([...mended]).toEqual(
      expect.arrayContaining([
        'transport.packingGroupDiffers',
        'transport.classDiffers',
        'transport.conditionDiffers',
        'label.precautionaryUnfounded',
        'label.supplementalUnfounded',
        'regulatory.youngPeopleMissing',
        'regulatory.expectingUnfounded',
      ]),
    )
  })

  it('and the version of the rules stands for what is found', () => {
    expect(judged).toHaveLength(planted.length)
    const questions = judged.map(({ record }) => record)
    expectVersion('check', rulesVersion, { questions, answers: [checkCatalogue, ...judged.map(({ findings }) => findings)] })
  })
})
