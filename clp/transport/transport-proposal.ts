import type { PackingGroup, ShippingNames } from '../adr/table-a.ts'
import type { Sentence } from '../classification/sentences.ts'
import type { HazardCategoryCode } from '../hazard-categories.ts'
import type { TransportFacts } from './classify-transport.ts'
import type { EntryFacts, HazardCarrier } from './entry-facts.ts'
import type { Receptacle } from '../classification/receptacle-kinds.ts'
import type { Precedence } from './precedence.ts'
import type { TechnicalCandidate } from './shipping-names.ts'
import type { ViscousLiquid } from './viscous-liquids.ts'

export type TransportModeName = 'road' | 'sea' | 'air'

export interface TransportInput extends TransportFacts {
  /** YYYY-MM-DD */
  readonly day: string
  readonly kind: string | null
  /** thinners and hardeners of paint, ink or resin: “related material” */
  readonly isRelatedMaterial: boolean
  readonly pH: number | null
  readonly isOrganic: boolean | null
  readonly isAmine: boolean
  /** see `EntryFacts` */
  readonly isAcid?: boolean | null
  /** see `EntryFacts` */
  readonly carriers?: readonly HazardCarrier[]
  readonly dangerous: readonly string[]
  /** see `EntryFacts` */
  readonly content: number | null
  /** see `EntryFacts` */
  readonly pure?: string | null
  /** see `EntryFacts` */
  readonly parts?: EntryFacts['parts'] | undefined
  /** see `EntryFacts` */
  readonly water?: number
  /** whether half of it at least is water */
  readonly isAqueous?: boolean
  readonly technical: readonly TechnicalCandidate[]
  /** kPa at 50 °C; null where it is not known */
  readonly vapourPressure50: number | null
  /** categories that the mixture may have, for want of data: of a hazard that a component suggests */
  readonly open: readonly HazardCategoryCode[]
  /** names of components, from 1 % on, of which nobody knows anything */
  readonly unknown?: readonly string[]
  /** whether anything in it is toxic, of which special provision 190 speaks; left out: not known */
  readonly holdsToxic?: boolean
  /** whether it is a solid that holds flammable liquids, with a flash point up to 60 °C, and nothing else that is dangerous goods (special provision 216) */
  readonly isSolidWithLiquid?: boolean
  /** in what it is sold under pressure; left out or null: in none that has an entry of its own */
  readonly receptacle?: Receptacle | null
  /** whether a component burns: a flash point up to 93 °C, a flammable gas or solid (ADR 2.2.2.1.7) */
  readonly holdsFlammable?: boolean
  /** % that no component accounts for */
  readonly unnamed?: number
  readonly viscosity: Pick<ViscousLiquid, 'kinematicViscosity23' | 'flow' | 'separatedSolvent' | 'nitrocellulose' | 'flammableContent'>
  /** litres or kilograms of the largest pack; null where it is not known */
  readonly largestPack: number | null
}

/** What a person should know before taking the proposal. */
export interface TransportNote extends Sentence {
  readonly source: string
}

export interface ModeProposal {
  readonly mode: TransportModeName
  /** the edition of the agreement or code by which it was proposed */
  readonly edition: string
  /** false: these goods are not subject to the rules of this mode, for the reason in the notes */
  readonly regulated: boolean
  readonly unNumber: string | null
  readonly shippingName: ShippingNames | null
  /** to be written in brackets behind the name; empty where none are asked for */
  readonly technicalNames: readonly string[]
  readonly transportClass: string | null
  readonly subsidiary: readonly string[]
  readonly packingGroup: PackingGroup | null
  readonly labels: readonly string[] | null
  readonly environmentallyHazardous: boolean
  readonly limitedQuantity: string | null
  readonly exceptedQuantity: string | null
  /** of ADR alone, null at sea and in the air */
  readonly classificationCode: string | null
  readonly tunnelCode: string | null
  readonly transportCategory: string | null
  readonly hazardNumber: string | null
  readonly specialProvisions: readonly string[]
  readonly notes: readonly TransportNote[]
}

export interface TransportProposal {
  /** false: no class of dangerous goods was found */
  readonly isDangerous: boolean
  readonly precedence: Precedence | null
  readonly modes: readonly ModeProposal[]
  readonly warnings: readonly TransportNote[]
}

/**
 * The categories that the goods may have for want of data, and by which they would be of a class that was not found, as its warning names them. As
 * long as there are any, nobody can say that the goods are not subject to the rules of transport (ADR 2.1.3.5).
 * @returns null where nothing is open
 */
export function openClassesOf({ warnings }: TransportProposal): { readonly categories: string } | null {
  const categories = warnings.find(({ code }) => code === 'transportOpen')?.params?.['categories']
  return typeof categories === 'string' ? { categories } : null
}
