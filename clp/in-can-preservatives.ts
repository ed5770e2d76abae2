/**
 * What keeps a paint, an adhesive or an ink in its can (Regulation (EU) No 528/2012, Annex V, product type 6), by CAS number: isothiazolinones, bronopol,
 * dibromonitrilopropionamide, sodium pyrithione, releasers of formaldehyde, chlorocresol, biphenylol. What protects the dry film (type 7) is none of them,
 * nor what does something else too, as phenoxyethanol dissolves.
 */
export const inCanPreservatives: ReadonlySet<string> = new Set(
  [
    '2634-33-5 55965-84-9 26172-55-4 2682-20-4 2527-66-4',
    '52-51-7 10222-01-2 3811-73-2 15922-78-8',
    '6440-58-0 7747-35-5 5395-50-6 70161-44-3 59-50-7 90-43-7',
  ].flatMap((line) => line.split(' ')),
)

/** % from which such a substance is more than what preserves: the product is the preservative itself. */
export const preservativeItselfFrom = 2
