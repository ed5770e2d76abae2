import type { Mixture } from '../clp/classification/mixture.ts'
import { readEnglish } from '../server/classify/read-english.ts'
import { hasLapsed } from '../server/classify/judge-decisions.ts'
import { mixtureOfRecord } from '../shared/classification/mixture-of-record.ts'
import { checkOn } from './check-catalogue-record.ts'
import { recordOfCatalogue } from './record-of-catalogue.ts'
import type { Finding } from '../check/finding.ts'

/** Product 1003, whose recipe is that of its sheet. */
export const thinner = recordOfCatalogue(1003)

export const recipeOf = (record = thinner): Mixture => mixtureOfRecord(record, readEnglish)

export const checkWith = (mixture: Mixture, record = thinner): Finding[] =>
  checkOn(record, { recipe: { mixture, findOwn: () => null, hasLapsed: (one, hazards) => hasLapsed(one, one.madeFor, hazards) } })

/** The finding of a code that is found once. */
export const onlyOne = (found: readonly Finding[], code: string): Finding => {
  const [first, ...others] = found.filter((one) => one.code === code)
  if (!first || others.length > 0) throw new Error(`${code}: ${JSON.stringify(found.map((one) => one.code))}`)
  return first
}
