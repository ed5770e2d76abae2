import type { Box, PictogramGroup } from './arrange-pictograms.ts'
import type { LabelElement } from './label-layout.ts'
import {
  cornerDistance,
  fixturesOf,
  flowTexts,
  leastTextWidth,
  lowestGroup,
  makeFoot,
  makeHead,
  pictogramSpace,
  placePictograms,
  qrElement,
  transportBlock,
  type Placed,
  type Plan,
} from './label-plan.ts'

/** mm between texts and what they run round. */
const roundGap = { normal: 3, compact: 2.5, tight: 1.5 }
/** em below what texts run round, in the tight form. */
const tightSpace = 0.05
/** Beside the pictograms the name needs this width at least, in mm. */
const leastHeadWidth = 22

/**
 * The texts begin beside the pictograms and go on below them over the whole width. Of all ways to arrange the pictograms the one that needs
 * the least height.
 */
export function layOutRound(plan: Plan): Placed {
  return lowestGroup(plan, plan.inner.width, (group) => layOutGroup(plan, group))
}

/** Pictograms, and below them what leaves the foot: in the upper corner. */
interface Stack {
  elements: LabelElement[]
  transport: LabelElement[]
  qr: LabelElement[]
  /** With the distance that texts keep. */
  taken: Box[]
  bottom: number
}

function layOutGroup(plan: Plan, group: PictogramGroup | null): Placed {
  const { inner, arrangement, size, textSize } = plan
  const gap = roundGap[arrangement.form]
  const isLeft = size.width > size.height
  const beside = group ? inner.width - group.width - gap : inner.width
  const isInFoot = !group || !arrangement.qrInCorner
  const foot = makeFoot(plan, { qr: isInFoot, diamonds: isInFoot })
  if (!group) return flowBelow(plan, { foot, head: makeHead(plan, inner, null), stack: null })
  if (beside < Math.max(leastHeadWidth, leastTextWidth)) {
    // In a row of their own, with what leaves the foot below them.
    const head = makeHead(plan, inner, null)
    const stack = stackAt(plan, group, { y: head.bottom + pictogramSpace * textSize, isLeft, isRow: true })
    return flowBelow(plan, { foot, head: { ...head, bottom: head.bottom }, stack })
  }
  const head = makeHead(
    plan,
    { x: isLeft ? inner.x + group.width + gap : inner.x, y: inner.y, width: beside },
    isLeft ? null : group.height,
  )
  const stack = stackAt(plan, group, { y: inner.y, isLeft, isRow: false })
  if (isLeft && isInFoot && stack.bottom + foot.height > inner.y + inner.height) {
    // Pictograms as high as the label leave no room for a foot below them.
    const own = makeFoot(plan, { qr: true, diamonds: true }, beside)
    const x = inner.x + group.width + gap
    const flow = flowTexts(plan, { x, y: head.bottom, width: beside }, own)
    return {
      top: [...head.elements, ...stack.elements, ...flow.elements],
      foot: own,
      bottom: flow.bottom,
      besideFoot: { x, lowest: stack.bottom },
      neededWidth: head.neededWidth + group.width + gap,
      qrPlace: 'foot',
    }
  }
  return flowBelow(plan, { foot, head: { ...head, neededWidth: head.neededWidth + group.width + gap }, stack })
}

function flowBelow(
  plan: Plan,
  { foot, head, stack }: { foot: Placed['foot']; head: ReturnType<typeof makeHead>; stack: Stack | null },
): Placed {
  const { inner, label } = plan
  const flow = flowTexts(plan, { x: inner.x, y: head.bottom, width: inner.width }, foot, stack?.taken ?? [])
  return {
    top: [...head.elements, ...(stack?.elements ?? []), ...flow.elements, ...(stack?.transport ?? []), ...(stack?.qr ?? [])],
    foot,
    bottom: Math.max(flow.bottom, stack?.bottom ?? 0),
    neededWidth: Math.max(head.neededWidth, leastTextWidth),
    qrPlace: label.qr && stack && stack.qr.length > 0 ? 'corner' : 'foot',
  }
}

/** In a row of their own the pictograms take the whole width. */
function stackAt(plan: Plan, group: PictogramGroup, { y, isLeft, isRow }: { y: number; isLeft: boolean; isRow: boolean }): Stack {
  const { inner, label, arrangement, qrSide, size } = plan
  const gap = roundGap[arrangement.form]
  const below = (arrangement.form === 'tight' ? tightSpace : pictogramSpace) * plan.textSize
  const xOf = (width: number) => (isLeft ? inner.x : inner.x + inner.width - width)
  const at = { x: isRow ? inner.x + (inner.width - group.width) / 2 : xOf(group.width), y }
  const taken: Box[] = [isRow ? { ...inner, y, height: group.height + below } : spaced({ ...at, width: group.width, height: group.height })]
  let bottom = y + group.height
  const elements = placePictograms(plan, group, at)
  const qr: LabelElement[] = []
  if (arrangement.qrInCorner && label.qr) {
    const box = { x: xOf(qrSide), y: bottom + cornerDistance, width: qrSide, height: qrSide }
    qr.push(...qrElement(label, box))
    taken.push(spaced(box))
    bottom = box.y + qrSide
  }
  const transport: LabelElement[] = []
  const block = arrangement.qrInCorner ? transportBlock(plan, fixturesOf(size).diamond) : null
  if (block) {
    const box = { x: xOf(block.width), y: bottom + cornerDistance, width: block.width, height: block.height }
    transport.push(...block.place(box.x, box.y))
    taken.push(spaced(box))
    bottom = box.y + box.height
  }
  return { elements, transport, qr, taken, bottom }

  function spaced({ x, y: top, width, height }: Box): Box {
    return { x: isLeft ? x : x - gap, y: top, width: width + gap, height: height + below }
  }
}
