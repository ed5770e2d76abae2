import type { ClassificationEntryOfRecord, Ingredient } from '../../shared/record/composition.ts'
import { stateKindOf } from '../../shared/record/physical-state.ts'
import { writeNoteCondition } from '../../shared/record/note-conditions.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Block, CellLine, Subsection, Table } from '../document-model.ts'
import { plainText, type TextWriter } from '../text/write-text.ts'
import { cell, emptyCell, keyOfText, paragraph, paragraphs, rich } from './blocks.ts'
import { concernsOf } from './concerns.ts'
import type { SdsSource } from './sds-source.ts'

/** Section 3: composition (REACH Annex II, 3.1 for a substance, 3.2 for a mixture). */
export function writeSection3({ record }: SdsSource, writer: TextWriter): Subsection[] {
  const { kind, description, ingredients, notes } = record.composition
  const blocks: Block[] = [
    ...paragraphs(description, writer),
    ...(ingredients.length > 0
      ? [writeIngredients(record, writer), ...seeSections(ingredients, writer)]
      : [paragraph('noIngredient', rich(writer.term('sds.noHazardousIngredient')))]),
    ...notes.map((text, index) => paragraph(`note ${keyOfText(text, index)}`, writer.text(text))),
  ]
  const other: Block[] = [
    paragraph('notApplicable', rich(writer.term(kind === 'mixture' ? 'sds.productIsMixture' : 'sds.productIsSubstance'))),
  ]
  return [
    { number: '3.1', heading: writer.heading('3.1'), blocks: kind === 'substance' ? blocks : other },
    { number: '3.2', heading: writer.heading('3.2'), blocks: kind === 'mixture' ? blocks : other },
  ]
}

/** Leads to what the other sections have: where no ingredient has a statement Section 16 lists none, and so with limits and Section 8. */
function seeSections(ingredients: readonly Ingredient[], writer: TextWriter): Block[] {
  const statements = ingredients.some((ingredient) => hazardsOf(ingredient).length > 0)
  const limits = ingredients.some(({ exposureLimits }) => exposureLimits.length > 0)
  if (!statements && !limits) return []
  const key = statements && limits ? 'sds.seeSections8And16' : statements ? 'sds.seeSection16Statements' : 'sds.seeSection8Limits'
  return [paragraph('seeSections', rich(writer.term(key)))]
}

function writeIngredients({ composition: { kind, ingredients }, parameters }: ProductRecord, writer: TextWriter): Table {
  // Limits of gases are by volume (CLP Annex VI, 1.1.3.2, Note 5), and so the engine takes their contents.
  const isGas = stateKindOf(parameters) === 'Gas'
  return {
    kind: 'table',
    key: 'ingredients',
    caption: kind === 'mixture' ? writer.term('sds.hazardousIngredients') : writer.heading('3.1'),
    columns: [
      { key: 'substance', head: writer.term('sds.substance'), align: 'start', width: 44 },
      { key: 'identifiers', head: writer.term('sds.identifiers'), align: 'start', width: 39 },
      { key: 'content', head: writer.term(isGas ? 'sds.contentByVolume' : 'sds.content'), align: 'end', width: 21 },
      { key: 'classification', head: writer.term('sds.classification'), align: 'start', width: 37 },
      { key: 'limits', head: writer.term('sds.limitsAndFactors'), align: 'start', width: 33 },
    ],
    rows: ingredients.map((ingredient) => ({
      key: keyOfIngredient(ingredient),
      cells: [
        cell(writer.text(ingredient.name)),
        writeIdentifiers(ingredient, writer),
        cell(writer.contentRange(ingredient.contentRange)),
        orEmpty(writeIngredientClassification(ingredient, writer)),
        orEmpty(writeLimits(ingredient, writer)),
      ],
    })),
  }
}

/** CAS, EC, index and registration number, as far as they are known. */
export function writeIdentifiers({ casNumber, ecNumber, indexNumber, reachNumber }: Ingredient, writer: TextWriter): CellLine[] {
  const lines: [string, string | undefined][] = [
    ['cas', casNumber],
    ['ec', ecNumber],
    ['index', indexNumber],
    ['reach', reachNumber],
  ]
  return lines.flatMap(([name, value]) => (value ? [{ name: writer.term(`identifier.${name}`), value: rich(value) }] : []))
}

function writeIngredientClassification(ingredient: Ingredient, writer: TextWriter): CellLine[] {
  const conditions = ingredient.noteConditions ?? []
  const met: ReadonlySet<string> = new Set(conditions.map(({ note }) => note))
  const others = ingredient.notes.filter((note) => !met.has(note))
  const notes = [
    ...(others.length > 0 ? cell(writer.term('annexNote.named', { notes: others.join(', ') })) : []),
    // Which class of the entry does not apply, a reader sees by the Note and what is stated for it: CLP Annex VI, 1.1.3.1.
    ...conditions.flatMap(({ note }) => {
      const stated = writeNoteCondition(note, writer.term, (value) => writer.number(value))
      return cell(`${writer.term('annexNote.named', { notes: note })}${writer.term('document.colon')} ${stated}`)
    }),
  ]
  return [
    ...ingredient.classification.flatMap((entry) => {
      // Where organs or the only route are known, they are part of the statement (CLP Annex I, Tables 3.6.3, 3.8.4 and 3.9.5).
      const known = [entry.organs, entry.route].flatMap((text) => (text ? plainText(writer.text(text)) : []))
      const values = known.length > 0 ? ` (${known.join(', ')})` : ''
      return cell([entry.category, entry.statements.join(' + ')].filter(Boolean).join(', ') + values)
    }),
    ...notes,
  ]
}

/** Specific concentration limits, M-factors and acute toxicity estimates: REACH Annex II, 3.2.3. */
function writeLimits(ingredient: Ingredient, writer: TextWriter): CellLine[] {
  const limits = ingredient.specificLimits.map(({ category, statement, from, to }) => {
    const lower = from === undefined ? '' : `${writer.number(from)} ≤ `
    const upper = to === undefined ? '' : ` < ${writer.number(to)}`
    const range = from !== undefined && to === undefined ? `C ≥ ${writer.number(from)}` : `${lower}C${upper}`
    return `${statement ? `${category}${writer.term('document.semicolon')} ${statement}` : category}${writer.term('document.colon')} ${range} %`.replaceAll(
      /(?<=[≤<≥]) | (?=[≤<≥%])/g,
      '\u00a0',
    )
  })
  const factors = [
    ...(ingredient.mFactorAcute ? [writer.term('sds.mFactorAcute', { value: String(ingredient.mFactorAcute) })] : []),
    ...(ingredient.mFactorChronic ? [writer.term('sds.mFactorChronic', { value: String(ingredient.mFactorChronic) })] : []),
  ]
  const estimates = ingredient.acuteToxicityEstimates.map(
    ({ route, value, unit }) => `${writer.term(`sds.ate.${route}`)}${writer.term('document.colon')} ${writer.quantity({ value, unit })}`,
  )
  // Some have a comma of their own.
  const concerns = concernsOf(ingredient).map((concern) => writer.term(`concern.${concern}`))
  return cell(...limits, ...factors, ...estimates, ...concerns)
}

function orEmpty(lines: CellLine[]): CellLine[] {
  return lines.length > 0 ? lines : emptyCell
}

/** Categories with their statements that section 3.2 prints of an ingredient: those of its classification and of its specific limits. */
export function hazardsOf({ classification, specificLimits }: Ingredient): ClassificationEntryOfRecord[] {
  const limits = specificLimits.map(({ category, statement }) => ({ category, statements: statement ? [statement] : [] }))
  return [...classification, ...limits]
}

/** Key by which a comparison finds the ingredient again: the first of its numbers. */
export function keyOfIngredient({ casNumber, ecNumber, indexNumber, reachNumber }: Ingredient): string {
  return casNumber ?? ecNumber ?? indexNumber ?? reachNumber ?? ''
}

/** Name of an ingredient as one string. */
export function nameOf(ingredient: Ingredient, writer: TextWriter): string {
  return plainText(writer.text(ingredient.name))
}

/** Names above this many characters are given once in a table, and by their number in the rows that follow. */
const longestRepeatedName = 48

/** What names an ingredient in its first, second … row of a table. */
export function nameOfRow(ingredient: Ingredient, row: number, writer: TextWriter): string {
  const name = nameOf(ingredient, writer)
  if (row === 0 || name.length <= longestRepeatedName) return name
  if (ingredient.casNumber) return `${writer.term('identifier.cas')} ${ingredient.casNumber}`
  return ingredient.ecNumber ? `${writer.term('identifier.ec')} ${ingredient.ecNumber}` : name
}
