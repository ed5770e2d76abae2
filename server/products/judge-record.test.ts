import { expect, it } from 'vitest'
import { finding } from '../../check/finding.ts'
import { recordOfCatalogue } from '../../test-kit/record-of-catalogue.ts'
import { openNames } from './judge-record.ts'
import { hashRecord } from './record-hash.ts'

it('gives a finding the hash of itself and of the data to which it refers, with a UFI and without', () => {
  const { ufi: _, ...rest } = recordOfCatalogue(1001)
  for (const record of [rest, { ...rest, ufi: 'N1QV-R02N-J00M-WQD5' }]) {
    const found = finding('language.ofLabelIncomplete', 'labelDefaults.languages', { params: { language: { language: 'fi' }, count: 2 } })
    const { composition, classification, parameters } = record
    const about = { code: found.code, path: found.path, params: found.params, composition, classification, parameters }
    const named = openNames(record, [])(found)
    expect(named.key).toBe(hashRecord('ufi' in record ? { ...about, ufi: record.ufi } : about))
  }
})
