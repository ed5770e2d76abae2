/** How high the parts of a sheet are and what room they have, before they are set. */
import type { Block, LabelBlock, Rich, SdsModel } from '../document-model.ts'
import { estimateLines, type TextMeasure } from '../rendering/fit-text.ts'
import { statementWidth, valueWidth, widths } from '../rendering/widths.ts'

/** Widths of the sheet in mm, sizes in pt: documents/templates/sds.typ. */
export const textWidth = widths.text
export const body = (width: number): TextMeasure => ({ width, size: 9.5 })
export const termMeasure = body(widths.term)
export const valueMeasure = body(valueWidth)
export const signMeasure: TextMeasure = { width: widths['frame-left'], size: 14 }
export const codeMeasure: TextMeasure = { width: widths.code, size: 8.75 }
export const statementMeasure = body(statementWidth)
/** What is estimated to be so high, in mm, fits on a page of 247 mm whatever the estimate misses. */
export const surelyFits = 190

/** Whether a part with a label stands on one page: it does, it does if its measure allows it, or it does not. */
export function keepWhole(blocks: readonly Block[]): 'whole' | 'whole if it fits' | 'no' {
  if (!blocks.some(({ kind }) => kind === 'label')) return 'no'
  const height = blocks.reduce((sum, block) => sum + estimateHeight(block), 10)
  if (height < surelyFits) return 'whole'
  return height < 2 * surelyFits ? 'whole if it fits' : 'no'
}

/** Height in mm, rather too much; infinite for kinds of blocks that are not estimated. */
function estimateHeight(block: Block): number {
  if (block.kind === 'paragraph') return estimateLines(plain(block.text), body(textWidth)) * 4.6 + 1.2
  return block.kind === 'label' ? estimateLabel(block) : Infinity
}

function estimateLabel({ pictograms, signalWord, contains, groups }: LabelBlock): number {
  const lineHeight = 4.6
  const statements = groups.flatMap((group) => group.statements)
  const right = statements.reduce(
    (sum, { code, text }) =>
      sum + Math.max(estimateLines(code, codeMeasure), estimateLines(plain(text), statementMeasure)) * lineHeight + 0.3,
    groups.length * 7,
  )
  const substances = estimateLines((contains?.substances ?? []).map(plain).join('; '), body(widths['frame-left'])) * lineHeight
  const left = Math.ceil(pictograms.length / 2) * 30 + estimateLines(plain(signalWord), signMeasure) * 8 + substances + 10
  return Math.max(left, right) + 8
}

export function plain(rich: Rich): string {
  return rich.map((run) => run.text).join('')
}

/** The head of the first page has room for three lines of the name and two of each fact. */
export function isTooLongForHead({ title, regulation, productName, productLine, facts, supplier, words }: SdsModel): boolean {
  return (
    estimateLines(words.page, { width: 116, size: 9 }) > 1 ||
    estimateLines(title, { width: 116, size: 17 }) > 2 ||
    estimateLines(regulation, { width: 116, size: 9 }) > 4 ||
    estimateLines(productName, { width: 151, size: 16 }) > 4 ||
    estimateLines(productLine, { width: 151, size: 10 }) > 4 ||
    estimateLines(supplier, { width: widths.supplier, size: 13 }) > 4 ||
    facts.some(({ term, value }) => estimateLines(term, { width: 33, size: 7.5 }) > 4 || estimateLines(value, { width: 33, size: 9.5 }) > 4)
  )
}
