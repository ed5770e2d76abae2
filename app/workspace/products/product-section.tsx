import type { ReactElement, ReactNode } from 'react'
import { useTranslate } from '../../texts.tsx'
import type { ShownSection, ShownTable } from './list-sections.ts'

interface ProductSectionProps {
  number: number
  section: ShownSection
  before: ShownSection | null
  isCompared: boolean
  isChanged: boolean
}

/** A section, with everything marked that was added or removed since the version it is compared with. */
export function ProductSection({ number, section, before, isCompared, isChanged }: ProductSectionProps): ReactElement {
  const t = useTranslate()
  const isEmpty = section.rows.length === 0 && section.tables.every(({ rows }) => rows.length === 0)
  return (
    <section className="product-part" id={section.key} aria-labelledby={`${section.key}-heading`}>
      <PartHead number={number} title={section.title} id={section.key} isChanged={isChanged} />
      {isEmpty && !isChanged ? <p className="meta">{t('products.empty')}</p> : null}
      {mergeRows(section, before, isCompared).map(({ name, lines }) => (
        <dl key={name} className="defs">
          <div>
            <dt>{name}</dt>
            <dd>
              {lines.map(({ text, mark }) => (
                <span key={`${mark} ${text}`} className="line">
                  <Marked mark={mark}>{text}</Marked>
                </span>
              ))}
            </dd>
          </div>
        </dl>
      ))}
      {section.tables
        .filter(({ rows, key }) => rows.length > 0 || (before?.tables.find((one) => one.key === key)?.rows.length ?? 0) > 0)
        .map((table) => (
          <PartTable
            key={table.key}
            table={table}
            before={before?.tables.find(({ key }) => key === table.key) ?? null}
            isCompared={isCompared}
          />
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

type Mark = 'added' | 'removed' | null

/** Removed comes before added, and says so to whoever does not see colours. */
function Marked({ mark, children }: { mark: Mark; children: ReactNode }): ReactElement {
  if (mark === 'added') return <ins>{children}</ins>
  return mark === 'removed' ? <del>{children}</del> : <>{children}</>
}

function mergeRows(
  section: ShownSection,
  before: ShownSection | null,
  isCompared: boolean,
): { name: string; lines: { text: string; mark: Mark }[] }[] {
  if (!isCompared) return section.rows.map(({ name, lines }) => ({ name, lines: lines.map((text) => ({ text, mark: null })) }))
  const names = [...new Set([...section.rows, ...(before?.rows ?? [])].map(({ name }) => name))]
  return names.map((name) => {
    const now = section.rows.find((row) => row.name === name)?.lines ?? []
    const then = before?.rows.find((row) => row.name === name)?.lines ?? []
    const removed = then.filter((text) => !now.includes(text)).map((text) => ({ text, mark: 'removed' as const }))
    return { name, lines: [...removed, ...now.map((text) => ({ text, mark: then.includes(text) ? null : ('added' as const) }))] }
  })
}

function PartTable({ table, before, isCompared }: { table: ShownTable; before: ShownTable | null; isCompared: boolean }): ReactElement {
  const rows = mergeTable(table, before, isCompared)
  return (
    <table className="table stack" role="table">
      <caption>{table.caption}</caption>
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
        {rows.map(({ key, cells, old, mark }) => (
          <tr key={`${mark} ${key}`} role="row" className={mark === 'added' ? 'row-ins' : mark === 'removed' ? 'row-del' : undefined}>
            {cells.map((cell, index) => {
              const column = table.columns[index]
              const previous = old?.[index]
              const content = (
                <Marked mark={mark}>
                  {previous !== undefined && previous !== cell ? (
                    <>
                      <del>{previous}</del> <ins>{cell}</ins>
                    </>
                  ) : (
                    cell
                  )}
                </Marked>
              )
              return index === 0 ? (
                <th key={column?.name} role="rowheader" scope="row" className="lead">
                  {content}
                </th>
              ) : (
                <td key={column?.name} role="cell" data-h={column?.name} className={column?.isNumber ? 'r' : undefined}>
                  {content}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      {table.total ? (
        <tfoot role="rowgroup">
          <tr role="row">
            {table.total.map((cell, index) =>
              index === 0 ? (
                <th key={table.columns[index]?.name} role="rowheader" scope="row">
                  {cell}
                </th>
              ) : (
                <td key={table.columns[index]?.name} role="cell" data-h={table.columns[index]?.name} className="r">
                  {cell}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
}

interface MergedRow {
  key: string
  cells: string[]
  /** The cells before, where the row was there already. */
  old: string[] | null
  mark: Mark
}

/** Rows of both, those that are gone where they stood. */
function mergeTable(table: ShownTable, before: ShownTable | null, isCompared: boolean): MergedRow[] {
  if (!isCompared) return table.rows.map((row) => ({ ...row, old: null, mark: null }))
  const olds = before?.rows ?? []
  const rows: MergedRow[] = table.rows.map((row) => {
    const old = olds.find(({ key }) => key === row.key)
    return { ...row, old: old?.cells ?? null, mark: old ? null : 'added' }
  })
  for (const [index, old] of olds.entries()) {
    if (table.rows.some(({ key }) => key === old.key)) continue
    const following = olds.slice(index + 1).find(({ key }) => table.rows.some((row) => row.key === key))
    const place = following ? rows.findIndex(({ key }) => key === following.key) : rows.length
    rows.splice(place, 0, { ...old, old: null, mark: 'removed' })
  }
  return rows
}
