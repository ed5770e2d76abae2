import { layOutPoster, type PosterLayout } from './lay-out-poster.ts'
import { layOutSheet, sheetTrials, tightestTrial, type SheetLayout } from './lay-out-sheet.ts'
import { posterLevels } from './poster-sizes.ts'
import { unitOf } from './safety-frame.ts'
import type { SafetyFormat, SafetyModel } from './safety-model.ts'

/** mm that are missing in the tightest form, from which it is of no use to try a larger one. */
const hopeless = 60

/**
 * Composes the instructions on A4: the largest type and signs with which everything stands on it. What is left over is shared out among
 * the bands. A long name gives way last. Nothing is dropped: what does not fit even in the tightest form makes the layout higher than the sheet, by `overflow`.
 */
export function fitSheet(model: SafetyModel): SheetLayout {
  const tightest = layOutSheet(model, tightestTrial)
  // Nothing larger needs less room, but for a few lines that end elsewhere.
  if (tightest.overflow > hopeless * unitOf.A4) return tightest
  for (const trial of sheetTrials) {
    const layout = layOutSheet(model, trial)
    if (layout.overflow === 0) return layout
  }
  return tightest
}

/** Composes the poster on A2, for being read from three metres (`lay-out-poster.ts`), as `fitSheet` does the sheet. */
export function fitPoster(model: SafetyModel): PosterLayout {
  const tightest = layOutPoster(model, 0)
  if (tightest.overflow > 0) return layOutPoster(model, 0, true)
  // The room needed grows with the level, so the largest that fits is found by halving.
  let [fitting, low, high] = [tightest, 1, posterLevels]
  while (low <= high) {
    const level = Math.floor((low + high) / 2)
    const layout = layOutPoster(model, level)
    if (layout.overflow === 0) [fitting, low] = [layout, level + 1]
    else high = level - 1
  }
  return fitting
}

export function fitSafety(model: SafetyModel, format: SafetyFormat): SheetLayout | PosterLayout {
  return format === 'A2' ? fitPoster(model) : fitSheet(model)
}

/** The layout of instructions that do not fit; null where they do, which the tightest form alone shows at once. */
export function findOverflow(model: SafetyModel, format: SafetyFormat): SheetLayout | PosterLayout | null {
  const tightest = format === 'A2' ? layOutPoster(model, 0) : layOutSheet(model, tightestTrial)
  if (tightest.overflow === 0) return null
  const layout = fitSafety(model, format)
  return layout.overflow > 0 ? layout : null
}
