import type { ShippingNames } from '../adr/table-a.ts'

/**
 * The proper shipping name as it is written in documents: what the table prints in capitals, without what describes it, and the first of
 * several names (ADR 3.1.2.1, 3.1.2.2). A thinner is paint related material: `second` takes the other name.
 */
export function cutShippingName(printed: string, second = false): string {
  const names = printed.replaceAll(/\s*\([^)]*\)/g, '').split(/ or | oder | ou /)
  const chosen = (second ? (names[1] ?? names[0]) : names[0]) ?? printed
  const words = chosen.trim().split(/\s+/)
  const end = words.findIndex((word) => /\p{Ll}/u.test(word))
  const capitals = (end < 0 ? words : words.slice(0, end)).join(' ')
  return capitals.replace(/\s*[,;]?\s*$/, '')
}

export function cutShippingNames({ en, de, fr }: ShippingNames, second = false): ShippingNames {
  return { en: cutShippingName(en, second), de: cutShippingName(de, second), fr: cutShippingName(fr, second) }
}

/** A component and the classes of transport that it is responsible for, most responsible first. */
export interface TechnicalCandidate {
  readonly name: string
  /** larger: more of the hazard */
  readonly weight: number
  readonly classes: readonly string[]
}

/** Special provisions that ask for a technical name in brackets (ADR 3.1.2.8.1). */
export const technicalNameProvisions: readonly string[] = ['274', '318']

/**
 * The technical names of a collective entry: at most two of what gives the hazard, most first; where the package bears a subsidiary label,
 * one of them is what makes it so.
 * @see ADR 3.1.2.8.1.2
 */
export function chooseTechnicalNames(candidates: readonly TechnicalCandidate[], main: string, subsidiary: readonly string[]): string[] {
  const byWeight = candidates.toSorted((a, b) => b.weight - a.weight)
  const first = byWeight.find(({ classes }) => classes.includes(main))
  const ofSubsidiary = byWeight.find((one) => one !== first && subsidiary.some((label) => one.classes.includes(label)))
  const isCovered = subsidiary.every((label) => first?.classes.includes(label))
  const second = isCovered ? byWeight.find((one) => one !== first && one.classes.includes(main)) : ofSubsidiary
  return [first, second].flatMap((one) => (one === undefined ? [] : [one.name]))
}
