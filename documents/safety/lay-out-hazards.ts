import type { LanguageCode } from '../../shared/languages.ts'
import type { Rich } from '../document-model.ts'
import { breakLines, widthOf } from './break-lines.ts'
import { bulletOf, columnGap, pictogramGap, type PosterSizes } from './poster-sizes.ts'
import { inner } from './safety-frame.ts'
import type { SafetyModel } from './safety-model.ts'
import { setInColumns } from './set-in-columns.ts'
import { heightOfPoints, setWhole, type SetText } from './set-text.ts'

const besideWord = 12
/** Part of the width that statements have at least where they stand beside the pictograms. */
const leastBeside = 0.45

/** Pictograms, signal word and hazard statements of the poster, in mm. */
export interface HazardMeasures {
  signalWord: SetText
  /** Side of a pictogram's box, and how many stand in a row. */
  pictogram: number
  perRow: number
  /** Of the column with signal word and pictograms, beside which the statements stand; 0 where they stand under them. */
  alertColumn: number
  hazards: Rich[][][]
}

interface LaidOutHazards extends HazardMeasures {
  height: number
}

/** In the arrangement that takes the least height: statements under pictograms and signal word, or beside them. */
export function layOutHazards({ hazards, language }: SafetyModel, sizes: PosterSizes): LaidOutHazards {
  const { pictograms } = hazards
  const rows = pictograms.length > 2 ? [pictograms.length, Math.ceil(pictograms.length / 2)] : [Math.max(1, pictograms.length)]
  const arrangements = [under(hazards, sizes, language), ...rows.flatMap((perRow) => beside(hazards, sizes, perRow, language) ?? [])]
  return arrangements.reduce((best, other) => (other.height < best.height ? other : best))
}

type Hazards = SafetyModel['hazards']

function under({ pictograms, signalWord: word, points }: Hazards, sizes: PosterSizes, language: LanguageCode): LaidOutHazards {
  const { statement, gap, lineHeight } = sizes
  const perRow = Math.max(1, pictograms.length)
  // Where both are too wide for one line, they give way in proportion.
  const gaps = pictograms.length === 0 ? 0 : perRow * pictogramGap + besideWord - pictogramGap
  const wished = pictograms.length * sizes.pictogram + widthOf(word, 700, language) * sizes.signalWord
  const share = Math.min(1, (inner.width - gaps) / wished)
  const pictogram = pictograms.length === 0 ? 0 : share * sizes.pictogram
  const signalWord = setWhole(word, inner.width - gaps - pictograms.length * pictogram, share * sizes.signalWord, language)
  const alert = Math.max(pictogram, heightOfWord(signalWord))
  const { columns, height } = setInColumns(points, { size: statement, lineHeight, gap }, language)
  return {
    signalWord,
    pictogram,
    perRow,
    alertColumn: 0,
    hazards: columns,
    height: alert + (alert > 0 ? 2 * gap + 1 : 0) + height,
  }
}

/** @returns null where there are no pictograms, or where they leave too little width */
function beside(
  { pictograms, signalWord: word, points }: Hazards,
  sizes: PosterSizes,
  perRow: number,
  language: LanguageCode,
): LaidOutHazards | null {
  const { pictogram, statement, gap, lineHeight } = sizes
  if (pictograms.length === 0) return null
  const widest = (1 - leastBeside) * inner.width
  const ofPictograms = perRow * (pictogram + pictogramGap) - pictogramGap
  const signalWord = setWhole(word, widest, sizes.signalWord, language)
  const alertColumn = Math.max(ofPictograms, widthOf(word, 700, language) * signalWord.size)
  if (alertColumn > widest || signalWord.size < sizes.signalWord) return null
  const width = inner.width - alertColumn - columnGap - bulletOf(statement)
  const lines = points.map((point) => breakLines(point, { width, size: statement, weight: 400 }, language))
  const rows = Math.ceil(pictograms.length / perRow)
  const alert = heightOfWord(signalWord) + (word === '' ? 0 : pictogramGap) + rows * (pictogram + pictogramGap) - pictogramGap
  return {
    signalWord,
    pictogram,
    perRow,
    alertColumn,
    hazards: [lines],
    height: Math.max(alert, heightOfPoints(lines, statement * lineHeight, gap)),
  }
}

const heightOfWord = ({ lines, size }: SetText): number => lines.length * size * 1.1
