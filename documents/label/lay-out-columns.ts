import type { Box, PictogramGroup } from './arrange-pictograms.ts'
import { flowThrough, type FlowedTexts, type FlowRegion } from './flow-text.ts'
import type { Foot } from './laid-out-parts.ts'
import {
  leastTextWidth,
  lowestGroup,
  makeFoot,
  makeHead,
  pictogramSpace,
  placePictograms,
  stopAbove,
  tolerance,
  trialOf,
  type Placed,
  type Plan,
} from './label-plan.ts'

/** mm between the columns, and between pictograms and the texts beside them. */
const columnGap = { normal: 5, compact: 4, tight: 3 }
const pictogramGap = 2.5

type Flowed = Pick<FlowedTexts, 'elements' | 'bottom'>

/** Below the name two columns; the pictograms stand at the head of the first, and the texts run round them. */
export function layOutColumns(plan: Plan): Placed {
  const width = (plan.inner.width - columnGap[plan.arrangement.form]) / 2
  return lowestGroup(plan, width, (group) => layOutGroup(plan, group, width))
}

function layOutGroup(plan: Plan, group: PictogramGroup | null, width: number): Placed {
  const { inner, paragraphs, textSize } = plan
  const head = makeHead(plan, inner, null)
  const foot = makeFoot(plan, { qr: true, diamonds: true })
  const y = head.bottom + pictogramSpace * textSize
  const at = { x: inner.x, y }
  const below = pictogramSpace * textSize
  const taken: Box[] = group ? [{ ...at, width: group.width + pictogramGap, height: group.height + below }] : []
  const regionsOf = (bottom: number): FlowRegion[] => [
    { x: inner.x, y, width, bottom, taken, column: 0 },
    { x: inner.x + inner.width - width, y, width, bottom, taken: [], column: 1 },
  ]
  const least = group ? y + group.height : y
  const open = inner.y + inner.height - foot.height
  const trial = trialOf(plan, foot)
  const { elements, bottom } =
    parted(plan, regionsOf, least, foot) ?? balanced((height) => flowThrough(regionsOf(height), paragraphs, textSize, trial), y, open)
  return {
    top: [...head.elements, ...(group ? placePictograms(plan, group, at) : []), ...elements],
    foot,
    bottom: Math.max(bottom, least),
    neededWidth: Math.max(head.neededWidth, leastTextWidth, (group?.width ?? 0) * 2 + columnGap.tight),
    qrPlace: 'foot',
  }
}

/** Whole languages in each column, where they have room: CLP Article 32(3). Every parting is tried, and only the one that is found laid out. */
function parted(plan: Plan, regionsOf: (bottom: number) => FlowRegion[], least: number, foot: Foot): Flowed | null {
  const { paragraphs, label, textSize, inner, isTrial } = plan
  const open = inner.y + inner.height - foot.height
  const flow = (start: number, trial?: { stopBelow: number }) => {
    const [left, right] = regionsOf(Infinity)
    if (!left || !right) return []
    return [
      flowThrough([left], { form: paragraphs.form, flow: paragraphs.flow.slice(0, start) }, textSize, trial),
      flowThrough([right], { form: paragraphs.form, flow: paragraphs.flow.slice(start) }, textSize, trial),
    ]
  }
  let best: { start: number; bottom: number } | null = null
  for (const { language } of label.blocks.slice(1)) {
    const start = paragraphs.flow.findIndex((item) => item.language === language)
    if (start <= 0) continue
    const columns = flow(start, stopAbove(plan, foot))
    const bottom = Math.max(least, ...columns.map((column) => column.bottom))
    if (bottom <= open + tolerance && (!best || bottom < best.bottom)) best = { start, bottom }
  }
  return best && { elements: isTrial ? [] : flow(best.start).flatMap(({ elements }) => elements), bottom: best.bottom }
}

/** Columns of about the same height where there is room to spare. */
function balanced(flow: (bottom: number) => FlowedTexts, y: number, open: number): Flowed {
  let found = flow(open)
  if (!found.fits) return found
  let [low, high] = [y + (open - y + found.bottom - y) / 2 - 1, open]
  while (high - low > 1.5) {
    const middle = (low + high) / 2
    const flowed = flow(middle)
    if (flowed.fits) {
      found = flowed
      high = middle
    } else low = middle
  }
  return { elements: found.elements, bottom: found.lowest }
}
