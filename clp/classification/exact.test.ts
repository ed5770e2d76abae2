import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, compare, divide, exact, isPositive, multiply, subtract, toNumber, write, zero, type Exact } from './exact.ts'

/** The same with integers of any length alone. */
interface Fraction {
  top: bigint
  bottom: bigint
}

const fractionOf = ({ n, d, long }: Exact): Fraction =>
  long === null ? { top: BigInt(n), bottom: BigInt(d) } : { top: long.n, bottom: long.d }
const isSame = (left: Fraction, right: Fraction): boolean => left.top * right.bottom === right.top * left.bottom

const figures = fc.oneof(
  fc.integer({ min: -100_000, max: 100_000 }).map((figure) => figure / 1000),
  fc.integer({ min: 1, max: 9_999 }),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
)

describe('figures as fractions', () => {
  it('are read as they are written', () => {
    expect(toNumber(add(add(exact(2.3), exact(6.1)), exact(1.6)))).toBe(10)
    expect(compare(add(exact(0.1), exact(0.2)), exact(0.3))).toBe(0)
    expect(toNumber(exact(1e-7))).toBe(1e-7)
    expect(toNumber(exact(1e21))).toBe(1e21)
    expect(() => exact(Number.NaN)).toThrow(RangeError)
    expect(() => exact(Number.POSITIVE_INFINITY)).toThrow(RangeError)
    expect(() => divide(exact(1), zero)).toThrow(RangeError)
  })

  it('have no negative nought', () => {
    expect(toNumber(subtract(zero, zero))).toBe(0)
    expect(toNumber(multiply(exact(-3), zero))).toBe(0)
    expect(write(subtract(exact(0.3), exact(0.3)))).toBe('0')
  })

  it('are exact however long a calculation gets, below what the machine holds and above', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom('add', 'subtract', 'multiply', 'divide'), figures), { maxLength: 40 })
    fc.assert(
      fc.property(figures, steps, (begin, all) => {
        let made = exact(begin)
        let wanted = fractionOf(made)
        for (const [operation, figure] of all) {
          const other = exact(figure)
          const { top, bottom } = fractionOf(other)
          if (operation === 'divide' && top === 0n) continue
          const operands: Record<typeof operation, () => Exact> = {
            add: () => add(made, other),
            subtract: () => subtract(made, other),
            multiply: () => multiply(made, other),
            divide: () => divide(made, other),
          }
          const results: Record<typeof operation, () => Fraction> = {
            add: () => ({ top: wanted.top * bottom + top * wanted.bottom, bottom: wanted.bottom * bottom }),
            subtract: () => ({ top: wanted.top * bottom - top * wanted.bottom, bottom: wanted.bottom * bottom }),
            multiply: () => ({ top: wanted.top * top, bottom: wanted.bottom * bottom }),
            divide: () => ({ top: wanted.top * bottom * (top < 0n ? -1n : 1n), bottom: wanted.bottom * (top < 0n ? -top : top) }),
          }
          made = operands[operation]()
          wanted = results[operation]()
          expect(isSame(fractionOf(made), wanted)).toBe(true)
          expect(fractionOf(made).bottom > 0n).toBe(true)
          expect(isPositive(made)).toBe(wanted.top > 0n)
          const difference = wanted.top * bottom - top * wanted.bottom
          expect(compare(made, other)).toBe(difference < 0n ? -1 : difference > 0n ? 1 : 0)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('stay short where decimals are summed, whose denominators divide one another', () => {
    const contents = [4.1, 3.55, 0.125, 1.2, 2.37, 0.08, 12.5, 7, 1.004, 3.9, 0.75, 2.02, 5.6, 8.45]
    const sum = contents.map(exact).reduce(add)
    expect({ sum: toNumber(sum), isLong: sum.long !== null, denominator: sum.d }).toStrictEqual({
      sum: 52.649,
      isLong: false,
      denominator: 1000,
    })
  })

  it('keep the least common denominator where shares are summed', () => {
    const shares = [300, 500, 1100].map((estimate) => divide(exact(1.25), exact(estimate)))
    expect(shares.map(({ d }) => d)).toEqual([30_000, 50_000, 110_000])
    expect(shares.reduce(add).d).toBe(1_650_000)
  })

  it('become the nearest number of the machine', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (above, below) => {
        const quotient = divide(exact(above), exact(below))
        expect(toNumber(quotient)).toBe(above / below + 0)
        const long = multiply(divide(quotient, exact(1e15 + 37)), exact(1e15 + 37))
        expect(toNumber(long)).toBe(above / below + 0)
      }),
    )
  })
})
