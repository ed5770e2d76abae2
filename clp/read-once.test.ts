import { expect, it } from 'vitest'
import { readOnce } from './read-once.ts'

it('a thing is read the first time only, and another one for itself', () => {
  const seen: number[] = []
  const double = readOnce(({ figure }: { figure: number }) => {
    seen.push(figure)
    return figure === 0 ? null : figure * 2
  })
  const [two, none] = [{ figure: 2 }, { figure: 0 }]
  expect([two, two, none, none, { figure: 2 }].map(double)).toEqual([4, 4, null, null, 4])
  expect(seen).toEqual([2, 0, 2])
})
