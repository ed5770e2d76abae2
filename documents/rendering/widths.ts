/**
 * Widths in mm by which texts are fitted before they are set: what stands on a page of A4 between its margins, a term and its value, the frame
 * with the label elements, the supplier at the head, and the parts of a technical data sheet. `documents/templates/widths.typ` has the same.
 */
export const widths = {
  text: 174,
  term: 48,
  'term-gap': 4,
  'frame-inset': 3,
  'frame-left': 52,
  'frame-gap': 5,
  code: 20,
  'code-gap': 2,
  supplier: 52,
  main: 114,
  panel: 52,
  'panel-inset': 5,
  'short-term': 26,
  'short-term-gap': 3,
} as const

/** Of the value of a term. */
export const valueWidth = widths.text - widths.term - widths['term-gap']

/** Of the text of a statement in the frame. */
export const statementWidth =
  widths.text - 2 * widths['frame-inset'] - widths['frame-left'] - widths['frame-gap'] - widths.code - widths['code-gap']

/** Of the value of a term in a technical data sheet, beside the panel. */
export const shortValueWidth = widths.main - widths['short-term'] - widths['short-term-gap']

/** Of a text in the panel. */
export const panelTextWidth = widths.panel - 2 * widths['panel-inset']
