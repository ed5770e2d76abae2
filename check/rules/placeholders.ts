import { finding, type Finding } from '../finding.ts'
import type { Rule } from '../subject.ts'
import { listOwnWords } from './list-own-words.ts'

/** What people write to come back to: marks of editors, signs alone, and the text of printers. A lone dash is none that a sheet explains. */
const placeholder = /^(?:todo|tbd|tbc|fixme|xx+|lorem ipsum)(?![\p{L}\p{N}])/iu

/** REACH Annex II, 0.4: no subsection is blank, and what stands there says something. Part B has sixteen sections. */
export const checkPlaceholders: Rule = ({ record }) => [
  ...listOwnWords(record).flatMap(({ path, written }): Finding[] => {
    const found = written.find(({ words }) => !/[\p{L}\p{N}]/u.test(words) || placeholder.test(words))
    return found === undefined ? [] : [finding('sections.placeholder', path, { params: { what: `“${found.words}”` } })]
  }),
  ...record.otherInformation.changes.flatMap((text, index) => {
    const named = 'phrase' in text && /^change\.sections?$/.test(text.phrase) ? Object.values(text.values ?? {}) : []
    const figures = named.flatMap((value) =>
      typeof value === 'string' || typeof value === 'number' ? (String(value).match(/\d+/g) ?? []) : [],
    )
    const wrong = figures.find((figure) => Number(figure) < 1 || Number(figure) > sections)
    if (wrong === undefined) return []
    return [finding('sections.unknown', `otherInformation.changes[${index}]`, { params: { record: wrong, found: `1–${sections}` } })]
  }),
]

const sections = 16
