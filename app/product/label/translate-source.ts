import type { Translate } from '../../language/texts.tsx'

/** A place of the law, such as `CLP Annex I, 1.2.1.4, Table 1.3`, with the words that the reader's language has for its parts. */
export function translateSource(source: string, t: Translate): string {
  return source.replaceAll(/(Article|Annex|Table) ([\w.()]+)/g, (_, part: string, number: string) =>
    t(`label.law.${part.toLowerCase()}`, { number }),
  )
}
