import { describe, expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { catalogueIds, readCatalogue } from '../test-kit/read-catalogue.ts'

/** A version is judged by the law of its own day, as it was when it was published. */
const versions = catalogueIds.flatMap((id) => {
  const entries = readCatalogue(id)
  const since = entries[0]?.publish?.date ?? ''
  return entries.map(({ record, publish }, index) => {
    const before = entries[index - 1]
    const published = before ? { record: before.record, since } : null
    return { id, version: index + 1, record, day: publish?.date ?? '', published }
  })
})

describe('the check finds no error in the catalogue', () => {
  it.each(versions)('$id, version $version by the law of $day', ({ record, day, published }) => {
    expect(checkOn(record, { day, published }).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it.each(catalogueIds)('%d as it is now, today and when the rules of 2027 and 2028 apply', (id) => {
    const record = readCatalogue(id).at(-1)?.record
    if (!record) throw new Error(`The catalogue has no product ${id}`)
    for (const day of ['2026-11-23', '2027-02-01', '2028-05-01'])
      expect(checkOn(record, { day }).filter(({ severity }) => severity === 'error')).toEqual([])
  })
})
