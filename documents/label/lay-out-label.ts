import type { LabelSize } from '../../clp/label-sizes.ts'
import { diagonalOf } from './arrange-pictograms.ts'
import { millimetresPerPoint, type Arrangement, type LabelLayout } from './label-layout.ts'
import type { LabelModel } from './label-model.ts'
import { writeParagraphs, type LabelParagraphs } from './label-paragraphs.ts'
import { fixtures, leastTextWidth, type Plan } from './label-plan.ts'
import { layOutBeside } from './lay-out-beside.ts'
import { layOutUpright } from './lay-out-upright.ts'
import { greatestTextSize } from './text-sizes.ts'

/** A module of a QR code is at least this wide, in mm. */
const leastModule = 0.33

/** Places everything on a label in one arrangement. What is too long goes beyond its lower edge; nothing is left out. Pure. */
export function layOutLabel(label: LabelModel, size: LabelSize, arrangement: Arrangement): LabelLayout {
  const { padding } = label.format
  const width = Math.max(size.width - padding.left - padding.right, leastTextWidth)
  const plan: Plan = {
    label,
    paragraphs: paragraphsOf(label, arrangement.form),
    arrangement,
    size,
    inner: { x: padding.left, y: padding.top, width, height: size.height - padding.top - padding.bottom },
    textSize: arrangement.textSize * millimetresPerPoint,
    diagonal: diagonalOf(arrangement.pictogramSide),
    qrSide: Math.max(fixtures[size.id].qr, leastModule * (label.qr?.modules ?? 0)),
  }
  const isBeside = !arrangement.isUpright && size.width > size.height && label.pictograms.length > 0
  const { top, foot, bottom, neededWidth, qrPlace } = isBeside ? layOutBeside(plan) : layOutUpright(plan)
  const footY = Math.max(bottom, plan.inner.y + plan.inner.height - foot.height)
  return {
    ...arrangement,
    width: size.width,
    height: size.height,
    elements: [...top, ...foot.place(plan.inner.x, footY)],
    neededHeight: bottom + foot.height + padding.bottom,
    neededWidth: Math.max(neededWidth, foot.width) + padding.left + padding.right,
    qrPlace: label.qr ? qrPlace : null,
  }
}

// A label is laid out many times while its sizes are sought; its paragraphs are written once per form.
const knownParagraphs = new WeakMap<LabelModel, Map<Arrangement['form'], LabelParagraphs>>()

function paragraphsOf(label: LabelModel, form: Arrangement['form']): LabelParagraphs {
  const known = knownParagraphs.get(label) ?? new Map<Arrangement['form'], LabelParagraphs>()
  knownParagraphs.set(label, known)
  const nameScale = Math.max(1, label.format.titleSize / greatestTextSize(label.format))
  const paragraphs = known.get(form) ?? writeParagraphs(label, form, nameScale)
  known.set(form, paragraphs)
  return paragraphs
}
