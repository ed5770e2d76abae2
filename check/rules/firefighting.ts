import type { Text } from '../../shared/record/texts.ts'
import { finding } from '../finding.ts'
import type { Rule } from '../subject.ts'

/** 5.1: one medium is not suitable and unsuitable at once. */
export const checkFirefighting: Rule = ({ record: { firefighting } }) => {
  const keyOf = (text: Text) => ('phrase' in text ? text.phrase : JSON.stringify(text.text))
  const unsuitable = new Set(firefighting.unsuitableMedia.map(keyOf))
  return firefighting.suitableMedia.flatMap((text, index) =>
    unsuitable.has(keyOf(text))
      ? [finding('firefighting.mediaContradict', `firefighting.suitableMedia[${index}]`, { params: { what: text } })]
      : [],
  )
}
