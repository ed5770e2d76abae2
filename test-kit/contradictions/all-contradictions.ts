import { betweenSections } from './between-sections.ts'
import { forWorkers } from './for-workers.ts'
import { inClassification } from './classification.ts'
import { inComposition } from './composition.ts'
import { inIdentificationAndLanguages } from './identification-and-languages.ts'
import { inMeasuresAndLaw } from './measures-and-law.ts'
import { onLabel } from './label.ts'
import { inPropertiesAndEffects } from './properties-and-effects.ts'
import { inProtection } from './protection.ts'
import { inTransportAndLaw } from './transport-and-law.ts'
import type { Contradiction } from './contradiction.ts'

/** The sabotage list. */
export const allContradictions: readonly Contradiction[] = [
  ...inClassification,
  ...inComposition,
  ...onLabel,
  ...inProtection,
  ...forWorkers,
  ...inPropertiesAndEffects,
  ...inTransportAndLaw,
  ...inIdentificationAndLanguages,
  ...betweenSections,
  ...inMeasuresAndLaw,
]
