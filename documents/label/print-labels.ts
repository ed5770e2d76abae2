/** Fitted labels as the template takes them. */
import { leastLineDistance } from '../../clp/label/label-sizes.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { LabelFit } from './fit-label.ts'
import type { LabelElement, LabelLayout } from './label-layout.ts'
import type { LabelModel } from './label-model.ts'
import { readPictogram, readTransportLabel } from '../read-drawing.ts'
import { showHyphen, type Run } from './text-runs.ts'

/** Labels to be printed. */
export interface LabelOrder {
  label: LabelModel
  /** How often. */
  copies: number
}

export function printLabels(orders: readonly LabelOrder[], fits: readonly LabelFit[]) {
  const labels = orders.map(({ label }) => label)
  const language = labels[0]?.language ?? 'en'
  const codes = shareDrawings('qr', labels, ({ qr }) => qr)
  const logos = shareDrawings('logo', labels, ({ logo }) => logo)
  return {
    language,
    documentTitle: labels[0]?.documentTitle ?? '',
    documentNote: [...new Set(labels.flatMap(({ documentNote }) => documentNote || []))].join(' '),
    drawings: { ...Object.fromEntries(labels.flatMap(signsOf)), ...codes.drawings },
    // A renderer that cannot draw one logo leaves all of them out and reports it.
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
 * last word of a line stays for anyone who copies the text. What is as usual is left out, since a sheet may hold hundreds of labels.
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
    for (const [index, { text: own, weight, scale, role }] of line.entries()) {
      const text = index === line.length - 1 ? showHyphen(own) : own
      const run = { text, size: round(scale * textSize), weight }
      const last = printed.at(-1)
      if (role === 'mark') printed.push({ ...run, raise: round(raiseOf(line[index + 1])) })
      else if (last && last.raise === undefined && last.weight === run.weight && last.size === run.size) last.text += text
      else printed.push(run)
    }
    const last = printed.at(-1)
    if (last && number < lines.length - 1) last.text += '\n'
  }
  return printed
}

/** By how much of its size a language mark stands above the line, before this run. */
export function raiseOf(next: Run | undefined): number {
  return (((next?.scale ?? 1) - 1) * capHeight) / 2
}

/** To a tenth of a micrometre, or of a thousandth of a point. */
function round(measure: number): number {
  return Math.round(measure * 10_000) / 10_000
}

/** Height of a capital letter as a share of the size of the type: language marks stand at half the height of what follows. */
const capHeight = 0.69

export function sizeOf({ format }: LabelModel): { width: number; height: number } {
  return { width: format.size.width, height: format.size.height }
}
