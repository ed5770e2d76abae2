import type { TextWriter } from '../text/write-text.ts'

/** A place of the law as the language writes it: “CLP Annex I, Table 3.2.3”. Numbers and abbreviations are the same in all. */
export function writePlace(place: string, writer: TextWriter): string {
  if (writer.language === 'en') return place
  const law = (key: string) => (_: string, n: string) => writer.term(`law.${key}`, { n })
  const union = (number: string) => number.replace(/[A-Z]+$/, (letters) => writer.term(`law.${letters.toLowerCase()}`))
  // Until 2014 acts of the Union had a “No” before their number as those of the Community had.
  const numbered = (n: string) => writer.term('law.regulationEc', { n }).replace(writer.term('law.ec'), writer.term('law.eu'))
  return place
    .replaceAll('ECHA guidance on labelling and packaging', () => writer.term('law.labelGuidance'))
    .replaceAll(', as amended by ', `${writer.term('document.semicolon')} `)
    .replaceAll('Commission proposal ', '')
    .replaceAll(/\bRegulation \(EU\) No (\d+\/\d+)/g, (_, n: string) => numbered(n))
    .replaceAll(/\bRegulation \(EU\) (\d+\/\d+)/g, law('regulationEu'))
    .replaceAll(/\bRegulation \(EC\) No (\d+\/\d+)/g, law('regulationEc'))
    .replaceAll(/\bDirective (\d+\/\d+\/(?:EEC|EC|EU))/g, (_, n: string) => writer.term('law.directive', { n: union(n) }))
    .replaceAll(/\bDecision (\d+\/\d+\/(?:EEC|EC|EU))/g, (_, n: string) => writer.term('law.decision', { n: union(n) }))
    .replaceAll(/\bentr(?:y|ies) (\d+(?: to \d+)?)/g, law('entry'))
    .replaceAll(/\bAnnex(?:es)? ([IVX]+(?: [A-Z](?= and))?)\b/g, law('annex'))
    .replaceAll(/\bArticles? (\d+[a-z]?(?:\(\w+\))*)/g, law('article'))
    .replaceAll(/\bTables? (\d[\d.]*\d|\d|A\b)/g, law('table'))
    .replaceAll(/\bcolumn (\w+)/g, law('column'))
    .replaceAll(/\bspecial provision (\w+)/g, law('specialProvision'))
    .replaceAll(/\bPart (\d|[A-Z]\b)/g, law('part'))
    .replaceAll(/\bNote$/g, () => writer.term('annexNote.named', { notes: '' }).replace(/[:\s]+$/, ''))
    .replaceAll(/\bNotes? (\w+)/g, (_, notes: string) => writer.term('annexNote.named', { notes }))
    .replaceAll(/,? and /g, ', ')
    .replaceAll(/ to (?=[\d(])/g, '–')
}

/** A sum that is written out, with its figures as the language writes them. */
export function writeSumIn(sum: string, writer: TextWriter): string {
  return sum.replaceAll(/\d+(?:\.\d+)?(?:e[+-]?\d+)?/g, (figure) => writer.number(Number(figure))).replaceAll(/ ([×÷]) /g, '\u00a0$1\u00a0')
}
