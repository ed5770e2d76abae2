import { describe, expect, test } from 'vitest'
import { classesOf, classifyTyped, liquid, part } from '../../tests/classify-by-request.ts'

/** One substance at two places of the recipe, as two suppliers classify it; in both orders. */
function classifiedBy(one: string, other: string, content: number) {
  const places = [part('a', content / 2, one), part('a', content / 2, other)]
  return [places, places.toReversed()].map((components) => classifyTyped(liquid(components)))
}

describe('what two suppliers say of one substance', () => {
  test.each([
    ['Skin Sens. 1 H317', 'Skin Sens. 1A H317', 0.1, 'Skin Sens. 1 H317'],
    ['Resp. Sens. 1 H334', 'Resp. Sens. 1A H334', 0.1, 'Resp. Sens. 1 H334'],
    ['Skin Sens. 1 H317', 'Skin Sens. 1B H317', 1, 'Skin Sens. 1 H317'],
    ['Carc. 1B H350i', 'Carc. 1B H350', 0.1, 'Carc. 1B H350'],
    ['Repr. 1B H360F', 'Repr. 1B H360D', 0.3, 'Repr. 1B H360FD'],
  ])('%s and %s: the worse one counts, in any order', (one, other, limit, expected) => {
    expect(classifiedBy(one, other, limit).map(classesOf)).toEqual([[expected], [expected]])
    expect(classifiedBy(one, other, limit * 0.9).map(classesOf)).toEqual([[], []])
  })

  test('organs are those of both, and routes too', () => {
    const [first, second] = classifiedBy('STOT RE 2 H373 inhalation (liver)', 'STOT RE 2 H373 oral (kidneys)', 10)
    for (const { classification } of [first, second].flatMap((one) => one ?? [])) {
      expect(classification[0]?.organs?.toSorted()).toEqual(['kidneys', 'liver'])
      expect(classification[0]?.routes?.toSorted()).toEqual(['inhalation', 'oral'])
    }
  })

  test('a route that one of them leaves open is in no statement', () => {
    for (const { classification } of classifiedBy('Carc. 2 H351 inhalation', 'Carc. 2 H351', 2))
      expect(classification[0]).toMatchObject({ class: 'Carc. 2', routes: undefined })
  })
})
