import { createTextWriter, plainText } from '../../documents/text/write-text.ts'
import { isLanguageCode } from '../../shared/languages.ts'
import type { Text } from '../../shared/record/texts.ts'
import { finding } from '../finding.ts'
import type { Rule } from '../subject.ts'

/** 5.1: one medium is not suitable and unsuitable at once, be it in the library's words or in a person's. */
export const checkFirefighting: Rule = ({ record: { firefighting } }) =>
  firefighting.suitableMedia.flatMap((text, index) =>
    firefighting.unsuitableMedia.some((other) => isSameMedium(text, other))
      ? [finding('firefighting.mediaContradict', `firefighting.suitableMedia[${index}]`, { params: { what: text } })]
      : [],
  )

function isSameMedium(one: Text, other: Text): boolean {
  if ('phrase' in one && 'phrase' in other) return one.phrase === other.phrase
  const [own, second] = 'text' in one ? [one, other] : [other, one]
  if (!('text' in own)) return false
  return Object.entries(own.text).some(([language, words]) => {
    if (!isLanguageCode(language) || words === undefined) return false
    const said = 'text' in second ? second.text[language] : plainText(createTextWriter(language).text(second))
    return said !== undefined && bare(said) === bare(words)
  })
}

/** Without blanks of any width, capitals and the stop. */
const bare = (words: string): string => words.replaceAll(/[\s\u00a0\u202f.]+/g, '').toLowerCase()
