import { expect, test } from 'vitest'
import { findDifference, shrink } from './compare.ts'
import { generateMixture } from './generate-mixture.ts'

/** Many with `npm run fuzz:classification`, which starts the test in this mode. */
const runs = process.env['MODE'] === 'fuzz' ? 100_000 : 2_000
/** Where the numbers begin: `FIRST=1000000 npm run fuzz:classification` tries others than the last time. */
const first = Number(process.env['FIRST'] ?? 0)

test(`two implementations of CLP Annex I agree on ${runs} mixtures from ${first} on`, () => {
  for (let number = first; number < first + runs; number += 1) {
    const mixture = generateMixture(number)
    if (findDifference(mixture) === null) continue
    const smallest = shrink(mixture)
    expect.fail(`mixture ${number}: ${JSON.stringify(smallest)}\n${findDifference(smallest)}`)
  }
}, 600_000)
