/**
 * The hazard pictograms of Regulation (EC) No 1272/2008 (CLP), Annex V.
 *
 * Each code has a drawing `pictograms/{code}.svg`: a black symbol on white ground within a red frame, a square set at a
 * point (Annex I, section 1.2.1). The frame's tips lie 1.05 % inside the drawing's view box, so the side of the red
 * square, which Annex I, Table 1.3 sets minimum dimensions for, is 0.692 times the width at which the drawing is placed.
 */

/** The codes of the nine pictograms, in the order of Annex V. */
export const pictogramCodes = ['GHS01', 'GHS02', 'GHS03', 'GHS04', 'GHS05', 'GHS06', 'GHS07', 'GHS08', 'GHS09'] as const

/** Code of a hazard pictogram (CLP Annex V). */
export type PictogramCode = (typeof pictogramCodes)[number]

/**
 * The symbol each pictogram shows, as CLP Annex V names it: identifiers by which the wording of every language is found,
 * not text for readers.
 */
export const pictogramNames: Readonly<Record<PictogramCode, string>> = {
  GHS01: 'explodingBomb',
  GHS02: 'flame',
  GHS03: 'flameOverCircle',
  GHS04: 'gasCylinder',
  GHS05: 'corrosion',
  GHS06: 'skullAndCrossbones',
  GHS07: 'exclamationMark',
  GHS08: 'healthHazard',
  GHS09: 'environment',
}
