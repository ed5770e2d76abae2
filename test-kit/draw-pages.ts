import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp, { type Sharp } from 'sharp'

/** A page as it looks, on white. */
export interface DrawnPage {
  /** Pixels. */
  width: number
  height: number
  dpi: number
  /** Red, green, blue and opacity of each pixel, row by row. */
  pixels: Buffer
}

let library: Promise<PDFiumLibrary> | undefined

/**
 * The pages of a PDF, drawn by PDFium.
 * @param dpi dots per inch
 * @param numbers of the pages that are drawn, from 1; all of them by default
 */
export async function drawPages(pdf: Uint8Array, dpi: number, numbers?: readonly number[]): Promise<DrawnPage[]> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(pdf)
  try {
    const pages: DrawnPage[] = []
    for (let index = 0; index < document.getPageCount(); index++) {
      if (numbers && !numbers.includes(index + 1)) continue
      const page = document.getPage(index)
      const { originalWidth, originalHeight } = page.getOriginalSize()
      const image = await page.render({
        width: Math.round((originalWidth / 72) * dpi),
        height: Math.round((originalHeight / 72) * dpi),
        render: ({ data, width, height }) =>
          sharp(data, { raw: { width, height, channels: 4 } })
            .flatten({ background: '#fff' })
            .ensureAlpha()
            .raw()
            .toBuffer(),
      })
      pages.push({ width: image.width, height: image.height, dpi, pixels: Buffer.from(image.data) })
    }
    return pages
  } finally {
    document.destroy()
  }
}

/** For callers that write the picture of a page into a file. */
export function pictureOf({ width, height, dpi, pixels }: DrawnPage): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 4 } }).withMetadata({ density: dpi })
}

/** Edges in mm of the pixels that are meant, within a part of the page in mm; null where there are none. */
export function boundsOf(
  { width, height, dpi, pixels }: DrawnPage,
  isMeant: (red: number, green: number, blue: number) => boolean,
  part?: { left: number; top: number; right: number; bottom: number },
): { left: number; top: number; right: number; bottom: number } | null {
  const pixel = (measure: number, most: number) => Math.max(0, Math.min(most, Math.round((measure / 25.4) * dpi)))
  const from = { x: pixel(part?.left ?? 0, width), y: pixel(part?.top ?? 0, height) }
  const to = { x: part ? pixel(part.right, width) : width, y: part ? pixel(part.bottom, height) : height }
  const found = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (let y = from.y; y < to.y; y++)
    for (let x = from.x; x < to.x; x++) {
      const at = (y * width + x) * 4
      if (!isMeant(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)) continue
      found.left = Math.min(found.left, x)
      found.right = Math.max(found.right, x + 1)
      found.top = Math.min(found.top, y)
      found.bottom = Math.max(found.bottom, y + 1)
    }
  if (found.right < 0) return null
  const inMillimetres = (measure: number) => (measure / dpi) * 25.4
  return {
    left: inMillimetres(found.left),
    top: inMillimetres(found.top),
    right: inMillimetres(found.right),
    bottom: inMillimetres(found.bottom),
  }
}

/** The same edges where there must be some. */
export function edgesOf(...measured: Parameters<typeof boundsOf>): NonNullable<ReturnType<typeof boundsOf>> {
  const found = boundsOf(...measured)
  if (!found) throw new Error('No pixel is what was meant')
  return found
}

/** The frames of pictograms. */
export const isRed = (red: number, green: number, blue: number): boolean => red > 128 && green < 128 && blue < 128
/** Letters and lines. */
export const isDark = (red: number, green: number, blue: number): boolean => red + green + blue < 384
