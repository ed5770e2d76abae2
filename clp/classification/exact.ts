/**
 * Figures of the calculation as fractions, so that 2.3 + 6.1 + 1.6 is 10 and 10/15 + 2/5 is 16/15: nothing is rounded before a limit is
 * compared.
 */
export interface Exact {
  readonly n: bigint
  /** always positive */
  readonly d: bigint
}

export const zero: Exact = { n: 0n, d: 1n }
export const one: Exact = { n: 1n, d: 1n }
export const hundred: Exact = { n: 100n, d: 1n }

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
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(figure))
  if (!match) throw new RangeError(`not a figure: ${figure}`)
  const [, sign = '', whole = '0', decimals = '', exponent = '0'] = match
  const digits = BigInt(`${sign}${whole}${decimals}`)
  const scale = Number(exponent) - decimals.length
  return scale >= 0 ? { n: digits * 10n ** BigInt(scale), d: 1n } : { n: digits, d: 10n ** BigInt(-scale) }
}

export function add(left: Exact, right: Exact): Exact {
  if (left.d === right.d) return { n: left.n + right.n, d: left.d }
  return reduceWhenLong({ n: left.n * right.d + right.n * left.d, d: left.d * right.d })
}

export function subtract(left: Exact, right: Exact): Exact {
  return add(left, { n: -right.n, d: right.d })
}

export function multiply(left: Exact, right: Exact): Exact {
  return { n: left.n * right.n, d: left.d * right.d }
}

/** Throws for a divisor of nought. */
export function divide(left: Exact, right: Exact): Exact {
  if (right.n === 0n) throw new RangeError('divided by nought')
  return right.n < 0n ? { n: -left.n * right.d, d: left.d * -right.n } : { n: left.n * right.d, d: left.d * right.n }
}

/** Below nought: left is less; nought: equal; above: left is more. */
export function compare(left: Exact, right: Exact): number {
  const difference = left.d === right.d ? left.n - right.n : left.n * right.d - right.n * left.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export const isAtLeast = (left: Exact, right: Exact): boolean => compare(left, right) >= 0
export const isLess = (left: Exact, right: Exact): boolean => compare(left, right) < 0
export const isPositive = ({ n }: Exact): boolean => n > 0n
export const smaller = (left: Exact, right: Exact): Exact => (compare(left, right) <= 0 ? left : right)

export function sumUp(figures: readonly Exact[]): Exact {
  return figures.reduce(add, zero)
}

/** The nearest number that the machine has, for the answer; never to be compared with a limit. */
export function toNumber({ n, d }: Exact): number {
  if (d === 1n) return Number(n)
  // Of two whole numbers that the machine holds exactly the quotient is rounded once.
  if (isSafe(n) && isSafe(d)) return Number(n) / Number(d)
  const divisor = greatestDivisor(n < 0n ? -n : n, d)
  const [above, below] = [n / divisor, d / divisor]
  if (isSafe(above) && isSafe(below)) return Number(above) / Number(below)
  // Twenty digits behind the first one are more than a number of the machine can hold.
  const scale = 10n ** BigInt(Math.max(20, below.toString().length - above.toString().length + 20))
  return Number(`${(above * scale) / below}e-${scale.toString().length - 1}`)
}

/** In decimals, cut to so many significant digits where it does not end before; without trailing noughts: `1.0667`, `10`, `0.0036`. */
export function write(figure: Exact, digits = 6): string {
  const number = toNumber(figure)
  const written = Number(number.toPrecision(digits))
  return written.toString()
}

const isSafe = (figure: bigint): boolean => figure <= 9007199254740991n && figure >= -9007199254740991n

function reduceWhenLong({ n, d }: Exact): Exact {
  if (d < 1n << 192n) return { n, d }
  const divisor = greatestDivisor(n < 0n ? -n : n, d)
  return { n: n / divisor, d: d / divisor }
}

function greatestDivisor(left: bigint, right: bigint): bigint {
  let [larger, smaller] = [left, right]
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger === 0n ? 1n : larger
}
