/** Substances of which sentences of a sheet speak by what they do, and no class of theirs tells it: CAS numbers. */

/** Hypochlorites and chloroisocyanurates: acids set chlorine free of them (CLP Annex II, 2.6). */
export const activeChlorine: readonly string[] = '7681-52-9 7778-54-3 7778-66-7 2893-78-9 51580-86-0 87-90-1 2782-57-2'.split(' ')

/**
 * Boiling at 65 °C at most: a filter A does not hold them, AX does (EN 14387). Acetone, methanol, dichloromethane, trichloromethane, diethyl and dimethyl
 * ether, dimethoxymethane, MTBE, methyl acetate, methyl and ethyl formate; pentanes, cyclopentane, hexanes, acetaldehyde, propanal, propylene oxide.
 */
export const lowBoiling: readonly string[] = [
  '67-64-1 67-56-1 75-09-2 67-66-3 60-29-7 115-10-6 109-87-5 1634-04-4 79-20-9 107-31-3 109-94-4',
  '109-66-0 78-78-4 287-92-3 107-83-5 96-14-0 75-83-2 79-29-8 75-07-0 123-38-6 75-56-9',
].flatMap((line) => line.split(' '))

/**
 * Gases that are liquid under pressure at room temperature and, as gas, heavier than air: propane, propene, butanes, butenes, liquefied petroleum
 * gases, dimethyl ether, chlorine, carbon dioxide, sulphur dioxide, hydrogen sulphide, difluoroethane, tetrafluoroethane, tetrafluoropropenes.
 */
export const liquefiedGases: readonly string[] = [
  '74-98-6 115-07-1 106-97-8 75-28-5 115-11-7 106-98-9 68476-85-7 68476-40-4 115-10-6',
  '7782-50-5 124-38-9 7446-09-5 7783-06-4 75-37-6 811-97-2 754-12-1 29118-24-9',
].flatMap((line) => line.split(' '))

/** Held neither by a filter A nor by AX. */
export const formaldehyde = '50-00-0'

/** Set free from water as gases that are acid, which filters B and E hold (EN 14387): hydrogen chloride, bromide and fluoride, sulphur dioxide. */
export const acidGases: readonly string[] = '7647-01-0 10035-10-6 7664-39-3 7446-09-5'.split(' ')

/** And alkaline, which a filter K holds: ammonia and its solution, methyl, dimethyl, trimethyl, ethyl and diethylamine. */
export const alkalineGases: readonly string[] = '7664-41-7 1336-21-6 74-89-5 124-40-3 75-50-3 75-04-7 109-89-7'.split(' ')

/**
 * Gases that no filter of EN 14387 for types A, AX, B, E and K holds, and that take the place of the air: carbon dioxide, nitrogen, argon, helium, neon, krypton,
 * xenon, sulphur hexafluoride, hydrogen, methane; and carbon monoxide, which asks for a filter CO of its own.
 */
export const displacingGases: readonly string[] =
  '124-38-9 7727-37-9 7440-37-1 7440-59-7 7440-01-9 7439-90-9 7440-63-3 2551-62-4 1333-74-0 74-82-8 630-08-0'.split(' ')

/** % from which what passes a filter A is worth another one; gases from water smell from some per cent on. */
export const passesFilterFrom = { lowBoiling: 1, formaldehyde: 0.1, gases: 5 } as const
