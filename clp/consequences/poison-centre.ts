import { hundred, isAtLeast, toNumber } from '../classification/exact.ts'
import { isOfMajorConcern, isSubmittedCategory, widestRange } from '../ufi/submitted-components.ts'
import { categoriesThatDemandUfi, ufiSource } from '../ufi/ufi-duty.ts'
import type { ProductCategory } from '../annex-viii/product-categories.ts'
import { type Classified, metHazards, type ProductKind } from './classified.ts'
import { families, possibleCategories } from './product-category.ts'

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
  /** code of the product category, where kind, state and use leave one alone; otherwise null */
  readonly category: string | null
  /** the categories that it may be, of which a person chooses; empty where the kind of product is not known */
  readonly categories: readonly ProductCategory[]
  /** how exactly each component is stated: Annex VIII, Part B, 3.4.1, Tables 1 and 2 */
  readonly components: readonly { readonly component: string; readonly isOfMajorConcern: boolean; readonly width: number | null }[]
}

/** Article 45 speaks of mixtures: what is one substance with its number and nothing else has no duty. Of a rest that nobody named it may be a mixture. */
function isSubstance({ components }: Classified): boolean {
  const [only, ...others] = components
  if (only === undefined || others.length > 0) return false
  const isNumbered = only.cas !== null || only.ec !== null || only.index !== null
  return isNumbered && isAtLeast(only.content.from, hundred)
}

/** UFI and submission to the poison centres: CLP Article 45 and Annex VIII. */
export function findPoisonCentreDuty(
  input: Classified & { readonly kind: ProductKind | null },
  productCategories: readonly ProductCategory[],
): PoisonCentreDuty {
  const { kind, mixture } = input
  const categories = possibleCategories({ kind, state: mixture.physicalState, use: mixture.use }, productCategories)
  const because = isSubstance(input) ? [] : categoriesThatDemandUfi(metHazards(input).map(({ category }) => category))
  const use = mixture.use ?? 'consumer'
  return {
    isRequired: because.length > 0,
    because,
    article: ufiSource,
    use,
    limitedSubmissionPossible: use === 'industrial',
    categoryFamily: kind === null ? null : (families[kind] ?? null),
    category: categories.length === 1 ? (categories[0]?.code ?? null) : null,
    categories,
    components: input.components
      .filter(({ classes }) => classes.some(({ category }) => isSubmittedCategory(category)))
      .map(({ key, classes, content }) => {
        const isMajor = isOfMajorConcern(classes.map(({ category }) => category))
        return { component: key, isOfMajorConcern: isMajor, width: widestRange(toNumber(content.to), isMajor) }
      }),
  }
}
