/**
 * Entries of pesticides (ADR 2.2.61.3, codes T6, T7, TF2, and 2.2.3.3, FT2). The name goes by the active substance, the state and what it is besides
 * (2.2.61.1.13; the paragraph's number is from memory).
 */
import type { EntryFacts, PesticideGroup } from './entry-facts.ts'
import type { TransportClass } from './precedence.ts'

interface Entries {
  readonly solid: string
  /** flash point below 23 °C: class 3, toxic besides */
  readonly flammable: string
  /** from 23 °C on: class 6.1, flammable besides */
  readonly toxicFlammable: string
  readonly toxic: string
}

const entries = (solid: string, flammable: string, toxicFlammable: string, toxic: string): Entries => ({
  solid,
  flammable,
  toxicFlammable,
  toxic,
})

const anyOther = entries('2588', '3021', '2903', '2902')

const byGroup: Readonly<Record<PesticideGroup, Entries>> = {
  carbamate: entries('2757', '2758', '2991', '2992'),
  arsenical: entries('2759', '2760', '2993', '2994'),
  organochlorine: entries('2761', '2762', '2995', '2996'),
  triazine: entries('2763', '2764', '2997', '2998'),
  copper: entries('2775', '2776', '3009', '3010'),
  mercury: entries('2777', '2778', '3011', '3012'),
  nitrophenol: entries('2779', '2780', '3013', '3014'),
  bipyridilium: entries('2781', '2782', '3015', '3016'),
  organophosphorus: entries('2783', '2784', '3017', '3018'),
  organotin: entries('2786', '2787', '3019', '3020'),
  coumarin: entries('3027', '3024', '3025', '3026'),
  phenoxyacetic: entries('3345', '3346', '3347', '3348'),
  pyrethroid: entries('3349', '3350', '3351', '3352'),
  other: anyOther,
}

type Facts = Pick<EntryFacts, 'kind' | 'carriers'>

const groupsOf = ({ carriers }: Facts): ReadonlySet<PesticideGroup | null> =>
  new Set(carriers.filter(({ classes }) => classes.includes('6.1')).map(({ pesticide = null }) => pesticide))

/** Whether the entries of pesticides are for it. What disinfects is a biocide too and no pesticide: of those only what is of one of the families. */
export function isPesticide(facts: Facts): boolean {
  if (facts.kind === 'plantProtection') return true
  const [group = null, ...others] = groupsOf(facts)
  return facts.kind === 'biocide' && group !== null && others.length === 0
}

/**
 * The entry of a pesticide that is toxic; null for what is not sold as one, and where it has hazards that these entries do not cover.
 * @param hasGroup whether an entry has the packing group of the mixture
 */
export function findPesticideEntry(
  main: TransportClass,
  others: readonly TransportClass[],
  facts: Facts & Pick<EntryFacts, 'state'>,
  hasGroup: (un: string) => boolean,
): string | null {
  const hazards = [main, ...others]
  if (!isPesticide(facts) || !hazards.includes('6.1') || hazards.some((one) => one !== '6.1' && one !== '3')) return null
  const [group = null, ...further] = groupsOf(facts)
  const { solid, flammable, toxicFlammable, toxic } = group !== null && further.length === 0 ? byGroup[group] : anyOther
  const liquid = main === '3' ? flammable : others.includes('3') ? toxicFlammable : toxic
  const un = facts.state === 'solid' ? solid : liquid
  return hasGroup(un) ? un : null
}
