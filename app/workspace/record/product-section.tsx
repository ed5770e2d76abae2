import { Fragment, type ReactElement, type ReactNode } from 'react'
import { useTranslate } from '../../language/texts.tsx'
import { Names } from '../../ui/shown.tsx'
import { isNothing, leaveOutEmpty, type Mark, type MergedRow, mergeRows, mergeTables, mergeTotals, pairTables } from './compare-sections.ts'
import { codeSeparator, type ShownSection, type ShownTable } from './list-sections.ts'
import './product.css'

interface ProductSectionProps {
  number: number
  section: ShownSection
  before: ShownSection | null
  isCompared: boolean
  isChanged: boolean
}

/** A section, with everything marked that was added or removed since the version it is compared with. */
export function ProductSection({ number, section, before, isCompared, isChanged }: ProductSectionProps): ReactElement {
  const isEmpty = section.rows.length === 0 && section.tables.every(({ rows }) => rows.length === 0)
  return (
    <section className="product-part" id={section.key} aria-labelledby={`${section.key}-heading`}>
      <PartHead number={number} title={section.title} id={section.key} isChanged={isChanged} />
      {isEmpty && !isChanged && section.empty ? <p className="meta">{section.empty}</p> : null}
      {mergeRows(isCompared ? (before?.rows ?? []) : section.rows, section.rows).map(({ name, lines }) => (
        <dl key={name} className="defs">
          <div>
            <dt>{name}</dt>
            <dd className={lines.some(({ text }) => isPictogram(text)) ? 'product-pics' : undefined}>
              {lines.map(({ text, mark }) => (
                <span key={`${mark} ${text}`} className="line">
                  <Marked mark={mark}>{isPictogram(text) ? <Pictogram text={text} /> : <Names>{text}</Names>}</Marked>
                </span>
              ))}
            </dd>
          </div>
        </dl>
      ))}
      {pairTables(before?.tables ?? [], section.tables)
        .filter(([old, table]) => table.rows.length > 0 || old.rows.length > 0)
        .map(([old, table]) => (
          <PartTable key={table.key} table={table} before={isCompared ? old : table} isNamedAbove={table.caption === section.title} />
        ))}
    </section>
  )
}

export function PartHead({
  number,
  title,
  id,
  isChanged = false,
}: {
  number: number
  title: string
  id: string
  isChanged?: boolean
}): ReactElement {
  const t = useTranslate()
  return (
    <h2 id={`${id}-heading`}>
      <span className="n">{number}</span> {title}
      {isChanged ? (
        <span className="flag">
          <span className="changed" aria-hidden="true" />
          {t('sds.changed')}
        </span>
      ) : null}
    </h2>
  )
}

/** Their names begin with their codes in every language, in French with those of the SGH. */
const pictogramPattern = /^(?:GHS|SGH)(0[1-9]), /

const isPictogram = (text: string): boolean => pictogramPattern.test(text)

/** The picture above its name. */
function Pictogram({ text }: { text: string }): ReactElement {
  const [, number] = pictogramPattern.exec(text) ?? []
  return (
    <span className="pic-line">
      <img className="pic" src={`/pictograms/GHS${number}.svg`} alt="" width={64} height={64} />
      {text}
    </span>
  )
}

/** Removed comes before added, and says so to anyone who does not see colours. */
function Marked({ mark, children }: { mark: Mark; children: ReactNode }): ReactElement {
  if (mark === 'added') return <ins>{children}</ins>
  return mark === 'removed' ? <del>{children}</del> : <>{children}</>
}

/** What stood in a place before, and what stands there now, where they differ. */
function ChangedCell({ old, now, isCode }: { old: string | undefined; now: string; isCode: boolean }): ReactElement {
  const show = (text: string) => (isCode ? <Codes text={text} /> : <Names>{text}</Names>)
  if (old === undefined || old === now) return <>{show(now)}</>
  return (
    <>
      {old === '' ? null : <del>{show(old)}</del>} {now === '' ? null : <ins>{show(now)}</ins>}
    </>
  )
}

/** Numbers with hyphens, between which a line may end and within which it may not. */
function Codes({ text }: { text: string }): ReactElement[] {
  return text.split(codeSeparator).map((code, index) => (
    <Fragment key={code}>
      {index > 0 ? codeSeparator : null}
      <span className="nw">{code}</span>
    </Fragment>
  ))
}

interface PartTableProps {
  table: ShownTable
  before: ShownTable
  /** The heading above says already what its caption does. */
  isNamedAbove?: boolean
}

/** A table of a section, with what changed since the table before. */
export function PartTable({ table: given, before: givenBefore, isNamedAbove = false }: PartTableProps): ReactElement {
  const [before, table] = leaveOutEmpty(givenBefore, given)
  const rows = mergeTables(before.rows, table.rows)
  const total = mergeTotals(before, table)
  return (
    <table className="table stack t-part" role="table">
      <caption className={isNamedAbove ? 'vh' : undefined}>{table.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {table.columns.map(({ name, isNumber }) => (
            <th key={name} role="columnheader" scope="col" className={isNumber ? 'r' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <TableRow key={row.key} row={row} columns={table.columns} />
        ))}
      </tbody>
      {total ? (
        <tfoot role="rowgroup">
          <TableRow row={total} columns={table.columns} />
        </tfoot>
      ) : null}
    </table>
  )
}

/** On phones, where each value has a line of its own, a line without one is left out. */
const classOf = (isNumber: boolean, isEmpty: boolean): string | undefined =>
  [isNumber ? 'r' : '', isEmpty ? 'is-empty' : ''].filter((name) => name !== '').join(' ') || undefined

function TableRow({ row: { cells, old, mark }, columns }: { row: MergedRow; columns: ShownTable['columns'] }): ReactElement {
  return (
    <tr role="row" className={mark === 'added' ? 'row-ins' : mark === 'removed' ? 'row-del' : undefined}>
      {cells.map((cell, index) => {
        const column = columns[index]
        const content = (
          <Marked mark={mark}>
            <ChangedCell old={old?.[index]} now={cell} isCode={column?.isCode ?? false} />
          </Marked>
        )
        return index === 0 ? (
          <th key={column?.name} role="rowheader" scope="row" className="lead">
            {content}
          </th>
        ) : (
          <td
            key={column?.name}
            role="cell"
            data-h={column?.name}
            className={classOf(column?.isNumber ?? false, isNothing(cell) && isNothing(old?.[index] ?? ''))}
          >
            <span>{content}</span>
          </td>
        )
      })}
    </tr>
  )
}
