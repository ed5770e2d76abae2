import { exact, isAtLeast, type Exact } from './exact.ts'

/**
 * % from which a product is one of its components, and the rest that one's impurities and additives, which belong to the substance (REACH Article 3(1)).
 * No act gives the figure.
 */
const pureFrom = exact(95)

/** Whether a component makes up the product, by the least of its content in %: CLP Article 4(3) for its classes, ADR 3.1.3.1 for its name in transport. */
export const isNearlyPure = ({ content }: { content: { from: Exact } }): boolean => isAtLeast(content.from, pureFrom)

/**
 * Whether a product is one substance, with its impurities and additives: its classes are those of its entry and of its supplier (CLP Article 4(3)), and no
 * method of Article 9 for mixtures stands behind them (REACH Annex II, 16(d)).
 * @param components of the product, with their contents in %
 */
export const isOneSubstance = (components: readonly { content: { from: number } }[]): boolean =>
  components.length === 1 && components.every(({ content }) => isNearlyPure({ content: { from: exact(content.from) } }))
