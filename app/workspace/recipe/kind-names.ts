import type { ProductKind } from '../../../clp/consequences/classified.ts'

/** Kinds of product that the library names by what the product is for (REACH Annex II, 1.2), `use.…`; the others have a word of the interface. */
export const kindNames: Readonly<Record<ProductKind, string>> = {
  paint: 'use.coating',
  adhesive: 'use.bonding',
  sealant: 'use.sealing',
  printingInk: 'use.printing',
  resin: 'recipe.kind.resin',
  perfumery: 'recipe.kind.perfumery',
  cement: 'recipe.kind.cement',
  brazingAlloy: 'recipe.kind.brazingAlloy',
  biocide: 'recipe.kind.biocide',
  plantProtection: 'recipe.kind.plantProtection',
  fuel: 'recipe.kind.fuel',
  lampOil: 'use.lampOil',
  grillLighter: 'use.grillLighter',
  cleaner: 'use.cleaning',
}
