/**
 * The danger labels of ADR 5.2.2.2.2 and two marks: environmentally hazardous substances (ADR 5.2.1.8, the marine pollutant of the IMDG Code)
 * and limited quantities (ADR 3.4.7).
 *
 * Each drawing `transport-labels/{file}` is a square set at a point. Its tips lie 1.05 % inside the view box, so the side of the square is
 * 0.692 times the width at which the drawing is placed: 100 mm (ADR 5.2.2.2.1.1.2) at 144.5 mm. At that size the line inside the edge is 2 mm
 * wide and runs 5.5 mm from the edge to its outside (“approximately 5 mm”, ibid.).
 *
 * 4.1, 4.2, 6.1, 8 and 9 are white at the edge, or partly so. They have an outer boundary line, solid, just inside the edge: ADR 5.2.2.2.1.1.1
 * demands one on ground that does not contrast, and the labels of this program are white. The others have the contrast by their colour, the two
 * marks by the line that forms them.
 */

const files = new Map([
  ['2.1', 'adr-2.1.svg'],
  ['2.2', 'adr-2.2.svg'],
  ['3', 'adr-3.svg'],
  ['4.1', 'adr-4.1.svg'],
  ['4.2', 'adr-4.2.svg'],
  ['4.3', 'adr-4.3.svg'],
  ['5.1', 'adr-5.1.svg'],
  ['5.2', 'adr-5.2.svg'],
  ['6.1', 'adr-6.1.svg'],
  ['8', 'adr-8.svg'],
  ['9', 'adr-9.svg'],
  ['marinePollutant', 'marine-pollutant.svg'],
  ['limitedQuantity', 'limited-quantity.svg'],
])

/**
 * File of a danger label or mark in the folder `clp/transport-labels`.
 * @param transportClass class or division as ADR 5.2.2.2.2 numbers the label, `marinePollutant` or `limitedQuantity`
 * @returns null where there is no drawing: classes 1, 2.3, 6.2 and 7, whose labels products of this kind do not carry, and what is no class
 */
export function transportLabelFile(transportClass: string): string | null {
  return files.get(transportClass) ?? null
}
