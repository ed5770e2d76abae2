/** Classes as people write them: 'Acute Tox. 2 H330', 'STOT RE 2 H373 (liver)', 'Acute Tox. 3 oral', 'STOT SE 3 narcotic'. */
import type { ExposureRoute } from '../annex-vi/entry.ts'
import { hazardCategories, type HazardCategory } from '../hazard-categories.ts'
import type { CategoryStatementCode } from '../hazard-class-table.ts'
import { severerClass, categoryNumber } from './join-entry.ts'
import { routeOfStatement } from './endpoints.ts'
import type { ComponentClass } from './mixture.ts'

export type ReadClass =
  | { readonly classes: readonly ComponentClass[]; readonly needs: null | 'route' | 'effect' }
  | { readonly problem: ClassProblem }

/** Why a class cannot be read: of which category a statement, of which route the statement is not, from where on it says nothing known. */
export type ClassProblem =
  | { readonly kind: 'category' }
  | { readonly kind: 'statement'; readonly category: string }
  | { readonly kind: 'route'; readonly route: ExposureRoute }
  | { readonly kind: 'rest'; readonly rest: string }

const byLength = hazardCategories.toSorted((left, right) => right.code.length - left.code.length)
const routeWords: readonly [RegExp, ExposureRoute][] = [
  [/\boral(?:ly)?\b/i, 'oral'],
  [/\bdermal(?:ly)?\b/i, 'dermal'],
  [/\binhal(?:ation|ed)?\b\.?/i, 'inhalation'],
]
const narcotic = /\b(?:narcotic(?: effects)?|narc\b\.?)/i
const respiratory = /\b(?:respiratory(?: tract)?(?: irritation)?|resp\b\.?)/i

/** Reads one class with its statements, route, effect and organs. What is left over is a problem, so that nothing is ignored. */
export function readClass(text: string): ReadClass {
  const kept = known.get(text)
  if (kept) return kept
  const read = readText(text)
  // The same few hundred classes come again and again. The table must not grow with what people send.
  if (known.size < 2048 && text.length < 80) known.set(text, read)
  return read
}

const known = new Map<string, ReadClass>()

function readText(text: string): ReadClass {
  const plain = text.replaceAll(/[*;,]/g, ' ').replaceAll(/\s+/g, ' ').trim()
  const category = byLength.find(({ code }) => startsWith(plain, code))
  if (!category) return { problem: { kind: 'category' } }
  let rest = plain.slice(category.code.length)
  const codes = [...rest.matchAll(/\bE?U?H\d{3}[A-Za-z]{0,2}\b/g)].map(([code]) => code)
  rest = rest.replaceAll(/\bE?U?H\d{3}[A-Za-z]{0,2}\b/g, ' ')
  const foreign = codes.find((code) => !isStatementOf(category, code))
  if (foreign !== undefined) return { problem: { kind: 'statement', category: category.code } }
  if (category.code === 'STOT SE 3') return readEffect(category, codes, rest)
  const routes = routeWords.flatMap(([word, route]) => (word.test(rest) ? [route] : []))
  for (const [word] of routeWords) rest = rest.replace(word, ' ')
  const organs = [...rest.matchAll(/\(([^()]*)\)/g)]
    .flatMap(([, inner = '']) => inner.split(/ and | {2,}/))
    .flatMap((organ) => organ.trim() || [])
  // A figure in brackets is no organ: “(M=10)” is a factor, which has a place of its own.
  const hasFigure = organs.some((organ) => /[\d=≥<>]/.test(organ))
  if (hasFigure || /[^\s()+]/.test(rest.replaceAll(/\([^()]*\)/g, ' '))) return { problem: { kind: 'rest', rest: rest.trim() } }
  if (category.hazardClass === 'acuteToxicity') return readAcute(category, codes, routes)
  const statements = codes.length > 0 ? codes.filter((code) => isStatementOf(category, code)) : usualStatement(category)
  const statement = statements.find((code): code is CategoryStatementCode => isStatementOf(category, code)) ?? null
  return { classes: [{ category: category.code, statement, routes, organs }], needs: null }
}

const startsWith = (text: string, code: string): boolean =>
  text.length >= code.length && text.slice(0, code.length).toLowerCase() === code.toLowerCase() && !/[\w.]/.test(text.charAt(code.length))

const isStatementOf = ({ statements }: HazardCategory, code: string): code is CategoryStatementCode =>
  statements.some((one) => one === code)

/** The one statement of a category, and the one without a suffix where the suffixes say more. */
function usualStatement({ statements }: HazardCategory): readonly CategoryStatementCode[] {
  return statements.slice(0, 1)
}

function readAcute({ code }: HazardCategory, codes: readonly string[], named: readonly ExposureRoute[]): ReadClass {
  const routes = codes.length > 0 ? codes.flatMap((one) => routeOfStatement(one) ?? []) : named
  const contradiction = named.find((route) => !routes.includes(route))
  if (contradiction !== undefined) return { problem: { kind: 'route', route: contradiction } }
  const classes = routes.map((route): ComponentClass => ({ ...severerClass(categoryNumber(code), route), routes: [route], organs: [] }))
  if (classes.length > 0) return { classes, needs: null }
  return { classes: [{ category: code, statement: null, routes: [], organs: [] }], needs: 'route' }
}

function readEffect({ code }: HazardCategory, codes: readonly string[], rest: string): ReadClass {
  const named = [...(respiratory.test(rest) ? ['H335' as const] : []), ...(narcotic.test(rest) ? ['H336' as const] : [])]
  const left = rest.replace(narcotic, ' ').replace(respiratory, ' ')
  if (/[^\s()+]/.test(left)) return { problem: { kind: 'rest', rest: left.trim() } }
  const said = [...new Set([...codes.filter((one) => one === 'H335' || one === 'H336'), ...named])]
  const classes = said.map((statement): ComponentClass => ({ category: code, statement, routes: [], organs: [] }))
  return classes.length > 0
    ? { classes, needs: null }
    : { classes: [{ category: code, statement: null, routes: [], organs: [] }], needs: 'effect' }
}
