/**
 * Substances of Regulation (EC) No 273/2004, Annex I, that products are made of, by CAS number: category 1 (piperonal, safrole, isosafrole, phenylacetone),
 * 2 (acetic anhydride, red phosphorus, phenylacetic and anthranilic acid, piperidine, potassium permanganate), 3 (hydrochloric and sulphuric acid,
 * toluene, diethyl ether, acetone, butanone). Those that are medicines alone are left out.
 */
export const drugPrecursors: ReadonlySet<string> = new Set(
  [
    '120-57-0 94-59-7 120-58-1 103-79-7',
    '108-24-7 7723-14-0 103-82-2 118-92-3 110-89-4 7722-64-7',
    '7647-01-0 7664-93-9 108-88-3 60-29-7 67-64-1 78-93-3',
  ].flatMap((line) => line.split(' ')),
)
