import { useEffect, useState, type ReactElement } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { recalculatedProducts, recalculationAnswer, type RecalculationAnswer } from '../../../shared/recalculation.ts'
import { problemPageMeta } from '../../page/page-meta.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import '../../ui/form.css'
import '../../ui/table.css'
import { LoadFailure } from '../frame/load-failure.tsx'
import { PageFailure } from '../frame/page-failure.tsx'
import { PageLoading } from '../frame/page-loading.tsx'
import { shouldLoadAgain } from '../frame/should-load-again.ts'
import { openPage } from '../frame/tab.ts'
import { useCall } from '../frame/use-call.ts'
import { PageLinks } from '../frame/page-links.tsx'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { ChangedProducts } from './changed-products.tsx'
import './changes.css'
import { PublishManyDialog } from './publish-many-dialog.tsx'
import { titleOf } from './title-of.ts'
import { useRecalculate } from './use-recalculate.ts'
import type { Route } from './+types/recalculation.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('changes.recalculations'))
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { api, search } = await openPage(request)
  const address = `/api/v1/recalculations/${encodeURIComponent(params.id)}`
  const [whole, list] = await Promise.all([
    api.get(address, recalculationAnswer),
    api.get(`${address}/products`, recalculatedProducts, { page: search.get('page') ?? '1' }),
  ])
  return { whole, list }
}

export const shouldRevalidate = shouldLoadAgain
export { PageLoading as HydrateFallback }

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFailure error={error} notFound="problem.notFound.over" back={{ address: '/app/substances', text: 'workspace.place.substances' }} />
  )
}

/** Milliseconds from one look at how far it is to the next. */
const pause = 1000

const progressTexts = { calculate: 'changes.calculating', take: 'changes.taking', publish: 'changes.publishing' } as const

/** What a change means product by product, how it gets into their drafts, and how these are published. */
export default function Recalculation({ loaderData: { whole, list } }: Route.ComponentProps) {
  const t = useTranslate()
  const [search] = useSearchParams()
  const { api } = useWorkspace()
  const { revalidate, state: loading } = useRevalidator()
  const isRunning = whole.state === 'running'
  // The page polls the progress. A request sent before the last one is answered would abort that one.
  useEffect(() => {
    if (!isRunning || loading !== 'idle') return
    const timer = setTimeout(() => void revalidate(), pause)
    return () => clearTimeout(timer)
  }, [isRunning, loading, revalidate])
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  const [withDifferences, setWithDifferences] = useState(false)
  const [publishing, setPublishing] = useState<{ products: 'all' | readonly number[]; title: string } | null>(null)
  const [reason, setReason] = useState('')
  const due = list.products.filter((one) => one.outcome === 'changed' && one.taken === null && !one.stale)
  const selected = chosen ?? new Set(due.filter(({ draft }) => draft === null || draft.is_mine).map(({ id }) => id))
  const take = useCall({
    action: () => {
      const products = due.filter(({ id }) => selected.has(id))
      const overDrafts = products.filter(({ draft }) => draft !== null && !draft.is_mine).map(({ id }) => id)
      // Nothing was unticked, and there are more pages: all products are meant.
      const body = chosen === null && list.total > list.products.length ? 'all' : products.map(({ id }) => id)
      return api.send('POST', `/api/v1/recalculations/${whole.id}/take`, recalculationAnswer, {
        products: body,
        differences: withDifferences,
        overDrafts,
      })
    },
    onDone: async () => {
      setChosen(null)
      await revalidate()
    },
  })
  const stop = useCall({
    action: () => api.send('POST', `/api/v1/recalculations/${whole.id}/cancel`, recalculationAnswer),
    onDone: revalidate,
  })
  const again = useRecalculate()
  const drafts = whole.taken - whole.published
  const dueCount = chosen === null && list.total > list.products.length ? whole.outcomes.changed - whole.taken : selected.size
  const publishAll = t('changes.publish', { count: drafts })
  // Stopped before every product was calculated: what the others come to, nobody knows.
  const isHalf = whole.outcomes.waiting > 0
  const calculateAgain = (
    <button type="button" className="btn" disabled={again.busy} onClick={() => void again.run(whole.change)}>
      {t('changes.again')}
    </button>
  )
  const hasDifferences = due.some(({ follows }) => follows.differs > 0)
  return (
    <>
      <header className="head">
        <p className="meta">
          <Link to="/app/substances">{t('workspace.place.substances')}</Link>
        </p>
        <h1>{titleOf(whole, t)}</h1>
        <Summary whole={whole} />
      </header>
      {take.failure ? <LoadFailure error={take.failure} onRetry={() => void take.run()} /> : null}
      {stop.failure ? <LoadFailure error={stop.failure} onRetry={() => void stop.run()} /> : null}
      {again.failure ? <LoadFailure error={again.failure} onRetry={() => void again.run(whole.change)} /> : null}
      {isRunning ? (
        <div className="recalculation-progress" role="status">
          <label htmlFor="progress">{t(progressTexts[whole.task], { done: whole.done, total: whole.total })}</label>
          <progress id="progress" value={whole.done} max={whole.total} />
          <button type="button" className="btn" disabled={stop.busy} onClick={() => void stop.run()}>
            {t('changes.stop')}
          </button>
        </div>
      ) : null}
      {whole.state === 'cancelled' ? (
        <Banner type="info">
          <p>{t('changes.stopped')}</p>
          {isHalf && whole.stale === 0 ? <p>{calculateAgain}</p> : null}
        </Banner>
      ) : null}
      {whole.stale > 0 && !isRunning ? (
        <Banner type="warning">
          <p>{t('changes.stale', { count: whole.stale })}</p>
          <p>{calculateAgain}</p>
        </Banner>
      ) : null}
      <ChangedProducts
        list={list.products}
        due={due}
        selected={selected}
        isRunning={isRunning}
        onSelect={(id, isChosen) => {
          const next = new Set(selected)
          if (isChosen) next.add(id)
          else next.delete(id)
          setChosen(next)
        }}
        onPublish={({ id, text }) => setPublishing({ products: [id], title: t('changes.publishOne', { name: text }) })}
      />
      <PageLinks page={list.page} last={Math.ceil(list.total / list.page_size)} search={search} />
      {due.length > 0 && hasDifferences ? (
        <label className="choice">
          <input type="checkbox" checked={withDifferences} onChange={({ currentTarget }) => setWithDifferences(currentTarget.checked)} />
          <span>{t('changes.differences')}</span>
        </label>
      ) : null}
      <div className="btns recalculation-actions">
        {due.length > 0 ? (
          <button
            type="button"
            className={drafts > 0 ? 'btn' : 'btn btn-primary'}
            disabled={isRunning || take.busy || dueCount === 0}
            onClick={() => void take.run()}
          >
            {t('changes.take', { count: dueCount })}
          </button>
        ) : null}
        {drafts > 0 ? (
          <button
            type="button"
            className="btn btn-primary"
            disabled={isRunning}
            onClick={() => setPublishing({ products: 'all', title: publishAll })}
          >
            {publishAll}
          </button>
        ) : null}
      </div>
      {publishing ? (
        <PublishManyDialog
          id={whole.id}
          {...publishing}
          reason={reason}
          onReason={setReason}
          onClose={() => setPublishing(null)}
          onBegun={async () => {
            await revalidate()
            setPublishing(null)
          }}
        />
      ) : null}
    </>
  )
}

function Summary({ whole }: { whole: RecalculationAnswer }): ReactElement {
  const t = useTranslate()
  const { outcomes, labels, taken, published } = whole
  return (
    <p className="meta" aria-live="polite">
      {t('changes.summary', { labels, sheets: outcomes.changed - labels, unchanged: outcomes.unchanged, failed: outcomes.failed })}
      {taken === 0 ? null : <span className="line">{t('changes.result', { published, drafts: taken - published })}</span>}
    </p>
  )
}
