/** A rectangle in mm, from the upper left. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface PictogramGroup {
  /** mm */
  width: number
  height: number
  /** Upper left of the bounding box of each diamond, in mm. */
  places: { x: number; y: number }[]
}

/** mm between the tips of two diamonds side by side. */
const gap = 0.8
/** mm by which nested diamonds stand further apart than half a diagonal, so that their frames never touch. */
const nestGap = 0.6

/** Width and height of a square on its point. */
export function diagonalOf(side: number): number {
  return side * Math.SQRT2
}

/**
 * Pictograms in a row of their own or beside the name: one, a row of two or three, three in a nested zigzag, four two by two (look of the
 * labels). Where the width does not allow it, the next narrower arrangement.
 * @param diagonal mm
 * @param width mm that are open
 */
export function arrangeInRow(count: number, diagonal: number, width: number): PictogramGroup {
  const candidates =
    count === 3
      ? [rows(3, 3, diagonal), zigzag(3, diagonal), nestedColumn(3, diagonal)]
      : count === 4
        ? [rows(4, 2, diagonal), nestedColumn(4, diagonal)]
        : []
  const perRow = Math.max(1, Math.floor((width + gap) / (diagonal + gap)))
  const others = count === 2 ? [rows(2, 2, diagonal), nestedColumn(2, diagonal)] : [rows(count, perRow, diagonal)]
  const all = [...candidates, ...(candidates.length > 0 ? [] : others), rows(count, 1, diagonal)]
  return all.find((group) => group.width <= width) ?? rows(count, 1, diagonal)
}

/**
 * Pictograms in the left column of a label that is wider than high: as narrow as its height allows.
 * @param height mm that are open
 */
export function arrangeInColumn(count: number, diagonal: number, height: number): PictogramGroup {
  const { byWidth, lowest } = columnsOf(count, diagonal)
  return byWidth.find((group) => group.height <= height) ?? lowest
}

/** Ways to fill a column, the narrowest first, and the one of them that is taken where none fits. */
interface Columns {
  byWidth: PictogramGroup[]
  lowest: PictogramGroup
}

// Labels have a few pictograms of a few sizes, which are arranged for every trial.
const knownColumns = new Map<string, Columns>()
const mostKnown = 1_000

function columnsOf(count: number, diagonal: number): Columns {
  const key = `${count} ${diagonal}`
  const known = knownColumns.get(key)
  if (known) return known
  const square = rows(count, 2, diagonal)
  const candidates =
    count === 4
      ? [square]
      : [rows(count, 1, diagonal), nestedColumn(count, diagonal), square, ...(count === 3 ? [zigzag(3, diagonal)] : [])]
  const columns = {
    byWidth: [...candidates, rows(count, 3, diagonal)].toSorted((a, b) => a.width - b.width),
    lowest: candidates.toSorted((a, b) => a.height - b.height)[0] ?? square,
  }
  if (knownColumns.size >= mostKnown) knownColumns.clear()
  knownColumns.set(key, columns)
  return columns
}

/** The ways to arrange so many pictograms, the narrowest first. */
export function groupsOf(count: number, diagonal: number): PictogramGroup[] {
  const grids = [...new Set([1, Math.ceil(count / 2), count])].map((perRow) => rows(count, perRow, diagonal))
  const nested = count === 3 ? [zigzag(count, diagonal), nestedColumn(count, diagonal)] : []
  return [...grids, ...nested].toSorted((one, other) => one.width - other.width)
}

function rows(count: number, perRow: number, diagonal: number): PictogramGroup {
  const columns = Math.min(count, perRow)
  const step = diagonal + gap
  const places = Array.from({ length: count }, (_, index) => ({ x: (index % columns) * step, y: Math.floor(index / columns) * step }))
  return { width: columns * step - gap, height: Math.ceil(count / columns) * step - gap, places }
}

/** Side by side, every second one half a diagonal lower. */
function zigzag(count: number, diagonal: number): PictogramGroup {
  const pitch = diagonal / 2 + nestGap
  const places = Array.from({ length: count }, (_, index) => ({ x: index * pitch, y: (index % 2) * pitch }))
  return { width: diagonal + (count - 1) * pitch, height: diagonal + pitch, places }
}

/** Below each other, every second one half a diagonal to the right. */
function nestedColumn(count: number, diagonal: number): PictogramGroup {
  const { width, height, places } = zigzag(count, diagonal)
  return { width: count > 1 ? height : diagonal, height: width, places: places.map(({ x, y }) => ({ x: y, y: x })) }
}

/** Whether a box stands clear of every diamond by at least `distance` mm, measured at right angles to their frames. */
export function isClear(box: Box, group: PictogramGroup, at: { x: number; y: number }, diagonal: number, distance: number): boolean {
  return group.places.every((place) => {
    const x = at.x + place.x + diagonal / 2
    const y = at.y + place.y + diagonal / 2
    const away = Math.max(0, box.x - x, x - box.x - box.width) + Math.max(0, box.y - y, y - box.y - box.height)
    return away >= diagonal / 2 + distance * Math.SQRT2
  })
}

/** Whether two boxes share more than an edge. */
export function overlaps(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height
}
