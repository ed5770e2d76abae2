/** The product category of a submission to the poison centres (CLP Annex VIII, Part A, 3.4), as far as kind, state and use of the product tell it. */
import type { ProductCategory } from '../annex-viii/product-categories.ts'
import type { PhysicalState, Use } from '../classification/mixture.ts'
import type { ProductKind } from './classified.ts'

/** Families of the product categorisation system by the kind of product. What resins and perfumery products are notified as, the kind does not say. */
export const families: Partial<Readonly<Record<ProductKind, string>>> = {
  paint: 'PC-PNT',
  adhesive: 'PC-ADH',
  sealant: 'PC-ADH',
  printingInk: 'PC-INK',
  cement: 'PC-CON',
  brazingAlloy: 'PC-TEC',
  biocide: 'PP-BIO',
  plantProtection: 'PP-PRD',
  fuel: 'PC-FUE',
  lampOil: 'PC-FUE',
  grillLighter: 'PC-FUE',
  cleaner: 'PC-CLN',
}

/** Kinds that are one category by its text. */
const ofKind: Partial<Readonly<Record<ProductKind, string>>> = { lampOil: 'PC-FUE-2', grillLighter: 'PC-FUE-3', brazingAlloy: 'PC-TEC-24' }

/** Cleaners are detergents as well, which have a family of their own. */
const beside: Partial<Readonly<Record<ProductKind, string>>> = { cleaner: 'PC-DET' }

const aerosolPaint = 'PC-PNT-1'
/** Categories that name their users in their text. */
const ofPublic: ReadonlySet<string> = new Set(['PC-ADH-1', 'PC-DET-1.2', 'PC-DET-3.1'])
const ofWork: ReadonlySet<string> = new Set(['PC-DET-1.3', 'PC-DET-3.2'])

interface Product {
  readonly kind: ProductKind | null
  readonly state: PhysicalState | null
  /** null: nobody said who uses it */
  readonly use: Use | null
}

/**
 * The categories that the product may be notified in: those of its family that neither its state nor its users rule out. One alone is its category; of
 * several a person chooses. Empty where the kind is not known or tells no family.
 */
export function possibleCategories({ kind, state, use }: Product, all: readonly ProductCategory[]): readonly ProductCategory[] {
  if (kind === null) return []
  const starts = [families[kind], beside[kind]].flatMap((one) => (one === undefined ? [] : [`${one}-`]))
  return all.filter(({ code }) => {
    if (ofKind[kind] !== undefined) return code === ofKind[kind]
    if (!starts.some((start) => code.startsWith(start)) || Object.values(ofKind).includes(code)) return false
    if (kind === 'paint' && state !== null && (state === 'aerosol') !== (code === aerosolPaint)) return false
    return use === null || !(use === 'consumer' ? ofWork : ofPublic).has(code)
  })
}
