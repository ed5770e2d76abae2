import { describe, expect, test } from 'vitest'
import { classesOf, classifyTyped, liquid, part, type TypedComponent } from '../../tests/classify-by-request.ts'
import { makeDice } from '../../tests/second-classification/dice.ts'
import { exact, one, sumUp, toNumber } from './exact.ts'
import { chooseLargest } from './share-room.ts'
import { shareOf, type Term } from './term.ts'

/** A range in tenths of a per cent, with its weight and cut-off. */
interface Ranged {
  from: number
  to: number
  weight: number
  cutOff: number
}

const { components } = classifyTyped(liquid([part('a', 1)]))

const termOf = ({ from, to, weight, cutOff }: Ranged): Term[] =>
  components.slice(0, 1).map((component) => ({
    component: { ...component, content: { from: exact(from / 10), to: exact(to / 10) } },
    as: '',
    factor: exact(weight),
    divisor: one,
    cutOff: exact(cutOff / 10),
  }))

/** Every content in tenths is tried. */
function largestOf([first, ...others]: readonly Ranged[], room: number): number {
  if (first === undefined) return 0
  const { from, to, weight, cutOff } = first
  const contents = Array.from({ length: Math.min(to - from, room) + 1 }, (_, index) => from + index)
  return Math.max(
    ...contents.map((content) => (content >= cutOff ? (content * weight) / 10 : 0) + largestOf(others, room - (content - from))),
  )
}

describe('ranges that leave no room for all upper ends', () => {
  test('the room makes the sum as large as any contents in the ranges do', () => {
    const { upTo } = makeDice(271)
    for (let drawn = 0; drawn < 400; drawn += 1) {
      const ranges = Array.from({ length: 1 + upTo(3) }, (): Ranged => {
        const from = upTo(13)
        return { from, to: from + upTo(11), weight: 1 + upTo(3), cutOff: upTo(2) === 0 ? 1 : 10 }
      })
      const room = upTo(19)
      const chosen = chooseLargest(ranges.flatMap(termOf), exact(room / 10))
      const sum = sumUp(chosen.map(({ term, content }) => (toNumber(content) >= toNumber(term.cutOff) ? shareOf(term, content) : exact(0))))
      const spent = chosen.reduce((all, { content }, index) => all + toNumber(content) * 10 - (ranges[index]?.from ?? 0), 0)
      expect(toNumber(sum)).toBeCloseTo(largestOf(ranges, room), 9)
      expect(spent).toBeLessThanOrEqual(room + 1e-9)
    }
  })

  test('five irritants that reach the cut-off together irritate, where one of them alone had taken the room (Table 3.2.3)', () => {
    const ranged = ['a', 'b', 'c', 'd', 'e'].map((name): TypedComponent => part(name, { from: 0.5, to: 3 }, 'Skin Irrit. 2 H315'))
    const components = (beside: number) => [...ranged, part('f', beside, 'Skin Irrit. 2 H315'), part('water', 94.5 - beside)]
    expect(classesOf(classifyTyped({ physicalState: 'liquid', components: components(5) }))).toEqual(['Skin Irrit. 2 H315'])
    expect(classesOf(classifyTyped({ physicalState: 'liquid', components: components(4.4) }))).toEqual([])
  })

  test('of many the room is shared by what each % brings, within a second of work', () => {
    const many = Array.from({ length: 400 }, () => termOf({ from: 5, to: 30, weight: 1, cutOff: 10 })).flat()
    const counting = chooseLargest(many, exact(10)).filter(({ term, content }) => toNumber(content) >= toNumber(term.cutOff))
    expect(counting).toHaveLength(20)
  })

  test('the parts of a raw material share what it is, whatever room other ranges leave', () => {
    const parts = [part('a', { from: 10, to: 90 }, 'Skin Irrit. 2 H315'), part('b', { from: 10, to: 90 }, 'Skin Irrit. 2 H315')]
    const beside = [part('resin', { from: 20, to: 80 }), part('water', { from: 8, to: 80 })]
    const of = (irritant: number) => {
      const rawMaterial: TypedComponent = { name: 'raw material', content: irritant, components: parts }
      return classesOf(classifyTyped({ physicalState: 'liquid', components: [rawMaterial, ...beside] }))
    }
    expect(of(10)).toEqual(['Skin Irrit. 2 H315'])
    expect(of(9.9)).toEqual([])
  })

  test('of what is not named in a recipe the ranges of a raw material take nothing', () => {
    const components: TypedComponent[] = [
      { name: 'raw material', content: 10, components: [part('a', { from: 1, to: 50 }), part('b', { from: 50, to: 99 })] },
      part('water', 80),
    ]
    expect(classifyTyped({ physicalState: 'liquid', components }).remainder).toBe(10)
  })
})
