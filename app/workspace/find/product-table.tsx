import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { ProductList } from '../../../shared/product-list.ts'
import { formatDate } from '../../../shared/format-date.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Code } from '../../ui/shown.tsx'
import { Pictograms } from '../frame/pictograms.tsx'
import { useSelection } from '../frame/selection-context.tsx'

type Product = ProductList['products'][number]

interface ProductTableProps {
  products: readonly Product[]
  sort: string
  onSort: (sort: string) => void
}

/** One page of the list. Roles are named because small screens lay the rows out as lists. */
export function ProductTable({ products, sort, onSort }: ProductTableProps): ReactElement {
  const t = useTranslate()
  const { selected, add, remove } = useSelection()
  const isAll = products.every(({ synonym_id: id }) => selected.has(id))
  return (
    <table className="table plist" role="table">
      <caption className="vh">{t('workspace.place.products')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <label className="choice">
              <input
                type="checkbox"
                aria-label={t('products.selectAll')}
                checked={isAll}
                onChange={() => (isAll ? remove(products.map(({ synonym_id: id }) => id)) : add(products))}
              />
            </label>
          </th>
          <SortHead name="name" sort={sort} onSort={onSort} />
          <th role="columnheader" scope="col" className="hide-s">
            {t('products.column.pictograms')}
          </th>
          <th role="columnheader" scope="col" className="hide-s">
            {t('products.column.signalWord')}
          </th>
          <th role="columnheader" scope="col" className="hide-s r">
            {t('products.column.sds')}
          </th>
          <th role="columnheader" scope="col" className="hide-s">
            {t('products.column.state')}
          </th>
          <SortHead name="updated" sort={sort} onSort={onSort} className="hide-s hide-m" />
        </tr>
      </thead>
      <tbody role="rowgroup">
        {products.map((product) => (
          <Row key={product.synonym_id} product={product} />
        ))}
      </tbody>
    </table>
  )
}

function SortHead({
  name,
  sort,
  onSort,
  className,
}: {
  name: 'name' | 'updated'
  sort: string
  onSort: (sort: string) => void
  className?: string
}): ReactElement {
  const t = useTranslate()
  const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined
  const Icon = direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <th role="columnheader" scope="col" className={className} aria-sort={direction ?? 'none'}>
      <button type="button" className="sort" onClick={() => onSort(direction === 'ascending' ? `-${name}` : name)}>
        {t(`products.column.${name}`)}
        {direction ? <Icon className="i" /> : null}
      </button>
    </th>
  )
}

function Row({ product }: { product: Product }): ReactElement {
  const t = useTranslate()
  const { selected, add, remove } = useSelection()
  const { synonym_id: id, text, codes, codes_total: codesTotal } = product
  const isSelected = selected.has(id)
  const moreCodes = codesTotal - 1
  return (
    <tr role="row" className={isSelected ? 'is-selected' : undefined}>
      <td role="cell">
        <label className="choice">
          <input
            type="checkbox"
            aria-label={t('products.select', { name: text })}
            checked={isSelected}
            onChange={() => (isSelected ? remove([id]) : add([product]))}
          />
        </label>
      </td>
      <th role="rowheader" scope="row" className="name-cell">
        <Link className="name" to={`/app/products/${id}`}>
          {text}
        </Link>
        <div className="cap">
          {codes[0] === undefined ? null : (
            <>
              <Code>{codes[0]}</Code>
              {moreCodes > 0 ? ` ${t('home.moreCodes', { count: moreCodes })}` : ''} ·{' '}
            </>
          )}
          {product.supplier}
        </div>
      </th>
      <td role="cell" className="pics-cell">
        <Pictograms codes={product.pictograms} size={32} />
      </td>
      <td role="cell" className="hide-s">
        {product.signal_word === null ? '–' : t(`products.signalWord.${product.signal_word}`)}
      </td>
      <td role="cell" className="hide-s r">
        {product.sds_version ?? '–'}
      </td>
      <td role="cell" className="state-cell">
        <span className={`state is-${product.state}`}>{t(`products.state.${product.state}`)}</span>
      </td>
      <td role="cell" className="hide-s hide-m nw">
        <time dateTime={product.updated}>{formatDate(product.updated.slice(0, 10))}</time>
      </td>
    </tr>
  )
}
