import { dotsPerMillimetre, type ZplResolution } from '../../shared/label-zpl.ts'
import type { PngJob } from '../rendering/render-job.ts'
import { fitLabel } from './fit-label.ts'
import type { LabelElement } from './label-layout.ts'
import type { LabelModel } from './label-model.ts'
import { printLabels } from './print-labels.ts'
import { reportOverflow, type OverflowReport } from './report-overflow.ts'
import { writeBox, writePicture } from './zpl-commands.ts'
import { cutOut, drawQrDots, readPicture, type Area, type DrawnDots } from './zpl-pictures.ts'
import { graphicTexts, underlineDistinct, writeWords, type TextElement } from './zpl-words.ts'

export interface ZplOrder {
  resolution: ZplResolution
  /** Whether the frames of the pictograms are printed, in black; otherwise they are on the material already. */
  showsFrames: boolean
  copies: number
}

/** A file for label printers in the making, or the refusal with the report that the PDF gives. */
export type LabelZpl =
  | {
      kind: 'plan'
      /** What is printed as graphics, to be drawn; null where nothing is. */
      job: PngJob | null
      /** The file. @param picture what came of the job */
      write(picture: Uint8Array | null): Promise<string>
    }
  | { kind: 'refused'; reports: OverflowReport[] }

/**
 * A label in ZPL II, set as its PDF is: texts as texts of font 0 where that has all of their characters, otherwise as graphics, like pictograms,
 * transport labels, logo and QR code. Everything is black. Pure but for the picture, which a renderer draws. Not for fold-out labels.
 * docs/decisions/150-zpl.md
 */
export function labelZpl(label: LabelModel, order: ZplOrder): LabelZpl {
  const fit = fitLabel(label)
  if (!fit.fits) return { kind: 'refused', reports: [reportOverflow(label, fit)] }
  const { layout } = fit
  const perMillimetre = dotsPerMillimetre[order.resolution]
  const isGraphic = graphicTexts(layout.elements)
  const drawn = layout.elements.filter(
    (element) => (element.kind === 'drawing' && element.drawing !== 'qr') || (element.kind === 'text' && isGraphic(element)),
  )
  return {
    kind: 'plan',
    job: drawn.length === 0 ? null : pictureJob(label, { ...fit, layout: { ...layout, elements: drawn } }, perMillimetre),
    async write(png) {
      const picture = png && (await readPicture(png))
      const fields: string[] = []
      for (const element of layout.elements)
        fields.push(
          ...(await writeElement(element, {
            label,
            textSize: layout.textSize,
            perMillimetre,
            isGraphic,
            picture,
            showsFrames: order.showsFrames,
          })),
        )
      return ['^XA', '^CI28', ...measuresOf(label, perMillimetre), ...fields, `^PQ${order.copies}`, '^XZ', ''].join('\n')
    },
  }
}

/** Width and length of the label; no shift, no turn and no reversal that a printer may remember of another one. */
function measuresOf({ format: { size } }: LabelModel, perMillimetre: number): string[] {
  return [
    `^PW${Math.round(size.width * perMillimetre)}`,
    `^LL${Math.round(size.height * perMillimetre)}`,
    '^LH0,0',
    '^LS0',
    '^LT0',
    '^PON',
    '^PMN',
    '^LRN',
    '^FWN',
  ]
}

function pictureJob(label: LabelModel, fit: ReturnType<typeof fitLabel>, perMillimetre: number): PngJob {
  const { width, height } = label.format.size
  return {
    kind: 'png',
    template: 'label',
    standard: 'ua-1',
    stampedOn: label.stampedOn,
    dpi: perMillimetre * 25.4,
    data: { ...printLabels([{ label, copies: 1 }], [fit]), pages: [{ label: 0, margin: 0, showsEdge: false, width, height }] },
  }
}

interface Writing {
  label: LabelModel
  textSize: number
  perMillimetre: number
  isGraphic: (text: TextElement) => boolean
  picture: DrawnDots | null
  showsFrames: boolean
}

async function writeElement(
  element: LabelElement,
  { label, textSize, perMillimetre, isGraphic, picture, showsFrames }: Writing,
): Promise<string[]> {
  if (element.kind === 'rule') {
    const thickness = Math.max(1, Math.round(element.thickness * perMillimetre))
    const dots = (millimetres: number) => Math.round(millimetres * perMillimetre)
    return [writeBox({ x: dots(element.x), y: dots(element.y), width: dots(element.width), height: thickness, thickness })]
  }
  const underlines = element.kind === 'text' ? underlineDistinct(element, textSize, perMillimetre) : []
  if (element.kind === 'text' && !isGraphic(element)) return [...writeWords(element, textSize, perMillimetre), ...underlines]
  if (element.kind === 'drawing' && element.drawing === 'qr')
    return label.qr ? [writePicture(await drawQrDots(label.qr, scale(element, perMillimetre)))] : []
  const isFramed = element.kind === 'drawing' && element.part === 'pictograms' && showsFrames
  const cut = picture && cutOut(picture, around(element, perMillimetre), isFramed ? 'all' : 'black')
  return [...(cut ? [writePicture(cut)] : []), ...underlines]
}

const scale = ({ x, y, width, height }: Area, factor: number): Area => ({
  x: x * factor,
  y: y * factor,
  width: width * factor,
  height: height * factor,
})

/** The dots of something on the label, and one more on each side for what is rounded. */
function around(area: Area, perMillimetre: number): Area {
  const { x, y, width, height } = scale(area, perMillimetre)
  const [left, top] = [Math.floor(x) - 1, Math.floor(y) - 1]
  return { x: left, y: top, width: Math.ceil(x + width) + 1 - left, height: Math.ceil(y + height) + 1 - top }
}
