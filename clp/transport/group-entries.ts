/**
 * Collective entries for a group of substances of one chemical nature. They go before the general ones for any substance with the hazard
 * (ADR 2.1.2.3, C before D; 2.1.3.5.5: the most specific collective heading; lists of 2.2.3.3, 2.2.51.3, 2.2.61.3, 2.2.8.3).
 */
import type { ChemicalGroup, EntryFacts, HazardCarrier } from './entry-facts.ts'
import type { TransportClass } from './precedence.ts'

interface GroupEntry {
  readonly group: ChemicalGroup
  readonly un: string
  readonly main: TransportClass
  readonly others: readonly TransportClass[]
  readonly state: 'solid' | 'liquid'
  /** the classes whose carriers are all of the group: of an isocyanate in a solvent the toxic ones alone; left out: all classes of the entry */
  readonly of?: readonly TransportClass[]
  /** its name says what the goods are, and not what burns in them: whatever else is dangerous goods is of the group too */
  readonly isWhole?: true
}

const liquid = (
  group: ChemicalGroup,
  un: string,
  main: TransportClass,
  others: readonly TransportClass[] = [],
  of?: readonly TransportClass[],
): GroupEntry => ({ group, un, main, others, state: 'liquid', ...(of ? { of } : {}) })
/** What comes from petroleum or turpentine, and holds nothing else that is dangerous. */
const cut = (group: ChemicalGroup, un: string): GroupEntry => ({ ...liquid(group, un, '3'), isWhole: true })
const solid = (group: ChemicalGroup, un: string, main: TransportClass): GroupEntry => ({ group, un, main, others: [], state: 'solid' })

/** Narrower groups stand before wider ones: petroleum distillates and terpenes are hydrocarbons. */
export const groupEntries: readonly GroupEntry[] = [
  liquid('alcohol', '1987', '3'),
  liquid('alcohol', '1986', '3', ['6.1']),
  liquid('aldehyde', '1989', '3'),
  liquid('aldehyde', '1988', '3', ['6.1']),
  liquid('ketone', '1224', '3'),
  liquid('ester', '3272', '3'),
  liquid('ether', '3271', '3'),
  // A soap of a metal, or a biocide, in white spirit is neither distillate nor product of petroleum: UN 1993 (docs/decisions/302-what-a-recipe-of-a-trade-still-lacked.md).
  cut('petroleumDistillate', '1268'),
  cut('terpene', '2319'),
  cut('hydrocarbon', '3295'),
  liquid('nitrile', '3273', '3', ['6.1']),
  liquid('nitrile', '3275', '6.1', ['3']),
  liquid('nitrile', '3276', '6.1'),
  liquid('isocyanate', '2478', '3', ['6.1'], ['6.1']),
  liquid('isocyanate', '3080', '6.1', ['3'], ['6.1']),
  liquid('isocyanate', '2206', '6.1'),
  liquid('chlorosilane', '2985', '3', ['8'], ['8']),
  liquid('chlorosilane', '2986', '8', ['3'], ['8']),
  liquid('chlorosilane', '2987', '8'),
  liquid('causticAlkali', '1719', '8'),
  liquid('hypochlorite', '1791', '8'),
  liquid('nitrate', '3218', '5.1'),
  solid('nitrate', '1477', '5.1'),
  liquid('chlorate', '3210', '5.1'),
  solid('chlorate', '1461', '5.1'),
  liquid('persulphate', '3216', '5.1'),
  solid('persulphate', '3215', '5.1'),
  liquid('permanganate', '3214', '5.1'),
  solid('permanganate', '1482', '5.1'),
  // 2.2.61.3, T1 to T5
  liquid('nicotine', '3144', '6.1'),
  solid('nicotine', '1655', '6.1'),
  liquid('organotin', '2788', '6.1'),
  solid('organotin', '3146', '6.1'),
  liquid('cyanide', '1935', '6.1'),
  solid('cyanide', '1588', '6.1'),
  liquid('arsenic', '1556', '6.1'),
  solid('arsenic', '1557', '6.1'),
  liquid('mercury', '2024', '6.1'),
  solid('mercury', '2025', '6.1'),
  liquid('antimony', '3141', '6.1'),
  solid('antimony', '1549', '6.1'),
  liquid('selenium', '3440', '6.1'),
  solid('selenium', '3283', '6.1'),
  solid('barium', '1564', '6.1'),
  solid('beryllium', '1566', '6.1'),
  solid('thallium', '1707', '6.1'),
  solid('cadmium', '2570', '6.1'),
  solid('tellurium', '3284', '6.1'),
  solid('vanadium', '3285', '6.1'),
]

/**
 * The number of the group to which everything belongs that makes the mixture dangerous; null where there is none.
 * @param hasGroup whether an entry has the packing group of the mixture
 */
export function findGroupEntry(
  main: TransportClass,
  others: readonly TransportClass[],
  { state, carriers }: Pick<EntryFacts, 'state' | 'carriers'>,
  hasGroup: (un: string) => boolean,
): string | null {
  const found = groupEntries.find((entry) => {
    const isOfHazards = entry.main === main && entry.others.length === others.length && entry.others.every((one) => others.includes(one))
    if (!isOfHazards || entry.state !== state || !hasGroup(entry.un)) return false
    const isOfGroup = (one: HazardCarrier): boolean => one.groups.includes(entry.group)
    if (entry.isWhole === true && !carriers.every(isOfGroup)) return false
    return (entry.of ?? [main, ...others]).every((transportClass) => {
      const giving = carriers.filter(({ classes }) => classes.includes(transportClass))
      return giving.length > 0 && giving.every(isOfGroup)
    })
  })
  return found?.un ?? null
}
