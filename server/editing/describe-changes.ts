import type { Block, CellLine, LabelBlock, Pairs, Rich, Section, Table } from '../../documents/document-model.ts'
import { plainText } from '../../documents/text/write-text.ts'
import { placeSeparator, type ChangedSection, type DocumentChange } from '../../shared/editing.ts'

/** The marks of a comparison, section by section, as a list of lines. */
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
  const texts = rows.map(({ cells }) => cells.map((lines) => lines.map(presentText).filter(Boolean).join(', ')))
  return rows.flatMap(({ mark, cells }, place) => {
    // An added or removed row is one change, not one for each of its cells.
    if (mark) return change(caption, [{ text: cells.flatMap((lines) => lines.map(textOfLine)).join(' · '), mark }])
    const name = nameRow(texts, place)
    return cells.flatMap((lines, index) =>
      lines.flatMap((line) => change([caption, name, columns[index]?.head, line.name].filter(Boolean).join(placeSeparator), line.value)),
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

/** The first cell of a row, and as many of the following as distinguish it from other rows: a substance has many limits. */
function nameRow(texts: readonly string[][], place: number): string {
  const begin = (row: readonly string[] | undefined, length: number) => row?.slice(0, length).filter(Boolean).join(', ') ?? ''
  const own = texts[place] ?? []
  const needed = own.findIndex((_, index) =>
    texts.every((row, other) => other === place || begin(row, index + 1) !== begin(own, index + 1)),
  )
  return begin(own, Math.max(1, needed + 1))
}

/** The text of a line now, or its former text where it is empty now. */
function presentText({ name, value }: CellLine): string {
  const present = value.filter(({ mark }) => mark !== 'removed')
  return textOfLine({ ...(name ? { name } : {}), value: present.length > 0 ? present : value }).trim()
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
