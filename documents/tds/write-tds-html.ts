import { createElement as h, Fragment, type ReactElement, type ReactNode } from 'react'
import type { CellLine, Pairs, Table } from '../document-model.ts'
import type { KeyData, KeyDatum, TdsBlock, TdsModel, TdsSection } from './tds-model.ts'
import { writeRich } from '../text/write-rich.ts'
import { writeMarkup } from '../text/write-markup.ts'

/**
 * The body of the sheet as HTML: the text in `.tds-main`, key data, packs, storage and safety in `.tds-panel`, supplier and
 * disclaimer in `.tds-closing`. Every part is a section with the id `tds-{key}` and a heading of the second level. It carries
 * no style and no script of its own.
 */
export function writeTdsHtml(model: TdsModel): string {
  return writeMarkup(
    h(
      'div',
      { className: 'tds' },
      h('div', { className: 'tds-main' }, model.sections.map(writeSection)),
      h(
        'div',
        { className: 'tds-panel' },
        h('img', {
          className: 'sheet-qr',
          src: `data:image/svg+xml;utf8,${encodeURIComponent(model.qr.svg)}`,
          alt: model.qr.description,
          width: 96,
          height: 96,
        }),
        writeKeyData(model.keyData),
        model.panel.map(writeSection),
      ),
      h('div', { className: 'tds-closing' }, model.closing.map(writeSection)),
    ),
  )
}

function writeSection({ key, heading, blocks }: TdsSection): ReactElement {
  return wrapSection(
    key,
    heading,
    blocks.map((block, index) => h(Fragment, { key: index }, writeBlock(block))),
  )
}

function wrapSection(key: string, heading: string, content: ReactNode): ReactElement {
  const id = `tds-${key}`
  return h(
    'section',
    { key, className: 'tds-part', id, 'aria-labelledby': `${id}-heading` },
    h('h2', { id: `${id}-heading` }, heading),
    content,
  )
}

function writeKeyData({ heading, rows, notes }: KeyData): ReactElement | null {
  if (rows.length + notes.length === 0) return null
  return wrapSection(
    'keyData',
    heading,
    h(
      Fragment,
      null,
      rows.length > 0 ? h('dl', { className: 'defs' }, rows.map(writeDatum)) : null,
      notes.map(({ key, text }) => h('p', { key }, writeRich(text))),
    ),
  )
}

function writeDatum({ key, term, values, details }: KeyDatum): ReactElement {
  return h(
    'div',
    { key },
    h('dt', null, term),
    values.map((value, index) => h('dd', { key: `value ${index}` }, writeRich(value))),
    details.map((detail, index) => h('dd', { key: `detail ${index}`, className: 'detail' }, writeRich(detail))),
  )
}

function writeBlock(block: TdsBlock): ReactElement {
  switch (block.kind) {
    case 'paragraph':
      return h('p', null, writeRich(block.text))
    case 'list':
      return h(
        'ul',
        { className: 'points' },
        block.points.map(({ key, text }) => h('li', { key }, writeRich(text))),
      )
    case 'pairs':
      return writePairs(block)
    case 'table':
      return writeTable(block)
  }
}

function writePairs({ rows }: Pairs): ReactElement {
  return h(
    'dl',
    { className: 'defs' },
    rows.map(({ key, term, lines }) =>
      h(
        'div',
        { key },
        h('dt', null, term),
        lines.map((line, index) => h('dd', { key: index }, writeRich(line))),
      ),
    ),
  )
}

/** Roles are named because small screens lay the rows out as lists, which takes a table's own meaning away. */
function writeTable({ key, caption, columns, rows }: Table): ReactElement {
  return h(
    'table',
    { className: `table stack t-${key}`, role: 'table' },
    h('caption', null, caption),
    h(
      'thead',
      { role: 'rowgroup' },
      h(
        'tr',
        { role: 'row' },
        columns.map((column) => h('th', { key: column.key, scope: 'col', role: 'columnheader' }, column.head)),
      ),
    ),
    h(
      'tbody',
      { role: 'rowgroup' },
      rows.map((row) =>
        h(
          'tr',
          { key: row.key, role: 'row' },
          row.cells.map((lines, index) =>
            index === 0
              ? h('th', { key: index, scope: 'row', role: 'rowheader', className: 'lead' }, writeLines(lines))
              : h('td', { key: index, role: 'cell', 'data-h': columns[index]?.head }, h('div', null, writeLines(lines))),
          ),
        ),
      ),
    ),
  )
}

function writeLines(lines: readonly CellLine[]): ReactNode {
  return lines.map(({ value }, index) => h('span', { key: index, className: 'line' }, writeRich(value)))
}
