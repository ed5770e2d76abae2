import { describe, expect, it } from 'vitest'
import { isValidCasNumber, isValidEcNumber } from './substance-numbers.ts'

describe('a CAS number', () => {
  it.each(['1330-20-7', '108-88-3', '67-56-1', '7732-18-5', '64-17-5', '822-06-0', '26447-14-3', '1310-73-2', '7789-06-2', '110615-47-9'])(
    '%s is valid',
    (number) => {
      expect(isValidCasNumber(number)).toBe(true)
    },
  )

  it.each(['1330-20-8', '1330-02-7', '133020-7', '1330-20-7 ', '013-30-2', '1-20-7', '12345678-90-1', '', 'CAS 67-56-1'])(
    '“%s” is not',
    (number) => {
      expect(isValidCasNumber(number)).toBe(false)
    },
  )
})

describe('an EC number', () => {
  it.each([
    '215-535-7',
    '203-625-9',
    '200-659-6',
    '231-791-2',
    '200-578-6',
    '212-485-8',
    '215-185-5',
    '231-595-7',
    '905-588-0',
    '418-070-1',
    '435-790-1',
  ])('%s is valid', (number) => {
    expect(isValidEcNumber(number)).toBe(true)
  })

  it.each(['215-535-8', '251-535-7', '418-070-0', '2155357', '000-000-0', '215-535-7-0', ''])('“%s” is not', (number) => {
    expect(isValidEcNumber(number)).toBe(false)
  })
})
