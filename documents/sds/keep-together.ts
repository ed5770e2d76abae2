import type { Block, Paragraph } from '../document-model.ts'
import { estimateLines, type TextMeasure } from '../rendering/fit-text.ts'
import { plainText } from '../text/write-text.ts'

/** A block with what stays on its page. */
export interface KeptBlock {
  block: Block
  /** It does not end a page: at least the beginning of the next block stands below it. */
  sticky: boolean
  /** Remarks on a table or on terms, which end on the page of its last rows. */
  notes: Paragraph[]
}

/** Lines that a text may have to go to the next page with another one; longer ones would leave too much white. */
const mostBound = 6
/** A text of so many lines by estimate, which is rather too high, would be left alone. */
const short = 2

/**
 * The blocks of a subsection with what keeps them from standing alone on a page: remarks go with the table before them, an introduction with
 * the table behind it, a heading with two lines at least, and a short last text with the one before.
 * @param measure of a text over the whole width
 */
export function keepTogether(blocks: readonly Block[], measure: TextMeasure): KeptBlock[] {
  const linesOf = ({ text }: Paragraph) => estimateLines(plainText(text), measure)
  const kept: KeptBlock[] = []
  let open = 0 // lines that may still go with the table before
  for (const [index, block] of blocks.entries()) {
    const last = kept.at(-1)
    // The last one would be left alone where those before it are bound already.
    const room = index === blocks.length - 1 && last?.notes.length ? open + short : open
    if (block.kind === 'paragraph' && last && isTable(last.block) && linesOf(block) <= room) {
      last.notes.push(block)
      open -= linesOf(block)
      continue
    }
    kept.push({ block, sticky: false, notes: [] })
    open = isTable(block) ? mostBound : 0
  }
  return kept.map((it, index) => {
    const next = kept[index + 1]?.block
    if (it.block.kind !== 'paragraph' || !next) return it
    const lines = linesOf(it.block)
    const isIntroduction = isTable(next) && lines <= mostBound
    const isFirst = index === 0 && lines <= short
    const isBeforeLast = index === kept.length - 2 && next.kind === 'paragraph' && linesOf(next) <= short && lines <= mostBound
    return { ...it, sticky: isIntroduction || isFirst || isBeforeLast }
  })
}

function isTable({ kind }: Block): boolean {
  return kind === 'table' || kind === 'pairs'
}
