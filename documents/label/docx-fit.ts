import { fitLabel } from './fit-label.ts'
import { arrangementOf, type LabelLayout } from './label-layout.ts'
import type { LabelModel } from './label-model.ts'
import { layOutLabel } from './lay-out-label.ts'
import { reportOverflow, type OverflowReport } from './report-overflow.ts'
import { floorTextSize, xHeightOf } from './text-sizes.ts'

export type WordFit =
  | { kind: 'fits'; layout: LabelLayout }
  /** `fitsAsPdf`: only the next half point above the legal minimum does not fit; the PDF of the label is printed. */
  | { kind: 'refused'; report: OverflowReport; fitsAsPdf: boolean }

/**
 * How a label is set in Word: as in the PDF, with the sizes that Word has. It knows half points alone (ECMA-376 part 1, 17.3.2.38), so the
 * text is set in the half point at or below the fitted size, and never below the first half point that keeps the legal minimum. Pure.
 */
export function fitForWord(label: LabelModel): WordFit {
  const fit = fitLabel(label)
  if (!fit.fits) return { kind: 'refused', report: reportOverflow(label, fit), fitsAsPdf: false }
  const { packageSize } = label.format
  const least = Math.ceil(floorTextSize(packageSize) * 2 - 1e-9) / 2
  const raised = { ...label, format: { ...label.format, packageSize: { ...packageSize, xHeight: xHeightOf(least) } } }
  const own = fitLabel(raised)
  if (!own.fits) {
    const report = reportOverflow(raised, own)
    return { kind: 'refused', report: { ...report, floor: { ...report.floor, xHeight: packageSize.xHeight } }, fitsAsPdf: true }
  }
  const textSize = Math.max(least, halfPoints(own.layout.textSize) / 2)
  return { kind: 'fits', layout: layOutLabel(raised, label.format.size, { ...arrangementOf(own.layout), textSize }) }
}

/** The size of a type as Word has it, in half points, at most as large as in points. */
export function halfPoints(points: number): number {
  return Math.floor(points * 2 + 1e-6)
}
