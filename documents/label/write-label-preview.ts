import type { RenderJob } from '../rendering/render-job.ts'
import { fitFold, reportFold } from './fold-label.ts'
import { fitLabel, type LabelFit } from './fit-label.ts'
import type { LabelModel } from './label-model.ts'
import { reportOverflow, type OverflowReport } from './report-overflow.ts'
import { printLabels } from './print-labels.ts'

export interface LabelPreview {
  job: RenderJob
  fit: LabelFit
  /** Why it does not fit and what helps, null where it does: hundreds of trials, for who reads it. The picture alone needs none. */
  report(): OverflowReport | null
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
 * Pixels of the picture of a label that does not fit. Nobody prints it: the letters of 24 languages on a metre and a half are read at 150 dots
 * per inch, and drawing them at 300 takes three times as long.
 */
const mostPixelsOfTrial = 8_000_000

/** Dots per inch at which a picture has not too many pixels. @param measures mm */
function dpiOf(dpi: number, { width, height, fits }: { width: number; height: number; fits: boolean }): number {
  const ofSide = (mostPixels * 25.4) / Math.max(width, height)
  const ofArea = fits ? dpi : Math.sqrt(mostPixelsOfTrial / (width * height)) * 25.4
  return Math.min(dpi, Math.floor(ofSide), Math.floor(ofArea))
}

/**
 * The label as a picture: exactly the label where it fits, otherwise the whole text with the dashed edge of the label across it. Pure.
 * @param dpi dots per inch; fewer where the picture would become too large
 */
export function labelPreviewJob(label: LabelModel, dpi = 300): LabelPreview {
  if (label.fold) return foldPreviewJob(label, dpi)
  const fit = fitLabel(label)
  const { layout, fits } = fit
  const margin = fits ? 0 : previewMargin
  const width = Math.max(layout.width, layout.neededWidth) + 2 * margin
  const whole = Math.max(layout.height, layout.neededHeight) + 2 * margin
  const height = Math.min(whole, highestPreview)
  return {
    fit,
    report: () => (fits ? null : reportOverflow(label, fit)),
    width,
    height,
    isCut: whole > height,
    job: {
      kind: 'png',
      template: 'label',
      standard: 'ua-1',
      stampedOn: label.stampedOn,
      dpi: dpiOf(dpi, { width, height, fits }),
      data: { ...printLabels([{ label, copies: 1 }], [fit]), pages: [{ label: 0, margin, showsEdge: !fits, width, height }] },
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
    report: () => reportFold(pages),
    width,
    height,
    isCut: whole > height,
    job: {
      kind: 'png',
      template: 'label-fold',
      standard: 'ua-1',
      stampedOn: label.stampedOn,
      dpi: dpiOf(dpi, { width, height, fits: fits.every((fit) => fit.fits) }),
      data: { ...printLabels(orders, fits), cells, width, height },
    },
  }
}
