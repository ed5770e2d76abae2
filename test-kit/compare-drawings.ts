import sharp from 'sharp'

/**
 * For tests alone: sets a drawing beside the one that law or standard shows, pixel by pixel.
 * Places are given in the units of the drawings' view box, 0 to 100 from left to right and from top to bottom.
 */

/** Width and height at which drawings are compared, in pixels. */
export const comparedAt = 256
/** Difference of a channel, of 255, up to which two pixels count as equal: edges are smoothed differently. */
const tolerance = 48

export type Colour = readonly [red: number, green: number, blue: number]
export type Raster = { readonly width: number; at(x: number, y: number): Colour }

/**
 * A drawing over white, in the middle of a square, rasterised at its final size so that no edge is blurred by enlarging.
 * @param width of the square, in pixels
 */
export async function rasterise(file: string, width: number): Promise<Raster> {
  const natural = await sharp(file).metadata()
  const pixels = await sharp(file, { density: (72 * width) / Math.max(natural.width, natural.height) })
    .resize(width, width, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const channel = (index: number) => pixels[index] ?? Number.NaN
  return {
    width,
    at(x, y) {
      const first = (y * width + x) * 3
      return [channel(first), channel(first + 1), channel(first + 2)]
    },
  }
}

export const isBlack = ([red, green, blue]: Colour): boolean => red < 128 && green < 128 && blue < 128
export const isWhite = ([red, green, blue]: Colour): boolean => red > 200 && green > 200 && blue > 200
export const isAlike = (ours: Colour, theirs: Colour): boolean =>
  ours.every((value, channel) => Math.abs(value - (theirs[channel] ?? Number.NaN)) <= tolerance)

/** What of two drawings is compared. */
export interface Comparison {
  /** Which colour the symbol has: black unless said otherwise. */
  isSymbol?: (colour: Colour) => boolean
  /** Where the symbol stands: everywhere unless said otherwise. A frame would raise the agreement of what it surrounds. */
  isWithin?: (x: number, y: number) => boolean
  /** What of their drawing is no part of the sign and is passed over. */
  isForeign?: (theirs: Colour, x: number, y: number) => boolean
}

/** Share of equal pixels, and intersection over union of the symbols: the first alone is met by an empty ground. */
export function compare(
  ours: Raster,
  theirs: Raster,
  { isSymbol = isBlack, isWithin = () => true, isForeign = () => false }: Comparison = {},
): { alike: number; symbol: number } {
  let compared = 0
  let alike = 0
  let inBoth = 0
  let inEither = 0
  for (let row = 0; row < ours.width; row++) {
    for (let column = 0; column < ours.width; column++) {
      const own = ours.at(column, row)
      const reference = theirs.at(column, row)
      const [x, y] = [((column + 0.5) * 100) / ours.width, ((row + 0.5) * 100) / ours.width]
      if (isForeign(reference, x, y)) continue
      compared++
      if (isAlike(own, reference)) alike++
      if (!isWithin(x, y)) continue
      if (isSymbol(own) && isSymbol(reference)) inBoth++
      if (isSymbol(own) || isSymbol(reference)) inEither++
    }
  }
  return { alike: alike / compared, symbol: inBoth / inEither }
}

/** Fields of a coarse grid, along each side. */
const fields = 24
/** Width at which a drawing is read for its grid: ten pixels a field. */
export const griddedAt = fields * 10

/**
 * A drawing as a coarse grid: how much of each field the symbol covers, in thirty-fifths.
 * @param raster `griddedAt` wide
 * @returns 24 rows of 24 figures to the base of 36, from 0 (nothing) to z (all of it)
 */
export function coverageOf(
  raster: Raster,
  { isSymbol = isBlack, isWithin = () => true, isForeign = () => false }: Comparison = {},
): string[] {
  const side = raster.width / fields
  const isCovered = (column: number, row: number) => {
    const [x, y] = [((column + 0.5) * 100) / raster.width, ((row + 0.5) * 100) / raster.width]
    const colour = raster.at(column, row)
    return isSymbol(colour) && isWithin(x, y) && !isForeign(colour, x, y)
  }
  const figureAt = (field: number, line: number) => {
    let covered = 0
    for (let pixel = 0; pixel < side * side; pixel++) {
      if (isCovered(field * side + (pixel % side), line * side + Math.floor(pixel / side))) covered++
    }
    return Math.round((35 * covered) / (side * side)).toString(36)
  }
  const places = [...Array(fields).keys()]
  return places.map((line) => places.map((field) => figureAt(field, line)).join(''))
}

/** The figures of a grid, row by row: 0 to 35. */
export const readFigures = (rows: readonly string[]): number[] => [...rows.join('')].map((figure) => Number.parseInt(figure, 36))

/** What two grids have in common by what either has: 1 where they are equal, 0 where no field is covered in both. */
export function agreementOf(ours: readonly string[], theirs: readonly string[]): number {
  const [own, other] = [ours, theirs].map(readFigures)
  let [inBoth, inEither] = [0, 0]
  for (const [index, figure] of (own ?? []).entries()) {
    inBoth += Math.min(figure, other?.[index] ?? 0)
    inEither += Math.max(figure, other?.[index] ?? 0)
  }
  return inBoth / inEither
}

/** What a drawing is made of, to be held against what every renderer draws alike: names of elements and attributes, and its colours. */
export function readDrawing(source: string): { elements: string[]; attributes: string[]; colours: string[] } {
  const distinct = (values: Iterable<string | undefined>) => [...new Set(values)].filter((value) => value !== undefined)
  return {
    elements: distinct([...source.matchAll(/<([a-z]+)/gi)].map((match) => match[1])),
    attributes: distinct([...source.matchAll(/\s([a-z-]+)=/gi)].map((match) => match[1])),
    colours: distinct([...source.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map((match) => match[1])),
  }
}
