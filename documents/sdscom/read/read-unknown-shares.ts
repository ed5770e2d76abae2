import { findAll, numberIn, take, type Node } from './read-tree.ts'
import type { Reader } from './reader.ts'

/** Shares of ingredients of which too little is known, in % of the mixture: CLP Annex I, 3.1.3.6.2.2 and 4.1.3.6.1. */
export interface UnknownShares {
  acute?: number
  aquatic?: number
}

/** Where a sheet says so: in section 2, as the label does, and in 11.1 and 12.1. */
const places = [
  'HazardIdentification/RegionEU/Classification/ClpHazardClassification_2023_707/AdditionalInformation',
  'HazardIdentification/RegionEU/ClassificationAdditionalInformation',
  'HazardIdentification/RegionEU/HazardLabelling/ClpHazardLabelling_2023_707/AdditionalLabellingInfo',
  'ToxicologicalInformation/AdditionalInfo',
  'EcologicalInformation/EcotoxicologicalInformation/EcotoxicologyOverallEvaluation',
]

const statedShare = 'HazardIdentification/RegionEU/Classification/ClpHazardClassification_2023_707/UnknownToxicity/Aquatic'

const isShare = (percent: number | undefined): percent is number => percent !== undefined && percent >= 0 && percent <= 100

/** The figures of the element and of the sentences, which the sheet derives from them again. Asked before other readers take the sentences for the maker's own. */
export function readUnknownShares(sheet: Node, reader: Reader): UnknownShares {
  const stated = numberIn(sheet, statedShare)
  const shares: UnknownShares = isShare(stated) ? { aquatic: stated } : {}
  if (isShare(stated)) take(sheet, statedShare)
  for (const node of places.flatMap((place) => findAll(sheet, `${place}/FullText`)))
    for (const [name, key] of [
      ['acute', 'sds.unknownAcuteToxicity'],
      ['aquatic', 'sds.unknownAquaticHazard'],
    ] as const) {
      const percent = reader.quantity(reader.blankOf(key, node.text) ?? '')?.value
      if (!isShare(percent)) continue
      shares[name] ??= percent
      node.isTaken ||= shares[name] === percent
    }
  return shares
}
