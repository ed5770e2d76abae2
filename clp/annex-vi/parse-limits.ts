/** The column “Specific Conc. Limits, M-factors and ATE” of Table 3 (CLP Annex VI, 1.1.2.3), as the act and the agency's table print it. */
import type { HazardCategoryCode } from '../hazard-categories.ts'
import type { CategoryStatementCode } from '../hazard-class-table.ts'
import { carriesStatement, isCategoryStatement } from './category-statements.ts'
import type { EstimateRoute, ExposureRoute, HarmonisedEstimate, SpecificLimit } from './entry.ts'
import { categoryPattern, findPrintedCategory } from './parse-classes.ts'

export interface ParsedLimits {
  limits: SpecificLimit[]
  untranslated: 'all' | ExposureRoute | null
  estimates: HarmonisedEstimate[]
  /** M factors in the order printed, with the class they name, if they name one */
  factors: { value: number; hazard: 'acute' | 'chronic' | null }[]
  /** what could not be read, as it stands */
  unread: string[]
}

const number = String.raw`(\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)`
const least = '(≥|>=|>)'
const most = '(≤|<=|<)'
const space = String.raw`\s*`
const join = (...parts: readonly string[]): string => parts.join(space)

/** `C ≥ 10 %`, `C < 10 %`, `1 % ≤ C < 10 %`, each with `****` where it needs test data. */
const condition = String.raw`(?:${join('C', least, number, '%')}|${join(number, '%?', most, 'C', most, number, '%')}|${join('C', most, number, '%')})${space}(\*{4})?`
const limitPattern = new RegExp(
  String.raw`^(?:(${categoryPattern})${space};?${space})?((?:EU)?H\d{3}[A-Za-z]{0,2})${space}[:;]?${space}${condition}`,
)
const factorPattern = new RegExp(String.raw`^M${space}(?:\(${space}(acute|chronic)[^)]*\))?${space}=${space}(\d{1,3}(?:\s\d{3})+|\d+)`, 'i')
const estimatePattern = new RegExp(
  String.raw`^(oral|dermal|inhalation)${space}:?${space}ATE${space}=${space}${number}${space}(mg\/kg(?:${space}bw)?|mg\/l|ppm${space}V?)${space}(?:\(([^)]*)\))?`,
  'i',
)
const markPattern = /^\*(?!\*)\s*(oral|dermal|inhalation)?/i

/** Reads the column, its lines in whatever way they are broken. Never throws; what it does not know stands in `unread`. */
export function parseLimits(text: string): ParsedLimits {
  const parsed: ParsedLimits = { limits: [], untranslated: null, estimates: [], factors: [], unread: [] }
  let rest = text.replaceAll(/[|\s]+/g, ' ').trim()
  while (rest !== '') {
    const taken = takeEstimate(rest, parsed) ?? takeFactor(rest, parsed) ?? takeLimit(rest, parsed) ?? takeMark(rest, parsed)
    if (taken === undefined) {
      parsed.unread.push(rest)
      return parsed
    }
    rest = rest.slice(taken).replace(/^[\s;,]+/, '')
  }
  return parsed
}

const toNumber = (printed: string): number => Number(printed.replaceAll(/\s/g, '').replace(',', '.'))

function takeEstimate(text: string, parsed: ParsedLimits): number | undefined {
  const match = estimatePattern.exec(text)
  if (match === null) return undefined
  const [whole, route = '', value = '', unit = '', remark] = match
  const taken = estimateRoute(route.toLowerCase(), unit.toLowerCase(), remark)
  // By an estimate contents are divided, so that none is nothing (CLP Annex I, 3.1.3.6.1).
  if (taken === undefined || toNumber(value) === 0) return undefined
  parsed.estimates.push({ ...taken, value: toNumber(value) })
  return whole.length
}

/** A gas in ppmV; vapours, dusts and mists in mg/l, told apart by the remark (CLP Annex I, Table 3.1.1). */
function estimateRoute(route: string, unit: string, remark: string | undefined): { route: EstimateRoute; form: string | null } | undefined {
  const form = remark?.trim() ?? null
  if (route === 'oral' || route === 'dermal') return unit.startsWith('mg/kg') ? { route, form } : undefined
  if (unit.startsWith('ppm')) return form === null || /^gas/i.test(form) ? { route: 'gas', form: null } : undefined
  if (!unit.startsWith('mg/l') || form === null) return undefined
  if (/^vapou?r/i.test(form)) return { route: 'vapour', form: null }
  return /^(dust|mist)/i.test(form) ? { route: 'dustOrMist', form: null } : undefined
}

function takeFactor(text: string, parsed: ParsedLimits): number | undefined {
  const match = factorPattern.exec(text)
  if (match === null || toNumber(match[2] ?? '') === 0) return undefined
  const hazard = match[1]?.toLowerCase()
  parsed.factors.push({ value: toNumber(match[2] ?? ''), hazard: hazard === 'acute' || hazard === 'chronic' ? hazard : null })
  return match[0].length
}

function takeLimit(text: string, parsed: ParsedLimits): number | undefined {
  const match = limitPattern.exec(text)
  if (match === null) return undefined
  const [whole, printed, code = '', over, above, low, lowSign, highSign, high, under, below, stars] = match
  const category = printed === undefined ? null : (findPrintedCategory(printed) ?? null)
  const statement = readStatement(category, code)
  if (statement === undefined || (printed !== undefined && category === null)) return undefined
  const lower = above ?? low
  const upper = high ?? below
  const [from, to] = [lower === undefined ? 0 : toNumber(lower), upper === undefined ? 100 : toNumber(upper)]
  if (from > to || to > 100) return undefined
  parsed.limits.push({
    category,
    statement,
    from: lower === undefined ? null : toNumber(lower),
    fromInclusive: lower !== undefined && isInclusive(over ?? lowSign),
    to: upper === undefined ? null : toNumber(upper),
    toInclusive: upper !== undefined && isInclusive(highSign ?? under),
    needsTestData: stars !== undefined,
  })
  return whole.length
}

const isInclusive = (sign: string | undefined): boolean => sign === '≥' || sign === '≤' || sign === '>=' || sign === '<='

/** The statement must be one that the category can carry; a supplemental one stands without category. */
function readStatement(category: HazardCategoryCode | null, code: string): CategoryStatementCode | undefined {
  if (!isCategoryStatement(code)) return undefined
  if (category === null) return code.startsWith('EUH') ? code : undefined
  return carriesStatement(category, code) ? code : undefined
}

function takeMark(text: string, parsed: ParsedLimits): number | undefined {
  const match = markPattern.exec(text)
  if (match === null) return undefined
  const route = match[1]?.toLowerCase()
  parsed.untranslated = route === 'oral' || route === 'dermal' || route === 'inhalation' ? route : 'all'
  return match[0].length
}
