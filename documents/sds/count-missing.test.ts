import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { catalogueIds, readCatalogue, sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { buildSds } from './build-sds.ts'
import { countMissing } from './count-missing.ts'
import type { SdsSource } from './sds-source.ts'

const counted = (source: SdsSource) => [...countMissing(source)]
const built = (source: SdsSource) => languageCodes.map((code) => ({ code, missing: buildSds(source, code, { qrCode: false }).missing }))
const changed = (change: (record: SdsSource['record']) => void): SdsSource => {
  const source = structuredClone(sdsSourceOf(1003))
  change(source.record)
  return source
}

const published = catalogueIds.filter((id) => readCatalogue(id).some(({ publish }) => publish?.documents.includes('sds')))

describe('what a sheet lacks in each language', () => {
  it.each(published)('of product %i is what the sheets themselves say', (id) => {
    const source = sdsSourceOf(id)
    expect(counted(source)).toEqual(built(source))
  })

  it('is found where a text has some languages only', () => {
    const source = changed((record) => record.handling.storage.push({ text: { de: 'Kühl lagern.', fi: 'Säilytä viileässä.' } }))
    expect(counted(source)).toEqual(built(source))
    expect(
      counted(source)
        .filter(({ missing }) => missing.length === 0)
        .map(({ code }) => code),
    ).toEqual(['de', 'fi'])
  })

  it('is found where a blank of a statement is filled in nowhere', () => {
    const source = changed((record) => record.labelElements.supplementalStatements.push({ code: 'EUH208' }))
    expect(counted(source)).toEqual(built(source))
    expect(counted(source).every(({ missing }) => missing.length > 0)).toBe(true)
  })
})
