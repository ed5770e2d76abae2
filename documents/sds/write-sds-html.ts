import { createElement as h, Fragment, type ReactElement, type ReactNode } from 'react'
import type { PictogramCode } from '../../clp/pictograms.ts'
import { classOfHeading } from '../../shared/heading-words.ts'
import { bindPrefixes } from '../../shared/part-names.ts'
import { noValue } from './blocks.ts'
import type { Block, CellLine, CodedStatement, LabelBlock, Pairs, Rich, SdsModel, Section, Subsection, Table } from '../document-model.ts'
import { writeBreaks, writeText } from '../text/write-breaks.ts'
import { writeMarkup } from '../text/write-markup.ts'

export interface HtmlOptions {
  /** Address of a pictogram's drawing. */
  pictogramUrl: (code: PictogramCode) => string
}

/**
 * The body of the sheet as HTML: sixteen sections with ids `s1` to `s16`, marks of a comparison inside the text, the QR
 * code before the first section where the model has one. It carries no style and no script of its own.
 */
export function writeSdsHtml(model: SdsModel, options: HtmlOptions): string {
  return writeMarkup(
    h(
      Fragment,
      null,
      model.qr
        ? h('img', {
            className: 'sheet-qr',
            src: `data:image/svg+xml;utf8,${encodeURIComponent(model.qr.svg)}`,
            alt: model.qr.description,
            width: 96,
            height: 96,
          })
        : null,
      model.sections.map((section) => writeSection(section, model, options)),
    ),
  )
}

function writeSection(section: Section, model: SdsModel, options: HtmlOptions): ReactElement {
  return h(
    'section',
    { key: section.number, className: 'sec', id: `s${section.number}`, 'aria-labelledby': `s${section.number}-heading` },
    h(
      'h2',
      { id: `s${section.number}-heading`, className: classOfHeading(section.heading) },
      h('span', { className: 'n' }, section.number),
      h('span', null, writeHeading(section.heading)),
      section.changed ? h('span', { className: 'flag' }, h('span', { className: 'changed' }), model.words.changed) : null,
    ),
    section.subsections.map((subsection) => writeSubsection(subsection, model, options)),
  )
}

function writeSubsection(subsection: Subsection, model: SdsModel, options: HtmlOptions): ReactElement {
  const numbered = subsection.number.includes('.')
  return h(
    Fragment,
    { key: subsection.number },
    numbered
      ? h(
          'h3',
          { className: classOfHeading(subsection.heading) },
          h('span', { className: 'n' }, subsection.number),
          h('span', null, writeHeading(subsection.heading)),
        )
      : null,
    h(
      'div',
      { className: 'c' },
      subsection.blocks.map((block, index) => h(Fragment, { key: index }, writeBlock(block, model, options))),
    ),
  )
}

/** A line may end behind a slash, which browsers take for a sign within a word. */
function writeHeading(text: string): ReactNode {
  return writeBreaks(text.split(/(?<=\/)/u))
}

/** In a narrow column a quantity may part within a unit of several words; where there is room the style sheet keeps it whole. */
function writeQuantity(text: string): string {
  return text.replaceAll(/(?<=[\p{L}.])\u00a0/gu, ' ')
}

function writeBlock(block: Block, model: SdsModel, options: HtmlOptions): ReactElement {
  switch (block.kind) {
    case 'paragraph':
      return h('p', null, writeRich(block.text, model))
    case 'heading':
      return h('h4', null, block.number ? `${block.number} ${block.text}` : block.text)
    case 'pairs':
      return writePairs(block, model)
    case 'table':
      return writeTable(block, model)
    case 'label':
      return writeLabel(block, model, options)
  }
}

function writeRich(rich: Rich, model: SdsModel, write: (text: string) => ReactNode = writeText): ReactNode {
  return rich.map((run, index) => {
    const text = run.missing ? h('span', { key: index, className: 'missing' }, run.text) : h(Fragment, { key: index }, write(run.text))
    // The words before a mark are for those who do not see it; browsers do not announce <ins> and <del> by themselves.
    if (run.mark === 'added') return h('ins', { key: index }, h('span', { className: 'vh' }, `${model.words.added}: `), text)
    if (run.mark === 'removed') return h('del', { key: index }, h('span', { className: 'vh' }, `${model.words.removed}: `), text)
    return text
  })
}

function writePairs(block: Pairs, model: SdsModel): ReactElement {
  return h(
    'dl',
    { className: 'defs' },
    block.rows.map((row, index) =>
      h(
        'div',
        { key: index },
        h('dt', null, row.term),
        row.lines.map((line, number) => h('dd', { key: number }, writeRich(line, model))),
      ),
    ),
  )
}

/** Roles are named because small screens lay the rows out as lists, which takes a table's own meaning away. */
function writeTable(block: Table, model: SdsModel): ReactElement {
  const endOf = (index: number) => (block.columns[index]?.align === 'end' ? 'r' : undefined)
  return h(
    'table',
    { className: `table stack t-${block.key}`, role: 'table' },
    h('caption', null, block.caption),
    h(
      'thead',
      { role: 'rowgroup' },
      h(
        'tr',
        { role: 'row' },
        block.columns.map((column, index) =>
          h('th', { key: column.key, scope: 'col', role: 'columnheader', className: endOf(index) }, column.head),
        ),
      ),
    ),
    h(
      'tbody',
      { role: 'rowgroup' },
      block.rows.map((row, number) =>
        h(
          'tr',
          { key: number, role: 'row', className: row.mark === 'added' ? 'row-ins' : row.mark === 'removed' ? 'row-del' : undefined },
          row.cells.map((lines, index) =>
            index === 0
              ? h('th', { key: index, scope: 'row', role: 'rowheader', className: 'lead' }, writeLines(lines, model))
              : h(
                  'td',
                  {
                    key: index,
                    role: 'cell',
                    className: [endOf(index), isEmpty(lines) ? 'none' : undefined].filter(Boolean).join(' ') || undefined,
                    'data-h': bindPrefixes(block.columns[index]?.head ?? ''),
                  },
                  h('div', null, writeLines(lines, model, endOf(index) !== undefined)),
                ),
          ),
        ),
      ),
    ),
  )
}

/** A dash alone says that there is nothing to say; where rows are laid out as lists, the line is left out. */
function isEmpty(lines: readonly CellLine[]): boolean {
  const [line, ...further] = lines
  const [run, ...others] = line?.value ?? []
  return further.length + others.length === 0 && line?.name === undefined && run?.text === noValue && run.mark === undefined
}

function writeLines(lines: readonly CellLine[], model: SdsModel, areQuantities = false): ReactNode {
  return lines.map((line, index) =>
    h(
      'span',
      { key: index, className: 'line' },
      line.name === undefined ? null : h('span', { className: 'k' }, `${line.name} `),
      writeRich(line.value, model, areQuantities ? writeQuantity : writeText),
    ),
  )
}

function writeLabel(block: LabelBlock, model: SdsModel, { pictogramUrl }: HtmlOptions): ReactElement {
  const marked = (mark: 'added' | 'removed' | undefined, content: ReactElement): ReactElement =>
    mark === 'added' ? h('ins', null, content) : mark === 'removed' ? h('del', null, content) : content
  return h(
    'div',
    { className: 'labelrow' },
    h(
      'div',
      { className: 'labelside' },
      block.pictograms.length > 0
        ? h(
            'div',
            { className: 'pics' },
            block.pictograms.map(({ code, description, mark }) =>
              h(
                Fragment,
                { key: `${code} ${mark}` },
                marked(mark, h('img', { className: 'pic', src: pictogramUrl(code), alt: description, width: 72, height: 72 })),
              ),
            ),
          )
        : null,
      block.signalWord.length > 0 ? h('p', { className: 'signal' }, writeRich(block.signalWord, model)) : null,
      block.contains
        ? h(
            'div',
            { className: 'contains' },
            h('h4', null, block.contains.title),
            block.contains.substances.map((substance, index) => h('p', { key: index }, writeRich(substance, model))),
          )
        : null,
    ),
    h(
      'div',
      { className: 'labeltexts' },
      block.groups.map((group) =>
        h(
          Fragment,
          { key: group.key },
          h('h4', null, group.title),
          h(
            'ul',
            { className: 'codes' },
            group.statements.map((statement, index) =>
              h('li', { key: index }, writeCode(statement), h('span', null, writeRich(statement.text, model))),
            ),
          ),
        ),
      ),
    ),
  )
}

function writeCode({ code, mark }: CodedStatement): ReactElement {
  // Combined codes may break after their plus signs.
  const breakable = code.split('+').flatMap((part, index) => (index === 0 ? [part] : ['+', h('wbr', { key: index }), part]))
  return h('b', null, mark === 'added' ? h('ins', null, breakable) : mark === 'removed' ? h('del', null, breakable) : breakable)
}
