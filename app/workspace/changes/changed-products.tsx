import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { RecalculatedProduct } from '../../../shared/recalculation.ts'
import { useTranslate, type Translate } from '../../language/texts.tsx'

interface ChangedProductsProps {
  list: readonly RecalculatedProduct[]
  /** Those into whose draft the change can be taken. */
  due: readonly RecalculatedProduct[]
  selected: ReadonlySet<number>
  isRunning: boolean
  onSelect: (id: number, isChosen: boolean) => void
  /** Publishes the draft of one of them. */
  onPublish: (product: RecalculatedProduct) => void
}

/** Product by product: what changes, in words, and what became of it. */
export function ChangedProducts({ list, due, selected, isRunning, onSelect, onPublish }: ChangedProductsProps): ReactElement {
  const t = useTranslate()
  const dueIds = new Set(due.map(({ id }) => id))
  return (
    <table className="table stack changed-products" role="table">
      <caption className="vh">{t('changes.difference')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('products.product')}
          </th>
          <th role="columnheader" scope="col">
            {t('changes.difference')}
          </th>
          <th role="columnheader" scope="col">
            {t('products.column.state')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {list.map((product) => (
          <tr key={product.id} role="row">
            <th role="rowheader" scope="row" className="lead">
              <label className="choice">
                {dueIds.has(product.id) ? (
                  <input
                    type="checkbox"
                    aria-label={product.text}
                    disabled={isRunning}
                    checked={selected.has(product.id)}
                    onChange={({ currentTarget }) => onSelect(product.id, currentTarget.checked)}
                  />
                ) : null}
                <Link to={`/app/products/${product.synonym_id}/proposals`}>{product.text}</Link>
              </label>
            </th>
            <td role="cell" data-h={t('changes.difference')}>
              <div>
                <Words product={product} />
              </div>
            </td>
            <td role="cell" data-h={t('products.column.state')}>
              <div>
                {statesOf(product, t).map((one) => (
                  <span key={one} className="line">
                    {one}
                  </span>
                ))}
                {product.left?.findings.map(({ code, path, message }) => (
                  <span key={`${code} ${path}`} className="line msg-error">
                    {message}
                  </span>
                ))}
                {product.taken !== null && product.published === null ? (
                  <button
                    type="button"
                    className="btn"
                    aria-label={t('changes.publishOne', { name: product.text })}
                    disabled={isRunning}
                    onClick={() => onPublish(product)}
                  >
                    {t('edit.publish')}
                  </button>
                ) : null}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Lines that are seen at once; the rest is opened. */
const mostLines = 4

function Words({ product: { outcome, failure, words } }: { product: RecalculatedProduct }): ReactElement {
  const t = useTranslate()
  if (outcome === 'waiting') return <span className="meta">…</span>
  if (failure !== null) return <span>{t(`changes.failure.${failure}`)}</span>
  if (outcome === 'unchanged') return <span className="meta">{t('changes.unchanged')}</span>
  const [seen, more] = [words.slice(0, mostLines), words.slice(mostLines)]
  return (
    <>
      {seen.map((one) => (
        <span key={one} className="line">
          {one}
        </span>
      ))}
      {more.length === 0 ? null : (
        <details>
          <summary aria-label={t('changes.difference')}>+ {more.length}</summary>
          {more.map((one) => (
            <span key={one} className="line">
              {one}
            </span>
          ))}
        </details>
      )}
    </>
  )
}

function statesOf({ stale, draft, taken, published, left, follows }: RecalculatedProduct, t: Translate): string[] {
  if (published !== null) return [t('edit.published', { version: published.version })]
  return [
    ...(left === null
      ? []
      : [left.why === 'unexpected' ? t('changes.failure.unexpected') : t(`changes.left.${left.why}`, { name: left.by ?? '' })]),
    ...(stale && left?.why !== 'stale' ? [t('changes.left.stale')] : []),
    ...(taken === null ? [] : [t('changes.taken')]),
    ...(taken !== null && taken.open > 0 ? [t('changes.byHand', { count: taken.open })] : []),
    ...(taken === null && follows.differs > 0 ? [t('changes.byHand', { count: follows.differs })] : []),
    ...(draft !== null && !draft.is_mine && left?.why !== 'othersDraft' ? [t('changes.draftOf', { name: draft.by })] : []),
  ]
}
