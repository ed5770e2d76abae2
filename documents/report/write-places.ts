import type { TextWriter } from '../text/write-text.ts'

/** A place in the regulation as the language writes it: “CLP Annex I, Table 3.2.3”. Numbers and abbreviations are the same in all. */
export function writePlace(place: string, writer: TextWriter): string {
  if (writer.language === 'en') return place
  const law = (key: string) => (_: string, n: string) => writer.term(`law.${key}`, { n })
  return place
    .replaceAll(/\bAnnex ([IVX]+)\b/g, law('annex'))
    .replaceAll(/\bArticles? (\d+[a-z]?(?:\(\d+\))*)/g, law('article'))
    .replaceAll(/\bTables? (\d[\d.]*\d|\d|A\b)/g, law('table'))
    .replaceAll(/\bcolumn (\w+)/g, law('column'))
    .replaceAll(/\bspecial provision (\w+)/g, law('specialProvision'))
    .replaceAll(/\bPart (\d|[A-Z]\b)/g, law('part'))
    .replaceAll(/\bNotes? (\w+)/g, (_, notes: string) => writer.term('annexNote.named', { notes }))
    .replaceAll(/,? and /g, ', ')
    .replaceAll(/ to (?=\d)/g, '–')
}

/** A sum that is written out, with its figures as the language writes them. */
export function writeSumIn(sum: string, writer: TextWriter): string {
  return sum.replaceAll(/\d+(?:\.\d+)?(?:e[+-]?\d+)?/g, (figure) => writer.number(Number(figure))).replaceAll(/ ([×÷]) /g, '\u00a0$1\u00a0')
}
