/** A substance by which an entry of REACH Annex XVII concerns a mixture, whatever its classes. */
export interface RestrictedSubstance {
  readonly entry: number
  readonly casNumbers: readonly string[]
  /** % by weight from which column 2 speaks of mixtures */
  readonly from: number
  /** of a group of which these are those on the market: another member may stand behind the entry */
  readonly isGroup?: true
  /**
   * DNELs of workers that the sheet of a mixture must have, systemic and for the long term: mg/m³ by inhalation, mg/kg of body weight a day by skin
   * (column 2, paragraph 1)
   */
  readonly statedLevels?: { readonly inhalation: number; readonly dermal: number }
  /** the first day on which the sheet must have them, where that was not always so; before it they may stand there */
  readonly statedFrom?: string
  /** kinds of products (`productKinds`) of which column 2 speaks: one of another kind is not concerned, one of which nobody said the kind may be */
  readonly kinds?: readonly string[]
}

/** % of each compound of dibutyltin that is more than 0.1 % of tin (entry 20, paragraph 5: what the public buys), by its molar mass. */
const dibutyltin: readonly RestrictedSubstance[] = (
  [
    ['77-58-7', 0.533], // dilaurate
    ['1067-33-0', 0.296], // diacetate
    ['683-18-1', 0.256], // dichloride
    ['818-08-6', 0.21], // oxide
    ['78-04-6', 0.293], // maleate
    ['22673-19-4', 0.364], // bis(acetylacetonate)
    ['10584-98-2', 0.539], // bis(2-ethylhexyl mercaptoacetate)
    ['25168-24-5', 0.539], // bis(isooctyl mercaptoacetate)
    ['1185-81-5', 0.536], // bis(dodecyl mercaptide)
  ] as const
).map(([cas, from]) => ({ entry: 20, casNumbers: [cas], from, isGroup: true }))

/**
 * Entries of REACH Annex XVII that are of substances by themselves. Whether one forbids the use that a maker has in mind (55 and 57 are of what the public
 * buys), the maker knows: section 15.1 names it where the mixture holds so much (REACH Annex II, 15.1) and is no product of another kind.
 */
export const restrictedSubstances: readonly RestrictedSubstance[] = [
  { entry: 5, casNumbers: ['71-43-2'], from: 0.1 },
  // carbonates and sulphates of lead, for paint
  { entry: 16, casNumbers: ['598-63-0', '1319-46-6'], from: 0, kinds: ['paint'] },
  { entry: 17, casNumbers: ['7446-14-2', '15739-80-7'], from: 0, kinds: ['paint'] },
  ...dibutyltin,
  // creosotes and tars for the preservation of wood
  {
    entry: 31,
    casNumbers: '8001-58-9 61789-28-4 84650-04-4 90640-84-9 65996-91-0 90640-80-5 65996-85-2 8021-39-4 122384-78-5'.split(' '),
    from: 0,
    kinds: ['biocide'],
  },
  // chlorinated solvents in what the public buys or what evaporates into the open, as in cleaning
  { entry: 32, casNumbers: ['67-66-3'], from: 0.1 },
  { entry: 34, casNumbers: ['79-00-5'], from: 0.1 },
  { entry: 35, casNumbers: ['79-34-5'], from: 0.1 },
  { entry: 36, casNumbers: ['630-20-6'], from: 0.1 },
  { entry: 37, casNumbers: ['76-01-7'], from: 0.1 },
  { entry: 38, casNumbers: ['75-35-4'], from: 0.1 },
  // nonylphenols and their ethoxylates
  {
    entry: 46,
    casNumbers: ['25154-52-3', '84852-15-3', '104-40-5', '9016-45-9', '127087-87-0', '26027-38-3', '37205-87-1', '68412-54-4'],
    from: 0.1,
    isGroup: true,
  },
  { entry: 48, casNumbers: ['108-88-3'], from: 0.1, kinds: ['adhesive', 'paint'] },
  { entry: 49, casNumbers: ['120-82-1'], from: 0.1 },
  // paints, paint strippers, cleaning agents, self-shining emulsions and floor sealants; sprays of paint and cleaner; contact adhesives
  { entry: 54, casNumbers: ['111-77-3'], from: 0.1, kinds: ['paint', 'cleaner', 'sealant'] },
  { entry: 55, casNumbers: ['112-34-5'], from: 3, kinds: ['paint', 'cleaner'] },
  { entry: 57, casNumbers: ['110-82-7'], from: 0.1, kinds: ['adhesive'] },
  // by 28 % of nitrogen in a fertiliser, 16 % for the public, of which ammonium nitrate holds 35 %
  { entry: 58, casNumbers: ['6484-52-2'], from: 45.7 },
  // paint strippers, which have no kind of their own
  { entry: 59, casNumbers: ['75-09-2'], from: 0.1, kinds: [] },
  // for grouting
  { entry: 60, casNumbers: ['79-06-1'], from: 0.1, kinds: ['cement', 'sealant'] },
  // phenylmercury compounds, which catalyse polyurethanes: 0.01 % of mercury is this much of the lightest, the acetate
  { entry: 62, casNumbers: ['62-38-4', '103-27-5', '13302-00-6', '13864-38-5', '26545-49-3'], from: 0.017, isGroup: true },
  // air fresheners and deodorisers, which have no kind of their own either
  { entry: 64, casNumbers: ['106-46-7'], from: 1, kinds: ['perfumery', 'biocide', 'cleaner'] },
  // for washing and defrosting windscreens
  { entry: 69, casNumbers: ['67-56-1'], from: 0.6, kinds: ['cleaner'] },
  // octamethylcyclotetrasiloxane, decamethylcyclopentasiloxane, dodecamethylcyclohexasiloxane
  { entry: 70, casNumbers: ['556-67-2', '541-02-6', '540-97-6'], from: 0.1 },
  { entry: 71, casNumbers: ['872-50-4'], from: 0.3, statedLevels: { inhalation: 14.4, dermal: 4.8 } },
  // trialkoxy and trichloro silanes with a perfluorinated chain (TDFAs), two parts in 10⁹ of which with a solvent harm the lungs as a spray
  { entry: 73, casNumbers: ['51851-37-7', '85857-16-5', '78560-45-9'], from: 2e-7, isGroup: true },
  { entry: 76, casNumbers: ['68-12-2'], from: 0.3, statedLevels: { inhalation: 6, dermal: 1.1 } },
  // Regulation (EU) 2025/1090
  { entry: 80, casNumbers: ['127-19-5'], from: 0.3, statedLevels: { inhalation: 13, dermal: 1.8 }, statedFrom: '2026-12-24' },
  { entry: 81, casNumbers: ['2687-91-4'], from: 0.3, statedLevels: { inhalation: 4, dermal: 2.4 }, statedFrom: '2026-12-24' },
]
