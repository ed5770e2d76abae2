import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { ProductList } from '../../../shared/product-list.ts'
import { useTranslate } from '../../language/texts.tsx'

/** The way to the pages before and behind. */
export function ListPages({ list, search }: { list: ProductList; search: URLSearchParams }): ReactElement | null {
  const t = useTranslate()
  const { page, page_size: size, total, total_is_exact: isExact } = list
  const last = Math.max(1, Math.ceil(total / size))
  if (last === 1 && isExact) return null
  const address = (number: number) => {
    const query = new URLSearchParams(search)
    if (number === 1) query.delete('page')
    else query.set('page', String(number))
    return `?${query}`
  }
  const hasNext = page < last || (!isExact && list.products.length === size)
  return (
    <nav className="list-pages" aria-label={t('products.pages')}>
      {page > 1 ? (
        <Link className="btn" to={address(page - 1)} rel="prev">
          <ChevronLeft className="i i-flip" />
          {t('products.previousPage')}
        </Link>
      ) : null}
      <span className="meta">{isExact ? t('products.pageOf', { page, last }) : t('products.page', { page })}</span>
      {hasNext ? (
        <Link className="btn" to={address(page + 1)} rel="next">
          {t('products.nextPage')}
          <ChevronRight className="i i-flip" />
        </Link>
      ) : null}
    </nav>
  )
}
