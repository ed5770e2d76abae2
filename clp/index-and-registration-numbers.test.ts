import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openHarmonisedTable } from './annex-vi/open-table.ts'
import { isReachRegistrationNumber, isValidIndexNumber } from './substance-numbers.ts'

describe('an index number of Annex VI', () => {
  it.each(['601-022-00-9', '601-021-00-3', '603-001-00-X', '615-011-00-1', '001-003-00-X'])('%s is valid', (number) => {
    expect(isValidIndexNumber(number)).toBe(true)
  })

  it.each(['601-022-00-8', '601-202-00-9', '000-000-00-0', '601-022-009', '601-022-00-x', ''])('“%s” is not', (number) => {
    expect(isValidIndexNumber(number)).toBe(false)
  })
})

describe('the index numbers of Annex VI', () => {
  it('are all valid', () => {
    const numbers = openHarmonisedTable(readFileSync(new URL('annex-vi/table-3.txt', import.meta.url))).indexNumbers()
    expect(numbers.length).toBeGreaterThan(4000)
    expect(numbers.filter((index) => !isValidIndexNumber(index))).toEqual([])
  })
})

describe('a REACH registration number', () => {
  it.each(['01-2119488216-32', '01-2119488216-32-0000', '01-2119433307-44-0123'])('%s has the form', (number) => {
    expect(isReachRegistrationNumber(number)).toBe(true)
  })

  it.each(['01-211948821-32', '05-2119488216-32-0000', '01-2119488216-32-000', '01-2119488216-32-XXXX', '01-2119488216', ''])(
    '“%s” has not',
    (number) => {
      expect(isReachRegistrationNumber(number)).toBe(false)
    },
  )
})
