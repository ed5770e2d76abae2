import type { LabelModel } from './label-model.ts'
import type { LabelParagraphs } from './label-paragraphs.ts'
import type { FootSize } from './laid-out-parts.ts'
import type { Paragraph } from './text-runs.ts'

// The labels of one maker have the same few feet, and each is tried in some thirty measures.
const knownFeet = new Map<string, Map<string, FootSize>>()
const mostKnown = 50
const mostSizes = 500

/** How large the foot is in the measures in which labels that say the same in it have been tried. */
export function sizesOfFeet({ transport, qr, format }: LabelModel, paragraphs: LabelParagraphs): Map<string, FootSize> {
  const { form, supplier, unNumber, quantity } = paragraphs
  const key = JSON.stringify([
    form === 'tight',
    supplier.map(contentOf),
    unNumber && contentOf(unNumber),
    quantity && contentOf(quantity),
    transport?.diamonds.length,
    qr?.modules,
    format.padding.bottom,
  ])
  const known = knownFeet.get(key)
  if (known && known.size < mostSizes) return known
  const sizes = new Map<string, FootSize>()
  if (knownFeet.size >= mostKnown) knownFeet.clear()
  knownFeet.set(key, sizes)
  return sizes
}

/** Everything by which a text is set. */
function contentOf({ runs, single, language }: Paragraph): unknown[] {
  return [single, language, ...runs.flatMap(({ text, weight, scale, role }) => [text, weight, scale, role])]
}
