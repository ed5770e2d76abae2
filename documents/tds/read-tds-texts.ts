import type { Rich } from '../document-model.ts'
import { plainText } from '../text/write-text.ts'
import type { TdsBlock, TdsModel, TdsSection } from './tds-model.ts'

/** The texts of a block as they are read, for tests and checks. */
export function textsOfBlock(block: TdsBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [plainText(block.text)]
    case 'list':
      return block.points.map(({ text }) => plainText(text))
    case 'pairs':
      return block.rows.flatMap(({ term, lines }) => [term, ...lines.map(plainText)])
    case 'table':
      return [
        block.caption,
        ...block.columns.map(({ head }) => head),
        ...block.rows.flatMap(({ cells }) => cells.flatMap((lines) => lines.map(({ value }) => plainText(value)))),
      ]
  }
}

export function textsOfSection({ heading, blocks }: TdsSection): string[] {
  return [heading, ...blocks.flatMap(textsOfBlock)]
}

/** Every text that both the HTML and the PDF of a sheet print, the head of its first page aside. */
export function textsOfTds({ sections, keyData, panel, closing }: TdsModel): string[] {
  const all = (texts: readonly Rich[]) => texts.map(plainText)
  return [
    ...sections.flatMap(textsOfSection),
    ...keyData.rows.flatMap(({ term, values, details }) => [term, ...all(values), ...all(details)]),
    ...all(keyData.notes.map(({ text }) => text)),
    ...panel.flatMap(textsOfSection),
    ...closing.flatMap(textsOfSection),
  ]
}
