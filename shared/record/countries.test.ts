import { expect, it } from 'vitest'
import { countries, economicAreaStates } from './countries.ts'
import { countryCode } from './texts.ts'

it('countries are those that a record takes, and no union', () => {
  expect(countries.filter((code) => !countryCode.safeParse(code).success)).toEqual([])
  expect(countries).toEqual(expect.arrayContaining([...economicAreaStates, 'CH', 'GB', 'UA', 'US', 'XK']))
  expect(countries).not.toContain('EU')
  expect(countries).not.toContain('UK')
})

it('the economic area has thirty States', () => {
  expect(new Set(economicAreaStates).size).toBe(30)
})
