import type { ShippingNames, TransportRow } from '../adr/table-a.ts'

/**
 * The proper shipping name as it is written in documents: what the table prints in capitals, without what describes it, and the first of
 * several names (ADR 3.1.2.1, 3.1.2.2). A thinner is paint related material: `second` takes the other name.
 */
export function cutShippingName(printed: string, second = false): string {
  const names = printed.replaceAll(/\s*\([^)]*\)/g, '').split(otherName)
  const chosen = (second ? (names[1] ?? names[0]) : names[0]) ?? printed
  const words = chosen.trim().split(/\s+/)
  const end = words.findIndex((word) => !isOfName(word))
  const begun = (end < 0 ? words : words.slice(0, end)).join(' ')
  // What is not subject to ADR stands there in small letters; at sea and in the air it has its name.
  const name = begun === '' ? chosen.trim().toUpperCase() : end < 0 ? begun : resume(begun, words.slice(end))
  return name.replace(/\s*[,;]?\s*$/, '')
}

/** Before another name: behind an “or” of the description none begins. */
const otherName = / (?:or|oder|ou) (?=(?:[\p{Ll}\d,]{1,5}-)*\p{Lu}{2})/u
/** Small letters that are part of a name (ADR 3.1.2.1): n-BUTYLAMINE, METHYL tert-BUTYL ETHER, DINITRO-o-CRESOL. */
const integral = /(?<=^|-)(?:sec|tert|alpha|beta|[mnop])(?=-|$)/g
const isOfName = (word: string): boolean => !/\p{Ll}/u.test(word.replaceAll(integral, ''))
const notSpecified = /\b(?:N\.O\.S|N\.A\.G|N\.S\.A)\b/
const stabilised = /^STABILI[SZ]/

/** What stands in capitals behind a description too: “… not more than 5 % peroxyacetic acid, STABILIZED”, “SOLIDS … CONTAINING FLAMMABLE LIQUID, N.O.S.”. */
function resume(begun: string, rest: readonly string[]): string {
  const isOpen = !notSpecified.test(begun) && rest.some((word) => notSpecified.test(word))
  if (!isOpen && !rest.some((word) => stabilised.test(word))) return begun
  return rest.reduce((name, word, at) => {
    if (!/^\p{Lu}[\p{Lu}.'’-]+[,;]?$/u.test(word)) return name
    return `${name}${rest[at - 1]?.endsWith(',') === true && !name.endsWith(',') ? ',' : ''} ${word}`
  }, begun)
}

/** Those of the table, cut once: a few entries stand for most mixtures. */
const cut = { first: new WeakMap<ShippingNames, ShippingNames>(), second: new WeakMap<ShippingNames, ShippingNames>() }

export function cutShippingNames(printed: ShippingNames, second = false): ShippingNames {
  const known = second ? cut.second : cut.first
  const kept = known.get(printed)
  if (kept) return kept
  const { en, de, fr } = printed
  const names = { en: cutShippingName(en, second), de: cutShippingName(de, second), fr: cutShippingName(fr, second) }
  known.set(printed, names)
  return names
}

/** What is a solution by its name: acids that are gases or crystals by themselves. */
const isSolutionByName = /SOLUTION|^(?:HYDROCHLORIC|HYDROBROMIC|HYDRIODIC|FLUOROSILICIC) ACID$/

/** The name of a solution of one substance that the table names: “ISOPROPANOL SOLUTION”, or the second name, where that is one (ADR 3.1.3.2). */
export function nameSolution(printed: ShippingNames): ShippingNames {
  const [first, second] = [cutShippingNames(printed), cutShippingNames(printed, true)]
  if (isSolutionByName.test(first.en)) return first
  if (isSolutionByName.test(second.en)) return second
  return { en: `${first.en} SOLUTION`, de: `${first.de}, LÖSUNG`, fr: `${first.fr} EN SOLUTION` }
}

const aerosolsByAir: Readonly<Record<string, ShippingNames>> = {
  '2.1': { en: 'AEROSOLS, FLAMMABLE', de: 'DRUCKGASPACKUNGEN, ENTZÜNDBAR', fr: 'AÉROSOLS INFLAMMABLES' },
  '2.2': { en: 'AEROSOLS, NON-FLAMMABLE', de: 'DRUCKGASPACKUNGEN, NICHT ENTZÜNDBAR', fr: 'AÉROSOLS ININFLAMMABLES' },
}

/**
 * IATA DGR 4.2 has names of UN 1950 by what is in the dispensers; of those with a subsidiary hazard, which name the packing group of their contents too,
 * the name that road and sea have stands.
 */
export function nameAerosolByAir(row: TransportRow | undefined, names: ShippingNames | null): ShippingNames | null {
  const [division = '', ...subsidiary] = row?.labels ?? []
  return subsidiary.length > 0 ? names : (aerosolsByAir[division] ?? names)
}

/** A component and the classes of transport that it is responsible for. */
export interface TechnicalCandidate {
  readonly name: string
  /** larger: more of the hazard */
  readonly weight: number
  /** of a class in which something else than the content makes the hazard, such as the M factor in class 9 */
  readonly weightsByClass?: Readonly<Record<string, number>>
  readonly classes: readonly string[]
}

/**
 * The recognised name of a substance as it is written behind a collective entry (ADR 3.1.2.8.1.1): an entry of Annex VI leaves the content of
 * its solution open and says it once for each synonym, `phosphoric acid ... %, orthophosphoric acid ... %`.
 */
export function technicalNameOf(name: string): string {
  return name.replace(/,?(?:\s+solution)?\s*(?:…|\.\.\.|\. \. \.)\.?\s*%.*$/, '')
}

/** Special provisions that ask for a technical name in brackets (ADR 3.1.2.8.1). */
export const technicalNameProvisions: readonly string[] = ['274', '318']

/**
 * The technical names of a collective entry: at most two of what gives the hazard, most first; where the package bears a subsidiary label,
 * one of them is what makes it so.
 * @see ADR 3.1.2.8.1.2
 */
export function chooseTechnicalNames(candidates: readonly TechnicalCandidate[], main: string, subsidiary: readonly string[]): string[] {
  const first = findMost(candidates, [main])
  const others = candidates.filter((one) => one !== first)
  const isCovered = subsidiary.every((label) => first?.classes.includes(label))
  const second = findMost(others, isCovered ? [main] : subsidiary)
  return [first, second].flatMap((one) => (one === undefined ? [] : [one.name]))
}

/** What gives most of one of these hazards; of equals the first by name, so that the order of the recipe does not matter. */
function findMost(candidates: readonly TechnicalCandidate[], labels: readonly string[]): TechnicalCandidate | undefined {
  let most: { one: TechnicalCandidate; weight: number } | undefined
  for (const one of candidates) {
    const weight = weightOf(one, labels)
    if (weight === null) continue
    const isMore = most === undefined || weight > most.weight || (weight === most.weight && one.name < most.one.name)
    if (isMore) most = { one, weight }
  }
  return most?.one
}

/** What it gives of the hazard of which it gives most; null: none of them. */
function weightOf({ classes, weight, weightsByClass }: TechnicalCandidate, labels: readonly string[]): number | null {
  let most: number | null = null
  for (const label of labels) if (classes.includes(label)) most = Math.max(most ?? 0, weightsByClass?.[label] ?? weight)
  return most
}
