/** Steps of the explanation, made from the same figures that decide. */
import type { HazardCategoryCode } from '../hazard-categories.ts'
import { compare, isAtLeast, multiply, one, subtract, toNumber, write, type Exact } from './exact.ts'
import type { Judging } from './judge-hazard.ts'
import type { Counted, LeftOut, Step } from './result.ts'
import type { Sentence } from './sentences.ts'
import type { Term } from './term.ts'
import { judgeSingle, mostOf, sumTerms } from './sum-contents.ts'

interface RuleOfStep {
  /** place in the regulation */
  rule: string
  what: Sentence
  gives: HazardCategoryCode | null
  /** besides those below their cut-off */
  leftOut?: readonly LeftOut[]
  /** % of unknown hazard */
  unknown?: number
}

/** Σ content × factor ÷ divisor, met from the limit on. */
export function sumStep(judging: Judging, terms: readonly Term[], limit: Exact, rule: RuleOfStep): Step {
  const summed = sumTerms(terms, judging)
  const isShare = terms.some(({ divisor }) => divisor !== one)
  const deciders = summed.decidersOf(limit)
  return {
    rule: rule.rule,
    what: rule.what,
    arithmetic: 'sum',
    counted: summed.counted,
    leftOut: join(summed.leftOut, rule.leftOut),
    sum: writeSum(summed.counted.map(writeShare).join(' + '), write(summed.most)),
    total: toNumber(summed.most),
    unit: isShare ? null : '%',
    limit: toNumber(limit),
    comparison: '>=',
    distance: toNumber(subtract(limit, summed.most)),
    isMet: summed.counted.length > 0 && isAtLeast(summed.most, limit),
    unknown: rule.unknown ?? 0,
    totalAtOtherEnd: summed.hasRange ? toNumber(summed.least) : undefined,
    decidedBy: deciders.length > 0 ? deciders : undefined,
    gives: rule.gives,
  }
}

/** Of most steps one of both is empty. */
const join = (some: readonly LeftOut[], others: readonly LeftOut[] = []): readonly LeftOut[] =>
  others.length === 0 ? some : some.length === 0 ? others : [...some, ...others]

/** A single content without weight is its own sum. */
const writeSum = (shares: string, total: string): string | null =>
  shares === '' ? null : shares === total ? total : `${shares} = ${total}`

export function writeShare({ content, factor, divisor }: Counted): string {
  const weighted = factor === 1 ? `${content}` : `${content} × ${factor}`
  return divisor === 1 ? weighted : `${weighted} ÷ ${divisor}`
}

/** No addition: met when one component reaches its own limit, which is its cut-off. The one that is furthest beyond is written out. */
export function eachStep(judging: Judging, singles: readonly Term[], rule: RuleOfStep): Step {
  const counted: Counted[] = []
  const leftOut: LeftOut[] = []
  const deciders: string[] = []
  for (const term of singles) {
    const judged = judgeSingle(term, judging)
    if (judged.counted !== null) counted.push(judged.counted)
    if (judged.leftOut !== null) leftOut.push(judged.leftOut)
    if (judged.isDecider) deciders.push(term.component.key)
  }
  const furthest = findFurthest(singles, judging)
  return {
    rule: rule.rule,
    what: rule.what,
    arithmetic: 'each',
    counted,
    leftOut: join(leftOut, rule.leftOut),
    sum: furthest && `${toNumber(furthest.content)} ${furthest.isReached ? '≥' : '<'} ${toNumber(furthest.limit)}`,
    total: furthest && toNumber(furthest.content),
    unit: '%',
    limit: furthest && toNumber(furthest.limit),
    comparison: '>=',
    distance: furthest && toNumber(subtract(furthest.limit, furthest.content)),
    isMet: counted.length > 0,
    unknown: rule.unknown ?? 0,
    decidedBy: deciders.length > 0 ? deciders : undefined,
    gives: rule.gives,
  }
}

function findFurthest(singles: readonly Term[], judging: Judging): { content: Exact; limit: Exact; isReached: boolean } | null {
  let furthest: { content: Exact; limit: Exact; isReached: boolean } | null = null
  for (const { component, cutOff } of singles) {
    const content = mostOf(component, judging)
    // Compared by the share of the limit: content ÷ limit, crosswise; of two alike, the larger content, in whatever order they stand.
    const further = furthest === null ? 1 : compare(multiply(content, furthest.limit), multiply(furthest.content, cutOff))
    if (further > 0 || (further === 0 && furthest !== null && compare(content, furthest.content) > 0))
      furthest = { content, limit: cutOff, isReached: isAtLeast(content, cutOff) }
  }
  return furthest
}

/** A measured figure against a limit. */
export function valueStep(value: { figure: number; unit: string | null; comparison: '>=' | '<='; limit: number }, rule: RuleOfStep): Step {
  const { figure, unit, comparison, limit } = value
  return {
    rule: rule.rule,
    what: rule.what,
    arithmetic: 'value',
    counted: [],
    leftOut: [],
    sum: null,
    total: figure,
    unit,
    limit,
    comparison,
    distance: null,
    isMet: comparison === '>=' ? figure >= limit : figure <= limit,
    unknown: 0,
    gives: rule.gives,
  }
}

/** A fact without a figure: a test, a property. */
export function factStep(isMet: boolean, rule: RuleOfStep): Step {
  return {
    rule: rule.rule,
    what: rule.what,
    arithmetic: 'fact',
    counted: [],
    leftOut: rule.leftOut ?? [],
    sum: null,
    total: null,
    unit: null,
    limit: null,
    comparison: null,
    distance: null,
    isMet,
    unknown: rule.unknown ?? 0,
    gives: rule.gives,
  }
}
