import type { Block } from './document-model.ts'
import type { TdsBlock } from './tds/tds-model.ts'
import { plainText } from './text/write-text.ts'

/** The texts of a block as they are read, in reading order: for the legend of abbreviations, for tests and checks. */
export function textsOfBlock(block: Block | TdsBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [plainText(block.text)]
    case 'heading':
      return [block.text]
    case 'list':
      return block.points.map(({ text }) => plainText(text))
    case 'pairs':
      return block.rows.flatMap(({ term, lines }) => [term, ...lines.map(plainText)])
    case 'table':
      return [
        block.caption,
        ...block.columns.map(({ head }) => head),
        ...block.rows.flatMap(({ cells }) =>
          cells.flatMap((lines) =>
            lines.flatMap(({ name, value }) => (name === undefined ? [plainText(value)] : [name, plainText(value)])),
          ),
        ),
      ]
    case 'label':
      return [
        ...block.pictograms.map(({ description }) => description),
        plainText(block.signalWord),
        ...(block.contains ? [block.contains.title, ...block.contains.substances.map(plainText)] : []),
        ...block.groups.flatMap(({ title, statements }) => [title, ...statements.flatMap(({ code, text }) => [code, plainText(text)])]),
      ]
  }
}
