/** What Annex III to Regulation (EC) No 1223/2009 lets a cosmetic product name: the entry, its collective name and the CAS numbers of all it covers. */
interface FragranceAllergen {
  entry: number
  name: string
  cas: readonly string[]
}

/**
 * The fragrances that a detergent names by themselves: entries 67 to 92 of Annex III, and those that (EU) 2023/1545 changed or added (for what is placed
 * on the market from 1 August 2026). Entries 79 and 83 left the Annex when cosmetic products lost them; who is allergic still has to know. Where a
 * number stands in two entries, as those of oranges do for flower and peel, it is the peel: of the flower there is far less.
 */
const allergens: readonly FragranceAllergen[] = [
  { entry: 67, name: 'Amyl Cinnamal', cas: ['122-40-7'] },
  { entry: 69, name: 'Cinnamyl Alcohol', cas: ['104-54-1'] },
  { entry: 70, name: 'Citral', cas: ['5392-40-5', '141-27-5', '106-26-3'] },
  { entry: 71, name: 'Eugenol', cas: ['97-53-0'] },
  { entry: 72, name: 'Hydroxycitronellal', cas: ['107-75-5'] },
  { entry: 73, name: 'Isoeugenol', cas: ['97-54-1', '5932-68-3', '5912-86-7'] },
  { entry: 74, name: 'Amylcinnamyl Alcohol', cas: ['101-85-9'] },
  { entry: 75, name: 'Benzyl Salicylate', cas: ['118-58-1'] },
  { entry: 76, name: 'Cinnamal', cas: ['104-55-2'] },
  { entry: 77, name: 'Coumarin', cas: ['91-64-5'] },
  { entry: 78, name: 'Geraniol', cas: ['106-24-1'] },
  { entry: 79, name: 'Hydroxyisohexyl 3-Cyclohexene Carboxaldehyde', cas: ['31906-04-4'] },
  { entry: 80, name: 'Anise Alcohol', cas: ['105-13-5'] },
  { entry: 81, name: 'Benzyl Cinnamate', cas: ['103-41-3'] },
  { entry: 82, name: 'Farnesol', cas: ['4602-84-0'] },
  { entry: 83, name: 'Butylphenyl Methylpropional', cas: ['80-54-6'] },
  { entry: 84, name: 'Linalool', cas: ['78-70-6'] },
  { entry: 85, name: 'Benzyl Benzoate', cas: ['120-51-4'] },
  { entry: 86, name: 'Citronellol', cas: ['106-22-9', '26489-01-0', '1117-61-9', '7540-51-4'] },
  { entry: 87, name: 'Hexyl Cinnamal', cas: ['101-86-0'] },
  { entry: 88, name: 'Limonene', cas: ['5989-27-5', '5989-54-8', '138-86-3', '7705-14-8'] },
  { entry: 89, name: 'Methyl 2-Octynoate', cas: ['111-12-6'] },
  { entry: 90, name: 'Alpha-Isomethyl Ionone', cas: ['127-51-5'] },
  { entry: 91, name: 'Evernia Prunastri Extract', cas: ['90028-68-5'] },
  { entry: 92, name: 'Evernia Furfuracea Extract', cas: ['90028-67-4'] },
  { entry: 109, name: 'Pinus Mugo', cas: ['90082-72-7'] },
  { entry: 114, name: 'Pinus Pumila', cas: ['97676-05-6'] },
  { entry: 122, name: 'Cedrus Atlantica Oil/Extract', cas: ['92201-55-3', '8023-85-6'] },
  { entry: 124, name: 'Turpentine', cas: ['9005-90-7', '8006-64-2', '8052-14-0'] },
  { entry: 131, name: 'Alpha-Terpinene', cas: ['99-86-5'] },
  { entry: 133, name: 'Terpinolene', cas: ['586-62-9'] },
  { entry: 154, name: 'Myroxylon Pereirae Oil/Extract', cas: ['8007-00-9'] },
  {
    entry: 157,
    name: 'Rose Ketones',
    cas: ['43052-87-5', '23726-94-5', '24720-09-0', '23696-85-7', '57378-68-4', '71048-82-3', '23726-92-3', '23726-91-2'],
  },
  { entry: 175, name: '3-Propylidenephthalide', cas: ['17369-59-4'] },
  { entry: 196, name: 'Lippia Citriodora Absolute', cas: ['8024-12-2', '85116-63-8'] },
  { entry: 324, name: 'Methyl Salicylate', cas: ['119-36-8'] },
  { entry: 327, name: 'Acetyl Cedrene', cas: ['32388-55-9'] },
  { entry: 328, name: 'Amyl Salicylate', cas: ['2050-08-0'] },
  { entry: 329, name: 'Anethole', cas: ['104-46-1', '4180-23-8'] },
  { entry: 330, name: 'Benzaldehyde', cas: ['100-52-7'] },
  { entry: 331, name: 'Camphor', cas: ['76-22-2', '21368-68-3', '464-49-3', '464-48-2'] },
  { entry: 332, name: 'Beta-Caryophyllene', cas: ['87-44-5'] },
  { entry: 333, name: 'Carvone', cas: ['99-49-0', '6485-40-1', '2244-16-8'] },
  { entry: 334, name: 'Dimethyl Phenethyl Acetate', cas: ['151-05-3'] },
  { entry: 335, name: 'Hexadecanolactone', cas: ['109-29-5'] },
  { entry: 336, name: 'Hexamethylindanopyran', cas: ['1222-05-5'] },
  { entry: 337, name: 'Linalyl Acetate', cas: ['115-95-7'] },
  { entry: 338, name: 'Menthol', cas: ['89-78-1', '1490-04-6', '2216-51-5', '15356-60-2'] },
  { entry: 339, name: 'Trimethylcyclopentenyl Methylisopentenol', cas: ['67801-20-1'] },
  { entry: 340, name: 'Salicylaldehyde', cas: ['90-02-8'] },
  { entry: 341, name: 'Santalol', cas: ['11031-45-1', '115-71-9', '77-42-9'] },
  { entry: 342, name: 'Sclareol', cas: ['515-03-7'] },
  { entry: 343, name: 'Terpineol', cas: ['8000-41-7', '98-55-5', '138-87-4', '586-81-2'] },
  { entry: 344, name: 'Tetramethyl Acetyloctahydronaphthalenes', cas: ['54464-57-2', '54464-59-4', '68155-66-8', '68155-67-9'] },
  { entry: 345, name: 'Trimethylbenzenepropanol', cas: ['103694-68-4'] },
  { entry: 346, name: 'Vanillin', cas: ['121-33-5'] },
  { entry: 347, name: 'Cananga Odorata Oil/Extract', cas: ['83863-30-3', '8006-81-3', '68606-83-7', '93686-30-7'] },
  { entry: 348, name: 'Cinnamomum Cassia Leaf Oil', cas: ['8007-80-5', '84961-46-6'] },
  { entry: 349, name: 'Cinnamomum Zeylanicum Bark Oil', cas: ['8015-91-6', '84649-98-9'] },
  { entry: 350, name: 'Citrus Aurantium Flower Oil', cas: ['8016-38-4'] },
  { entry: 351, name: 'Citrus Aurantium Peel Oil', cas: ['68916-04-1', '72968-50-4', '97766-30-8', '8028-48-6', '8008-57-9'] },
  { entry: 352, name: 'Citrus Aurantium Bergamia Peel Oil', cas: ['8007-75-8', '89957-91-5', '68648-33-9', '85049-52-1'] },
  { entry: 353, name: 'Citrus Limon Peel Oil', cas: ['84929-31-7', '8008-56-8'] },
  { entry: 354, name: 'Lemongrass Oil', cas: ['8007-02-1', '89998-16-3', '91844-92-7'] },
  { entry: 355, name: 'Eucalyptus Globulus Oil', cas: ['97926-40-4', '8000-48-4'] },
  { entry: 356, name: 'Eugenia Caryophyllus Oil', cas: ['8000-34-8', '8015-97-2', '84961-50-2'] },
  { entry: 357, name: 'Jasmine Oil/Extract', cas: ['84776-64-7', '90045-94-6', '8022-96-6', '8024-43-9'] },
  { entry: 358, name: 'Juniperus Virginiana Oil', cas: ['8000-27-9', '85085-41-2'] },
  { entry: 359, name: 'Laurus Nobilis Leaf Oil', cas: ['8002-41-3', '8007-48-5', '84603-73-6'] },
  {
    entry: 360,
    name: 'Lavandula Oil/Extract',
    cas: ['91722-69-9', '8022-15-9', '93455-96-0', '93455-97-1', '92623-76-2', '84776-65-8', '8000-28-0', '90063-37-9'],
  },
  { entry: 361, name: 'Mentha Piperita Oil', cas: ['8006-90-4', '84082-70-2'] },
  { entry: 362, name: 'Mentha Viridis Leaf Oil', cas: ['8008-79-5', '84696-51-5'] },
  { entry: 363, name: 'Narcissus Extract', cas: ['90064-26-9', '68917-12-4', '90064-27-0', '90064-25-8'] },
  { entry: 364, name: 'Pelargonium Graveolens Flower Oil', cas: ['90082-51-2', '8000-46-2'] },
  { entry: 365, name: 'Pogostemon Cablin Oil', cas: ['8014-09-3', '84238-39-1'] },
  {
    entry: 366,
    name: 'Rose Flower Oil/Extract',
    cas: ['8007-01-0', '90106-38-0', '93334-48-6', '84696-47-9', '84604-12-6', '84604-13-7', '92347-25-6'],
  },
  { entry: 367, name: 'Santalum Album Oil', cas: ['8006-87-9', '84787-70-2'] },
  { entry: 368, name: 'Eugenyl Acetate', cas: ['93-28-7'] },
  { entry: 369, name: 'Geranyl Acetate', cas: ['105-87-3'] },
  { entry: 370, name: 'Isoeugenyl Acetate', cas: ['93-29-8'] },
  { entry: 371, name: 'Pinene', cas: ['80-56-8', '7785-70-8', '127-91-3', '18172-67-3'] },
]

const inciNames: ReadonlyMap<string, string> = new Map(allergens.flatMap(({ cas, name }) => cas.map((number) => [number, name])))

/** INCI name of a fragrance; null where the number is of none. Benzyl alcohol (entry 45) is solvent and preservative besides, and no number tells which. */
export const fragranceName = (cas: string | null): string | null => (cas === null ? null : (inciNames.get(cas) ?? null))

/** % of the detergent: what is named by itself is more than this (Regulation (EC) No 648/2004, Annex VII A). */
export const allergensNamedAbove = 0.01

/** What makers call the perfume in their recipe, in the languages of the Union, without accents; distillates and aromatic hydrocarbons are none. */
const perfume =
  /parf[eiuy]m|perfum|profum|fragran|duft|doft|hajust|tuoksu|\billat|lohna|smarz|kvapi|disav|\bmiris|zapach|\bvonn|geurstof|cumhran|fwieha|парфюм|αρωμα(?!τικ)/i

export const isPerfumeName = (name: string): boolean => perfume.test(name.normalize('NFD').replaceAll(/\p{M}/gu, ''))

/** CAS numbers of the fragrances that are written here. */
export const fragranceNumbers: readonly string[] = [...inciNames.keys()]
