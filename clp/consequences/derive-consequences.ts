/** What follows from a classification: the parts of the answer behind `hazards`. */
import type { TransportTable } from '../adr/table-a.ts'
import type { CandidateList } from '../annex-vi/candidate-list.ts'
import type { ProductCategory } from '../annex-viii/product-categories.ts'
import type { TransportProposal } from '../transport/transport-proposal.ts'
import { type Classified, type ProductKind, productKinds } from './classified.ts'
import { composeMixtureLabel, type MixtureLabel } from './compose-label.ts'
import { smallestPackOf } from './packs.ts'
import { findPoisonCentreDuty, type PoisonCentreDuty } from './poison-centre.ts'
import { listSection3, type Section3Entry } from './section-3.ts'
import { proposeTransportOf } from './transport-of-mixture.ts'

export interface Consequences {
  readonly label: MixtureLabel
  readonly section3: readonly Section3Entry[]
  readonly ufiRequired: boolean
  readonly poisonCentreGroup: PoisonCentreDuty
  /** null where the state of the mixture or the table is missing */
  readonly transport: TransportProposal | null
}

/** The lists of other law that consequences are read from. */
export interface ListsOfLaw {
  /** of the dangerous goods; without it no transport is proposed */
  readonly table: TransportTable | null
  /** of substances of very high concern */
  readonly candidates: CandidateList
  /** of submissions to the poison centres */
  readonly productCategories: readonly ProductCategory[]
}

/** Label, section 3, duties and transport of a classified mixture. Pure, as the classification is. */
export function deriveConsequences(classified: Classified, { table, candidates, productCategories }: ListsOfLaw): Consequences {
  const { productKind } = classified.mixture
  const input = { ...classified, kind: readKind(productKind), smallestPack: smallestPackOf(classified.mixture) }
  const poisonCentreGroup = findPoisonCentreDuty(input, productCategories)
  return {
    label: composeMixtureLabel(input),
    section3: listSection3(classified, candidates),
    ufiRequired: poisonCentreGroup.isRequired,
    poisonCentreGroup,
    transport: table === null ? null : proposeTransportOf(classified, table),
  }
}

function readKind(kind: string | null): ProductKind | null {
  return productKinds.find((one) => one === kind) ?? null
}
