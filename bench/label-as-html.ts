import { readPictogram, readTransportLabel } from '../documents/read-drawing.ts'
import { readFonts } from '../documents/rendering/load-fonts.ts'
import { millimetresPerPoint, type LabelElement, type LabelLayout } from '../documents/label/label-layout.ts'
import type { LabelModel } from '../documents/label/label-model.ts'
import type { Run } from '../documents/label/text-runs.ts'

const weights = [400, 500, 600, 700]

/** The typeface of labels as a style sheet whose files a browser fetches once, from `/400.ttf` to `/700.ttf`. */
const labelFontStyle: string = weights
  .map((weight) => `@font-face{font-family:Label;font-weight:${weight};src:url(/${weight}.ttf)}`)
  .join('')

/** The files of that style sheet by their path. */
export function labelFontFiles(): Map<string, Buffer> {
  return new Map(readFonts('label').map((file, index) => [`/${weights[index]}.ttf`, file]))
}

/**
 * A label as a page for a browser, every element at the place that was found for it: the browser need not fit anything, which speaks in its
 * favour.
 */
export function labelAsHtml(label: LabelModel, layout: LabelLayout): string {
  const elements = layout.elements.map((element) => writeElement(element, label, layout.textSize * millimetresPerPoint)).join('')
  const style = `${labelFontStyle}*{margin:0}body{font-family:Label;background:#fff}body>*{position:absolute}div{white-space:nowrap}svg,img{width:100%;height:100%}`
  return `<!doctype html><html lang="${label.language}"><meta charset="utf-8"><title>${escape(label.documentTitle)}</title><style>${style}</style><body>${elements}`
}

function writeElement(element: LabelElement, label: LabelModel, textSize: number): string {
  const place = `left:${element.x}mm;top:${element.y}mm;width:${element.width}mm`
  switch (element.kind) {
    case 'rule':
      return `<div style="${place};height:${element.thickness}mm;background:#000"></div>`
    case 'drawing':
      return `<div role="img" aria-label="${escape(element.description)}" style="${place};height:${element.height}mm">${drawingOf(element.drawing, label)}</div>`
    case 'text':
      return `<div lang="${element.language}" style="${place};font-size:${textSize}mm;line-height:${element.lineHeight};text-align:${element.align}">${element.lines.map((line) => `<p>${line.map((run) => writeRun(run, textSize)).join('')}</p>`).join('')}</div>`
  }
}

function writeRun({ text, weight, scale, role }: Run, textSize: number): string {
  const border = role === 'mark' ? ';border:0.2mm solid' : ''
  return `<span style="font-size:${scale * textSize}mm;font-weight:${weight}${border}">${escape(text)}</span>`
}

function drawingOf(drawing: string, { pictograms, qr, logo }: LabelModel): string {
  if (drawing === 'qr') return qr?.svg ?? ''
  if (drawing === 'logo') return logo?.svg ?? ''
  const pictogram = pictograms.find(({ code }) => code === drawing)
  return pictogram ? readPictogram(pictogram.code) : readTransportLabel(drawing.replace('transport-', ''))
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
