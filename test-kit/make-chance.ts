/** Between 0 and 1, the same figures in every run (the generator of Park and Miller). @param seed a whole number from 1 */
export function makeChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
