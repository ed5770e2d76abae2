import type { ReactElement } from 'react'
import { bindPrefixes } from '../../shared/part-names.ts'
import type { DetailTable } from '../../shared/product-view.ts'
import { useLangOf } from '../language/texts.tsx'
import { Names } from '../ui/shown.tsx'
import { useProduct } from './product-context.ts'

/**
 * A table of the product's document. On small screens each row becomes a list; the roles are named because laying rows
 * out as lists takes a table's own meaning away.
 */
export function DetailTableView({ table }: { table: DetailTable }): ReactElement {
  const lang = useLangOf(useProduct().view.language)
  const endOf = (index: number) => (table.columns[index]?.align === 'end' ? 'r' : undefined)
  return (
    <table className={`table stack hyphenated t-${table.key}`} role="table">
      <caption lang={lang}>{table.caption}</caption>
      <thead role="rowgroup" lang={lang}>
        <tr role="row">
          {table.columns.map((column, index) => (
            <th key={column.head} role="columnheader" scope="col" className={endOf(index)}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" lang={lang}>
        {table.rows.map(({ cells }) => (
          <tr key={cells.flat().join(' ')} role="row">
            {cells.map((lines, index) =>
              index === 0 ? (
                <th key={table.columns[index]?.head} role="rowheader" scope="row" className="lead">
                  <Lines lines={lines} />
                </th>
              ) : (
                <td
                  key={table.columns[index]?.head}
                  role="cell"
                  className={
                    [endOf(index), lines.length === 1 && lines[0] === '–' ? 'none' : undefined].filter(Boolean).join(' ') || undefined
                  }
                  data-h={bindPrefixes(table.columns[index]?.head ?? '')}
                >
                  <div>
                    <Lines lines={lines} />
                  </div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Lines({ lines }: { lines: string[] }): ReactElement[] {
  return lines.map((line) => (
    <span key={line} className="line">
      <Names>{line}</Names>
    </span>
  ))
}
