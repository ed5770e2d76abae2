import type { HazardStatementCode, SupplementalStatementCode } from '../../../clp/statements.ts'
import type { ClassificationEntryOfRecord } from '../../../shared/record/composition.ts'
import type { Text } from '../../../shared/record/texts.ts'
import { writeClassStatements, writeLabelStatement, writeStatementOf } from '../../sds/section-02.ts'
import { plainText, type TextWriter } from '../../text/write-text.ts'
import type { ReadComponent } from './read-composition.ts'
import { bare } from './read-written.ts'

type Code = HazardStatementCode | SupplementalStatementCode

/** What was read of the product from which sentences of its sheet follow. */
export interface Derivable {
  classification: readonly ClassificationEntryOfRecord[]
  ingredients: readonly ReadComponent[]
  supplements: readonly { code: SupplementalStatementCode; values?: Record<string, Text> }[]
}

/** The sentences that a sheet derives from the classes, in the language of the file: those alone are not lost where they are not read. */
export interface DerivedSentences {
  /** `Aquatic Chronic 3, H412: …` of sections 11 and 12 */
  isOfClass(text: string): boolean
  /** `Flam. Liq. 3, H226; on basis of test data` of section 16: CLP Article 9 */
  isDerivation(text: string): boolean
  /** The words of each statement of the product and its components (section 16), without what only a line needs. */
  inFull: ReadonlyMap<Code, ReadonlySet<string>>
}

export function deriveSentences({ classification, ingredients, supplements }: Derivable, writer: TextWriter): DerivedSentences {
  const ofClasses = new Set(writeClassStatements(classification, () => true, writer).map(({ text }) => bare(plainText(text))))
  const separator = writer.term('document.semicolon')
  const derivations = new Set(
    classification.flatMap(({ category, statements, basis }) =>
      basis ? [bare(`${[category, ...statements].join(', ')}${separator} ${writer.term(`basis.${basis}`)}`)] : [],
    ),
  )
  return {
    isOfClass: (text) => ofClasses.has(bare(text)),
    isDerivation: (text) => derivations.has(bare(text)),
    inFull: writeInFull({ classification, ingredients, supplements }, writer),
  }
}

/** With the organs and routes that any of the classes names, and without. */
function writeInFull({ classification, ingredients, supplements }: Derivable, writer: TextWriter): Map<Code, Set<string>> {
  const limits = ingredients.flatMap((one) => one.specificLimits ?? [])
  const ofLimits = limits.map(({ category, statement }) => ({ category, statements: statement ? [statement] : [] }))
  const entries = [...classification, ...ingredients.flatMap((one) => one.classification ?? []), ...ofLimits]
  const found = new Map<Code, Set<string>>()
  const add = (code: Code, text: Parameters<typeof plainText>[0]) => {
    const texts = found.get(code) ?? new Set()
    found.set(code, texts.add(bare(plainText(text))))
  }
  for (const { code, values } of supplements) add(code, writer.statement(code, values))
  for (const entry of entries)
    for (const code of entry.statements) {
      add(code, writeStatementOf(entry, code, writer))
      add(code, writeLabelStatement(classification, code, writer))
    }
  return found
}
