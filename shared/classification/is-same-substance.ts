import type { Ingredient } from '../record/composition.ts'

/** By what a component that was judged is identified; null where it has no such number. */
interface Numbers {
  readonly cas: string | null
  readonly ec: string | null
  readonly index: string | null
}

/**
 * Whether an ingredient of section 3 and a component that was judged are one substance: by the first number that both have, CAS before EC before
 * index number (CLP Annex VI, 1.1.1).
 */
export function isSameSubstance({ casNumber, ecNumber, indexNumber }: Ingredient, { cas, ec, index }: Numbers): boolean {
  if (cas !== null && casNumber !== undefined) return cas === casNumber
  if (ec !== null && ecNumber !== undefined) return ec === ecNumber
  return index !== null && index === indexNumber
}
