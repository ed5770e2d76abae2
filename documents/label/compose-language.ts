import type { LabelElements } from '../../clp/label/label-elements.ts'
import type { ChosenWording } from '../../clp/statements.ts'
import type { LabelOptions } from '../../shared/label-options.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { writeFurtherTexts, writeUnknownShares } from '../label-duties.ts'
import { writeLabelStatement } from '../sds/section-02.ts'
import { plainText, type TextWriter } from '../text/write-text.ts'
import type { LabelLanguageBlock, LabelStatement } from './label-model.ts'

export interface LanguageContent {
  record: ProductRecord
  elements: LabelElements
  /** Codes of the precautionary statements that stay; null: all of them. */
  precautionaryStatements: readonly string[] | null
  options: LabelOptions
  /** ISO day whose law the label follows. */
  day: string
}

/** The statements of the label in one language: CLP Article 17(1)(e) to (h), in the order in which they are read. */
export function composeLanguage(
  { record, elements, precautionaryStatements, options, day }: LanguageContent,
  writer: TextWriter,
): LabelLanguageBlock {
  const { labelElements: own, technical } = record
  const isShown = !options.hideStatements
  const precautionary = own.precautionaryStatements.filter(({ code }) => precautionaryStatements?.includes(code) ?? true)
  const write = (text: Text) => plainText(writer.text(text))
  const further = writeFurtherTexts(record, day, writer)
  const plain = further.plain.map(plainText)
  const statements = isShown ? writeChosen(precautionary, writer) : []
  const said = [...plain, ...statements.map(({ text }) => text)]
  return {
    language: writer.language,
    mark: writer.language.toUpperCase(),
    signalWord: elements.signalWord ? writer.heading(`signalWord.${elements.signalWord}`) : null,
    contains: own.contains.length > 0 ? writeContained(own.contains.map(write), writer) : null,
    hazard: isShown ? writeHazards(record, elements, writer) : [],
    precautionary: statements,
    supplemental: isShown ? writeChosen(own.supplementalStatements, writer) : [],
    further: [...writeUnknownShares(record, writer), ...plain],
    distinct: further.distinct.map(plainText),
    directions: [
      ...(options.showUsage ? writeDirections('usage', technical.application.map(write), said, writer) : []),
      ...(options.showStorage ? writeDirections('storage', technical.storage.map(write), said, writer) : []),
    ],
  }
}

function writeHazards(record: ProductRecord, elements: LabelElements, writer: TextWriter): LabelStatement[] {
  return elements.hazardStatements.map((code) => ({ code, text: plainText(writeLabelStatement(record.classification, code, writer)) }))
}

/** A statement that was chosen twice stands once: CLP Articles 27 and 28(1). */
function writeChosen(
  chosen: readonly (ChosenWording & { code: LabelStatement['code']; values?: Record<string, Text> | undefined })[],
  writer: TextWriter,
): LabelStatement[] {
  const written = chosen.map((own) => ({ code: own.code, text: plainText(writer.statement(own.code, own.values, own)) }))
  return written.filter(({ code, text }, index) => written.findIndex((other) => other.code === code && other.text === text) === index)
}

/** Between them stands a semicolon, as in the sheet: there are commas within names. */
function writeContained(substances: string[], writer: TextWriter): LabelLanguageBlock['contains'] {
  return { substances, text: writer.term('label.contains', { substances: substances.join(`${writer.term('document.semicolon')} `) }) }
}

/** @param said what stands on the label by itself; room is dear there, and it is not repeated */
function writeDirections(
  part: 'usage' | 'storage',
  sentences: readonly string[],
  said: readonly string[],
  writer: TextWriter,
): LabelLanguageBlock['directions'] {
  const left = sentences.filter((sentence) => !said.includes(sentence))
  if (left.length === 0) return []
  const heading = `${writer.term(`label.${part}`)}${writer.term('document.colon')}`
  return [{ part, heading, text: left.join(' ') }]
}
