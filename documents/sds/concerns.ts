import type { HazardCategoryCode } from '../../clp/hazard-categories.ts'
import type { ClassificationEntryOfRecord, Ingredient } from '../../shared/record/composition.ts'

export type Concern = Ingredient['concerns'][number]

/** What a classification says already: CLP Annex I, 3.11, 4.2, 4.3 and 4.4. Category 2 of endocrine disruption is a suspicion only. */
const concernOfCategory: Partial<Record<HazardCategoryCode, Concern>> = {
  'ED HH 1': 'endocrineHealth',
  'ED ENV 1': 'endocrineEnvironment',
  PBT: 'PBT',
  vPvB: 'vPvB',
  PMT: 'PMT',
  vPvM: 'vPvM',
}

/** Properties that sections 2.3 and 3 name, whether the record states them or the classification does (REACH Annex II, 2.3 and 3.2.1). */
export function concernsOf({ concerns, classification }: Pick<Ingredient, 'concerns' | 'classification'>): Concern[] {
  return [...new Set([...concerns, ...concernsOfClassification(classification)])]
}

export function concernsOfClassification(classification: readonly ClassificationEntryOfRecord[]): Concern[] {
  return classification.flatMap(({ category }) => concernOfCategory[category] ?? [])
}
