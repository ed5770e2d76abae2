import { noteRule, shownNotes, type ShownNote } from './annex-vi-notes.ts'
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
    notes: Object.fromEntries(shownNotes.flatMap((note) => (isShown(note, owns) ? [[note, true]] : []))),
  }
}

/** Of a place of the recipe that says nothing of its own. */
export const nothingSaid: OwnData = {
  classification: [],
  supplemental: [],
  ate: {},
  m: { acute: null, chronic: null },
  limits: [],
  supplementalLimits: [],
  unknown: [],
  notes: {},
}

/** What a Note asks for must be shown of every raw material that brings the substance; that it adds up under Note 11 or 12, of any. */
function isShown(note: ShownNote, owns: readonly OwnData[]): boolean {
  const is = (own: OwnData): boolean => own.notes[note] === true
  return noteRule(note).effect.kind === 'addition' ? owns.some(is) : owns.every(is)
}

const textOfLimit = ({ category, statement, from, to }: ComponentLimit): string =>
  `${category} ${statement} ${from && toNumber(from)} ${to && toNumber(to)}`

/** What is said in two places counts once, and stands where it was said first. */
const firstOfEach = <One>(all: readonly One[], textOf: (one: One) => string): One[] => {
  const seen = new Set<string>()
  return all.filter((one) => seen.size < seen.add(textOf(one)).size)
}
