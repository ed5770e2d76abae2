import type { LanguageCode } from '../../shared/languages.ts'
import type { Rich } from '../document-model.ts'
import { breakLines } from './break-lines.ts'
import { bulletOf, columnGap } from './poster-sizes.ts'
import { inner } from './safety-frame.ts'
import { heightOfPoints } from './set-text.ts'

/** Points in columns. Lengths in u. */
export interface SetColumns {
  columns: Rich[][][]
  height: number
}

/** Points across the whole width, or in two columns where that takes less height. */
export function setInColumns(
  points: readonly Rich[],
  { size, lineHeight, gap }: { size: number; lineHeight: number; gap: number },
  language: LanguageCode,
): SetColumns {
  const heightOf = (column: readonly Rich[][]) => heightOfPoints(column, size * lineHeight, gap)
  const setAt = (width: number) => points.map((point) => breakLines(point, { width: width - bulletOf(size), size, weight: 400 }, language))
  const across = setAt(inner.width)
  const narrow = setAt((inner.width - columnGap) / 2)
  const cuts = narrow.slice(1).map((_, index) => [narrow.slice(0, index + 1), narrow.slice(index + 1)])
  return [[across], ...cuts]
    .map((columns) => ({ columns, height: Math.max(0, ...columns.map(heightOf)) }))
    .reduce((best, other) => (other.height < best.height ? other : best))
}
