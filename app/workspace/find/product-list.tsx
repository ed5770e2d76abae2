import { FileUp, Plus, SlidersHorizontal } from 'lucide-react'
import { useRef, type ReactElement } from 'react'
import { Link, useLocation, useRevalidator, useSearchParams } from 'react-router'
import { z } from 'zod'
import { productList, type ProductList } from '../../../shared/product-list.ts'
import { workgroupAnswer } from '../../../shared/workgroup-profile.ts'
import { findComing } from '../../browser/coming-address.ts'
import { problemPageMeta } from '../../page/page-meta.ts'
import { useTranslate } from '../../language/texts.tsx'
import '../../ui/form.css'
import '../../ui/table.css'
import { LoadFailure } from '../frame/load-failure.tsx'
import { answerOf, useIsReloading, useLastAnswer } from '../frame/answer.ts'
import { readListParams } from '../frame/find-group.ts'
import { useChosen } from '../frame/places-context.ts'
import { shouldLoadAgain } from '../frame/should-load-again.ts'
import { openPage } from '../frame/tab.ts'
import { useMay, useWorkspace } from '../frame/workspace-context.tsx'
import { useRequestedLocation } from '../../ui/use-requested-location.ts'
import { ComingChanges } from '../changes/coming-changes.tsx'
import { FirstSteps } from './first-steps.tsx'
import { ListFilters } from './list-filters.tsx'
import { ListPages } from './list-pages.tsx'
import './product-list.css'
import { ProductTable } from './product-table.tsx'
import { SearchField } from './search-field.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { Route } from './+types/product-list.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('workspace.place.products'))
}

/** The page stands on the server already, for anyone who types before the list is there; that is loaded in the browser (decision 089). */
export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { api, search } = await openPage(request)
  const list = await answerOf(api.get('/api/v1/products', productList, readListParams(search)))
  // Nothing that helps with the first sheet keeps anyone who has one waiting.
  const workgroup = list.data && isBefore(list.data) ? await answerOf(api.get('/api/v1/workgroup', workgroupAnswer)) : undefined
  return { list, workgroup: workgroup?.data ?? null }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = shouldLoadAgain

/** Whether the list may be one of a workgroup that has published nothing yet. */
const isBefore = ({ products, total }: ProductList): boolean =>
  products.length === total && products.every(({ state }) => state === 'draft')

/** Names of the query that narrow the list. */
const filterNames = ['state', 'missing', 'hazardClass'] as const

/** Products of the workgroup. What is searched, filtered, sorted and shown stands in the address. */
export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const [shown, setSearch] = useSearchParams()
  const search = new URLSearchParams(useRequestedLocation().search)
  const { pathname } = useLocation()
  const mayEdit = useMay('editor')
  const { group } = useWorkspace()
  const tools = useRef<HTMLElement>(null)
  const filters = filterNames.filter((name) => search.get(name))
  const [filtersOpen, setFiltersOpen] = useChosen('filters', z.boolean(), filters.length > 0)
  const change = (values: Readonly<Record<string, string>>) => {
    // What was chosen before may still be on its way.
    const coming = findComing()
    const next = new URLSearchParams(coming?.pathname === pathname ? coming.search : window.location.search)
    next.delete('page')
    for (const [name, value] of Object.entries(values)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  const { revalidate } = useRevalidator()
  const { data, failure } = useLastAnswer(loaderData?.list)
  const busy = useIsReloading()
  const workgroup = loaderData?.workgroup ?? null
  const isFirst = workgroup !== null && workgroup.published === 0 && mayEdit
  return (
    <>
      <header className="head">
        <div className="head-row">
          <h1>{t('workspace.place.products')}</h1>
          {mayEdit ? (
            <div className="head-actions">
              <Link className="btn btn-quiet" to="/app/products/import">
                <FileUp className="i" />
                {t('tables.import')}
              </Link>
              <Link className="btn" to="/app/products/new">
                <Plus className="i" />
                {t('products.new')}
              </Link>
            </div>
          ) : null}
        </div>
      </header>
      {isFirst ? <FirstSteps workgroup={workgroup} product={data?.products[0]?.synonym_id ?? null} /> : null}
      <search ref={tools} hidden={isFirst && data?.total === 0}>
        <div className="toolbar">
          <SearchField value={shown.get('query') ?? ''} onSearch={(query) => change({ query })} />
          <button type="button" className="btn" aria-expanded={filtersOpen} onClick={() => setFiltersOpen(!filtersOpen)}>
            <SlidersHorizontal className="i" />
            {filters.length > 0 ? t('products.filterCount', { count: filters.length }) : t('products.filter')}
          </button>
          <p className="meta count" role="status">
            {data && !busy && !failure ? countOf(data, t) : null}
          </p>
        </div>
        {filtersOpen ? <ListFilters search={search} onChange={change} /> : null}
      </search>
      {failure ? <LoadFailure error={failure} onRetry={() => void revalidate()} /> : null}
      {data === null && !failure ? <ListSkeleton /> : null}
      {data && data.products.length === 0 && !busy && !failure && !(isFirst && data.total === 0) ? (
        <Empty
          isFiltered={filters.length > 0 || search.has('query')}
          isBehindLast={data.total > 0}
          onClear={() => {
            change({ query: '', ...Object.fromEntries(filterNames.map((name) => [name, ''])) })
            // The button goes with the words around it.
            tools.current?.querySelector('input')?.focus()
          }}
          onFirst={() => change({})}
        />
      ) : null}
      {mayEdit && !isFirst ? <ComingChanges key={group?.id} /> : null}
      {data && data.products.length > 0 ? (
        <div className={busy || failure ? 'is-stale' : undefined} aria-busy={busy}>
          <ProductTable
            products={data.products}
            sort={search.get('sort') ?? 'name'}
            onSort={(sort) => change({ sort: sort === 'name' ? '' : sort })}
          />
          <ListPages list={data} search={search} />
        </div>
      ) : null}
      <SelectionBar />
    </>
  )
}

function countOf({ total, total_is_exact: isExact, products }: ProductList, t: ReturnType<typeof useTranslate>): string {
  if (total === 0) return ''
  return t(isExact ? 'products.count' : 'products.countMore', { count: products.length, total })
}

interface EmptyProps {
  isFiltered: boolean
  /** The page lies behind the end of a list that is not empty. */
  isBehindLast: boolean
  onClear: () => void
  onFirst: () => void
}

function Empty({ isFiltered, isBehindLast, onClear, onFirst }: EmptyProps): ReactElement {
  const t = useTranslate()
  if (isBehindLast)
    return (
      <div className="empty">
        <p>
          <b>{t('products.noPage')}</b>
        </p>
        <button type="button" className="btn" onClick={onFirst}>
          {t('products.toFirstPage')}
        </button>
      </div>
    )
  return (
    <div className="empty">
      <p>
        <b>{t(isFiltered ? 'products.noMatch' : 'products.none')}</b>
      </p>
      <p className="meta">{t(isFiltered ? 'products.noMatchNote' : 'products.noneNote')}</p>
      {isFiltered ? (
        <button type="button" className="btn" onClick={onClear}>
          {t('products.clearSearch')}
        </button>
      ) : null}
    </div>
  )
}

function ListSkeleton(): ReactElement {
  const t = useTranslate()
  return (
    <div className="skeletons" role="status" aria-label={t('app.loading')}>
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} className="skeleton" />
      ))}
    </div>
  )
}
