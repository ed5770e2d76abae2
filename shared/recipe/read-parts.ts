/** Columns of small shares, which their heading says to be in ppm, mg/kg, g/kg or ‰: biocides have often one of their own beside the percent. */

/** A column of small shares, and the unit that its bare figures have. */
export interface PartsColumn {
  readonly column: number
  readonly unit: string
}

const units = /(?<![\p{L}\p{N}/])(ppm|mg\/kg|g\/kg|‰)(?![\p{L}\p{N}/])/iu
/** What may stand beside the unit: no “VOC (g/kg)”, which is a property. */
const besideUnit =
  /^(?:gehalt|anteil|menge|konz\p{L}*|dosierung|conc\p{L}*|content|share|amount|dosage|level|teneur|quantité|wt|w|contenido|cantidad|contenuto|quantità|zawartość|stężenie|ilość)?$/iu

/** The first column whose heading names such a unit and nothing else than a share. */
export function findParts(headings: readonly (readonly string[])[]): PartsColumn | null {
  for (const line of headings)
    for (const [column, heading] of line.entries()) {
      const unit = units.exec(heading)?.[1]
      if (unit !== undefined && besideUnit.test(heading.replace(units, '').replaceAll(/[^\p{L}]/gu, ''))) return { column, unit }
    }
  return null
}

const isBare = (cell: string): boolean => /^[<>≤≥~]*[\d.,\s]+(?:[-–][\d.,\s]+)?$/u.test(cell)

/** The share of a line: in the column of shares, or where that is empty in the column of small ones, with the unit that its heading gives. */
export function writeWithUnit(cell: string, line: readonly string[], share: number, parts: PartsColumn | null): string {
  if (parts === null) return cell
  const isOther = parts.column !== share
  const own = isOther && /^[-–—]?$/.test(cell) ? (line[parts.column] ?? '') : cell
  const isInParts = !isOther || own !== cell
  return isInParts && isBare(own) ? `${own} ${parts.unit}` : own
}
