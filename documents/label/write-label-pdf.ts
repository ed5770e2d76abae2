import { leastLineDistance } from '../../clp/label/label-sizes.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { LabelOptions } from '../../shared/label-options.ts'
import { nameSize } from '../../shared/name-size.ts'
import type { RenderJob } from '../rendering/render-job.ts'
import { fitFold, reportFold } from './fold-label.ts'
import { fitLabel, type LabelFit } from './fit-label.ts'
import type { LabelElement, LabelLayout } from './label-layout.ts'
import type { LabelModel } from './label-model.ts'
import { readPictogram, readTransportLabel } from '../read-drawing.ts'
import type { Run } from './set-paragraph.ts'
import { reportOverflow, type OverflowReport } from './report-overflow.ts'
import { denseGrid, gridOf, mayStandDense, sheetGrid } from './sheet-grid.ts'

/** Labels to be printed. */
export interface LabelOrder {
  label: LabelModel
  /** How often. */
  copies: number
}

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
  const report = reportFold(pages, label)
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
 * Labels on A4 sheets with cut marks, one after the other; those that A4 does not hold are on pages of their own. To fit one takes some 10 ms: whoever prints hundreds fits them piece by piece and
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

export interface LabelPreview {
  job: RenderJob
  fit: LabelFit
  /** null where the label fits. */
  report: OverflowReport | null
  /** Of the picture, mm. */
  width: number
  height: number
  /** The text is longer than any picture: it is cut off at three metres. */
  isCut: boolean
}

/** mm around the edge of a label that does not fit, so that the edge can be seen. */
const previewMargin = 4
/** mm that a picture is high at most. */
const highestPreview = 3_000
/** Pixels that a picture is high at most. */
const mostPixels = 16_000

/**
 * The label as a picture: exactly the label where it fits, otherwise the whole text with the dashed edge of the label across it. Pure.
 * @param dpi dots per inch; fewer where the picture would become too large
 */
export function labelPreviewJob(label: LabelModel, dpi = 300): LabelPreview {
  if (label.fold) return foldPreviewJob(label, dpi)
  const fit = fitLabel(label)
  const report = fit.fits ? null : reportOverflow(label, fit)
  const margin = report ? previewMargin : 0
  const { layout } = fit
  const width = Math.max(layout.width, layout.neededWidth) + 2 * margin
  const whole = Math.max(layout.height, layout.neededHeight) + 2 * margin
  const height = Math.min(whole, highestPreview)
  return {
    fit,
    report,
    width,
    height,
    isCut: whole > height,
    job: {
      kind: 'png',
      template: 'label',
      standard: 'ua-1',
      stampedOn: label.stampedOn,
      dpi: Math.min(dpi, Math.floor((mostPixels * 25.4) / height)),
      data: { ...printLabels([{ label, copies: 1 }], [fit]), pages: [{ label: 0, margin, showsEdge: report !== null, width, height }] },
    },
  }
}

/** mm between the pages of a fold-out label in its picture, and around them. */
const pageGap = 3
/** Pages of a fold-out label in a row of its picture, where it has no second one. */
const mostInOneRow = 3

/** All pages beside each other; one that does not fit goes on below its own dashed edge. */
function foldPreviewJob(label: LabelModel, dpi: number): LabelPreview {
  const pages = fitFold(label)
  const [first] = pages
  if (!first) throw new Error('A fold-out label has pages')
  const inRow = pages.length > mostInOneRow ? Math.ceil(pages.length / 2) : pages.length
  const wide = Math.max(...pages.map(({ fit: { layout } }) => Math.max(layout.width, layout.neededWidth)))
  const high = Math.max(...pages.map(({ fit: { layout } }) => Math.max(layout.height, layout.neededHeight)))
  const whole = Math.ceil(pages.length / inRow) * (high + pageGap) + pageGap
  const [width, height] = [inRow * (wide + pageGap) + pageGap, Math.min(whole, highestPreview)]
  const orders = pages.map((page) => ({ label: page.label, copies: 1 }))
  const cells = pages.map(({ fit }, index) => ({
    label: index,
    x: pageGap + (index % inRow) * (wide + pageGap),
    y: pageGap + Math.floor(index / inRow) * (high + pageGap),
    showsEdge: !fit.fits,
  }))
  const fits = pages.map(({ fit }) => fit)
  return {
    fit: first.fit,
    report: reportFold(pages, label),
    width,
    height,
    isCut: whole > height,
    job: {
      kind: 'png',
      template: 'label-fold',
      standard: 'ua-1',
      stampedOn: label.stampedOn,
      dpi: Math.min(dpi, Math.floor((mostPixels * 25.4) / Math.max(width, height))),
      data: { ...printLabels(orders, fits), cells, width, height },
    },
  }
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

function printLabels(orders: readonly LabelOrder[], fits: readonly LabelFit[]) {
  const labels = orders.map(({ label }) => label)
  const language = labels[0]?.language ?? 'en'
  const codes = shareDrawings('qr', labels, ({ qr }) => qr)
  const logos = shareDrawings('logo', labels, ({ logo }) => logo)
  return {
    language,
    documentTitle: labels[0]?.documentTitle ?? '',
    documentNote: [...new Set(labels.flatMap(({ documentNote }) => documentNote || []))].join(' '),
    drawings: { ...Object.fromEntries(labels.flatMap(signsOf)), ...codes.drawings },
    // A renderer that cannot draw one of them takes them all away and says so.
    logo: labels.some(({ logo }) => logo) ? logos.drawings : null,
    labels: labels.flatMap((label, index) => {
      const fit = fits[index]
      const nameOf = (drawing: string) => (drawing === 'qr' ? codes.nameOf(label) : drawing === 'logo' ? logos.nameOf(label) : drawing)
      return fit ? [printLabel(label, fit.layout, { language, nameOf })] : []
    }),
  }
}

function signsOf({ pictograms, transport }: LabelModel): [string, { svg: string }][] {
  return [
    ...pictograms.map(({ code }): [string, { svg: string }] => [code, { svg: readPictogram(code) }]),
    ...(transport?.diamonds ?? []).map(({ sign }): [string, { svg: string }] => [`transport-${sign}`, { svg: readTransportLabel(sign) }]),
  ]
}

/** Drawings of which labels have their own: equal ones are handed over once. */
function shareDrawings(kind: 'qr' | 'logo', labels: readonly LabelModel[], drawingOf: (label: LabelModel) => { svg: string } | null) {
  const names = new Map<string, string>()
  for (const label of labels) {
    const svg = drawingOf(label)?.svg
    if (svg !== undefined && !names.has(svg)) names.set(svg, `${kind}-${names.size}`)
  }
  return {
    drawings: Object.fromEntries([...names].map(([svg, name]) => [name, { svg }])),
    nameOf: (label: LabelModel): string => names.get(drawingOf(label)?.svg ?? '') ?? kind,
  }
}

interface Printing {
  language: LanguageCode
  /** Name under which a drawing of the label is handed over. */
  nameOf(drawing: string): string
}

function printLabel(label: LabelModel, layout: LabelLayout, printing: Printing) {
  return { ...sizeOf(label), elements: layout.elements.map((element) => printElement(element, layout.textSize, printing)) }
}

/**
 * As the template takes it: sizes in points, runs that go on over several lines with a line feed where a line ends. The space behind the
 * last word of a line stays for whoever copies the text. What is as usual is left out, since a sheet may hold hundreds of labels.
 */
function printElement(element: LabelElement, textSize: number, { language, nameOf }: Printing) {
  const [x, y, width] = [round(element.x), round(element.y), round(element.width)]
  switch (element.kind) {
    case 'rule':
      return { kind: element.kind, x, y, width, thickness: element.thickness }
    case 'drawing':
      return {
        kind: element.kind,
        x,
        y,
        width,
        height: round(element.height),
        drawing: nameOf(element.drawing),
        description: element.description,
      }
    case 'text':
      return {
        kind: element.kind,
        x,
        y,
        width,
        runs: printRuns(element.lines, textSize),
        ...(element.language === language ? {} : { language: element.language }),
        ...(element.lineHeight === leastLineDistance ? {} : { lineHeight: element.lineHeight }),
        ...(element.align === 'end' ? { isAtEnd: true } : {}),
        ...(element.part === 'name' ? { isHeading: true } : {}),
      }
  }
}

interface PrintedRun {
  text: string
  /** pt */
  size: number
  weight: number
  /** Of a language mark: em by which it stands above the line. */
  raise?: number
}

function printRuns(lines: readonly Run[][], textSize: number): PrintedRun[] {
  const printed: PrintedRun[] = []
  for (const [number, line] of lines.entries()) {
    for (const [index, { text, weight, scale, role }] of line.entries()) {
      const run = { text, size: round(scale * textSize), weight }
      const last = printed.at(-1)
      if (role === 'mark') printed.push({ ...run, raise: round((((line[index + 1]?.scale ?? 1) - 1) * capHeight) / 2) })
      else if (last && last.raise === undefined && last.weight === run.weight && last.size === run.size) last.text += text
      else printed.push(run)
    }
    const last = printed.at(-1)
    if (last && number < lines.length - 1) last.text += '\n'
  }
  return printed
}

/** To a tenth of a micrometre, or of a thousandth of a point. */
function round(measure: number): number {
  return Math.round(measure * 10_000) / 10_000
}

/** Height of a capital letter as a share of the size of the type: language marks stand at half the height of what follows. */
const capHeight = 0.69

function sizeOf({ format }: LabelModel): { width: number; height: number } {
  return { width: format.size.width, height: format.size.height }
}

function writeSheetFoot(labels: readonly LabelModel[], first: LabelModel): string {
  const names = [...new Set(labels.map(({ name }) => name))]
  const product = names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ')
  return [product, `${first.words.size}\u00a0mm`, first.words.labels.replace('{count}', String(labels.length)), first.words.languages].join(
    ' · ',
  )
}
