import type { LabelOptions } from '../../shared/label-options.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'

export interface ProductCode {
  id: number
  code: string
}

/** Every code of the product, name by name. */
export function codesOf({ synonyms }: Pick<ProductRecord, 'synonyms'>): ProductCode[] {
  return synonyms.flatMap(({ productCodes }) => productCodes)
}

/** The ids in a query that belong to no code of the product. */
export function foreignCodes(record: Pick<ProductRecord, 'synonyms'>, ids: readonly string[] = []): string[] {
  const own = new Set(codesOf(record).map(({ id }) => String(id)))
  return ids.filter((id) => !own.has(id))
}

type CodesOfRecord = Pick<ProductRecord, 'synonyms' | 'labelDefaults'>

/** The codes of a label if none are chosen: the product's defaults, or else its first code. */
function defaultCodesOf(record: CodesOfRecord): ProductCode[] {
  const codes = codesOf(record)
  const wished = record.labelDefaults.productCodeIds.flatMap((id) => codes.find((code) => code.id === id) ?? [])
  return wished.length > 0 ? wished : codes.slice(0, 1)
}

/** The chosen codes that the product has, in the order chosen; where none is chosen its defaults. */
export function chooseProductCodes(record: CodesOfRecord, { productCodeIds }: Pick<LabelOptions, 'productCodeIds'>): ProductCode[] {
  const codes = codesOf(record)
  const chosen = productCodeIds.flatMap((id) => codes.find((code) => code.id === id) ?? [])
  return chosen.length > 0 ? chosen : defaultCodesOf(record)
}

/** The names that belong to the chosen codes; where these are all of the product's own name, every other name. */
export function chooseSynonyms(
  record: CodesOfRecord & Pick<ProductRecord, 'name'>,
  options: Pick<LabelOptions, 'productCodeIds'>,
): string[] {
  const others = record.synonyms.filter(({ name }) => name !== record.name)
  const chosen = new Set(chooseProductCodes(record, options).map(({ id }) => id))
  const named = others.filter(({ productCodes }) => productCodes.some(({ id }) => chosen.has(id)))
  return [...new Set((named.length > 0 ? named : others).map(({ name }) => name))]
}

/** The code under which a name is ordered: the default one where it is among the codes of the name, otherwise the first of these. */
export function codeOfName(record: CodesOfRecord, synonymId: number): ProductCode | undefined {
  const own = record.synonyms.find(({ id }) => id === synonymId)?.productCodes ?? []
  const usual = defaultCodesOf(record).find(({ id }) => own.some((code) => code.id === id))
  return usual ?? own[0]
}

/**
 * The chosen codes to which the product's default content of the pack does not belong: codes stand for packs of different sizes, and the
 * record knows one content, that of the default codes (CLP Article 17(1)(b)). None where another content is written, or none at all.
 */
export function codesOfOtherContent(record: CodesOfRecord, options: Pick<LabelOptions, 'productCodeIds' | 'packContent'>): ProductCode[] {
  if (options.packContent === '' || options.packContent !== record.labelDefaults.packContent) return []
  const usual = new Set(defaultCodesOf(record).map(({ id }) => id))
  return chooseProductCodes(record, options).filter(({ id }) => !usual.has(id))
}

/**
 * The options without a content that belongs to other codes: a wrong nominal quantity is worse than none
 * (docs/decisions/024-label-limits.md).
 * @param isWritten whether the content was requested explicitly: then it stays
 */
export function withOwnContent(record: CodesOfRecord, options: LabelOptions, isWritten: boolean): LabelOptions {
  return isWritten || codesOfOtherContent(record, options).length === 0 ? options : { ...options, packContent: '' }
}
