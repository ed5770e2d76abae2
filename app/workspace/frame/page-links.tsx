import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../language/texts.tsx'

interface PageLinksProps {
  /** From 1. */
  page: number
  last: number
  /** What else the address says, and keeps saying. */
  search?: URLSearchParams
}

/** The way to the pages before and behind of a list whose end is known. */
export function PageLinks({ page, last, search }: PageLinksProps): ReactElement | null {
  const t = useTranslate()
  if (last <= 1) return null
  const address = (number: number) => {
    const query = new URLSearchParams(search)
    query.set('page', String(number))
    return `?${query}`
  }
  return (
    <nav className="list-pages" aria-label={t('products.pages')}>
      {page > 1 ? (
        <Link className="btn" to={address(page - 1)}>
          {t('products.previousPage')}
        </Link>
      ) : null}
      <span className="meta">{t('products.pageOf', { page, last })}</span>
      {page < last ? (
        <Link className="btn" to={address(page + 1)}>
          {t('products.nextPage')}
        </Link>
      ) : null}
    </nav>
  )
}
