import type { LanguageCode } from '../../shared/languages.ts'
import type { Rich } from '../document-model.ts'
import { breakLines, widthOf } from './break-lines.ts'
import type { FirstAidRoute } from './safety-model.ts'
import { longestWord, sum } from './set-text.ts'

/** Between the name of a route and its text. */
const nameGap = 5
/** What a column has more than the longest word in it, lest a rounding break the word. */
const rounding = 0.01

/** First aid by route of exposure, set in lines. Lengths in u. */
export interface SetRoutes {
  routes: { heading: Rich[]; lines: Rich[] }[]
  /** Of the column with the names of the routes; 0 where each stands over its text. */
  routeNames: number
  height: number
}

interface RouteSetting {
  width: number
  /** Of the type. */
  size: number
  /** Of a line. */
  body: number
  gap: number
}

/** One route under the other, its name beside its text. */
export function setRoutesInRows(given: readonly FirstAidRoute[], setting: RouteSetting, language: LanguageCode): SetRoutes {
  const { width, size, body, gap } = setting
  const names = given.map(({ heading }) => heading)
  const longest = Math.max(0, ...names.map((name) => widthOf(name, 700, language) * size))
  const routeNames = Math.max(Math.min(longest, 0.34 * width), longestWord(names, size, 700, language)) + rounding
  const routes = given.map(({ heading, text }) => ({
    heading: breakLines([{ text: heading }], { width: routeNames, size, weight: 700 }, language),
    lines: breakLines(text, { width: width - routeNames - nameGap, size, weight: 400 }, language),
  }))
  const heights = routes.map(({ heading, lines }) => Math.max(heading.length, lines.length) * body)
  return { routes, routeNames, height: sum(heights) + gap * Math.max(0, heights.length - 1) }
}

/** Two beside each other, each name over its text. */
export function setRoutesInPairs(given: readonly FirstAidRoute[], setting: RouteSetting, language: LanguageCode): SetRoutes {
  const { width, size, body, gap } = setting
  const column = (width - 8) / 2
  const routes = given.map(({ heading, text }) => ({
    heading: breakLines([{ text: heading }], { width: column, size, weight: 700 }, language),
    lines: breakLines(text, { width: column, size, weight: 400 }, language),
  }))
  const heights = routes.map(({ heading, lines }) => (heading.length + lines.length) * body)
  const rows = Array.from({ length: Math.ceil(heights.length / 2) }, (_, row) => Math.max(...heights.slice(2 * row, 2 * row + 2)))
  return { routes, routeNames: 0, height: sum(rows) + gap * Math.max(0, rows.length - 1) }
}
