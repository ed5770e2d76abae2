/** Between 0 and 1, the next of a generator: `test-kit/make-chance.ts`. */
export type Chance = () => number

/** One of a list. */
export const pick = <One>(next: Chance, list: readonly [One, ...One[]]): One => list[Math.floor(next() * list.length)] ?? list[0]

/** One of a list of which nobody knows that it has any. @throws {Error} where it has none */
export function pickAny<One>(next: Chance, list: readonly One[]): One {
  const [first, ...others] = list
  if (first === undefined) throw new Error('nothing to pick from')
  return pick(next, [first, ...others])
}
