import type { LabelSize } from '../../clp/label/label-sizes.ts'
import type { LabelFormat } from './label-model.ts'
import type { Box } from './arrange-pictograms.ts'

/** How labels of one size stand on A4. */
export interface SheetGrid {
  columns: number
  rows: number
  /** Labels stand on their left side. */
  isTurned: boolean
  /** Places of the labels from the upper left, row by row, in mm. */
  cells: { x: number; y: number }[]
  /** Bars that show where to cut, never on a label, in mm. */
  marks: Box[]
}

const page = { width: 210, height: 297 }
/** mm */
const gap = 5
const mark = { thickness: 0.12, long: 4, off: 2, between: 3 }

/** mm from the edge of the paper: beside the labels, and above and below them, where marks and the foot stand. */
const free = { beside: 8, above: 20 }
/** mm at the edge of the paper that printers leave white. */
const unprintable = 4

/** How labels of a format stand on A4: edge to edge where their margins allow it, otherwise with gaps. Without cells where A4 holds none. */
export function gridOf({ size, padding }: Pick<LabelFormat, 'size' | 'padding'>): SheetGrid {
  return mayStandDense([{ padding }]) ? denseGrid(size) : sheetGrid(size)
}

/**
 * Labels edge to edge on A4, as on ready-made sheets of 105 × 74 mm: twice as many or nearly so. Only where the margins of every label keep
 * its texts out of what a printer leaves white, for the outer labels may reach to the edge of the paper. Marks stand where there is room
 * beside the labels; there is none for a foot.
 */
export function denseGrid(size: LabelSize): SheetGrid {
  const grid = layOutGrid(size, { gap: 0, beside: 0, above: 0 })
  const lies = ({ x, y, width, height }: Box) =>
    x >= unprintable && y >= unprintable && x + width <= page.width - unprintable && y + height <= page.height - unprintable
  return { ...grid, marks: grid.marks.filter(lies) }
}

/** Whether labels with these margins may reach to the edge of the paper. */
export function mayStandDense(formats: readonly Pick<LabelFormat, 'padding'>[]): boolean {
  return formats.every(({ padding }) => Object.values(padding).every((side) => side >= unprintable))
}

/** The grid of a label size on A4: block centred, 5 mm between the labels, room for marks and a foot. */
export function sheetGrid(size: LabelSize): SheetGrid {
  return layOutGrid(size, { gap, ...free })
}

/** As many labels as fit, upright or turned; upright where that holds as many. */
function layOutGrid({ width, height }: LabelSize, room: { gap: number; beside: number; above: number }): SheetGrid {
  const count = (length: number, whole: number) => Math.max(0, Math.floor((whole + room.gap) / (length + room.gap) + 1e-9))
  const across = page.width - 2 * room.beside
  const down = page.height - 2 * room.above
  const upright = { columns: count(width, across), rows: count(height, down) }
  const turned = { columns: count(height, across), rows: count(width, down) }
  const isTurned = turned.columns * turned.rows > upright.columns * upright.rows
  const { columns, rows } = isTurned ? turned : upright
  const [wide, high] = isTurned ? [height, width] : [width, height]
  if (columns * rows === 0) return { columns: 0, rows: 0, isTurned: false, cells: [], marks: [] }
  const xs = starts(columns, wide, page.width, room.gap)
  const ys = starts(rows, high, page.height, room.gap)
  return {
    columns,
    rows,
    isTurned,
    cells: ys.flatMap((y) => xs.map((x) => ({ x, y }))),
    marks: [
      ...marksAlong(ys, high, room.gap).flatMap(({ at, long }) => edges(xs, wide).map((x) => bar(x, at, mark.thickness, long))),
      ...marksAlong(xs, wide, room.gap)
        .flatMap(({ at, long }) => edges(ys, high).map((y) => bar(y, at, mark.thickness, long)))
        .map(transpose),
    ],
  }
}

function starts(count: number, length: number, whole: number, between: number): number[] {
  const first = (whole - count * length - (count - 1) * between) / 2
  return Array.from({ length: count }, (_, index) => first + index * (length + between))
}

function edges(begins: readonly number[], length: number): number[] {
  // Labels that stand edge to edge share an edge.
  return begins
    .flatMap((begin) => [begin, begin + length])
    .filter((edge, index, all) => index === 0 || edge - (all[index - 1] ?? 0) > 0.001)
}

/** Outside the block 2 mm off and 4 mm long, between two labels 3 mm long where there is a gap. */
function marksAlong(begins: readonly number[], length: number, gap: number): { at: number; long: number }[] {
  const first = begins[0] ?? 0
  const last = begins.at(-1) ?? 0
  const between = (gap === 0 ? [] : begins.slice(1)).map((begin) => ({ at: begin - gap + (gap - mark.between) / 2, long: mark.between }))
  return [{ at: first - mark.off - mark.long, long: mark.long }, ...between, { at: last + length + mark.off, long: mark.long }]
}

function bar(across: number, along: number, thickness: number, long: number): Box {
  return { x: across - thickness / 2, y: along, width: thickness, height: long }
}

function transpose({ x, y, width, height }: Box): Box {
  return { x: y, y: x, width: height, height: width }
}
