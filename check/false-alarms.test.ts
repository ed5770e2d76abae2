import { describe, expect, it } from 'vitest'
import { productRecord } from '../shared/record/product-record.ts'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { lawfulChanges } from '../test-kit/lawful/changes.ts'
import { inspectedChanges } from '../test-kit/lawful/inspected-changes.ts'
import { lawfulNames, lawfulRecord } from '../test-kit/lawful/products.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'

const errorsOf = (record: ProductRecord) =>
  checkOn(record)
    .filter(({ severity }) => severity === 'error')
    .map(({ code, path, params }) => `${code} ${path} ${JSON.stringify(params)}`)

describe('a lawful product', () => {
  it('is one of forty of all kinds and states', () => {
    expect(lawfulNames.length).toBeGreaterThanOrEqual(40)
  })

  it.each(lawfulNames)('has no error in what is proposed for it: %s', (name) => {
    expect(errorsOf(lawfulRecord(name))).toEqual([])
  })

  it.each([...lawfulChanges, ...inspectedChanges])('has none with %s', (_what, names, change) => {
    for (const name of names) {
      const record = lawfulRecord(name)
      change(record)
      expect(errorsOf(productRecord.parse(record))).toEqual([])
    }
  })
})
