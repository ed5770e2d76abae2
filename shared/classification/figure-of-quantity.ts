import type { Quantity } from '../record/texts.ts'

/** What a figure beyond a limit is taken as: the limit and hardly more, so that it is not the limit itself. */
const hardly = 1e-6

/**
 * The one figure by which a quantity is judged: of a range its lower end, which the criteria of flash point, boiling point and viscosity ask
 * for. `> 100` says enough only where no limit lies above it: what might be on either side of a limit is not known, and null.
 * @param limits of the criteria, in the unit of the quantity
 */
export function figureOf({ sign, value, from }: Quantity, limits: readonly number[]): number | null {
  const figure = value ?? from
  if (figure === undefined) return null
  // From a range with a sign nothing follows: `> 20 to 30` is no figure.
  if (value === undefined) return sign === undefined || sign === '≈' ? figure : null
  switch (sign) {
    case '>':
    case '≥':
      if (limits.some((limit) => limit > figure)) return null
      return sign === '>' && limits.includes(figure) ? figure + hardly : figure
    case '<':
    case '≤':
      if (limits.some((limit) => limit < figure)) return null
      return sign === '<' && limits.includes(figure) ? figure - hardly : figure
    default:
      return figure
  }
}
