/** Limits for volatile organic compounds in paints and varnishes for buildings, and in products for the refinishing of vehicles. */

/**
 * g/l of the product ready for use, since 2010, by subcategory: where there are two, of water-borne and of solvent-borne products; of B/a of preparatory
 * products and pre-cleaners, of B/c of surfacers, fillers and metal primers, and wash primers.
 * @source Directive 2004/42/EC, Annex II, A (phase II) and B
 */
export const paintLimits: Readonly<Record<string, readonly number[]>> = {
  'A/a': [30],
  'A/b': [100],
  'A/c': [40, 430],
  'A/d': [130, 300],
  'A/e': [130, 400],
  'A/f': [130, 700],
  'A/g': [30, 350],
  'A/h': [30, 750],
  'A/i': [140, 500],
  'A/j': [140, 500],
  'A/k': [100],
  'A/l': [200],
  'B/a': [850, 200],
  'B/b': [250],
  'B/c': [540, 780],
  'B/d': [420],
  'B/e': [840],
}

/**
 * The subcategory that a text names, as Annex I has them: “A/j”, “cat. A/j (SB)”.
 * @returns null where it names none that there is: “j” may be of A alone, and nobody said so
 */
export function readPaintCategory(written: string): string | null {
  const [, group = '', letter = ''] = /\b([AB])\s?\/\s?\(?([a-l])\)?(?![a-z])/.exec(written) ?? []
  const name = `${group}/${letter}`
  return Object.hasOwn(paintLimits, name) ? name : null
}
