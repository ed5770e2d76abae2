import sharp from 'sharp'
import type { Bitmap } from './zpl-commands.ts'
import type { LabelQr } from './label-model.ts'

/** A part of the label, in dots. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** A drawn label: red, green and blue of each dot. */
export interface DrawnDots {
  width: number
  height: number
  dots: Uint8Array
}

/**
 * `all`: whatever is dark, the red of a frame too. `black`: black alone; frames that the material has already vanish, and so do the grounds of
 * transport labels, whose signs and lines are black.
 */
export type Ink = 'all' | 'black'

/** Above this share of white a dot stays white. */
const threshold = 128

export async function readPicture(png: Uint8Array): Promise<DrawnDots> {
  const { data, info } = await sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, dots: data }
}

/** What is dark within a part of the label, without the white around it; null where nothing is. */
export function cutOut(picture: DrawnDots, area: Area, ink: Ink): Bitmap | null {
  const isDark = (x: number, y: number): boolean => {
    const at = (y * picture.width + x) * 3
    const [red = 255, green = 255, blue = 255] = picture.dots.subarray(at, at + 3)
    // Red has no green, so that green alone is how dark a frame is.
    return (ink === 'all' ? green : Math.max(red, green, blue)) < threshold
  }
  const edges = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  const last = { x: Math.min(area.x + area.width, picture.width), y: Math.min(area.y + area.height, picture.height) }
  for (let y = Math.max(area.y, 0); y < last.y; y++)
    for (let x = Math.max(area.x, 0); x < last.x; x++) {
      if (!isDark(x, y)) continue
      edges.left = Math.min(edges.left, x)
      edges.right = Math.max(edges.right, x)
      edges.top = Math.min(edges.top, y)
      edges.bottom = y
    }
  if (edges.right < 0) return null
  const [width, height] = [edges.right - edges.left + 1, edges.bottom - edges.top + 1]
  return packBits({ x: edges.left, y: edges.top, width, height }, (x, y) => isDark(edges.left + x, edges.top + y))
}

/** A module may be off by a tenth of a dot before its code is drawn with modules that differ by one dot. */
const mostOff = 0.1

/**
 * A QR code that fills its place. Where a module takes a whole number of dots, to a tenth, none is wider than another. Otherwise each edge
 * stands at the dot next to it: whole dots would make a code at 203 dpi a quarter smaller than that of the PDF, and half a dot is less than
 * the fifth of a module that scanners take for exact (ISO/IEC 15415, 7.8.7, grid non-uniformity up to 0.38).
 * @param place in fractions of dots
 */
export async function drawQrDots({ svg, modules }: LabelQr, place: Area): Promise<Bitmap> {
  const { data } = await sharp(Buffer.from(svg), { density: 72 })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const whole = Math.round(place.width / modules)
  const isWhole = Math.abs(place.width / modules - whole) <= mostOff
  const side = isWhole ? whole * modules : Math.round(place.width)
  const area = {
    x: Math.round(place.x + (place.width - side) / 2),
    y: Math.round(place.y + (place.height - side) / 2),
    width: side,
    height: side,
  }
  const moduleAt = (dot: number) => Math.floor(((dot + 0.5) * modules) / side)
  return packBits(area, (x, y) => (data[moduleAt(y) * modules + moduleAt(x)] ?? 255) < threshold)
}

function packBits({ x: left, y: top, width, height }: Area, isDark: (x: number, y: number) => boolean): Bitmap {
  const bytesPerRow = Math.ceil(width / 8)
  const bits = new Uint8Array(bytesPerRow * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * bytesPerRow + (x >> 3)
      if (isDark(x, y)) bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7))
    }
  return { x: left, y: top, bytesPerRow, bits }
}
