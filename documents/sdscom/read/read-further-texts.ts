import type { Text } from '../../../shared/record/texts.ts'
import { findAll, type Node } from './read-tree.ts'
import type { Reader } from './reader.ts'

/** Sentences of 2.2 that the sheet derives. */
const derived = ['sds.noPictogram', 'sds.noLabelElements']

/**
 * What other law puts on the label (CLP Article 32(6)): what stands beside the statements and is read as nothing else. What the sheet would derive
 * again, as the sentences of REACH Annex XVII, is kept too: it stands once on the label, whoever says it.
 */
export function readFurtherTexts(label: Node | undefined, reader: Reader): { furtherTexts: Text[]; ingredientListAddress?: string } {
  for (const node of findAll(label, 'AdditionalLabellingInfo/FullText'))
    if (derived.some((key) => node.text === reader.term(key)) || reader.blankOf('document.unofficialStatements', node.text) !== undefined)
      node.isTaken = true
  const furtherTexts: Text[] = []
  let ingredientListAddress: string | undefined
  for (const text of reader.texts(label, 'AdditionalLabellingInfo')) {
    const address = addressOf(text)
    if (address === undefined || ingredientListAddress !== undefined) furtherTexts.push(text)
    else ingredientListAddress = address
  }
  return { furtherTexts, ...(ingredientListAddress === undefined ? {} : { ingredientListAddress }) }
}

/** Where the list of ingredients of a detergent is found, which has a field of its own: the sheet prints it without `https://`. */
function addressOf(text: Text): string | undefined {
  const address = 'phrase' in text && text.phrase === 'detergent.ingredientList' ? text.values?.['address'] : undefined
  const written =
    typeof address === 'string' ? address : typeof address === 'object' && 'text' in address ? Object.values(address.text)[0] : undefined
  return written === undefined || !URL.canParse(`https://${written}`) ? undefined : `https://${written}`
}
