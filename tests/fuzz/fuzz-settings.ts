import fc from 'fast-check'

/** `npm run fuzz`, as against the slice that runs with all tests. */
export const isFuzz = process.env['MODE'] === 'fuzz'

/** The same in every run unless `FUZZ_SEED` says another: what fails here fails at the next person's too. `random` draws one. */
const defaultSeed = 20_261_123

const givenSeed = process.env['FUZZ_SEED'] ?? String(defaultSeed)
export const seed = givenSeed === 'random' ? Math.trunc(Math.random() * 2 ** 31) : Number.parseInt(givenSeed, 10)
if (!Number.isSafeInteger(seed)) throw new Error(`FUZZ_SEED=${givenSeed} is no whole number`)

/** Minutes of one property with `FUZZ_MINUTES`, in place of a number of runs. */
const minutes = process.env['FUZZ_MINUTES'] === undefined ? null : Number(process.env['FUZZ_MINUTES'])
if (minutes !== null && !(minutes > 0)) throw new Error(`FUZZ_MINUTES=${minutes} is no time`)

/**
 * How often a property is tried: so many times in the ordinary tests and with `npm run fuzz`, or for `FUZZ_MINUTES`. fast-check shrinks what
 * fails and prints seed and path with it.
 */
export function howOften(runs: number, fuzzRuns: number): fc.Parameters<unknown> {
  if (isFuzz && minutes !== null)
    return { seed, numRuns: 10_000_000, interruptAfterTimeLimit: minutes * 60_000, markInterruptAsFailure: false }
  return { seed, numRuns: isFuzz ? fuzzRuns : runs }
}

/** ms that a test may take whose property is tried so often. */
export const longest = minutes !== null && isFuzz ? minutes * 60_000 * 2 + 120_000 : isFuzz ? 3_600_000 : 120_000
