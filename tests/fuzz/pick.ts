/** Between 0 and 1, the next of a generator: `test-kit/make-chance.ts`. */
export type Chance = () => number

/** One of a list. */
export const pick = <One>(next: Chance, list: readonly [One, ...One[]]): One => list[Math.floor(next() * list.length)] ?? list[0]
