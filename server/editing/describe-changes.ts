import type { Block, CellLine, LabelBlock, Pairs, Rich, Section, Table } from '../../documents/document-model.ts'
import { plainText } from '../../documents/text/write-text.ts'
import type { ChangedSection, DocumentChange } from '../../shared/editing.ts'

/** What a comparison marked, section by section, as lines that can be read one after another. */
export function describeChanges(compared: readonly Section[]): ChangedSection[] {
  return compared
    .filter(({ changed }) => changed)
    .map(({ number, heading, subsections }) => ({
      number,
      heading,
      subsections: subsections
        .filter(({ changed }) => changed)
        .map((subsection) => ({
          number: subsection.number,
          heading: subsection.heading,
          changes: subsection.blocks.flatMap(changesOf),
        })),
    }))
}

function changesOf(block: Block): DocumentChange[] {
  switch (block.kind) {
    case 'paragraph':
      return change('', block.text)
    case 'pairs':
      return changesOfPairs(block)
    case 'table':
      return changesOfTable(block)
    case 'label':
      return changesOfLabel(block)
    case 'heading':
      return []
  }
}

function changesOfPairs({ rows }: Pairs): DocumentChange[] {
  return rows.flatMap(({ term, lines }) => lines.flatMap((line) => change(term, line)))
}

function changesOfTable({ caption, columns, rows }: Table): DocumentChange[] {
  return rows.flatMap(({ mark, cells }) => {
    // A row that came or went is one change, not one in each of its cells.
    if (mark) return change(caption, [{ text: cells.flatMap((lines) => lines.map(textOfLine)).join(' · '), mark }])
    const name = (cells[0] ?? []).map(textOfLine).join(', ')
    return cells.flatMap((lines, index) =>
      lines.flatMap((line) => change([name, columns[index]?.head, line.name].filter(Boolean).join(' · '), line.value)),
    )
  })
}

function changesOfLabel({ pictograms, signalWord, contains, groups }: LabelBlock): DocumentChange[] {
  return [
    ...pictograms.flatMap(({ code, description, mark }) => (mark ? change('', [{ text: `${code} ${description}`, mark }]) : [])),
    ...change('', signalWord),
    ...(contains?.substances.flatMap((substance) => change(contains.title, substance)) ?? []),
    ...groups.flatMap(({ title, statements }) =>
      statements.flatMap(({ code, text, mark }) =>
        change(title, code === '' ? text : [{ text: `${code} `, ...(mark ? { mark } : {}) }, ...text]),
      ),
    ),
  ]
}

const textOfLine = ({ name, value }: CellLine): string => (name ? `${name} ${plainText(value)}` : plainText(value))

function change(place: string, rich: Rich): DocumentChange[] {
  if (rich.every(({ mark }) => mark === undefined)) return []
  const without = (mark: 'added' | 'removed') => plainText(rich.filter((run) => run.mark !== mark)).trim()
  return [
    {
      place,
      before: rich.every(({ mark }) => mark === 'added') ? '' : without('added'),
      after: rich.every(({ mark }) => mark === 'removed') ? '' : without('removed'),
      runs: rich.map(({ text, mark }) => (mark ? { text, mark } : { text })),
    },
  ]
}
