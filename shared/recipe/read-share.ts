/** Figures of a recipe as people type them: shares in %, and what they measured. */

/** A share in % by weight; an exact one has the same figure at both ends. */
export interface Share {
  readonly from: number
  readonly to: number
}

/** The sum that a recipe may have: weighing and rounding make a little more than 100 % (design of the engine, Calls). */
export const mostShare = 100.5

const figure = String.raw`\d{1,3}(?:[.,]\d{0,8})?|[.,]\d{1,8}`
const most = String.raw`max\.?|bis(?:zu)?|upto|jusqu['\u2019]\u00e0`
const least = String.raw`mind?\.?|ab|atleast|aumoins`
const [ofMost, ofLeast] = [most, least].map((words) => new RegExp(`^(?:${words})$`, 'iu'))

interface Patterns {
  readonly single: RegExp
  readonly range: RegExp
}
const patternsOf = (number: string): Patterns => ({
  single: new RegExp(`^(<|≤|<=|>|≥|>=|≈|~|ca\\.?|${most}|${least})?(${number})$`, 'iu'),
  range: new RegExp(`^(?:>|≥|>=)?(${number})(?:-|–|—|…|\\.\\.\\.?|to|bis|à|<|≤|-<|-≤|–<|–≤|to<|to≤)(${number})$`, 'iu'),
})
const inPercent = patternsOf(figure)

/** What a small share is written in, all by weight as the percent are: biocides of a paint in ppm. How many of each are one percent. */
const perPercent: readonly (readonly [unit: RegExp, count: number])[] = [
  [/ppm/giu, 1e4],
  [/mg\/kg/giu, 1e4],
  [/g\/kg/giu, 10],
  [/‰/gu, 10],
]
// Up to a million of them. `1,500` may be one and a half or fifteen hundred, and is none.
const inParts = patternsOf(String.raw`(?![1-9]\d{0,2}[.,]\d{3}(?!\d))\d{1,6}(?:[.,]\d{0,8})?|[.,]\d{1,8}`)

/**
 * Reads a share as it was typed: `4,2`, `4.20 %`, `10–25`, `≥ 10 - < 25`, `< 1`, `150 ppm`. Comma and point are both decimal signs, since no share has
 * thousands; of ppm, mg/kg, g/kg and ‰, which may have them, `1,500` is refused. `< 1` is from 0 to 1, `> 20` is from 20 to 100, and so are
 * the ends with `≤` and `≥`, “max. 5” and “mind. 90”.
 * @returns null where nothing was typed, or no share from 0 to 100.5 %
 */
export function readShare(typed: string): Share | null {
  const text = typed.normalize('NFKC').replaceAll(/\s/gu, '').replaceAll('\u2212', '-')
  const parts = perPercent.find(([unit]) => text.search(unit) !== -1)
  if (parts === undefined) return readEnd(text.replaceAll('%', ''), inPercent, 1)
  // Behind each end of a range, or behind both.
  const isBehind = !text.includes('%') && new RegExp(`${parts[0].source}$`, 'iu').test(text)
  return isBehind ? readEnd(text.replaceAll(parts[0], ''), inParts, parts[1]) : null
}

function readEnd(text: string, { single, range }: Patterns, count: number): Share | null {
  const toPercent = (number = ''): number => toNumber(number) / count
  const ends = range.exec(text)
  if (ends) return readEnds(toPercent(ends[1]), toPercent(ends[2]))
  const [, sign = '', value] = single.exec(text) ?? []
  if (value === undefined) return null
  const share = toPercent(value)
  if (sign.startsWith('<') || sign === '≤' || ofMost?.test(sign)) return readEnds(0, share)
  if (sign.startsWith('>') || sign === '≥' || ofLeast?.test(sign)) return readEnds(share, 100)
  return readEnds(share, share)
}

const toNumber = (text: string): number => Number(text.replace(',', '.'))

const readEnds = (from: number, to: number): Share | null => (from <= to && to <= mostShare ? { from, to } : null)

const plain = /^([<>≤≥])?([+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i
const thousandsOrDecimals = /^[<>≤≥]?[+-]?[1-9]\d{0,2}[.,]\d{3}$/

/** What a person measured: a figure, and the sign that stood before it where only one side is known. */
export interface Figure {
  readonly sign: '<' | '>' | '≤' | '≥' | null
  readonly value: number
}

/**
 * Reads a measured figure: `38`, `> 60`, `20,5`. Comma and point are both decimal signs. `1,000` is refused where one and a thousand are both
 * possible; of a property that cannot be a thousand it is one.
 * @param ends within which the property lies
 */
export function readFigure(typed: string, ends: { min: number; max: number }): Figure | null {
  const text = typed.normalize('NFKC').replaceAll(/\s/gu, '').replaceAll('\u2212', '-').replace('<=', '≤').replace('>=', '≥')
  const isDoubtful = thousandsOrDecimals.test(text) && Number(text.replaceAll(/[<>≤≥.,]/g, '')) <= ends.max
  const [, sign, number] = isDoubtful ? [] : (plain.exec(text.replace(',', '.')) ?? [])
  const value = Number(number)
  if (number === undefined || value < ends.min || value > ends.max) return null
  return { sign: sign === '<' || sign === '>' || sign === '≤' || sign === '≥' ? sign : null, value }
}
