import type { WorkingRecord } from './editing.ts'

/** The sequence from which an id is taken. */
export type IdKind = 'synonym_ids' | 'product_code_ids'

const isObject = (value: unknown): value is WorkingRecord => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The draft with an id for every synonym and product code that has none: they get theirs when it is published. */
export function withIds(draft: WorkingRecord, next: (kind: IdKind) => number): WorkingRecord {
  const { synonyms } = draft
  if (!Array.isArray(synonyms)) return draft
  const complete = (kind: IdKind, entry: WorkingRecord) => (entry['id'] === undefined ? { ...entry, id: next(kind) } : entry)
  return {
    ...draft,
    synonyms: synonyms.map((synonym: unknown) => {
      if (!isObject(synonym)) return synonym
      const { productCodes } = synonym
      return complete('synonym_ids', {
        ...synonym,
        ...(Array.isArray(productCodes)
          ? { productCodes: productCodes.map((code: unknown) => (isObject(code) ? complete('product_code_ids', code) : code)) }
          : {}),
      })
    }),
  }
}

const largestId = 2_147_483_647

/** The same with stand-ins from the upper end, to look at a draft before it is published. */
export function withStandIns(draft: WorkingRecord): WorkingRecord {
  let standIn = largestId
  return withIds(draft, () => standIn--)
}
