/** A substance by which an entry of REACH Annex XVII concerns a mixture, whatever its classes. */
export interface RestrictedSubstance {
  readonly entry: number
  readonly casNumbers: readonly string[]
  /** % by weight from which column 2 speaks of mixtures */
  readonly from: number
  /** of a group of which these are those on the market: another member may stand behind the entry */
  readonly isGroup?: true
}

/**
 * Entries of REACH Annex XVII that are of substances by themselves. Whether one forbids the use that a maker has in mind (55 and 57 are of what the public
 * buys, 59 of paint strippers), the maker knows: section 15.1 names it where the mixture holds so much (REACH Annex II, 15.1).
 */
export const restrictedSubstances: readonly RestrictedSubstance[] = [
  { entry: 5, casNumbers: ['71-43-2'], from: 0.1 },
  // nonylphenols and their ethoxylates
  {
    entry: 46,
    casNumbers: ['25154-52-3', '84852-15-3', '104-40-5', '9016-45-9', '127087-87-0', '26027-38-3', '37205-87-1', '68412-54-4'],
    from: 0.1,
    isGroup: true,
  },
  { entry: 48, casNumbers: ['108-88-3'], from: 0.1 },
  { entry: 54, casNumbers: ['111-77-3'], from: 0.1 },
  { entry: 55, casNumbers: ['112-34-5'], from: 3 },
  { entry: 57, casNumbers: ['110-82-7'], from: 0.1 },
  { entry: 59, casNumbers: ['75-09-2'], from: 0.1 },
  { entry: 69, casNumbers: ['67-56-1'], from: 0.6 },
  // octamethylcyclotetrasiloxane, decamethylcyclopentasiloxane, dodecamethylcyclohexasiloxane
  { entry: 70, casNumbers: ['556-67-2', '541-02-6', '540-97-6'], from: 0.1 },
  { entry: 71, casNumbers: ['872-50-4'], from: 0.3 },
  { entry: 76, casNumbers: ['68-12-2'], from: 0.3 },
]
