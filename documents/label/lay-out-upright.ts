import { arrangeInRow, isClear, type Box, type PictogramGroup } from './arrange-pictograms.ts'
import type { LabelElement } from './label-layout.ts'
import type { Head } from './laid-out-parts.ts'
import {
  cornerDistance,
  findLargest,
  fixturesOf,
  flowTexts,
  leastTextWidth,
  makeFoot,
  makeHead,
  pictogramSpace,
  placePictograms,
  qrElement,
  transportBlock,
  type Placed,
  type Plan,
} from './label-plan.ts'

/** mm */
const besideGap = 2
/** Pictograms stand beside the name while they take at most this share of the width. */
const besideShare = 0.6

/** What stands in corners beside the pictograms instead of the foot. */
interface Corners {
  qr: Box | null
  transport: LabelElement[] | null
}

/** A label that is higher than wide, or without pictograms: these stand beside the name, or in a row of their own. */
export function layOutUpright(plan: Plan): Placed {
  const { inner, label } = plan
  if (label.pictograms.length === 0) return finish(plan, makeHead(plan, inner, null), [], 0, { qr: null, transport: null })
  const group = arrangeInRow(label.pictograms.length, plan.diagonal, inner.width)
  return group.width <= besideShare * inner.width ? layOutNamePictograms(plan, group) : layOutPictogramRow(plan, group)
}

function layOutNamePictograms(plan: Plan, group: PictogramGroup): Placed {
  const { inner, label, arrangement, qrSide } = plan
  const head = makeHead(plan, { ...inner, width: inner.width - group.width - besideGap }, group.height)
  const pictograms = placePictograms(plan, group, { x: inner.x + inner.width - group.width, y: inner.y })
  const bottom = Math.max(head.bottom, inner.y + group.height)
  const isRoom = arrangement.qrInCorner && label.qr !== null && head.bottom + cornerDistance + qrSide <= bottom
  const qr = isRoom ? { x: inner.x, y: bottom - qrSide, width: qrSide, height: qrSide } : null
  const neededWidth = head.neededWidth + group.width + besideGap
  return finish(plan, { ...head, bottom, neededWidth }, pictograms, 0, { qr, transport: null })
}

/** Nested pictograms leave two lower corners free for transport labels and QR code; a row moves aside only where the text needs it. */
function layOutPictogramRow(plan: Plan, group: PictogramGroup): Placed {
  const { inner, label, arrangement, textSize, qrSide } = plan
  const head = makeHead(plan, inner, null)
  const y = head.bottom + pictogramSpace * textSize
  const isNested = group.height > plan.diagonal * 1.2
  const isMoved = arrangement.qrInCorner && !isNested && label.qr !== null && inner.width - group.width >= qrSide + besideGap
  const at = { x: isMoved ? inner.x : inner.x + (inner.width - group.width) / 2, y }
  const region = { ...inner, y, height: group.height }
  const aside = { x: inner.x + inner.width - qrSide, y: y + (group.height - qrSide) / 2, width: qrSide, height: qrSide }
  const qr = isMoved ? aside : label.qr && (isNested || arrangement.qrInCorner) ? findQrCorner(plan, group, at, region) : null
  const transport = isNested && (qr || !label.qr) ? findTransportCorner(plan, group, at, region) : null
  const needed = { ...head, bottom: y + group.height, neededWidth: Math.max(head.neededWidth, group.width) }
  return finish(plan, needed, placePictograms(plan, group, at), pictogramSpace * textSize, { qr, transport })
}

function finish(plan: Plan, head: Head, pictograms: LabelElement[], space: number, corners: Corners): Placed {
  const { inner, label } = plan
  const foot = makeFoot(plan, { qr: corners.qr === null, diamonds: corners.transport === null })
  const flow = flowTexts(plan, { x: inner.x, y: head.bottom + space, width: inner.width }, foot)
  return {
    top: [...head.elements, ...pictograms, ...flow.elements, ...(corners.transport ?? []), ...qrElement(label, corners.qr)],
    foot,
    bottom: flow.bottom,
    neededWidth: Math.max(head.neededWidth, leastTextWidth),
    qrPlace: corners.qr ? 'corner' : 'foot',
  }
}

/** The lower right corner, or the upper one. */
function findQrCorner(plan: Plan, group: PictogramGroup, at: { x: number; y: number }, region: Box): Box | null {
  const { size, qrSide, diagonal } = plan
  return findLargest(fixturesOf(size).qrInCorner, qrSide, (side) => {
    if (side > region.height) return null
    const x = region.x + region.width - side
    const boxes = [region.y + region.height - side, region.y].map((y) => ({ x, y, width: side, height: side }))
    return boxes.find((box) => isClear(box, group, at, diagonal, cornerDistance)) ?? null
  })
}

/** The lower left corner, the UN number below the labels. */
function findTransportCorner(plan: Plan, group: PictogramGroup, at: { x: number; y: number }, region: Box): LabelElement[] | null {
  const { diamond, diamondInCorner } = fixturesOf(plan.size)
  return findLargest(diamondInCorner, diamond, (width) => {
    const block = transportBlock(plan, width)
    if (!block) return null
    const box = { x: region.x, y: region.y + region.height - block.height, width: block.width, height: block.height }
    return isClear(box, group, at, plan.diagonal, cornerDistance) ? block.place(box.x, box.y) : null
  })
}
