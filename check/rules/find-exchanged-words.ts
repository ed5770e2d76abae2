import { exclusiveConcepts } from './concepts-of-languages.ts'
import type { OwnWords } from './list-own-words.ts'

/**
 * What one language says of acids another says of alkalis, or of the skin and of the eyes, or in other units of time: a translator took one for the other.
 * @returns both texts behind their languages; null where none was exchanged
 */
export function findExchangedWords(texts: OwnWords['written']): { one: string; other: string } | null {
  for (const { concepts, isOfFigures } of exclusiveConcepts) {
    const read = texts.map((text) => ({
      ...text,
      named: concepts.flatMap((concept, index) => (concept[text.language].test(text.words) ? [index] : [])),
      figures: Array.from(text.words.matchAll(/\d+/g), String).toSorted().join(),
    }))
    const [first, ...others] = read.filter(({ named, figures }) => named.length > 0 && (!isOfFigures || figures !== ''))
    const exchanged = others.find(
      ({ named, figures }) =>
        first !== undefined && !named.some((one) => first.named.includes(one)) && (!isOfFigures || figures === first.figures),
    )
    if (first !== undefined && exchanged !== undefined)
      return { one: `${first.language}: ${first.words}`, other: `${exchanged.language}: ${exchanged.words}` }
  }
  return null
}
