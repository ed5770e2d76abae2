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
    classification: owns.flatMap(({ classification }) => classification),
    supplemental: [...new Set(owns.flatMap(({ supplemental }) => supplemental))],
    ate: Object.fromEntries(estimateRoutes.flatMap((route) => (least(route).length > 0 ? [[route, Math.min(...least(route))]] : []))),
    m: {
      acute: largest('acute').length > 0 ? Math.max(...largest('acute')) : null,
      chronic: largest('chronic').length > 0 ? Math.max(...largest('chronic')) : null,
    },
    limits: dropRepeated(owns.flatMap(({ limits }) => limits)),
    supplementalLimits: owns.flatMap(({ supplementalLimits }) => supplementalLimits),
    unknown: [...new Set(owns.flatMap(({ unknown }) => unknown))],
    // What a Note asks for must be shown of every raw material that brings the substance.
    notes: Object.fromEntries(
      Object.entries(only?.notes ?? {}).filter(([note]) =>
        owns.every((own) => Object.entries(own.notes).some(([name, is]) => name === note && is)),
      ),
    ),
  }
}

function dropRepeated(limits: readonly ComponentLimit[]): ComponentLimit[] {
  const textOf = ({ category, statement, from, to }: ComponentLimit) =>
    `${category} ${statement} ${from && toNumber(from)} ${to && toNumber(to)}`
  return [...new Map(limits.map((limit) => [textOf(limit), limit])).values()]
}
