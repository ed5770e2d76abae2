import { isHazardStatementCode } from '../../clp/statements.ts'
import { plainText } from '../text/write-text.ts'
import { group, value, type Element } from './element.ts'
import { phrases, sayings, sayingsOf } from './phrases.ts'
import { measured } from './quantities.ts'
import { writeOneByOne } from './section-02.ts'
import { required, writeStorageClass } from './section-04-to-07.ts'
import { linesOf, rowsOf, sentencesOf, tableLines, tableRows, writeRow, type Sheet } from './sheet.ts'
import { plainHazardCodes } from './statement-codes.ts'

/** Section 15: regulatory information. */
export function writeRegulations(sheet: Sheet): Element[] {
  const { regulatory } = sheet.record
  const { writer } = sheet
  const content = measured('VocValue', regulatory.volatileOrganicCompounds)
  const germany = regulatory.national.find(({ country }) => country === 'DE')
  // The format has no place for the rules of most countries.
  const others = rowsOf(sheet, '15.1').filter(({ key }) => key.startsWith('national ') && key !== 'national DE')
  return required(
    'RegulatoryInformation',
    sayings('AdditionalInfo', [...others.flatMap((row) => writeRow(row, sheet)), ...sentencesOf(sheet, '15.1')]),
    group(
      'RegionEU',
      group(
        'EuLegislation',
        group('Voc', content, content.length > 0 ? [] : sayings('AdditionalInfo', linesOf(sheet, '15.1', 'voc'))),
        sayingsOf('OtherEuLegislation', linesOf(sheet, '15.1', 'union'), regulatory.union, writer),
      ),
      group(
        'NationalLegislation',
        group(
          'NationalLegislationGermany',
          phrases('OtherRestrictionsAndProhibitionRegulations', germany?.texts ?? [], writer),
          writeStorageClass(sheet),
        ),
      ),
      group('ChemicalSafetyAssessmentInfo', sayings('ChemicalSafetyAssessment', sentencesOf(sheet, '15.2'))),
    ),
  )
}

/** Section 16: other information. */
export function writeOtherInformation(sheet: Sheet): Element[] {
  const { otherInformation } = sheet.record
  const { writer, source } = sheet
  const disclaimer = otherInformation.disclaimer ? [otherInformation.disclaimer] : []
  const isDisclaimer = new Set(disclaimer.map((text) => plainText(writer.text(text))))
  const sentences = sentencesOf(sheet, '16').filter((text) => !isDisclaimer.has(plainText(text)))
  return required(
    'OtherInformation',
    phrases('ManufacturersNotes', disclaimer, writer),
    writeStatements(sheet),
    phrases('EducationalRecommendations', otherInformation.training, writer),
    sayings('FurtherInformation', [
      ...rowsOf(sheet, '16')
        .filter(({ key }) => key === 'changes')
        .flatMap(({ lines }) => lines),
      ...tableRows(sheet, '16', 'derivation'),
      ...listUnplacedStatements(sheet),
      ...sentences,
    ]),
    phrases('MainInformationSource', otherInformation.sources, writer),
    group('RevisionInformation', value('RevisionNo', source.number), value('LastUpdateDate', source.revisedOn)),
    group('RegionEU', writeAbbreviations(sheet)),
  )
}

const statementsOf = (sheet: Sheet): { code: string; text: string }[] =>
  tableLines(sheet, '16', 'statements').map(([code = '', text = '']) => ({ code, text }))

const codesOf = (code: string): readonly string[] => (isHazardStatementCode(code) ? plainHazardCodes(code) : [])

/** Hazard statements in full. */
function writeStatements(sheet: Sheet): Element[] {
  return statementsOf(sheet).flatMap(({ code, text }) => writeOneByOne('RelevantHazardStatements', codesOf(code), text))
}

/** The format has none of the Union alone there: EUH066 of a component stands nowhere else. */
function listUnplacedStatements(sheet: Sheet): string[] {
  return statementsOf(sheet)
    .filter(({ code }) => codesOf(code).length === 0)
    .map(({ code, text }) => `${code}${sheet.writer.term('document.colon')} ${text}`)
}

function writeAbbreviations(sheet: Sheet): Element[] {
  return tableLines(sheet, '16', 'abbreviations').flatMap(([short, meaning = '']) =>
    group('AbbreviationAcronymList', value('Acronym', short), sayings('Meaning', [meaning]).slice(0, 1)),
  )
}
