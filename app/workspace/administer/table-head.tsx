import type { ReactElement } from 'react'

interface TableHeadProps {
  title: string
  heads: readonly string[]
  /** What the buttons of the last column do, for those who do not see them. */
  last: string
}

/** Name and head of a table whose last column has buttons. */
export function TableHead({ title, heads, last }: TableHeadProps): ReactElement {
  return (
    <>
      <caption className="vh">{title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[...heads, last].map((head, index) => (
            <th key={head} role="columnheader" scope="col">
              {index < heads.length ? head : <span className="vh">{head}</span>}
            </th>
          ))}
        </tr>
      </thead>
    </>
  )
}
