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
const single = new RegExp(`^(<|≤|<=|>|≥|>=|≈|~|ca\\.?|${most}|${least})?(${figure})$`, 'iu')
const [ofMost, ofLeast] = [most, least].map((words) => new RegExp(`^(?:${words})$`, 'iu'))
const range = new RegExp(`^(?:>|≥|>=)?(${figure})(?:-|–|—|…|\\.\\.\\.?|to|bis|à|<|≤|-<|-≤|–<|–≤|to<|to≤)(${figure})$`, 'iu')

/**
 * Reads a share as it was typed: `4,2`, `4.20 %`, `10–25`, `≥ 10 - < 25`, `< 1`. Comma and point are both decimal signs, since no share has
 * thousands. `< 1` is from 0 to 1, `> 20` is from 20 to 100, and so are the ends with `≤` and `≥`, “max. 5” and “mind. 90”.
 * @returns null where nothing was typed, or no share from 0 to 100.5 %
 */
export function readShare(typed: string): Share | null {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/[\s%‰]/gu, (sign) => (sign === '‰' ? '‰' : ''))
    .replaceAll('\u2212', '-')
  const ends = range.exec(text)
  if (ends) return readEnds(toNumber(ends[1]), toNumber(ends[2]))
  const [, sign = '', value] = single.exec(text) ?? []
  if (value === undefined) return null
  const number = toNumber(value)
  if (sign.startsWith('<') || sign === '≤' || ofMost?.test(sign)) return readEnds(0, number)
  if (sign.startsWith('>') || sign === '≥' || ofLeast?.test(sign)) return readEnds(number, 100)
  return readEnds(number, number)
}

const toNumber = (text = ''): number => Number(text.replace(',', '.'))

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
