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
import { ofActs } from './of-acts.ts'
import { ofCarriage } from './of-carriage.ts'
import { ofCarelessMakers } from './of-careless-makers.ts'
import { ofDoubts } from './of-doubts.ts'
import { ofEffects } from './of-effects.ts'
import { ofFigures } from './of-figures.ts'
import { ofFirstAidToStorage } from './of-first-aid-to-storage.ts'
import { ofInspectedFigures } from './of-inspected-figures.ts'
import { ofInspectedSheets } from './of-inspected-sheets.ts'
import { ofLaw } from './of-law.ts'
import { ofMakersWords } from './of-makers-words.ts'
import { ofNumbersAndStates } from './of-numbers-and-states.ts'
import { ofOtherForms } from './of-other-forms.ts'
import { ofMeasures } from './of-measures.ts'
import { ofSubstances } from './of-substances.ts'
import { ofRestrictedSubstances } from './of-restricted-substances.ts'
import { ofGasesAndNames } from './of-gases-and-names.ts'
import { ofMistypedFigures } from './of-mistyped-figures.ts'
import { ofFreshEyes } from './of-fresh-eyes.ts'
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
  ...ofSubstances,
  ...ofMeasures,
  ...ofFirstAidToStorage,
  ...ofFigures,
  ...ofEffects,
  ...ofLaw,
  ...ofActs,
  ...ofInspectedFigures,
  ...ofInspectedSheets,
  ...ofRestrictedSubstances,
  ...ofCarelessMakers,
  ...ofMakersWords,
  ...ofNumbersAndStates,
  ...ofCarriage,
  ...ofDoubts,
  ...ofOtherForms,
  ...ofFreshEyes,
  ...ofMistypedFigures,
  ...ofGasesAndNames,
]
