import { createTextWriter, plainText } from '../../documents/text/write-text.ts'
import { isLanguageCode } from '../../shared/languages.ts'
import type { Text } from '../../shared/record/texts.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { finding, type Finding } from '../finding.ts'
import { findStatement, has, type Rule } from '../subject.ts'

/** 5.1: one medium is not suitable and unsuitable at once, be it in the library's words or in a person's. */
export const checkFirefighting: Rule = ({ record }) => {
  const { suitableMedia, unsuitableMedia } = record.firefighting
  const contradicting = suitableMedia.flatMap((text, index) =>
    unsuitableMedia.some((other) => isSameMedium(text, other))
      ? [finding('firefighting.mediaContradict', `firefighting.suitableMedia[${index}]`, { params: { what: text } })]
      : [],
  )
  return [...contradicting, ...checkOpenMedia(record)]
}

/** What burns itself has media of its own: P370 + P378 of CLP Annex I, Table 2.6.2, names them. What surrounds it decides of what does not burn. */
function checkOpenMedia(record: ProductRecord): Finding[] {
  const [one, ...others] = record.firefighting.suitableMedia
  const other = findStatement(record, /^H22[456]$/)
  if (one === undefined || others.length > 0 || other === undefined || !has([one], 'extinguishing.suitable.adaptToSurroundings')) return []
  return [
    finding('sentences.contradict', 'firefighting.suitableMedia[0]', {
      params: { one, other },
      article: 'REACH Annex II, 5.1; CLP Annex I, Table 2.6.2',
      severity: 'warning',
    }),
  ]
}

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
