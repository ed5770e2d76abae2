import { expect, it } from 'vitest'
import * as effects from './substances-by-effect.ts'
import * as reactions from './substances-by-reaction.ts'
import { isValidCasNumber } from './substance-numbers.ts'

/** Every number of both files, list by list. */
const numbers = [...Object.entries(effects), ...Object.entries(reactions)].flatMap(([list, value]) =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
    typeof one === 'string' && one.length > 4 ? [{ list, number: one }] : [],
  ),
)

it('names substances by numbers that exist, and each once', () => {
  expect(numbers.length).toBeGreaterThan(200)
  expect(numbers.filter(({ number }) => !isValidCasNumber(number))).toEqual([])
  const places = numbers.map(({ list, number }) => `${list} ${number}`)
  expect(places.filter((one, index) => places.indexOf(one) !== index)).toEqual([])
})
