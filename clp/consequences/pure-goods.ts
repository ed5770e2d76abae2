/** Whether goods are one substance that Table A of ADR names, but for what comes with it. */
import type { ResolvedComponent } from '../classification/component.ts'
import { exact, isLess } from '../classification/exact.ts'
import { isNearlyPure } from '../classification/nearly-pure.ts'
import { findTransportHazards, type TransportFacts } from '../transport/classify-transport.ts'
import { namedSubstances } from '../transport/named-substances.ts'
import { metHazards, type Classified } from './classified.ts'

const gasesUnderPressure = /^Press\. Gas/

/** What the goods are judged by. */
interface Judged {
  /** the classes that a component would have by itself, and that of an acid or base which gives the mixture its pH */
  classesOf(component: ResolvedComponent): readonly string[]
  readonly corrosive: TransportFacts['corrosive']
}

/**
 * The CAS or index number of the substance that the mixture is but for impurities; null where it is none, or what comes with the substance makes the
 * mixture dangerous in another way: ethanol with 5 % of potassium hydroxide corrodes, with 4 % of nicotine it kills, and “ETHANOL” covers neither (ADR 2.1.3.3 (b);
 * of gases 2.2.2.1.1, Note 2).
 */
export function pureOf(classified: Classified, judged: Judged): string | null {
  const { components, mixture } = classified
  const main = components.find(isNearlyPure)
  if (main === undefined) return null
  const others = components.filter((one) => one !== main)
  if (mixture.physicalState !== 'gas') return bringsClass(main, others, classified, judged) ? null : (main.cas ?? main.index)
  const hazardsOf = ({ classes }: ResolvedComponent): readonly string[] =>
    classes.map(({ category }) => category).filter((category) => !gasesUnderPressure.test(category))
  const own = hazardsOf(main)
  const relevant = others.filter(({ content }) => !isLess(content.to, exact(1)))
  return relevant.every((one) => hazardsOf(one).every((category) => own.includes(category))) ? main.cas : null
}

/** Whether the mixture is of a class of transport that another component gives it, and neither the substance nor its entry has. */
function bringsClass(
  main: ResolvedComponent,
  others: readonly ResolvedComponent[],
  classified: Classified,
  { classesOf, corrosive = null }: Judged,
): boolean {
  const { physicalState: state, measured } = classified.mixture
  if (state === null) return false
  const { flashPoint, initialBoilingPoint, sustainsCombustion } = measured
  const entries = main.cas === null ? [] : (namedSubstances.get(main.cas) ?? [])
  const own = new Set([...classesOf(main), ...entries.flatMap(({ transportClass, subsidiary }) => [transportClass, ...subsidiary])])
  const classification = metHazards(classified).map(({ category, statements }) => ({ category, statements }))
  const found = findTransportHazards({ state, classification, flashPoint, initialBoilingPoint, sustainsCombustion, corrosive })
  const foreign = found.map(({ transportClass }) => transportClass).filter((one) => one !== '9' && !own.has(one))
  // Where the pH alone corrodes, nobody may know by what: it is not by a substance that corrodes nothing and makes no pH.
  return foreign.some((one) => one === '8' || others.some((component) => classesOf(component).includes(one)))
}
