import type { LabelForm } from './label-layout.ts'
import type { LabelModel } from './label-model.ts'
import { writeParagraphs, type LabelParagraphs } from './label-paragraphs.ts'
import { greatestTextSize } from './text-sizes.ts'

/**
 * A label with what is written on it, once per form: it is laid out many times while its sizes are sought. What is noted meanwhile is ten times
 * its size and goes with this; a `WeakMap` would keep it until all of the memory is cleared up.
 */
export interface WrittenLabel {
  readonly label: LabelModel
  paragraphsIn(form: LabelForm): LabelParagraphs
  /** All texts on one line, in em, once they have been measured. */
  width?: number
}

export function writeLabel(label: LabelModel): WrittenLabel {
  const known = new Map<LabelForm, LabelParagraphs>()
  return {
    label,
    paragraphsIn(form) {
      const nameScale = form === 'tight' ? 1 : Math.max(1, label.format.titleSize / greatestTextSize(label.format))
      const paragraphs = known.get(form) ?? writeParagraphs(label, form, nameScale)
      known.set(form, paragraphs)
      return paragraphs
    },
  }
}
