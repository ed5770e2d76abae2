import { arrangeInColumn, isClear, overlaps, type Box, type PictogramGroup } from './arrange-pictograms.ts'
import type { LabelElement } from './label-layout.ts'
import {
  cornerDistance,
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
const columnGap = 4
const headSpace = 0.8

/** A column of pictograms with what stands in its free corners. */
interface Column {
  group: PictogramGroup
  at: { x: number; y: number }
  qr: Box | null
  transport: LabelElement[] | null
}

/**
 * A label that is wider than high: pictograms in a column on the left and the QR code below them where there is room. Where corners are
 * to be used, the transport labels leave the foot too.
 */
export function layOutBeside(plan: Plan): Placed {
  const { inner, label, arrangement } = plan
  const ways = [
    ...(arrangement.qrInCorner && label.transport ? [{ qr: label.qr !== null, transport: true }] : []),
    ...(label.qr ? [{ qr: true, transport: false }] : []),
    { qr: false, transport: false },
  ]
  for (const way of ways) {
    const foot = makeFoot(plan, { qr: !way.qr, diamonds: !way.transport })
    const column = fillColumn(plan, inner.height - foot.height, way)
    if (column) return finish(plan, column, foot)
  }
  throw new Error('The pictograms alone always find a place')
}

function finish(plan: Plan, { group, at, qr, transport }: Column, foot: Placed['foot']): Placed {
  const { inner, label } = plan
  const x = inner.x + group.width + columnGap
  const width = Math.max(inner.width - group.width - columnGap, leastTextWidth)
  const head = makeHead(plan, { x, y: inner.y, width }, null)
  const flow = flowTexts(plan, { x, y: head.bottom + headSpace, width }, foot)
  return {
    top: [...head.elements, ...placePictograms(plan, group, at), ...flow.elements, ...(transport ?? []), ...qrElement(label, qr)],
    foot,
    bottom: Math.max(flow.bottom, at.y + group.height),
    neededWidth: group.width + columnGap + Math.max(head.neededWidth, leastTextWidth),
    qrPlace: qr ? 'corner' : 'foot',
  }
}

/** @returns null where not everything that is requested finds a place of its own */
function fillColumn(plan: Plan, height: number, requested: { qr: boolean; transport: boolean }): Column | null {
  const { inner, label, qrSide, size, textSize } = plan
  const group = arrangeInColumn(label.pictograms.length, plan.diagonal, height)
  const at = { x: inner.x, y: inner.y + pictogramSpace * textSize }
  const region = { x: inner.x, y: inner.y, width: group.width, height }
  const isFree = (box: Box, taken: Box[]) =>
    box.width <= region.width &&
    box.y >= region.y &&
    isClear(box, group, at, plan.diagonal, cornerDistance) &&
    !taken.some((other) => overlaps(box, other))

  let qr: Box | null = null
  if (requested.qr && label.qr) {
    // On the left its white border may lie in the margin.
    const overhang = Math.min(label.format.padding.left, (4 * qrSide) / label.qr.modules)
    qr = corners(region, qrSide, qrSide, overhang).find((box) => isFree(box, [])) ?? null
    if (!qr) return null
  }
  if (!requested.transport) return { group, at, qr, transport: null }
  const block = transportBlock(plan, fixturesOf(size).diamond)
  if (!block) return null
  const above = qr ? [{ ...qr, x: region.x, width: block.width, height: block.height, y: qr.y - cornerDistance - block.height }] : []
  const place = [...corners(region, block.width, block.height, 0), ...above].find((box) => isFree(box, qr ? [qr] : []))
  return place ? { group, at, qr, transport: block.place(place.x, place.y) } : null
}

function corners(region: Box, width: number, height: number, overhang: number): Box[] {
  return [region.y + region.height - height, region.y].flatMap((y) => [
    { x: region.x - overhang, y, width, height },
    { x: region.x + region.width - width, y, width, height },
  ])
}
