import type { LabelOptions } from '../../shared/label-options.ts'
import { nameSize } from '../../shared/name-size.ts'
import type { RenderJob } from '../rendering/render-job.ts'
import { fitFold, reportFold } from './fold-label.ts'
import { fitLabel, type LabelFit } from './fit-label.ts'
import type { LabelModel } from './label-model.ts'
import { reportOverflow, type OverflowReport } from './report-overflow.ts'
import { denseGrid, gridOf, mayStandDense, sheetGrid } from './sheet-grid.ts'
import { printLabels, sizeOf, type LabelOrder } from './print-labels.ts'

/**
 * A job for the renderers together with how each label is set, or the refusal: a label that does not fit is not printed, and the report says
 * what would help. Nothing is ever left out or set below the legal minimum.
 */
export type LabelPdf = { kind: 'job'; job: RenderJob; fits: LabelFit[] } | { kind: 'refused'; reports: OverflowReport[] }

/**
 * What is downloaded for a label: one per page, or several on A4. Without a number of copies it is one, or a full sheet. Pure.
 */
export function labelDownload(label: LabelModel, { single, copies }: Pick<LabelOptions, 'single' | 'copies'>): LabelPdf {
  if (label.fold) return foldPdfJob(label, copies ?? 1)
  return single ? labelPdfJob([{ label, copies: copies ?? 1 }]) : labelSheetJob([{ label, copies: copies ?? (labelsPerSheet(label) || 1) }])
}

/** Each label on a page of its own size, in the order given. Pure. @throws Error where there is no label */
export function labelPdfJob(orders: readonly LabelOrder[], options: FittingOptions = {}): LabelPdf {
  return writeFitting(orders, options, (first, fits) => ({
    kind: 'pdf',
    template: 'label',
    standard: 'ua-1',
    stampedOn: first.stampedOn,
    data: {
      ...printLabels(orders, fits),
      pages: orders.flatMap(({ copies, label }, index) =>
        Array.from({ length: copies }, () => ({ label: index, margin: 0, showsEdge: false, ...sizeOf(label) })),
      ),
    },
  }))
}

/** A fold-out label, page after page, each of the label's size. Pure. */
export function foldPdfJob(label: LabelModel, copies: number): LabelPdf {
  const pages = fitFold(label)
  const report = reportFold(pages)
  if (report) return { kind: 'refused', reports: [report] }
  const fits = pages.map(({ fit }) => fit)
  const data = {
    ...printLabels(
      pages.map((page) => ({ label: page.label, copies: 1 })),
      fits,
    ),
    pages: Array.from({ length: copies }, () =>
      pages.map((_, index) => ({ label: index, margin: 0, showsEdge: false, ...sizeOf(label) })),
    ).flat(),
  }
  return { kind: 'job', fits, job: { kind: 'pdf', template: 'label', standard: 'ua-1', stampedOn: label.stampedOn, data } }
}

export interface FittingOptions {
  /** How each label is set, where that was found before, in the order of the labels. */
  fits?: readonly LabelFit[]
  /** Is told how many of the labels have been fitted, after each of them. */
  onProgress?: (done: number, total: number) => void
}

/**
 * Labels on A4 sheets with cut marks, one after the other; those that A4 does not hold are on pages of their own. To fit one takes some 10 ms: anyone who prints hundreds fits them piece by piece and
 * hands the fits over. Pure. @throws Error where there is no label or they differ in size
 */
export function labelSheetJob(orders: readonly LabelOrder[], options: FittingOptions = {}): LabelPdf {
  if (orders.some(({ label }) => labelsPerSheet(label) === 0)) return labelPdfJob(orders, options)
  return writeFitting(orders, options, (first, fits) => {
    const { size } = first.format
    if (orders.some(({ label }) => nameSize(label.format.size) !== nameSize(size)))
      throw new Error('All labels of a sheet have the same size')
    const isDense = mayStandDense(orders.map(({ label }) => label.format))
    const grid = isDense ? denseGrid(size) : sheetGrid(size)
    const all = orders.flatMap(({ copies }, index) => Array.from({ length: copies }, () => index))
    const sheets = Array.from({ length: Math.ceil(all.length / grid.cells.length) }, (_, sheet) =>
      all.slice(sheet * grid.cells.length, (sheet + 1) * grid.cells.length),
    )
    return {
      kind: 'pdf',
      template: 'label-sheet',
      standard: 'ua-1',
      stampedOn: first.stampedOn,
      data: {
        ...printLabels(orders, fits),
        isTurned: grid.isTurned,
        printAtFullSize: first.words.printAtFullSize,
        pages: sheets.map((labels) => ({
          cells: labels.map((label, index) => ({ label, x: grid.cells[index]?.x ?? 0, y: grid.cells[index]?.y ?? 0 })),
          marks: grid.marks,
          foot: isDense
            ? ''
            : writeSheetFoot(
                labels.flatMap((index) => orders[index]?.label ?? []),
                first,
              ),
        })),
      },
    }
  })
}

/** Labels of one kind that a sheet of A4 holds; 0 where it holds none. */
export function labelsPerSheet({ format }: LabelModel): number {
  return gridOf(format).cells.length
}

function writeFitting(
  orders: readonly LabelOrder[],
  { fits: known, onProgress }: FittingOptions,
  write: (first: LabelModel, fits: LabelFit[]) => RenderJob,
): LabelPdf {
  const first = orders[0]?.label
  if (!first) throw new Error('There is no label to be printed')
  const fits = orders.map(({ label }, index) => {
    const fit = known?.[index] ?? fitLabel(label)
    onProgress?.(index + 1, orders.length)
    return fit
  })
  const reports = orders.flatMap(({ label }, index) => {
    const fit = fits[index]
    return fit && !fit.fits ? [reportOverflow(label, fit)] : []
  })
  return reports.length > 0 ? { kind: 'refused', reports } : { kind: 'job', job: write(first, fits), fits }
}

function writeSheetFoot(labels: readonly LabelModel[], first: LabelModel): string {
  const names = [...new Set(labels.map(({ name }) => name))]
  const product = names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ')
  return [product, `${first.words.size}\u00a0mm`, first.words.labels.replace('{count}', String(labels.length)), first.words.languages].join(
    ' · ',
  )
}
