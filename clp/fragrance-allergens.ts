/**
 * The fragrances that a detergent names by themselves: Annex III to Regulation (EC) No 1223/2009, entries 45 and 67 to 92, by CAS number with the name of
 * the common nomenclature (INCI). Those that (EU) 2023/1545 added since are asked for and not listed here.
 */
const inciNames: Readonly<Record<string, string>> = {
  '122-40-7': 'Amyl Cinnamal',
  '104-54-1': 'Cinnamyl Alcohol',
  '5392-40-5': 'Citral',
  '97-53-0': 'Eugenol',
  '107-75-5': 'Hydroxycitronellal',
  '97-54-1': 'Isoeugenol',
  '101-85-9': 'Amylcinnamyl Alcohol',
  '118-58-1': 'Benzyl Salicylate',
  '104-55-2': 'Cinnamal',
  '91-64-5': 'Coumarin',
  '106-24-1': 'Geraniol',
  '31906-04-4': 'Hydroxyisohexyl 3-Cyclohexene Carboxaldehyde',
  '105-13-5': 'Anise Alcohol',
  '103-41-3': 'Benzyl Cinnamate',
  '4602-84-0': 'Farnesol',
  '80-54-6': 'Butylphenyl Methylpropional',
  '78-70-6': 'Linalool',
  '120-51-4': 'Benzyl Benzoate',
  '106-22-9': 'Citronellol',
  '101-86-0': 'Hexyl Cinnamal',
  '5989-27-5': 'Limonene',
  '111-12-6': 'Methyl 2-Octynoate',
  '127-51-5': 'Alpha-Isomethyl Ionone',
  '90028-68-5': 'Evernia Prunastri Extract',
  '90028-67-4': 'Evernia Furfuracea Extract',
}

/** INCI name of a fragrance; null where the number is of none. Benzyl alcohol (entry 45) is solvent and preservative besides, and no number tells which. */
export const fragranceName = (cas: string | null): string | null => (cas === null ? null : (inciNames[cas] ?? null))

/** % of the detergent: what is named by itself is more than this (Regulation (EC) No 648/2004, Annex VII A). */
export const allergensNamedAbove = 0.01

/** What makers call the perfume in their recipe, in the languages of the Union, without accents; distillates and aromatic hydrocarbons are none. */
const perfume =
  /parf[eiuy]m|perfum|profum|fragran|duft|doft|hajust|tuoksu|\billat|lohna|smarz|kvapi|disav|\bmiris|zapach|\bvonn|geurstof|cumhran|fwieha|парфюм|αρωμα(?!τικ)/i

export const isPerfumeName = (name: string): boolean => perfume.test(name.normalize('NFD').replaceAll(/\p{M}/gu, ''))

/** CAS numbers of the fragrances that are written here. */
export const fragranceNumbers: readonly string[] = Object.keys(inciNames)
