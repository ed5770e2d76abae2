/** Poisons of which section 4 speaks, beside those of `substances-by-effect.ts`: CAS numbers, from the tables of antidotes of poison centres, from memory. */

export const carbonMonoxide = '630-08-0'

/**
 * Of which it is not said that no antidote is known, though no sentence names it: salts of iron (deferoxamine), hydrazines (pyridoxine), hydrogen sulphide (nitrite or
 * hydroxocobalamin), oxalic acid and its soluble salts (calcium), iodine (thiosulphate), 2-butoxy-, 2-ethoxy- and 2-methoxyethanol (fomepizole), dichloromethane, of which the body
 * makes carbon monoxide (oxygen), nicotine (atropine), esters of nitric acid (methylene blue).
 */
export const otherPoisons: readonly string[] = [
  '7705-08-0 10025-77-1 7758-94-3 13478-10-9 7720-78-7 7782-63-0 10028-22-5 10421-48-4',
  '302-01-2 7803-57-8 60-34-4 57-14-7 7783-06-4 144-62-7 6153-56-6 62-76-0 583-52-8 7553-56-2',
  '111-76-2 110-80-5 109-86-4 75-09-2 54-11-5 27247-96-7 627-13-4 1712-64-7 1002-16-0',
].flatMap((line) => line.split(' '))

/** Groups of CLP Annex VI of the same kind by index number: copper (penicillamine), antimony (DMPS), barium (sulphate), thallium (Prussian blue). */
export const otherPoisonousMetals = ['029-', '051-', '056-', '081-'] as const

/**
 * They keep the body from burning alcohol, so that a glass of it harms: cyanamide and its calcium salt, thiram, disulfiram, metam, N,N-dimethylformamide, butyraldoxime,
 * trichloroethylene.
 */
export const harmfulWithAlcohol: readonly string[] = '420-04-2 156-62-7 137-26-8 97-77-8 137-42-8 137-41-7 68-12-2 110-69-0 79-01-6'.split(
  ' ',
)
