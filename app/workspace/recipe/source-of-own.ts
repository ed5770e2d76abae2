import type { OwnSubstanceRecord } from '../../../shared/own-substances.ts'
import type { RecipeRow } from '../../../shared/recipe/recipe.ts'

/** Where the data of an own substance or raw material come from, as its row says it: the supplier and the day of their sheet. */
export const sourceOfOwn = ({ supplier, sheet }: Pick<OwnSubstanceRecord, 'supplier' | 'sheet'>): NonNullable<RecipeRow['source']> => ({
  kind: supplier ? 'supplier' : 'own',
  ...(supplier ? { name: supplier.name } : {}),
  ...(sheet ? { day: sheet.day } : {}),
})
