/** Fractions of whole numbers, so that 2.3 + 6.1 + 1.6 is 10 and three thirds are one. Nothing is shared with the engine. */
export interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

/** @param value a decimal figure as people write it: 0.0015 is fifteen ten-thousandths */
export function fraction(value: number): Fraction {
  const [whole = '0', decimals = ''] = value.toFixed(9).split('.')
  return { top: BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) }
}

export const nothing: Fraction = { top: 0n, bottom: 1n }

export function plus(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom }
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { top: -b.top, bottom: b.bottom })
}

export function times(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.top, bottom: a.bottom * b.bottom }
}

export function dividedBy(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.bottom, bottom: a.bottom * b.top }
}

export function isAtLeast(a: Fraction, b: Fraction): boolean {
  return a.top * b.bottom >= b.top * a.bottom
}

export const sumOf = (all: readonly Fraction[]): Fraction => all.reduce(plus, nothing)
export const smallest = (all: readonly Fraction[]): Fraction | undefined => all.toSorted((a, b) => (isAtLeast(a, b) ? 1 : -1))[0]
export const approximately = ({ top, bottom }: Fraction): number => Number((top * 10n ** 15n) / bottom) / 1e15
