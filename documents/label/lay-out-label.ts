import type { LabelSize } from '../../clp/label/label-sizes.ts'
import { diagonalOf } from './arrange-pictograms.ts'
import { millimetresPerPoint, type Arrangement, type LabelLayout } from './label-layout.ts'
import type { LabelModel } from './label-model.ts'
import { fixturesOf, leastTextWidth, type Placed, type Plan } from './label-plan.ts'
import { layOutBeside } from './lay-out-beside.ts'
import { layOutColumns } from './lay-out-columns.ts'
import { layOutRound } from './lay-out-round.ts'
import { layOutUpright } from './lay-out-upright.ts'
import { writeLabel, type WrittenLabel } from './write-label.ts'

/** A module of a QR code is at least this wide, in mm. */
const leastModule = 0.33

/** Places everything on a label in one arrangement. What is too long goes beyond its lower edge; nothing is left out. Pure. */
export function layOutLabel(label: LabelModel, size: LabelSize, arrangement: Arrangement): LabelLayout {
  return layOutWritten(writeLabel(label), size, arrangement)
}

/** The same of a label that is laid out in more than one way. */
export function layOutWritten(written: WrittenLabel, size: LabelSize, arrangement: Arrangement): LabelLayout {
  return layOut(written, size, arrangement, false)
}

/** What comes of an arrangement: as above, but without the elements, and without the height where it does not fit. Pure. */
export function tryArrangement(written: WrittenLabel, size: LabelSize, arrangement: Arrangement): Omit<LabelLayout, 'elements'> {
  return layOut(written, size, arrangement, true)
}

function layOut({ label, paragraphsIn }: WrittenLabel, size: LabelSize, arrangement: Arrangement, isTrial: boolean): LabelLayout {
  const { padding } = label.format
  const width = Math.max(size.width - padding.left - padding.right, leastTextWidth)
  const plan: Plan = {
    label,
    paragraphs: paragraphsIn(arrangement.form),
    arrangement,
    size,
    inner: { x: padding.left, y: padding.top, width, height: size.height - padding.top - padding.bottom },
    textSize: arrangement.textSize * millimetresPerPoint,
    diagonal: diagonalOf(arrangement.pictogramSide),
    qrSide: Math.max(fixturesOf(size).qr, leastModule * (label.qr?.modules ?? 0)),
    isTrial,
  }
  const { top, foot, bottom, neededWidth, qrPlace, group, besideFoot } = layOutParts(plan)
  const footY = Math.max(bottom, plan.inner.y + plan.inner.height - foot.height)
  return {
    ...arrangement,
    ...(group === undefined ? {} : { group }),
    width: size.width,
    height: size.height,
    elements: isTrial ? [] : [...top, ...foot.place(besideFoot?.x ?? plan.inner.x, footY)],
    neededHeight: Math.max(bottom + foot.height, besideFoot?.lowest ?? 0) + padding.bottom,
    neededWidth: Math.max(neededWidth, foot.width + (besideFoot ? besideFoot.x - plan.inner.x : 0)) + padding.left + padding.right,
    qrPlace: label.qr ? qrPlace : null,
  }
}

function layOutParts(plan: Plan): Placed {
  const { label, size, arrangement } = plan
  switch (arrangement.placing) {
    case 'above':
      return layOutUpright(plan)
    case 'round':
      return layOutRound(plan)
    case 'columns':
      return layOutColumns(plan)
    case 'usual':
      return size.width > size.height && label.pictograms.length > 0 ? layOutBeside(plan) : layOutUpright(plan)
  }
}
