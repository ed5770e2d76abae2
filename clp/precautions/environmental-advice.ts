/** Precautionary statements of CLP Annex I, Parts 4 and 5, with the levels of the guidance, chapters 7.3.4 and 7.3.5. */
import type { AdviceTable } from './advice.ts'

const toxic = { P273: 'hh', P391: 'hh', P501: 'mr' } as const
const lasting = { P201: 'rr', P202: 'oo', ...toxic } as const

export const environmentalAdvice: readonly AdviceTable[] = [
  {
    categories: ['Aquatic Acute 1', 'Aquatic Chronic 1', 'Aquatic Chronic 2'],
    advice: toxic,
  },
  { categories: ['Aquatic Chronic 3', 'Aquatic Chronic 4'], advice: { P273: 'rr', P501: 'mr' } },
  // The guidance has no levels for the classes of Delegated Regulation (EU) 2023/707: as for what is toxic to water
  { categories: ['ED ENV 1', 'ED ENV 2'], advice: { ...lasting, P405: 'oo' } },
  { categories: ['PBT', 'vPvB'], advice: lasting },
  { categories: ['PMT', 'vPvM'], advice: lasting },
  { categories: ['Ozone 1'], advice: { P502: 'mh' } },
]
