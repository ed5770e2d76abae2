import { expect, it } from 'vitest'
import { labelOfCatalogue, leanLabel } from '../../test-kit/label-of.ts'
import { measureNeed } from './measure-need.ts'

const drain = (query: string) => measureNeed(labelOfCatalogue(1007, `${leanLabel}&${query}`))

it('counts pictograms with the corners around them and texts by their length, each language with its own', () => {
  const [one, two] = [drain('dim=5&emb=2&xlang=1'), drain('dim=5&emb=2&xlang=1,2')]
  const withoutPictograms = drain('dim=5&emb=2&xlang=1&picOFF=1')
  // One pictogram of 10 mm on 99 × 142 mm
  expect(one - withoutPictograms).toBeCloseTo(200 / (99 * 142), 6)
  expect(two).toBeGreaterThan(1.7 * (one - 200 / (99 * 142)))
})

it('does not count what may be left out, and nothing fits where margins leave no room', () => {
  expect(drain('dim=5&emb=2&xlang=1&opisOFF=0&logoON=1&vlusageON=1')).toBe(drain('dim=5&emb=2&xlang=1'))
  expect(drain('dim=1&emb=2&xlang=1&padL=40&padR=40')).toBe(Infinity)
})
