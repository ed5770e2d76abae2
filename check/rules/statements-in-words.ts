import { loadWording } from '../../wording/load-wording.ts'
import { finding, type Finding } from '../finding.ts'
import { statementsOf, type Rule } from '../subject.ts'
import { listOwnWords } from './list-own-words.ts'

/** A code of a statement with what stands behind it: `H226: Flammable liquid and vapour.` */
const written = /\b((?:EUH|H)\d{3}[A-Za-z]{0,2})\s*[:–—.-]?\s*(?=\p{L})/gu

/** Letters alone: stops, dashes and blanks are written in many ways. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()

/**
 * Statements that a person wrote out, as section 16(e) has them, bear the words of CLP Annex III, or other ones, but not those of another statement;
 * and they are of a class that the record has.
 */
export const checkStatementsInWords: Rule = ({ record }) => {
  const own = new Set([
    ...statementsOf([...record.classification, ...record.composition.ingredients.flatMap(({ classification }) => classification)]),
    ...record.labelElements.supplementalStatements.map(({ code }) => code),
  ])
  return listOwnWords(record).flatMap(({ path, written: texts }) => {
    const found = texts.flatMap(({ language, words }) => [...words.matchAll(written)].map((match) => ({ language, words, match })))
    const [wrong] = found.flatMap(({ language, words, match }) => {
      const [whole, code = ''] = match
      const said = plain(words.slice(match.index + whole.length))
      const { statements } = loadWording(language)
      const official = plain(statements[code] ?? '')
      // A statement may begin as another does, and the longer one is meant.
      if (official === '' || said.startsWith(official)) return []
      const other = Object.entries(statements)
        .filter(([key, text]) => /^(?:EUH|H)\d{3}/.test(key) && plain(text).length > shortest && said.startsWith(plain(text)))
        .toSorted(([, a], [, b]) => b.length - a.length)[0]
      return other === undefined ? [] : [{ code, text: { text: { [language]: other[1] } } }]
    })
    const unknown = path.startsWith('otherInformation.changes')
      ? undefined
      : found.map(({ match }) => match[1] ?? '').find((code) => isNone(code, own))
    return [
      ...(wrong === undefined
        ? []
        : [
            finding('sentences.contradict', path, {
              params: { one: wrong.code, other: wrong.text },
              article: 'CLP Annex III; REACH Annex II, 16(e)',
            }),
          ]),
      ...(unknown === undefined
        ? []
        : [
            finding('sentences.classUnfounded', path, {
              params: { what: unknown },
              article: 'REACH Annex II, 2.2, 3.2 and 16(e)',
            }),
          ]),
    ] satisfies Finding[]
  })
}

/** Letters from which two statements cannot be alike by chance. */
const shortest = 12

/** H350i is of H350, and what an ingredient or the label has counts. */
const isNone = (code: string, own: ReadonlySet<string>): boolean =>
  ![...own].some((one) => one.slice(0, code.startsWith('EUH') ? 6 : 4) === code.slice(0, code.startsWith('EUH') ? 6 : 4))
