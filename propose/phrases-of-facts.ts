import type { PhysicalState, Use } from '../clp/classification/mixture.ts'
import type { ProductKind } from '../clp/consequences/classified.ts'

/** How 9.1 (a) names a state. */
export const phraseOfState: Readonly<Record<PhysicalState, string>> = {
  liquid: 'state.liquid',
  solid: 'state.solid',
  gas: 'state.gas',
  aerosol: 'state.aerosolDispenser',
}

/** How 1.2 names who uses it. */
export const phraseOfUse: Readonly<Record<Use, string>> = {
  industrial: 'use.industrial',
  professional: 'use.professional',
  consumer: 'use.consumer',
}

/** How 1.2 says in short what a product of the kind is for (REACH Annex II, 1.2), where the library has a sentence. */
export const phraseOfKind: Readonly<Partial<Record<ProductKind, string>>> = {
  paint: 'use.coating',
  adhesive: 'use.bonding',
  sealant: 'use.sealing',
  printingInk: 'use.printing',
  cleaner: 'use.cleaning',
  lampOil: 'use.lampOil',
  grillLighter: 'use.grillLighter',
}
