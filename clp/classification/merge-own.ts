import { toNumber } from './exact.ts'
import type { ComponentLimit, EstimateRoute, OwnData } from './mixture.ts'
import { estimateRoutes } from './mixture.ts'

/** What two suppliers or two places of the recipe say of one substance: everything counts, of two figures the worse. */
export function mergeOwn(owns: readonly OwnData[]): OwnData {
  const [only] = owns
  if (only && owns.length === 1) return only
  const least = (route: EstimateRoute) => owns.flatMap(({ ate }) => ate[route] ?? [])
  const largest = (hazard: 'acute' | 'chronic') => owns.flatMap(({ m }) => m[hazard] ?? [])
  return {
    classification: firstOfEach(
      owns.flatMap(({ classification }) => classification),
      JSON.stringify,
    ),
    supplemental: [...new Set(owns.flatMap(({ supplemental }) => supplemental))],
    ate: Object.fromEntries(estimateRoutes.flatMap((route) => (least(route).length > 0 ? [[route, Math.min(...least(route))]] : []))),
    m: {
      acute: largest('acute').length > 0 ? Math.max(...largest('acute')) : null,
      chronic: largest('chronic').length > 0 ? Math.max(...largest('chronic')) : null,
    },
    limits: firstOfEach(
      owns.flatMap(({ limits }) => limits),
      textOfLimit,
    ),
    supplementalLimits: firstOfEach(
      owns.flatMap(({ supplementalLimits }) => supplementalLimits),
      ({ code, from }) => `${code} ${toNumber(from)}`,
    ),
    unknown: [...new Set(owns.flatMap(({ unknown }) => unknown))],
    // What a Note asks for must be shown of every raw material that brings the substance.
    notes: Object.fromEntries(
      Object.entries(only?.notes ?? {}).filter(([note]) =>
        owns.every((own) => Object.entries(own.notes).some(([name, is]) => name === note && is)),
      ),
    ),
  }
}

const textOfLimit = ({ category, statement, from, to }: ComponentLimit): string =>
  `${category} ${statement} ${from && toNumber(from)} ${to && toNumber(to)}`

/** What is said in two places counts once, and stands where it was said first. */
const firstOfEach = <One>(all: readonly One[], textOf: (one: One) => string): One[] => {
  const seen = new Set<string>()
  return all.filter((one) => seen.size < seen.add(textOf(one)).size)
}
