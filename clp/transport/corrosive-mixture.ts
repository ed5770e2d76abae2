/** Packing group of a mixture that corrodes the skin by those of its ingredients: ADR 2.2.8.1.6.3 with its figure. IMDG 2.8.4.3 and IATA 3.8.3 have the same. */
import type { PackingGroup } from '../adr/table-a.ts'
import { add, divide, exact, isAtLeast, one, toNumber, write, zero, type Exact } from '../classification/exact.ts'

/** What of the mixture belongs to class 8 by itself. */
export interface CorrosiveIngredient {
  readonly cas: string | null
  /** % by mass, of a range the upper end */
  readonly content: Exact
  readonly packingGroup: PackingGroup
  /** group I only because its subcategory of corrosion is not known */
  readonly isOpen: boolean
  /** its category by CLP */
  readonly category: string
}

export interface CorrosiveGroup {
  /** null: none of the sums reaches its limit */
  readonly packingGroup: PackingGroup | null
  /** the sums that were tried, as they are written: `I: 3 < 5 %; I: 3 ≥ 1 %` */
  readonly sums: string
  /** categories of the ingredients of the last sum */
  readonly because: readonly string[]
}

export const corrosiveSource = 'ADR 2.2.8.1.6.3'

/**
 * Contents in % from which Table A or a special provision assigns a solution of the substance to a packing group, in place of the limits of the
 * figure (2.2.8.1.6.3.4): acetic acid by UN 2790 and special provision 597, formic acid by UN 3412, propionic acid by UN 1848 and 3463, ammonia by
 * UN 2672, formaldehyde by UN 2209.
 */
const specificLimits: Readonly<Record<string, Partial<Readonly<Record<PackingGroup, Exact>>>>> = {
  '64-19-7': { II: exact(50), III: exact(10) },
  '64-18-6': { II: exact(10), III: exact(5) },
  '79-09-4': { II: exact(90), III: exact(10) },
  '1336-21-6': { III: exact(10) },
  '7664-41-7': { III: exact(10) },
  '50-00-0': { III: exact(25) },
}

/** The most severe packing group that Table A gives a substance which has contents of its own; undefined: it has none. */
export function groupOfLimited(cas: string): PackingGroup | undefined {
  const limits = specificLimits[cas]
  return limits && (limits.II ? 'II' : 'III')
}

interface Question {
  readonly gives: PackingGroup
  readonly counts: readonly PackingGroup[]
  /** generic limit in % */
  readonly limit: Exact
  /** whether group I counts where it is only the worst that an open subcategory can be */
  readonly withOpen: boolean
}

/** Figure 2.2.8.1.6.3, the most severe answer first. An ingredient that is in group I only for want of its subcategory does not make a mixture corrosive at 1 %. */
const questions: readonly Question[] = [
  { gives: 'I', counts: ['I'], limit: exact(5), withOpen: true },
  { gives: 'II', counts: ['I'], limit: one, withOpen: false },
  { gives: 'II', counts: ['I', 'II'], limit: exact(5), withOpen: true },
  { gives: 'III', counts: ['I', 'II', 'III'], limit: exact(5), withOpen: true },
]

/** @returns null where no ingredient is of class 8 */
export function groupByCalculation(ingredients: readonly CorrosiveIngredient[]): CorrosiveGroup | null {
  if (ingredients.length === 0) return null
  const sums: string[] = []
  for (const question of questions) {
    const counting = ingredients.filter(
      ({ packingGroup, isOpen }) => question.counts.includes(packingGroup) && (question.withOpen || !isOpen),
    )
    if (counting.length === 0) continue
    const { isMet, written } = sumUpShares(question, counting)
    sums.push(`${question.counts.join(' + ')}: ${written}`)
    if (isMet)
      return {
        packingGroup: question.gives,
        sums: sums.join('; '),
        because: [...new Set(counting.map(({ category }) => category))],
      }
  }
  return { packingGroup: null, sums: sums.join('; '), because: [] }
}

/** 2.2.8.1.6.3.4: with a limit of its own each content is a share of its limit, and the shares together reach 1. */
function sumUpShares({ gives, limit }: Question, counting: readonly CorrosiveIngredient[]): { isMet: boolean; written: string } {
  const limits = counting.map(({ cas }) => (cas === null ? undefined : specificLimits[cas]?.[gives]))
  const hasOwn = limits.some((own) => own !== undefined)
  const divisors = limits.map((own) => (hasOwn ? (own ?? limit) : one))
  const sum = counting.reduce((total, { content }, index) => add(total, divide(content, divisors[index] ?? one)), zero)
  const requested = hasOwn ? one : limit
  const isMet = isAtLeast(sum, requested)
  const terms = counting.map(({ content }, index) =>
    hasOwn ? `${toNumber(content)} ÷ ${toNumber(divisors[index] ?? one)}` : `${toNumber(content)}`,
  )
  const total = terms.length === 1 && !hasOwn ? (terms[0] ?? '') : `${terms.join(' + ')} = ${write(sum)}`
  return { isMet, written: `${total} ${isMet ? '≥' : '<'} ${toNumber(requested)}${hasOwn ? '' : ' %'}` }
}
