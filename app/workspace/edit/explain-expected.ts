import type { Translate } from '../../language/texts.tsx'

/**
 * Rules of the record's own, by the words in which the schema states them (shared/record/), and the texts that say the same to an editor.
 * A test goes through the schema's words, so that none stays English.
 */
const expectations: readonly (readonly [words: RegExp, text: string])[] = [
  [/^international form/, 'telephone'],
  [/^Invalid email address/, 'email'],
  [/^Invalid URL/, 'url'],
  [/^a day as|^a day since/, 'date'],
  [/^a day from 2010-12-01/, 'labelDay'],
  [/^an SVG drawing/, 'svg'],
  [/^without scripts/, 'safeSvg'],
  [/^a CAS number/, 'cas'],
  [/^an EC number/, 'ec'],
  [/^an index number/, 'index'],
  [/^a REACH registration number/, 'reach'],
  [/^at least one of CAS/, 'anyNumber'],
  [/^from must not be above/, 'range'],
  [/^either a value/, 'valueOrRange'],
  [/^a quantity or a text/, 'quantity'],
  [/^the key of a brand/, 'brand'],
  [/^a UFI/, 'ufi'],
  [/^product code id (?<id>\d+) stands twice/, 'codeOnce'],
  [/^a synonym id stands twice/, 'synonymOnce'],
  [/^the materials make (?<sum>[\d.]+) %/, 'sum'],
  [/^(?<category>.+) has (?:no statements|the statements .+), (?:so )?not /, 'categoryStatement'],
  [/^(?<category>.+) needs one of its statements/, 'categoryStatement'],
  [/^(?<name>.+) stands in two categories/, 'categoryTwice'],
  [/^an aerosol is not classified as (?<category>.+) as well/, 'aerosol'],
  [/^a lower or an upper end/, 'anyEnd'],
  [/^a value in mg/, 'airConcentration'],
  [/^a substance names its main constituent/, 'mainConstituent'],
  [/^one line of visible text/, 'line'],
  [/^the unit is one of: (?<units>.+)/, 'unit'],
  [/^(?<code>EUH\S+) stands among the supplemental/, 'supplemental'],
  [/^each language once/, 'languageOnce'],
  [/^the lower ends make (?<sum>[\d.]+) %/, 'lowerEnds'],
  [/^CAS number (?<number>\S+) stands twice/, 'casTwice'],
  [/^a UN number of four digits/, 'unNumber'],
  [/^a UN number, since/, 'idNumber'],
  [/^a mode of transport that/, 'regulatedMode'],
  [/^(?<code>.+) stands twice/, 'statementOnce'],
  [/^nothing is colder than/, 'tooCold'],
  [/^must not be negative/, 'negative'],
  [/^two capital letters/, 'country'],
  [/^at least one language/, 'language'],
  [/^a key of the sentence library/, 'phrase'],
  [/^(?<code>P\S+) leaves no choice/, 'noChoice'],
  [/^(?<code>P\S+) has the alternatives 1 to (?<count>\d+)/, 'alternatives'],
  [/^\d+ is chosen twice/, 'alternativeOnce'],
  [/^(?<code>P\S+) has no text in square brackets/, 'noBrackets'],
]

/** What a rule of the schema expects, in the language of the interface; the schema's own words where no text is known. */
export function explainExpected(words: string, t: Translate): string {
  for (const [pattern, text] of expectations) {
    const found = pattern.exec(words)
    if (found) return t(`edit.expected.${text}`, { ...found.groups })
  }
  return words
}
