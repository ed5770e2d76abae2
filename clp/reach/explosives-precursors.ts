/**
 * Regulation (EU) 2019/1148, Annex I: substances, by CAS number, and % by weight above which they are not made available to members of the general public
 * (Article 5(1)): nitric acid, hydrogen peroxide, sulphuric acid, nitromethane, chlorates and perchlorates of potassium and sodium; ammonium nitrate by 16 % of
 * nitrogen, of which it holds 35 %.
 */
export const restrictedPrecursors: Readonly<Record<string, number>> = {
  '7697-37-2': 3,
  '7722-84-1': 12,
  '7664-93-9': 15,
  '75-52-5': 16,
  '3811-04-9': 40,
  '7778-74-7': 40,
  '7775-09-9': 40,
  '7601-89-0': 40,
  '6484-52-2': 45.7,
}

/** Annex II: suspicious transactions are reported: acetone, hexamine, nitrates of potassium, sodium, calcium and magnesium, calcium ammonium nitrate. */
export const reportablePrecursors: readonly string[] = '67-64-1 100-97-0 7757-79-1 7631-99-4 10124-37-5 15245-12-2 13446-18-9'.split(' ')

/** Of Annex II as powder alone, with 70 % or more of the metal: magnesium and aluminium. */
export const metalPowderPrecursors: readonly string[] = ['7439-95-4', '7429-90-5']

/** % */
export const metalPowderFrom = 70

/** @returns % above which the substance is restricted; Infinity: it is not */
export const restrictedPrecursorFrom = (cas: string | null): number => restrictedPrecursors[cas ?? ''] ?? Infinity

/** %: a mixture of more than five ingredients with less than 1 % of each is left out (Article 3, point 12). */
const traceBelow = 1

/**
 * @param isPowder whether it is a dust, as Annex II means the metals
 * @returns % from which transactions are reported (Article 9(1)); Infinity: they are not. Of Annex I from what is restricted on, since every disinfectant has a
 * little peroxide
 */
export function reportedPrecursorFrom(cas: string | null, isPowder: boolean): number {
  if (cas === null) return Infinity
  if (reportablePrecursors.includes(cas)) return traceBelow
  if (isPowder && metalPowderPrecursors.includes(cas)) return metalPowderFrom
  return restrictedPrecursorFrom(cas)
}
