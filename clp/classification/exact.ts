/**
 * Figures of the calculation as fractions, so that 2.3 + 6.1 + 1.6 is 10 and 10/15 + 2/5 is 16/15: nothing is rounded before a limit is
 * compared. As long as both numbers are whole ones that the machine holds exactly it counts with them, which is ten times as fast as with
 * integers of any length; from there on with those.
 */
export interface Exact {
  /** whole; without meaning where `long` stands */
  readonly n: number
  /** whole and positive; without meaning where `long` stands */
  readonly d: number
  /** where one of the two is too large for the machine */
  readonly long: Long | null
}

interface Long {
  readonly n: bigint
  /** always positive */
  readonly d: bigint
}

const short = (n: number, d: number): Exact => ({ n, d, long: null })

export const zero: Exact = short(0, 1)
export const one: Exact = short(1, 1)
export const hundred: Exact = short(100, 1)

/** Below it a product or sum is what it is, and not rounded. */
const safe = 2 ** 53

const known = new Map<number, Exact>()

/** The figure as it is written in decimals: 0.1 is one tenth. Throws for what is no finite number. */
export function exact(figure: number): Exact {
  const kept = known.get(figure)
  if (kept) return kept
  const made = readDecimal(figure)
  // Limits and contents come again and again; a table of them spares reading. It must not grow with what people send.
  if (known.size < 4096) known.set(figure, made)
  return made
}

function readDecimal(figure: number): Exact {
  if (Number.isSafeInteger(figure)) return short(figure + 0, 1)
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(figure))
  if (!match) throw new RangeError(`not a figure: ${figure}`)
  const [, sign = '', whole = '0', decimals = '', exponent = '0'] = match
  const digits = BigInt(`${sign}${whole}${decimals}`)
  const scale = Number(exponent) - decimals.length
  return scale >= 0 ? reduce(digits * 10n ** BigInt(scale), 1n) : keep(digits, 10n ** BigInt(-scale))
}

export function add(left: Exact, right: Exact): Exact {
  if (left === zero) return right
  if (left.long === null && right.long === null) {
    if (left.d === right.d) {
      const n = left.n + right.n
      if (n < safe && n > -safe) return short(n, left.d)
    } else {
      // The least denominator that both divide: a long sum of shares, of estimates of 300 and 500 mg/kg, stays within what the machine holds.
      const d = (left.d / greatestShortDivisor(left.d, right.d)) * right.d
      const above = left.n * (d / left.d)
      const other = right.n * (d / right.d)
      const n = above + other
      if (isSafe(above) && isSafe(other) && isSafe(n) && d < safe) return short(n, d)
    }
  }
  const [a, b] = [lengthen(left), lengthen(right)]
  return reduce(a.n * b.d + b.n * a.d, a.d * b.d)
}

export function subtract(left: Exact, right: Exact): Exact {
  return add(left, right.long === null ? short(0 - right.n, right.d) : { ...right, long: { n: -right.long.n, d: right.long.d } })
}

export function multiply(left: Exact, right: Exact): Exact {
  if (left.long === null && right.long === null) {
    const [n, d] = [left.n * right.n, left.d * right.d]
    // With nought added, since there is a negative nought.
    if (isSafe(n) && d < safe) return short(n + 0, d)
  }
  const [a, b] = [lengthen(left), lengthen(right)]
  return reduce(a.n * b.n, a.d * b.d)
}

/** Throws for a divisor of nought. */
export function divide(left: Exact, right: Exact): Exact {
  if (right.long === null) {
    const { n, d } = right
    if (n === 0) throw new RangeError('divided by nought')
    return multiply(left, n < 0 ? short(-d, -n) : short(d, n))
  }
  const { n, d } = right.long
  return multiply(left, n < 0n ? keep(-d, -n) : keep(d, n))
}

/** Below nought: left is less; nought: equal; above: left is more. */
export function compare(left: Exact, right: Exact): number {
  if (left === right) return 0
  if (left.long === null && right.long === null) {
    if (left.d === right.d) return left.n < right.n ? -1 : left.n > right.n ? 1 : 0
    const [above, other] = [left.n * right.d, right.n * left.d]
    if (isSafe(above) && isSafe(other)) return above < other ? -1 : above > other ? 1 : 0
  }
  const [a, b] = [lengthen(left), lengthen(right)]
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export const isAtLeast = (left: Exact, right: Exact): boolean => compare(left, right) >= 0
export const isLess = (left: Exact, right: Exact): boolean => compare(left, right) < 0
export const isPositive = ({ n, long }: Exact): boolean => (long === null ? n > 0 : long.n > 0n)
export const smaller = (left: Exact, right: Exact): Exact => (compare(left, right) <= 0 ? left : right)

export function sumUp(figures: readonly Exact[]): Exact {
  return figures.reduce(add, zero)
}

/** The nearest number that the machine has, for the answer; never to be compared with a limit. */
export function toNumber({ n, d, long }: Exact): number {
  // Of two whole numbers that the machine holds exactly the quotient is rounded once.
  if (long === null) return d === 1 ? n : n / d
  // Twenty digits behind the first one are more than a number of the machine can hold.
  const scale = 10n ** BigInt(Math.max(20, long.d.toString().length - long.n.toString().length + 20))
  return Number(`${(long.n * scale) / long.d}e-${scale.toString().length - 1}`)
}

/** In decimals, cut to so many significant digits where it does not end before; without trailing noughts: `1.0667`, `10`, `0.0036`. */
export function write(figure: Exact, digits = 6): string {
  return Number(toNumber(figure).toPrecision(digits)).toString()
}

const isSafe = (figure: number): boolean => figure < safe && figure > -safe
const lengthen = ({ n, d, long }: Exact): Long => long ?? { n: BigInt(n), d: BigInt(d) }

const longest = BigInt(safe) - 1n

function keep(n: bigint, d: bigint): Exact {
  const isShort = d <= longest && n <= longest && n >= -longest
  return isShort ? short(Number(n), Number(d)) : { n: 0, d: 1, long: { n, d } }
}

function reduce(n: bigint, d: bigint): Exact {
  const divisor = greatestDivisor(n < 0n ? -n : n, d)
  return divisor === 1n ? keep(n, d) : keep(n / divisor, d / divisor)
}

function greatestDivisor(left: bigint, right: bigint): bigint {
  let [larger, smaller] = [left, right]
  while (smaller > longest) [larger, smaller] = [smaller, larger % smaller]
  if (smaller === 0n) return larger === 0n ? 1n : larger
  return BigInt(greatestShortDivisor(Number(larger % smaller), Number(smaller)))
}

function greatestShortDivisor(left: number, right: number): number {
  let [above, below] = [left, right]
  while (above !== 0) [above, below] = [below % above, above]
  return below
}
