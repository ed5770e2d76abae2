import { describe, expect, it } from 'vitest'
import { company } from './company.ts'
import { internationalTelephone } from './national-telephone.ts'

describe('a telephone number as it is dialled at home', () => {
  it.each([
    ['DE', '040 123456', '+49 40 123456'],
    ['DE', '040/123 45-6', '+49 40/123 45-6'],
    ['DE', '(040) 123456', '+49 (40) 123456'],
    ['AT', '(0)1 406 43 43', '+43 1 406 43 43'],
    ['FR', '01.45.42.59.59', '+33 1 45 42 59 59'],
    ['IT', '02 6610 1029', '+39 02 6610 1029'],
    ['HU', '06 80 201 199', '+36 80 201 199'],
    ['LT', '8 5 236 2052', '+370 5 236 2052'],
    ['DK', '82 12 12 12', '+45 82 12 12 12'],
    ['SE', '010-456 67 00', '+46 10-456 67 00'],
    ['PL', '42 631 47 24', '+48 42 631 47 24'],
    ['DE', '0043 1 406 43 43', '+43 1 406 43 43'],
    [null, '00 49 40 123456', '+49 40 123456'],
  ])('of %s, %s, has its country code', (country, typed, international) => {
    expect(internationalTelephone(typed, country)).toBe(international)
    expect(company.shape.telephone.safeParse(international).success).toBe(true)
  })

  it.each([
    ['has one already', 'DE', '+49 40 123456'],
    ['may lack its area', 'DE', '123456'],
    ['is a short number of the country', 'DK', '112'],
    ['has more digits than a number has', 'DE', '040 1234 5678 9012 34'],
    ['is of a country whose numbers are not known', 'US', '202 555 0100'],
    ['is of nobody knows where', null, '040 123456'],
    ['is being typed', 'DE', '040'],
    ['is none', 'DE', 'by e-mail'],
  ])('is left as it is where it %s', (_why, country, typed) => {
    expect(internationalTelephone(typed, country)).toBeNull()
  })
})
