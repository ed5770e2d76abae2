import { describe, expect, test } from 'vitest'
import { classesOf, classifyTyped, liquid } from '../../tests/classify-by-request.ts'

describe('STOT SE 3 by specific limits', () => {
  const withLimits = (content: number, ...from: number[]) =>
    classesOf(
      classifyTyped(
        liquid(
          from.map((one, index) => ({
            name: 'a',
            content: index === 0 ? content : 0,
            own: { classification: ['STOT SE 3 H335'], limits: [{ class: 'STOT SE 3 H335', from: one }] },
          })),
        ),
      ),
    )

  test('of two limits of one substance the lower one holds, in any order', () => {
    expect(withLimits(6, 5, 10)).toEqual(['STOT SE 3 H335'])
    expect(withLimits(6, 10, 5)).toEqual(['STOT SE 3 H335'])
    expect(withLimits(4.9, 10, 5)).toEqual([])
  })

  test('a limit from nought on is answered', () => {
    expect(withLimits(1, 0)).toEqual(['STOT SE 3 H335'])
  })
})
