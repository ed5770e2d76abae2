/** What the choice of an entry of Table A goes by, and what is found. */
import type { PackingGroup } from '../adr/table-a.ts'
import type { HotGoods } from './hot-goods.ts'

/** Substances of one chemical nature for which Table A has a collective entry: `group-entries.ts`. */
export type ChemicalGroup =
  | 'alcohol'
  | 'aldehyde'
  | 'ketone'
  | 'ester'
  | 'ether'
  | 'hydrocarbon'
  | 'hydrocarbonGas'
  | 'refrigerant'
  | 'petroleumDistillate'
  | 'terpene'
  | 'nitrile'
  | 'isocyanate'
  | 'chlorosilane'
  | 'causticAlkali'
  | 'hypochlorite'
  | 'nitrate'
  | 'chlorate'
  | 'persulphate'
  | 'permanganate'
  | 'nicotine'
  | 'cyanide'
  | 'arsenic'
  | 'mercury'
  | 'antimony'
  | 'selenium'
  | 'barium'
  | 'beryllium'
  | 'thallium'
  | 'cadmium'
  | 'tellurium'
  | 'vanadium'
  | 'organotin'

/** Chemical families of active substances that Table A has entries of pesticides for: `pesticide-entries.ts`. */
export type PesticideGroup =
  | 'carbamate'
  | 'arsenical'
  | 'organochlorine'
  | 'triazine'
  | 'copper'
  | 'mercury'
  | 'nitrophenol'
  | 'bipyridilium'
  | 'organophosphorus'
  | 'organotin'
  | 'coumarin'
  | 'phenoxyacetic'
  | 'pyrethroid'
  /** an active substance of no family */
  | 'other'

/** A component from 1 % on that is dangerous goods by itself. */
export interface HazardCarrier {
  /** the classes that it would have by itself */
  readonly classes: readonly string[]
  readonly groups: readonly ChemicalGroup[]
  /** family of an active substance of pesticides; left out or null: it is none of those with entries */
  readonly pesticide?: PesticideGroup | null
}

/** A component from 1 % on, or one that gives the mixture a hazard below it. */
export interface MixturePart {
  readonly cas: string | null
  /** % by mass, of gases by volume, at most */
  readonly content: number
  /** whether it is dangerous goods by itself */
  readonly isSubject: boolean
}

/** Nature of what gives the hazard, where it is known: some collective entries ask for it. */
export interface EntryFacts {
  readonly state: 'solid' | 'liquid' | 'gas' | 'aerosol'
  readonly kind: string | null
  /** of the components that give the hazard; null where it is not known */
  readonly isOrganic: boolean | null
  readonly pH: number | null
  /** where nobody measured the pH: whether all that corrodes is an acid, or a base; null: neither is known */
  readonly isAcid: boolean | null
  readonly isAmine: boolean
  /** what is dangerous goods by itself, from 1 % on */
  readonly carriers: readonly HazardCarrier[]
  /** hazard categories of the mixture: type of a peroxide, group of a gas */
  readonly categories: readonly string[]
  /** CAS numbers of the components that are dangerous goods by themselves */
  readonly dangerous: readonly string[]
  /** % by mass of the only one of them, at most; null where there are several or none */
  readonly content: number | null
  /** % by mass of water, at most; left out: none */
  readonly water?: number
  /** CAS number, else index number, of the substance that the product is, technical impurities aside; null: it is a mixture */
  readonly pure: string | null
  /** see `TransportInput` */
  readonly isSolidWithLiquid?: boolean
  /** % by mass of nitrocellulose; left out: none */
  readonly nitrocellulose?: number
  /** °C; null where it is not known */
  readonly flashPoint: number | null
  /** what it consists of, for the mixtures that Table A names; left out: not known */
  readonly parts?: readonly MixturePart[] | undefined
  /** how it is carried heated; left out or null: it is not */
  readonly hot?: HotGoods | null
  /** gas oil, diesel fuel or light heating oil */
  readonly isGasOil: boolean
}

export interface FoundEntryNumber {
  readonly un: string
  /** where Table A gives the group by content, whatever the classification says */
  readonly packingGroup?: PackingGroup
  /** where several rows have this group: special provision or classification code of the one that is meant */
  readonly row?: string
  /** the second of the names of the entry */
  readonly isSecondName?: true
  /** the entry names the substance: its own subsidiary hazards count, not those that the criteria found */
  readonly isNamed?: true
  /** it names the substance that is dissolved: the name is completed by “SOLUTION” (ADR 3.1.3.2) */
  readonly isDissolved?: boolean
  readonly source: string
}
