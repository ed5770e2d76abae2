import type { LanguageCode } from '../../shared/languages.ts'
import type { ProductDifference } from '../../shared/recalculation.ts'
import { loadWording, type Texts } from '../../wording/load-wording.ts'
import { createMailTexts } from '../language/mail-texts.ts'

/** A difference in words, the most important part first; codes and classes are the same in every language. */
export function sayDifference({ classes, label, transport, sections, overrules }: ProductDifference, language: LanguageCode): string[] {
  const say = createMailTexts(language)
  const { statements, headings } = loadWording(language)
  const both = (before: string | null, after: string | null): string => {
    if (before === null) return say('recalculation.added', { what: after ?? '' })
    return after === null ? say('recalculation.gone', { what: before }) : say('recalculation.becomes', { before, after })
  }
  const word = (signal: 'Danger' | 'Warning' | null) => signal && (headings[`signalWord.${signal.toLowerCase()}`] ?? signal)
  const lists = [label.pictograms, label.hazardStatements, label.supplementalStatements, label.precautionaryStatements]
  return [
    ...classes.map(({ before, after }) => both(before, after)),
    ...(label.signalWord === null ? [] : [both(word(label.signalWord.before), word(label.signalWord.after))]),
    ...lists.flatMap(({ added, gone }) => [
      ...added.map((code) => both(null, nameOf(code, statements))),
      ...gone.map((code) => both(nameOf(code, statements), null)),
    ]),
    ...(transport === null ? [] : [say('recalculation.transport', { change: both(transport.before || null, transport.after || null) })]),
    ...(sections.length === 0 ? [] : [say('recalculation.sections', { sections: sections.join(', ') })]),
    ...overrules.map((what) => say('recalculation.overruled', { what })),
  ]
}

/** A statement with its wording, if that has no open fill-ins. */
function nameOf(code: string, statements: Texts): string {
  const text = statements[code]
  return text === undefined || /[{<]/.test(text) ? code : `${code} ${text.replace(/\.$/, '')}`
}
