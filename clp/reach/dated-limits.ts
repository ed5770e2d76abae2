/** mg/m³ and ppm: null where the act has no figure in that unit. */
export type Air = readonly [mgPerM3: number | null, ppm: number | null] | null

/** What an act notes of a limit: the skin takes the substance up as well, it sensitises, or which part of the dust the limit counts. */
export type LimitRemark = 'skin' | 'sensitisation' | 'inhalableFraction' | 'respirableFraction'

/** A limit with the day from which it holds: eight hours, fifteen minutes, and what the act notes. */
export type DatedLimit = readonly [from: string, longTerm: Air, shortTerm: Air, ...remarks: readonly LimitRemark[]]

/** A concentration in the air: mg/m³ at 20 °C and 101.3 kPa, or ppm by volume, or both. */
interface InAir {
  readonly mgPerM3?: number
  readonly ppm?: number
}

/** A limit at the workplace, as section 8.1 of a sheet has it. */
export interface UnionLimit {
  /** the act as it is cited: `2009/161/EU`, with the days of a limit that another replaces: `2004/37/EC, < 2027-07-11` */
  readonly basis: string
  /** of eight hours, time-weighted */
  readonly longTerm?: InAir
  /** of fifteen minutes */
  readonly shortTerm?: InAir
  readonly remarks: readonly LimitRemark[]
}

/**
 * The limits that hold on a day, and those that the act already sets for later days.
 * @param basis the act as it is cited
 * @param day ISO day
 * @returns none before the first of them holds
 */
export function limitsOn(basis: string, limits: readonly DatedLimit[], day: string): UnionLimit[] {
  const days = [...new Set(limits.map(([from]) => from))].toSorted()
  const since = days.findLast((from) => from <= day)
  if (since === undefined) return []
  const next = days.find((from) => from > day)
  return limits.flatMap(([from, longTerm, shortTerm, ...remarks]) => {
    if (from < since) return []
    const span = from > day ? startOf(from) : next === undefined ? '' : endOf(next)
    return [
      {
        basis: `${basis}${span}`,
        ...(longTerm === null ? {} : { longTerm: inAir(longTerm) }),
        ...(shortTerm === null ? {} : { shortTerm: inAir(shortTerm) }),
        remarks,
      },
    ]
  })
}

/** Where a limit changes with the year, the years say it. */
const startOf = (day: string): string => (day.endsWith('-01-01') ? `, ≥ ${day.slice(0, 4)}` : `, ≥ ${day}`)
const endOf = (day: string): string => (day.endsWith('-01-01') ? `, ≤ ${Number(day.slice(0, 4)) - 1}` : `, < ${day}`)

const span = /, ([≤≥<]) (\d{4})(-\d\d-\d\d)?$/

/** The act of a limit that says its days too. */
export const withoutSpan = (basis: string): string => basis.replace(span, '')

/** Whether the days that a limit says are over: `98/24/EC (NCO), ≤ 2028` from 2029 on. */
export function isOver(basis: string, day: string): boolean {
  const [, sign, year = '', rest = ''] = span.exec(basis) ?? []
  return (sign === '≤' && day.slice(0, 4) > year) || (sign === '<' && day >= `${year}${rest}`)
}

const inAir = ([mgPerM3, ppm]: NonNullable<Air>): InAir => ({
  ...(mgPerM3 === null ? {} : { mgPerM3 }),
  ...(ppm === null ? {} : { ppm }),
})
