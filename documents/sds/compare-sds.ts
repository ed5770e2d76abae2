import type {
  Block,
  CellLine,
  CodedStatement,
  LabelBlock,
  Pairs,
  Rich,
  SdsModel,
  Section,
  ShownPictogram,
  Subsection,
  Table,
  TableRow,
} from '../document-model.ts'
import { alignByKey, type Aligned } from '../../shared/align-by-key.ts'
import { compareLines, compareRich, markAll, sameRich } from './compare-rich.ts'

export interface ComparedSections {
  sections: Section[]
  /** Numbers of the sections that differ, ascending. */
  changed: number[]
}

/**
 * The later sheet with everything marked that was added, and what was removed put back in its place and marked. Both
 * models must be in one language. REACH Annex II, 0.2.4: changes are indicated.
 */
export function compareSds(
  before: SdsModel,
  after: SdsModel,
  title: { title: string; versions: string; headerVersion: string },
): { model: SdsModel; changed: number[] } {
  const { sections, changed } = compareSections(before.sections, after.sections)
  return {
    model: {
      ...after,
      sections,
      comparison: { title: title.title, versions: title.versions },
      words: { ...after.words, headerVersion: title.headerVersion },
    },
    changed,
  }
}

export function compareSections(before: readonly Section[], after: readonly Section[]): ComparedSections {
  const sections = after.map((section): Section => {
    const old = before.find((candidate) => candidate.number === section.number)
    const subsections = section.subsections.map((subsection) =>
      compareSubsection(
        old?.subsections.find(({ number }) => number === subsection.number),
        subsection,
      ),
    )
    return subsections.some(({ changed }) => changed) ? { ...section, subsections, changed: true } : { ...section, subsections }
  })
  return { sections, changed: sections.filter(({ changed }) => changed).map(({ number }) => number) }
}

/** Numbers of the sections that differ, ascending: what every sheet names, and no more of the comparison than that takes. */
export function listChangedSections(before: readonly Section[], after: readonly Section[]): number[] {
  const isChanged = ({ number, subsections }: Section) => {
    const old = before.find((candidate) => candidate.number === number)
    return subsections.some((subsection) =>
      alignByKey(old?.subsections.find((candidate) => candidate.number === subsection.number)?.blocks ?? [], subsection.blocks).some(
        (pair) => comparePair(pair).some(hasMarks),
      ),
    )
  }
  return after.filter(isChanged).map(({ number }) => number)
}

function compareSubsection(before: Subsection | undefined, after: Subsection): Subsection {
  const blocks = alignByKey(before?.blocks ?? [], after.blocks).flatMap(comparePair)
  return blocks.some(hasMarks) ? { ...after, blocks, changed: true } : { ...after, blocks: [...after.blocks] }
}

function comparePair(pair: Aligned<Block>): Block[] {
  if (pair.before === null) return [markBlock(pair.after, 'added')]
  if (pair.after === null) return [markBlock(pair.before, 'removed')]
  // Most parts of a sheet stay from version to version.
  return JSON.stringify(pair.before) === JSON.stringify(pair.after) ? [pair.after] : compareBlock(pair.before, pair.after)
}

function compareBlock(before: Block, after: Block): Block[] {
  if (before.kind === 'paragraph' && after.kind === 'paragraph') return [{ ...after, text: compareRich(before.text, after.text) }]
  if (before.kind === 'pairs' && after.kind === 'pairs') return [comparePairs(before, after)]
  if (before.kind === 'table' && after.kind === 'table') return [compareTable(before, after)]
  if (before.kind === 'label' && after.kind === 'label') return [compareLabel(before, after)]
  if (before.kind === 'heading' && after.kind === 'heading') return [after]
  return [markBlock(before, 'removed'), markBlock(after, 'added')]
}

function comparePairs(before: Pairs, after: Pairs): Pairs {
  const rows = alignByKey(before.rows, after.rows).map((pair): Pairs['rows'][number] => {
    if (pair.before === null) return markPairRow(pair.after, 'added')
    if (pair.after === null) return markPairRow(pair.before, 'removed')
    return { ...pair.after, lines: compareLines(pair.before.lines, pair.after.lines) }
  })
  return { ...after, rows }
}

function compareTable(before: Table, after: Table): Table {
  const rows = alignByKey(before.rows, after.rows).map((pair): TableRow => {
    if (pair.before === null) return markTableRow(pair.after, 'added')
    if (pair.after === null) return markTableRow(pair.before, 'removed')
    const old = pair.before
    return { ...pair.after, cells: pair.after.cells.map((lines, index) => compareCell(old.cells[index] ?? [], lines)) }
  })
  return { ...after, rows }
}

function compareCell(before: readonly CellLine[], after: readonly CellLine[]): CellLine[] {
  const keyed = (lines: readonly CellLine[]) =>
    lines.map((line, index) => ({
      ...line,
      key: line.name ?? (lines.length === 1 ? 'only' : line.value.map((run) => run.text).join('') || String(index)),
    }))
  return alignByKey(keyed(before), keyed(after)).map((pair): CellLine => {
    if (pair.before === null) return namedLine(pair.after.name, markAll(pair.after.value, 'added'))
    if (pair.after === null) return namedLine(pair.before.name, markAll(pair.before.value, 'removed'))
    return namedLine(pair.after.name, compareShort(pair.before.value, pair.after.value))
  })
}

/** Figures are replaced as a whole: half a number struck through could be misread. */
function compareShort(before: Rich, after: Rich): Rich {
  if (sameRich(before, after)) return after
  const longest = Math.max(...[before, after].map((rich) => rich.reduce((sum, run) => sum + run.text.length, 0)))
  return longest < 40 ? [...markAll(before, 'removed'), { text: ' ' }, ...markAll(after, 'added')] : compareRich(before, after)
}

function compareLabel(before: LabelBlock, after: LabelBlock): LabelBlock {
  const pictograms = alignByKey(before.pictograms.map(withKey), after.pictograms.map(withKey)).map((pair): ShownPictogram => {
    if (pair.before === null) return { code: pair.after.code, description: pair.after.description, mark: 'added' }
    if (pair.after === null) return { code: pair.before.code, description: pair.before.description, mark: 'removed' }
    return { code: pair.after.code, description: pair.after.description }
  })
  const substances = compareLines(before.contains?.substances ?? [], after.contains?.substances ?? [])
  const title = after.contains?.title ?? before.contains?.title
  const groups = alignByKey(before.groups, after.groups).map((pair): LabelBlock['groups'][number] => {
    const { key, title: groupTitle } = pair.after ?? pair.before
    return { key, title: groupTitle, statements: compareStatements(pair.before?.statements ?? [], pair.after?.statements ?? []) }
  })
  return {
    ...after,
    pictograms,
    signalWord: compareShort(before.signalWord, after.signalWord),
    contains: title !== undefined && substances.length > 0 ? { title, substances } : null,
    groups,
  }
}

function compareStatements(before: readonly CodedStatement[], after: readonly CodedStatement[]): CodedStatement[] {
  const keyed = (statements: readonly CodedStatement[]) =>
    statements.map((statement) => ({ ...statement, key: statement.code || statement.text.map((run) => run.text).join('') }))
  return alignByKey(keyed(before), keyed(after)).map((pair): CodedStatement => {
    if (pair.before === null) return { code: pair.after.code, text: markAll(pair.after.text, 'added'), mark: 'added' }
    if (pair.after === null) return { code: pair.before.code, text: markAll(pair.before.text, 'removed'), mark: 'removed' }
    return { code: pair.after.code, text: compareRich(pair.before.text, pair.after.text) }
  })
}

function withKey(pictogram: ShownPictogram): ShownPictogram & { key: string } {
  return { ...pictogram, key: pictogram.code }
}

function namedLine(name: string | undefined, value: Rich): CellLine {
  return name === undefined ? { value } : { name, value }
}

function markPairRow(row: Pairs['rows'][number], mark: 'added' | 'removed'): Pairs['rows'][number] {
  return { ...row, mark, lines: row.lines.map((line) => markAll(line, mark)) }
}

function markTableRow(row: TableRow, mark: 'added' | 'removed'): TableRow {
  return { ...row, mark, cells: row.cells.map((lines) => lines.map((line) => namedLine(line.name, markAll(line.value, mark)))) }
}

function markBlock(block: Block, mark: 'added' | 'removed'): Block {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, text: markAll(block.text, mark) }
    case 'pairs':
      return { ...block, rows: block.rows.map((row) => markPairRow(row, mark)) }
    case 'table':
      return { ...block, rows: block.rows.map((row) => markTableRow(row, mark)) }
    case 'label':
      return {
        ...block,
        pictograms: block.pictograms.map((pictogram) => ({ ...pictogram, mark })),
        signalWord: markAll(block.signalWord, mark),
        contains: block.contains && { ...block.contains, substances: block.contains.substances.map((text) => markAll(text, mark)) },
        groups: block.groups.map((group) => ({
          ...group,
          statements: group.statements.map((statement) => ({ ...statement, text: markAll(statement.text, mark), mark })),
        })),
      }
    case 'heading':
      return block
  }
}

function hasMarks(block: Block): boolean {
  const marked = (rich: Rich) => rich.some((run) => run.mark !== undefined)
  switch (block.kind) {
    case 'paragraph':
      return marked(block.text)
    case 'pairs':
      return block.rows.some((row) => row.lines.some(marked))
    case 'table':
      return block.rows.some((row) => row.cells.some((lines) => lines.some((line) => marked(line.value))))
    case 'label':
      return (
        block.pictograms.some(({ mark }) => mark !== undefined) ||
        marked(block.signalWord) ||
        (block.contains?.substances.some(marked) ?? false) ||
        block.groups.some((group) => group.statements.some((statement) => marked(statement.text)))
      )
    case 'heading':
      return false
  }
}
