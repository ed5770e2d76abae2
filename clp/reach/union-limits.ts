import { bindingLimitsOf, type LimitedSubstance } from './binding-limits.ts'
import { isOver, withoutSpan } from './dated-limits.ts'

/**
 * From which day a workplace limit of the Union stands in national law, by the act that a record cites for it: the end of the time in which the
 * Member States had to follow (Directive 98/24/EC, Article 3; Directive 2004/37/EC, Annex III).
 */
const appliedFrom: Readonly<Record<string, string>> = {
  '91/322/EEC': '1993-12-31',
  '2000/39/EC': '2001-12-31',
  '2006/15/EC': '2007-09-01',
  '2009/161/EU': '2011-12-18',
  '(EU) 2017/164': '2018-08-21',
  '(EU) 2019/1831': '2021-05-20',
  // diisocyanates, by Directive (EU) 2024/869, Article 3
  '98/24/EC': '2026-04-09',
  // its values for formaldehyde and the like: Directive (EU) 2019/983; those of each substance have their day in binding-limits.ts
  '2004/37/EC': '2021-07-11',
}

/**
 * Whether a limit that cites an act holds on a day, or will without another act: `2004/37/EC (Cr)`, `98/24/EC (NCO), ≤ 2028`, or without what is in
 * brackets and the days behind it. An act that is not known here always does; one whose days are over does not.
 */
export function isUnionLimitOn(basis: string, day: string): boolean {
  const from = appliedFrom[withoutSpan(basis).replace(/ \([A-Za-z ]+\)$/, '')]
  return (from === undefined || day >= from) && !isOver(basis, day)
}

/**
 * Substances of the lists of indicative limits, by the act that set it first: CAS numbers of the annexes of the Directives, without dusts, salts of a
 * metal and groups that have no number. Section 3 of a mixture with a class names them from any content (REACH Annex II, 3.2.1 (b)).
 */
const limited: Readonly<Record<string, string>> = {
  '91/322/EEC': '88-89-1 91-20-3 110-86-1 1319-77-3',
  '2000/39/EC': `60-29-7 67-64-1 67-66-3 71-55-6 75-04-7 75-34-3 75-44-5 75-45-6 78-93-3 79-09-4 95-47-6 95-50-1 95-63-6 98-82-8 98-83-9
    100-41-4 105-60-2 106-35-4 106-42-3 106-46-7 107-18-6 107-21-1 107-98-2 108-10-1 108-38-3 108-65-6 108-67-8 108-94-1 108-95-2 109-99-9 110-12-3
    110-43-0 110-85-0 111-76-2 112-07-2 115-10-6 120-82-1 1336-21-6 121-44-8 123-92-2 124-40-3 127-19-5 141-32-2 142-82-5 526-73-8 541-85-5 620-11-1 624-41-9 625-16-1 626-38-0 628-63-7
    1330-20-7 3689-24-5 7440-22-4 7647-01-0 7664-38-2 7664-39-3 7664-41-7 7782-41-4 7783-07-5 10035-10-6 26628-22-8 34590-94-8`,
  '2006/15/EC': `54-11-5 64-18-6 67-56-1 75-00-3 75-05-8 78-78-4 98-95-3 108-46-3 108-88-3 108-90-7 109-66-0 110-54-3 110-82-7
    111-77-3 112-34-5 124-38-9 141-43-5 144-62-7 420-04-2 463-82-1 1314-56-3 1314-80-3 7697-37-2 7726-95-6 7782-50-5 8003-34-7 10026-13-8`,
  '2009/161/EU': `68-12-2 75-15-0 80-62-6 96-33-3 108-05-4 109-86-4 110-49-6 110-80-5 111-15-9 123-91-1 140-88-5 624-83-9 872-50-4 1634-04-4 7439-97-6 7664-93-9 7783-06-4`,
  '(EU) 2017/164': `55-63-0 56-23-5 61-82-5 64-19-7 74-90-8 75-09-2 75-35-4 78-10-4 79-10-7 79-24-3 80-05-7 101-84-8 104-76-7 107-02-8 107-31-3 110-65-6
    127-18-4 141-78-6 143-33-9 151-50-8 431-03-8 630-08-0 1305-62-0 1305-78-8 7446-09-5 7580-67-8 10102-43-9 10102-44-0 61788-32-7`,
  '(EU) 2019/1831': `62-53-3 74-87-3 75-50-3 105-46-4 106-49-0 110-19-0 123-51-3 123-86-4 10025-87-3`,
}

/** Their limit is of the dust that they make, and not of a mixture that holds them (docs/decisions/229-one-answer-for-section-3.md). */
const limitedAsDust: ReadonlySet<string> = new Set(['14808-60-7', '14464-46-1'])
export const isLimitedAsDust = (cas: string | null): boolean => cas !== null && limitedAsDust.has(cas)

/** The list of each substance, by its CAS number. */
export const limitedSubstances: ReadonlyMap<string, string> = new Map(
  Object.entries(limited).flatMap(([act, list]) => list.split(/\s+/).map((cas): [string, string] => [cas, act])),
)

/** The act by which a substance has a workplace limit of the Union on a day, a binding one before an indicative one; null where none is known. */
export function unionLimitOf(substance: LimitedSubstance, day: string): string | null {
  const binding = bindingLimitsOf(substance).find(({ limits }) => limits.some(([from]) => from <= day))
  if (binding !== undefined) return binding.basis
  const act = substance.cas === null ? undefined : limitedSubstances.get(substance.cas)
  return act !== undefined && isUnionLimitOn(act, day) ? act : null
}
