import type { Rich } from '../documents/document-model.ts'
import { textsOfBlock } from '../documents/texts-of-block.ts'
import { plainText } from '../documents/text/write-text.ts'
import type { TdsModel, TdsSection } from '../documents/tds/tds-model.ts'

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
