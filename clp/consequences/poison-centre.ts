import { findHazardCategory, hazardKind, type HazardCategoryCode } from '../hazard-categories.ts'
import { categoriesThatDemandUfi, ufiSource } from '../ufi-duty.ts'
import { type Classified, metHazards, type ProductKind } from './classified.ts'

/** Families of the product categorisation system (EuPCS) by the kind of product; the code within the family is chosen by a person. */
const families: Partial<Readonly<Record<ProductKind, string>>> = {
  paint: 'PC-PNT',
  adhesive: 'PC-ADH',
  sealant: 'PC-ADH',
  printingInk: 'PC-INK',
  cement: 'PC-CON',
  biocide: 'PP-BIO',
  fuel: 'PC-FUE',
  lampOil: 'PC-FUE',
  grillLighter: 'PC-FUE',
  cleaner: 'PC-CLN',
}

export interface PoisonCentreDuty {
  readonly isRequired: boolean
  /** categories of the mixture behind the duty */
  readonly because: readonly string[]
  readonly article: string
  /** use types of Annex VIII, Part A, 2.4: of a mixture of several uses the strictest, consumer before professional before industrial */
  readonly use: 'consumer' | 'professional' | 'industrial'
  /** for industrial use alone the content of the sheet suffices, with quick access to more (Annex VIII, Part A, 2.3) */
  readonly limitedSubmissionPossible: boolean
  /** family of the product category; null where the kind of product is not known */
  readonly categoryFamily: string | null
  /** how exactly each component is stated: Annex VIII, Part B, 3.4.1, Tables 1 and 2 */
  readonly components: readonly { readonly component: string; readonly isOfMajorConcern: boolean; readonly width: number | null }[]
}

/** Annex VIII, Part B, 3.4.1: hazardous components of major concern. */
const majorConcern: ReadonlySet<HazardCategoryCode> = new Set<HazardCategoryCode>([
  'Acute Tox. 1',
  'Acute Tox. 2',
  'Acute Tox. 3',
  'STOT SE 1',
  'STOT SE 2',
  'STOT RE 1',
  'STOT RE 2',
  'Skin Corr. 1',
  'Skin Corr. 1A',
  'Skin Corr. 1B',
  'Skin Corr. 1C',
  'Eye Dam. 1',
])

/** Table 1 and Table 2: content from which on, and the widest range that the submission may have, in percentage points. */
const widthsOfMajor = [
  [25, 5],
  [10, 3],
  [1, 1],
  [0.1, 0.3],
  [0, 0.1],
] as const
const widthsOfOthers = [
  [25, 20],
  [10, 10],
  [1, 3],
  [0, 1],
] as const

/** UFI and submission to the poison centres: CLP Article 45 and Annex VIII. */
export function findPoisonCentreDuty(input: Classified & { readonly kind: ProductKind | null }): PoisonCentreDuty {
  const because = categoriesThatDemandUfi(metHazards(input).map(({ category }) => category))
  const use = input.mixture.use ?? 'consumer'
  return {
    isRequired: because.length > 0,
    because,
    article: ufiSource,
    use,
    limitedSubmissionPossible: use === 'industrial',
    categoryFamily: input.kind === null ? null : (families[input.kind] ?? null),
    components: input.components
      .filter(({ classes }) =>
        classes.some(({ category }) => ['health', 'physical'].includes(hazardKind(findHazardCategory(category).hazardClass))),
      )
      .map(({ key, classes, content }) => {
        const isOfMajorConcern = classes.some(({ category }) => majorConcern.has(category))
        const percent = Number(content.to.n) / Number(content.to.d)
        const widths = isOfMajorConcern ? widthsOfMajor : widthsOfOthers
        return { component: key, isOfMajorConcern, width: widths.find(([from]) => percent >= from)?.[1] ?? null }
      }),
  }
}
