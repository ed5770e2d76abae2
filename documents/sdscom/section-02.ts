import { labelRestrictions } from '../../clp/label/label-restrictions.ts'
import { listFurtherTexts, writeUnknownShares } from '../label-duties.ts'
import { labelElementsOf } from '../label-elements-of-record.ts'
import { writeLabelStatement } from '../sds/section-02.ts'
import { plainText, type TextWriter } from '../text/write-text.ts'
import { inWords, writeClassification } from './classification.ts'
import { group, value, type Element } from './element.ts'
import { hazardCodes, precautionaryCodes, specialCodes, supplementalCodes } from './statement-codes.ts'
import { phrases, sayings } from './phrases.ts'
import { sentencesOf, type Sheet } from './sheet.ts'

/** Section 2: REACH Annex II, 2.1 to 2.3. */
export function writeHazards(sheet: Sheet): Element[] {
  const { record, writer } = sheet
  return [
    {
      name: 'HazardIdentification',
      content: group(
        'RegionEU',
        writeClassification(
          {
            entries: record.classification,
            estimates: record.toxicology.estimates,
            unknownAquatic: record.ecology.unknownAquaticHazardPercent,
            info: writeUnknownShares(record, writer),
          },
          writer,
        ),
        sayings('ClassificationAdditionalInformation', sentencesOf(sheet, '2.1')),
        writeLabelling(sheet),
        group('OtherHazardsInfo', sayings('OtherHazards', sentencesOf(sheet, '2.3'))),
      ),
    },
  ]
}

/** Signal words as the format has them. */
export const signalWords = { danger: 'DGR', warning: 'WNG' } as const

function writeLabelling(sheet: Sheet): Element[] {
  const { record, writer, source } = sheet
  const { labelElements: label, labelDefaults } = record
  const elements = labelElementsOf(record, { withoutMetalCorrosionPictogram: labelDefaults.hideMetalCorrosionPictogram })
  const { plain, distinct } = listFurtherTexts(record, source.revisedOn)
  const said: Said[] = [
    ...elements.hazardStatements.map((code) => ({ code, text: plainText(writeLabelStatement(record.classification, code, writer)) })),
    ...label.precautionaryStatements.map((own) => ({ code: own.code, text: plainText(writer.statement(own.code, own.values, own)) })),
    ...label.supplementalStatements.map(({ code, values }) => ({ code, text: plainText(writer.statement(code, values)) })),
  ]
  const named = new Set<Said>()
  const statements = (name: string, known: (code: string) => readonly string[], write = writeAsOne) =>
    said.flatMap((one) => {
      const codes = known(one.code)
      if (codes.length > 0) named.add(one)
      return codes.length > 0 ? write(name, codes, one.text) : []
    })
  const restrictions = labelRestrictions(elements.hazardStatements, record.composition.ingredients)
  return group(
    'HazardLabelling',
    group(
      'ClpHazardLabelling_2023_707',
      elements.pictograms.flatMap((code) => value('HazardPictogram', code)),
      elements.signalWord
        ? group(
            'SignalWord',
            value('PhraseCode', signalWords[elements.signalWord]),
            value('FullText', writer.heading(`signalWord.${elements.signalWord}`)),
          )
        : [],
      statements('HazardStatement', hazardCodes, writeOneByOne),
      statements('PrecautionaryStatement', precautionaryCodes),
      statements('SupplementalHazardInformation', supplementalCodes),
      statements('SpecialSupplementalLabelInfoMixtures', specialCodes),
      sayings('AdditionalLabellingInfo', [
        ...said.filter((one) => !named.has(one)).map(({ code, text }) => `${code}${writer.term('document.colon')} ${text}`),
        ...writeContains(label.contains, writer),
        ...writeUnknownShares(record, writer),
      ]),
      phrases('AdditionalLabellingInfo', [...plain, ...distinct], writer),
      sayings('AdditionalLabellingInfo', sentencesOf(sheet, '2.2')),
      // What the general public must not get needs neither: CLP Annex II, 3.1 and 3.2.
      value('TactileWarning', restrictions.generalUse && restrictions.tactileWarning),
      value('ChildResistantOpening', restrictions.generalUse && restrictions.childResistantFastening),
    ),
  )
}

interface Said {
  code: string
  text: string
}

/** A precautionary statement of several parts is one, with all of their codes. */
function writeAsOne(name: string, codes: readonly string[], text: string): Element[] {
  return group(
    name,
    codes.flatMap((code) => value('PhraseCode', code)),
    value('FullText', text),
  )
}

/** A hazard statement on several routes is one for each: the first has the words. */
export function writeOneByOne(name: string, codes: readonly string[], text: string): Element[] {
  return codes.flatMap((code, index) => group(name, value('PhraseCode', code), value('FullText', index === 0 ? text : undefined)))
}

function writeContains(contains: Parameters<typeof inWords>[0], writer: TextWriter): string[] {
  if (contains.length === 0) return []
  return [`${writer.term('sds.contains')} ${inWords(contains, writer).join(`${writer.term('document.semicolon')} `)}`]
}
