import { sevesoFuels, sevesoLiquefied, sevesoNames, sevesoQuantities, type SevesoCategory, type SevesoName } from '../../clp/seveso.ts'
import { all, any, classified, ofKind, unless, type Condition } from '../conditions.ts'
import type { Facts } from '../facts.ts'
import { because } from '../proposal.ts'
import { proposedStatement } from '../supplemental-of-label.ts'
import { flammableGases, toxicByClass } from './situations.ts'

/**
 * Directive 2012/18/EU, Annex I, Part 1, by the categories of CLP. Of hazards to health, physical ones and those to the environment, the first
 * that fits of each.
 */
const seveso: readonly (readonly [category: SevesoCategory, when: Condition])[] = [
  ['H1', classified('Acute Tox. 1')],
  ['H2', any(classified('Acute Tox. 2'), classified('H331'))],
  ['H3', classified('STOT SE 1')],
  ['P1a', classified('Unst. Expl', ...['1', '2', '3', '5', '6'].map((division) => `Expl. 1.${division}`))],
  ['P1b', classified('Expl. 1.4')],
  // Liquefied flammable gases are row 18 of Part 2, whose quantities go before (note 2 to Annex I).
  ['P2', unless(classified(...flammableGases), classified('Press. Gas (Liq.)'))],
  ['P3a', classified('Aerosol 1', 'Aerosol 2')],
  ['P4', classified('Ox. Gas')],
  ['P5a', classified('Flam. Liq. 1')],
  ['P5c', classified('Flam. Liq. 2', 'Flam. Liq. 3')],
  ['P6a', classified('Self-react. A', 'Self-react. B', 'Org. Perox. A', 'Org. Perox. B')],
  ['P6b', classified(...['C', 'D', 'E', 'F'].flatMap((type) => [`Self-react. ${type}`, `Org. Perox. ${type}`]))],
  ['P7', classified('Pyr. Liq.', 'Pyr. Sol.')],
  ['P8', classified('Ox. Liq.', 'Ox. Sol.')],
  ['E1', classified('Aquatic Acute 1', 'Aquatic Chronic 1')],
  ['E2', classified('Aquatic Chronic 2')],
  // The smallest quantities first.
  ['O3', proposedStatement('EUH029')],
  ['O1', proposedStatement('EUH014')],
  ['O2', classified('Water-react. 1')],
]

/** Whether anything of the Directive may concern it, in the table above or not. */
export const ofSeveso = any(
  ...seveso.map(([, when]) => when),
  classified('Expl', 'Unst. Expl', ...flammableGases, 'Ox.', 'Self-react.', 'Org. Perox.', 'Pyr.'),
)

/** Its categories with what leads to each: one of each part of the table. */
export const sevesoRows = (facts: Facts) =>
  ['H', 'P', 'E', 'O'].flatMap((part) => seveso.filter(([category, when]) => category.startsWith(part) && when(facts) !== null).slice(0, 1))

export const inSevesoTable: Condition = (facts) => {
  const reasons = sevesoRows(facts).flatMap(([, when]) => when(facts) ?? [])
  return reasons.length === 0 ? null : reasons
}

const writeTonnes = (tonnes: number): string => `${String(tonnes).replace(/\d(?=(?:\d{3})+$)/g, '$& ')} t`

/** % from which a product is the substance itself: note 2 to Annex I treats mixtures as pure substances within the limits of their classes. */
const pureFrom = 90

const liquefied = all(classified('Flam. Gas 1', 'Flam. Gas 2'), classified('Press. Gas (Liq.)'))
/** A fuel of methanol is no substance of similar properties: it is toxic. */
const fuel = unless(all(ofKind('fuel'), classified('Flam. Liq.', 'Aquatic')), toxicByClass)

/** The row of Part 2 that the product is of; null: none. */
export function sevesoName(facts: Facts): SevesoName | null {
  const pure = facts.answer.components.find(({ content }) => content.to >= pureFrom)
  const named = pure && sevesoNames.find(({ casNumbers }) => pure.cas !== null && casNumbers.includes(pure.cas))
  if (named) return named
  if (liquefied(facts) !== null) return sevesoLiquefied
  return fuel(facts) === null ? null : sevesoFuels
}

/** Part 2 names it, whatever its categories. */
export const ofSevesoNames: Condition = (facts) => (sevesoName(facts) === null ? null : [because('always')])

/** The quantities of its rows for one tier, in words: 0 the lower, 1 the upper. */
export const tier = (facts: Facts, which: 0 | 1) => {
  const named = sevesoName(facts)
  if (named !== null) return writeTonnes(named.quantities[which])
  const rows = sevesoRows(facts)
  return rows.map(([category]) => writeTonnes(sevesoQuantities[category][which]) + (rows.length > 1 ? ` (${category})` : '')).join(', ')
}
