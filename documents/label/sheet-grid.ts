import type { LabelSizeId } from '../../clp/label-sizes.ts'
import { labelSizeOf } from '../../clp/label-sizes.ts'
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

/** The look of the A4 sheet. All others of the eight sizes are one of these, turned. */
const layouts: Readonly<Record<LabelSizeId, { columns: number; rows: number; isTurned: boolean }>> = {
  1: { columns: 3, rows: 3, isTurned: false },
  2: { columns: 3, rows: 3, isTurned: true },
  3: { columns: 2, rows: 2, isTurned: false },
  4: { columns: 2, rows: 2, isTurned: true },
  5: { columns: 1, rows: 2, isTurned: true },
  6: { columns: 1, rows: 2, isTurned: false },
  7: { columns: 1, rows: 1, isTurned: false },
  8: { columns: 1, rows: 1, isTurned: true },
}

/** Labels of these sizes are a fraction of A4: edge to edge, and to be cut along their edges. */
const denseLayouts: Readonly<Record<LabelSizeId, { columns: number; rows: number; isTurned: boolean }>> = {
  1: { columns: 4, rows: 4, isTurned: false },
  2: { columns: 4, rows: 4, isTurned: true },
  3: { columns: 2, rows: 4, isTurned: true },
  4: { columns: 2, rows: 4, isTurned: false },
  5: { columns: 2, rows: 2, isTurned: false },
  6: { columns: 2, rows: 2, isTurned: true },
  7: { columns: 1, rows: 2, isTurned: true },
  8: { columns: 1, rows: 2, isTurned: false },
}
/** mm at the edge of the paper that printers leave white. */
const unprintable = 4

/**
 * Labels edge to edge on A4, as on ready-made sheets of 105 × 74 mm: twice as many or nearly so. Only where the margins of every label keep
 * its texts out of what a printer leaves white, for the outer labels reach to the edge of the paper. No room is left for marks and a foot.
 */
export function denseGrid(size: LabelSizeId): SheetGrid {
  const label = labelSizeOf(size)
  const { columns, rows, isTurned } = denseLayouts[size]
  const [width, height] = isTurned ? [label.height, label.width] : [label.width, label.height]
  const left = (page.width - columns * width) / 2
  const top = (page.height - rows * height) / 2
  const cells = Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * width,
    y: top + Math.floor(index / columns) * height,
  }))
  return { columns, rows, isTurned, cells, marks: [] }
}

/** Whether labels with these margins may reach to the edge of the paper. */
export function mayStandDense(formats: readonly Pick<LabelFormat, 'padding'>[]): boolean {
  return formats.every(({ padding }) => Object.values(padding).every((side) => side >= unprintable))
}

/** The grid of a label size on A4: block centred, 5 mm between the labels, at least 8 mm to the edge of the paper. */
export function sheetGrid(size: LabelSizeId): SheetGrid {
  const label = labelSizeOf(size)
  const { columns, rows, isTurned } = layouts[size]
  const width = isTurned ? label.height : label.width
  const height = isTurned ? label.width : label.height
  const xs = starts(columns, width, page.width)
  const ys = starts(rows, height, page.height)
  return {
    columns,
    rows,
    isTurned,
    cells: ys.flatMap((y) => xs.map((x) => ({ x, y }))),
    marks: [
      ...marksAlong(ys, height).flatMap(({ at, long }) => edges(xs, width).map((x) => bar(x, at, mark.thickness, long))),
      ...marksAlong(xs, width)
        .flatMap(({ at, long }) => edges(ys, height).map((y) => bar(y, at, mark.thickness, long)))
        .map(transpose),
    ],
  }
}

function starts(count: number, length: number, whole: number): number[] {
  const first = (whole - count * length - (count - 1) * gap) / 2
  return Array.from({ length: count }, (_, index) => first + index * (length + gap))
}

function edges(begins: readonly number[], length: number): number[] {
  return begins.flatMap((begin) => [begin, begin + length])
}

/** Outside the block 2 mm off and 4 mm long, between two labels 3 mm long. */
function marksAlong(begins: readonly number[], length: number): { at: number; long: number }[] {
  const first = begins[0] ?? 0
  const last = begins.at(-1) ?? 0
  const between = begins.slice(1).map((begin) => ({ at: begin - gap + (gap - mark.between) / 2, long: mark.between }))
  return [{ at: first - mark.off - mark.long, long: mark.long }, ...between, { at: last + length + mark.off, long: mark.long }]
}

function bar(across: number, along: number, thickness: number, long: number): Box {
  return { x: across - thickness / 2, y: along, width: thickness, height: long }
}

function transpose({ x, y, width, height }: Box): Box {
  return { x: y, y: x, width: height, height: width }
}
