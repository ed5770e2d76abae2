/** Numbers that look like chance and are the same each time. */
export interface Dice {
  /** a whole number from 0 to `most`, both included */
  upTo(most: number): number
  /** true in this share of the throws */
  chance(share: number): boolean
  oneOf<T>(all: readonly T[]): T
}

/** Mulberry32: one multiplication per throw, even enough for this. */
export function makeDice(seed: number): Dice {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (most: number) => Math.floor(next() * (most + 1))
  return {
    upTo,
    chance: (share) => next() < share,
    oneOf: (all) => {
      const drawn = all[upTo(all.length - 1)]
      if (drawn === undefined) throw new Error('nothing to draw from')
      return drawn
    },
  }
}
