import { coveringRules } from '../covered-statements.ts'
import { hazardCategories, type HazardCategory, type HazardClass } from '../hazard-categories.ts'
import type { LabelElements } from './label-elements.ts'
import type { PictogramCode } from '../pictograms.ts'

/** The elements of a label that say how severe the hazards are. */
export interface GraveElements extends Pick<LabelElements, 'signalWord' | 'pictograms' | 'hazardStatements' | 'omitted'> {
  /** EUH codes */
  supplementalStatements: readonly string[]
}

/** Pictograms that say no less than another one: CLP Article 26(1)(a) and (b). */
const graverThan: Readonly<Partial<Record<PictogramCode, PictogramCode>>> = { GHS07: 'GHS06', GHS02: 'GHS01', GHS03: 'GHS01' }
const ranks = { danger: 2, warning: 1 } as const

/**
 * In what the label of a kit is weaker than that of one of its components: a signal word that is missing or milder, pictograms, hazard statements
 * and supplemental statements that are missing. The kit is the outer package of components that are not mixed yet (CLP Articles 33 and 35):
 * a person who opens it meets the gravest.
 * @returns the component's signal word, pictograms and statements that the kit lacks; empty where it is not weaker
 */
export function findWeakerElements(kit: GraveElements, component: GraveElements): string[] {
  const rankOf = ({ signalWord }: GraveElements): number => (signalWord === null ? 0 : ranks[signalWord])
  const lacks = (code: PictogramCode): boolean => {
    const graver = graverThan[code]
    return !kit.pictograms.includes(code) && (graver === undefined || !kit.pictograms.includes(graver))
  }
  const said = statementsOf(kit)
  // Elements that a rule of precedence left out of the kit's label count as present, since its classification has them.
  const known = new Set([...said, ...kit.omitted.map(({ element }) => element)])
  return [
    ...(component.signalWord !== null && rankOf(kit) < rankOf(component) ? [component.signalWord] : []),
    ...component.pictograms.filter(lacks),
    ...[...statementsOf(component)].filter((code) => !known.has(code) && !isCovered(code, said)),
  ]
}

/** The statements of a label one by one: H302+H312 are two. */
const statementsOf = ({ hazardStatements, supplementalStatements }: GraveElements): ReadonlySet<string> =>
  new Set([...hazardStatements, ...supplementalStatements].flatMap((code) => code.split('+')))

/** Supplemental statements that others say with more force, as the rules on when they are due have it. */
const supplementalCoverings: readonly (readonly [covered: string, by: RegExp])[] = [
  ['EUH066', /^H31[45]$/], // CLP Annex II, 1.2.4: of what irritates or corrodes the skin as well
  ['EUH208', /^H3(?:17|34)$/], // CLP Annex II, 2.8: only of what is not classified as sensitising
  ['EUH210', /^H/], // CLP Annex II, 2.10: only of what is not classified at all
  ['H335', /^EUH071$/], // guidance on Article 27
]

/** Whether the kit says the same or worse: by CLP Article 27 and Annex III, or by a graver category of a class that has one statement each. */
function isCovered(code: string, said: ReadonlySet<string>): boolean {
  const byRule = coveringRules.some(
    ({ covered, by }) => covered === code && by.some((one) => [one].flat().every((other) => said.has(other))),
  )
  const bySupplement = supplementalCoverings.some(([covered, by]) => covered === code && [...said].some((other) => by.test(other)))
  return (
    byRule ||
    bySupplement ||
    categoriesOf(code).some((own) => [...said].some((other) => categoriesOf(other).some((one) => isGraver(one, own))))
  )
}

/** Classes whose categories each have one statement, where the graver one says all that the milder one says, and that no rule above covers. */
const gradedClasses: ReadonlySet<HazardClass> = new Set([
  'aerosols',
  'flammableLiquids',
  'selfReactiveSubstances',
  'selfHeatingSubstances',
  'waterReactiveSubstances',
  'oxidisingLiquids',
  'oxidisingSolids',
  'organicPeroxides',
  'endocrineDisruptionForHumanHealth',
  'endocrineDisruptionForTheEnvironment',
])

const categoriesOf = (statement: string): readonly HazardCategory[] =>
  hazardCategories.filter(({ hazardClass, statements }) => gradedClasses.has(hazardClass) && statements.some((code) => code === statement))

/** `hazardCategories` lists the categories of a class from the most to the least severe. */
const isGraver = (one: HazardCategory, other: HazardCategory): boolean =>
  one.hazardClass === other.hazardClass && hazardCategories.indexOf(one) < hazardCategories.indexOf(other)
