import { describe, expect, it } from 'vitest'
import { openEngine } from '../server/classify/open-engine.ts'
import { openRegister, openTable } from '../server/substances/open-register.ts'
import { openSubstanceLibrary } from '../server/proposals/open-library.ts'
import { classificationRequest } from '../shared/classification/request.ts'
import { productRecord, type ProductRecord } from '../shared/record/product-record.ts'
import { checkOn, dayOfTests } from '../test-kit/check-catalogue-record.ts'
import { aerosol, descaler, dispersion, hardener, paint } from '../test-kit/recipes.ts'
import { recordOf } from '../test-kit/product-record.ts'
import { applyPatch } from './patch.ts'
import type { Decision } from './proposal.ts'
import { proposeRecord } from './propose-record.ts'
import { patchOf } from './settle.ts'

const register = openRegister(openTable([]))
const engine = openEngine()
const library = openSubstanceLibrary()

/** Who the maker is, and the identifier that they have: what no recipe tells. */
const begun = (changes: Partial<ProductRecord> = {}): ProductRecord => ({
  ...productRecord.parse(recordOf(7, { ufi: 'J9SX-5836-M00X-SVYE', composition: { kind: 'mixture', ingredients: [] } })),
  ...changes,
})

function propose(typed: typeof paint, record: ProductRecord = begun(), decisions: readonly Decision[] = []) {
  const { mixture } = classificationRequest.parse({ mixture: typed })
  const answer = engine(mixture, register.at(dayOfTests))
  return proposeRecord({ record, mixture, answer, uses: [], decisions, library, candidates: register.candidates, language: 'en' })
}

const recipes = { paint, descaler, aerosol, hardener, dispersion }

describe('a recipe becomes a sheet', () => {
  it.each(Object.entries(recipes))('%s: with every proposal accepted the check finds no error', (_name, typed) => {
    const { proposals } = propose(typed)
    const record = productRecord.parse(applyPatch(begun(), patchOf(proposals)))
    expect(checkOn(record).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it.each(Object.entries(recipes))('%s: what was accepted is proposed no more', (_name, typed) => {
    const { proposals } = propose(typed)
    const record = productRecord.parse(applyPatch(begun(), patchOf(proposals)))
    expect(propose(typed, record).proposals.filter(({ state }) => state !== 'held')).toEqual([])
  })
})

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
    expect(record.otherInformation.further).toEqual([{ phrase: 'decision.expertJudgement', values: { class: 'Skin Irrit. 2 → –' } }])
    expect(checkOn(record).filter(({ severity }) => severity === 'error')).toEqual([])
  })
})
