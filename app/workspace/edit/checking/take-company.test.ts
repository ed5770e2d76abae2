import { describe, expect, it } from 'vitest'
import { productRecord } from '../../../../shared/record/product-record.ts'
import { recordOf } from '../../../../test-kit/product-record.ts'
import { listWithoutCompany, takeCompany } from './take-company.ts'

const { supplier: company, producer, emergency, ...begun } = productRecord.parse(recordOf(1))

describe('a product that was begun before its workgroup said who it is', () => {
  it('takes supplier, producer and emergency telephone over, and nothing else', () => {
    expect(listWithoutCompany(begun)).toEqual(['supplier', 'producer', 'emergency'])
    expect(takeCompany(begun, { company, emergency })).toEqual({ ...begun, supplier: company, producer: company, emergency })
  })

  it('keeps what a person wrote, complete or not', () => {
    const written = { ...begun, supplier: { name: 'Norvik' }, producer, emergency: [] }
    expect(listWithoutCompany(written)).toEqual(['emergency'])
    expect(takeCompany(written, { company, emergency })).toEqual({ ...written, emergency })
  })
})
