import { HorizontalPositionRelativeFrom, ImageRun, TextWrappingType, VerticalPositionRelativeFrom } from 'docx'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { pictogramCodes, type PictogramCode } from '../../clp/pictograms.ts'
import { readPictogram, readTransportLabel } from '../read-drawing.ts'
import { twipsPerMillimetre, type DrawingElement } from './docx-flow.ts'
import { cleanText } from './docx-text.ts'
import type { LabelModel, LabelQr } from './label-model.ts'

/** A drawing as Word takes it. */
export interface WordDrawing {
  png: Buffer
  /** For word processors that know SVG; null for drawings that came from outside. */
  svg: Buffer | null
}

export interface WordDrawings {
  /** By the name that the label's layout gives them. */
  drawings: ReadonlyMap<string, WordDrawing>
  /** Drawings that could not be read and were left out: `logo`. */
  undrawable: string[]
}

const emusPerMillimetre = 36_000
const pixelsPerMillimetre = 96 / 25.4
/** Pixels of pictograms and transport labels on a side: 300 to the inch on the largest label, more on all others. */
const side = 768
const pixelsPerModule = 10
const logoWidth = 900

// Pictograms and transport labels are part of the program: each is drawn once.
const drawn = new Map<string, Promise<WordDrawing>>()
// A supplier has one logo for many labels.
const logos = new LRUCache<string, Promise<WordDrawing | null>>({ max: 50 })

/** The drawings of a label, as SVG and as pictures for those who do not know SVG. */
export async function drawForWord(label: LabelModel): Promise<WordDrawings> {
  const names = [...label.pictograms.map(({ code }) => code), ...(label.transport?.diamonds ?? []).map(({ sign }) => `transport-${sign}`)]
  const drawings = new Map<string, WordDrawing>()
  for (const name of new Set(names)) drawings.set(name, await drawShared(name))
  if (label.qr) drawings.set('qr', { png: await drawQrPicture(label.qr), svg: Buffer.from(label.qr.svg) })
  if (!label.logo) return { drawings, undrawable: [] }
  const logo = await drawLogoOnce(label.logo.svg)
  if (logo) drawings.set('logo', logo)
  return { drawings, undrawable: logo ? [] : ['logo'] }
}

/** A QR code as a picture without grey edges; the address of each is its own, so none is kept. */
export function drawQrPicture({ svg, modules }: Pick<LabelQr, 'svg' | 'modules'>): Promise<Buffer> {
  const pixels = modules * pixelsPerModule
  return sharp(Buffer.from(svg), { density: 72 })
    .flatten({ background: '#fff' })
    .threshold(128)
    .resize(pixels, pixels, { kernel: 'nearest' })
    .png()
    .toBuffer()
}

function drawShared(name: string): Promise<WordDrawing> {
  const known = drawn.get(name)
  if (known) return known
  const isPictogram = (code: string): code is PictogramCode => pictogramCodes.some((other) => other === code)
  const svg = Buffer.from(isPictogram(name) ? readPictogram(name) : readTransportLabel(name.replace(/^transport-/, '')))
  const made = drawSquare(svg)
  drawn.set(name, made)
  return made
}

async function drawSquare(svg: Buffer): Promise<WordDrawing> {
  const { width } = await sharp(svg).metadata()
  const png = await sharp(svg, { density: Math.min(2_400, Math.max(1, (72 * side) / width)) })
    .resize(side, side, { fit: 'contain', background: { r: 255, g: 255, b: 255, alpha: 0 } })
    .png({ palette: true, colours: 64 })
    .toBuffer()
  return { png, svg }
}

/** A logo as a picture; null where it cannot be read. */
export async function drawLogoPicture(svg: string): Promise<Buffer | null> {
  const drawing = await drawLogoOnce(svg)
  return drawing && drawing.png
}

function drawLogoOnce(svg: string): Promise<WordDrawing | null> {
  const made = logos.get(svg) ?? drawLogo(svg)
  logos.set(svg, made)
  return made
}

/** A drawing from outside is only given on as a picture, so that no word processor ever reads it. */
async function drawLogo(svg: string): Promise<WordDrawing | null> {
  try {
    const bytes = Buffer.from(svg)
    const { width, height } = await sharp(bytes).metadata()
    const density = Math.min(2_400, Math.max(1, (72 * logoWidth) / Math.max(width, height)))
    const png = await sharp(bytes, { density })
      .resize(logoWidth, logoWidth, { fit: 'inside' })
      .png({ palette: true, colours: 16 })
      .toBuffer()
    return { png, svg: null }
  } catch {
    return null
  }
}

/**
 * A drawing in front of the text, measured from the paragraph it hangs on.
 * @param id number of the drawing in its document, from 1
 * @param inner upper left of the label within its margins, mm
 * @param top upper edge of the paragraph within the margins, twips
 */
export function placeDrawing(
  { png, svg }: WordDrawing,
  { x, y, width, height, description, drawing: name }: DrawingElement,
  { id, inner, top }: { id: number; inner: { x: number; y: number }; top: number },
): ImageRun {
  const transformation = { width: width * pixelsPerMillimetre, height: height * pixelsPerMillimetre }
  const placed = {
    transformation,
    altText: { id: String(id), name: `${name} ${id}`, title: '', description: cleanText(description) },
    floating: {
      horizontalPosition: { relative: HorizontalPositionRelativeFrom.COLUMN, offset: Math.round((x - inner.x) * emusPerMillimetre) },
      verticalPosition: {
        relative: VerticalPositionRelativeFrom.PARAGRAPH,
        offset: Math.round((y - inner.y - top / twipsPerMillimetre) * emusPerMillimetre),
      },
      allowOverlap: true,
      layoutInCell: true,
      lockAnchor: false,
      behindDocument: false,
      wrap: { type: TextWrappingType.NONE },
      margins: { top: 0, bottom: 0, left: 0, right: 0 },
      zIndex: id,
    },
  }
  const picture = { type: 'png' as const, data: png }
  return svg ? new ImageRun({ ...placed, type: 'svg', data: svg, fallback: picture }) : new ImageRun({ ...placed, ...picture })
}
