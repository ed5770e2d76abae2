import { Plus, Search } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { Form, Link, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { isLanguageCode } from '../../../shared/languages.ts'
import { ownSubstanceList } from '../../../shared/own-substances.ts'
import { recalculationList, type RecalculationAnswer } from '../../../shared/recalculation.ts'
import { foundSubstances } from '../../../shared/substances.ts'
import { problemPageMeta } from '../../page/page-meta.ts'
import { useTranslate } from '../../language/texts.tsx'
import '../../ui/form.css'
import '../../ui/table.css'
import { answerOf, useLastAnswer, type Answer } from '../frame/answer.ts'
import { formatMoment } from '../frame/format-moment.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { shouldLoadAgain } from '../frame/should-load-again.ts'
import { openPage } from '../frame/tab.ts'
import { chooseLanguage } from '../../page/choose-language.ts'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import { useMay } from '../frame/workspace-context.tsx'
import { Announced } from './announced.tsx'
import { NewSubstanceDialog } from './new-substance-dialog.tsx'
import { substanceWords } from './substance-words.server.ts'
import { titleOf } from './title-of.ts'
import './changes.css'
import type { Route } from './+types/substances.ts'
import { Names } from '../../ui/shown.tsx'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('workspace.place.substances'))
}

/** The page stands on the server already, for anyone who types before the lists are there (decision 089). */
export function loader({ request, context }: Route.LoaderArgs) {
  const language = chooseLanguage({ request, context })
  return { words: substanceWords(isLanguageCode(language) ? language : 'en'), own: undefined, register: null, recalculations: undefined }
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { api, language, search } = await openPage(request)
  const query = (search.get('query') ?? '').slice(0, 200)
  const [{ words }, own, register, recalculations] = await Promise.all([
    serverLoader(),
    answerOf(api.get('/api/v1/own-substances', ownSubstanceList, { query, limit: '200' })),
    query === '' ? null : answerOf(api.get('/api/v1/substances', foundSubstances, { query, language, limit: '20' })),
    answerOf(api.get('/api/v1/recalculations', recalculationList)),
  ])
  return { words, own, register, recalculations }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = shouldLoadAgain

/** Own substances and raw materials, the entries of Annex VI, and what was worked out after a change. */
export default function Substances({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const mayEdit = useMay('editor')
  const isAlive = useIsAlive()
  const [isNew, setIsNew] = useState(false)
  const { revalidate } = useRevalidator()
  const recalculations = useLastAnswer(loaderData.recalculations)
  const query = search.get('query') ?? ''
  return (
    <>
      <header className="head">
        <h1>{t('workspace.place.substances')}</h1>
      </header>
      {recalculations.data ? <Announced announced={recalculations.data.announced} /> : null}
      <search>
        <Form className="toolbar" method="get">
          <div className="input-icon">
            <Search className="i" />
            <input
              key={query}
              className="input"
              type="search"
              name="query"
              aria-label={t('changes.search')}
              placeholder={t('changes.search')}
              defaultValue={query}
              maxLength={200}
            />
          </div>
        </Form>
      </search>
      {mayEdit ? (
        <div className="toolbar">
          <button type="button" className="btn" disabled={!isAlive} onClick={() => setIsNew(true)}>
            <Plus className="i" />
            {t('changes.newOwn')}
          </button>
        </div>
      ) : null}
      {isNew ? (
        <NewSubstanceDialog
          begun={{ kind: 'substance', name: query }}
          words={loaderData.words}
          onClose={() => setIsNew(false)}
          onSaved={({ key }) => void navigate(`/app/substances/used?key=${encodeURIComponent(key)}`)}
        />
      ) : null}
      <Own answer={loaderData.own} isSearch={query !== ''} />
      {loaderData.register ? <Found answer={loaderData.register} /> : null}
      <section className="change-part" aria-labelledby="recalculations">
        <h2 id="recalculations">{t('changes.recalculations')}</h2>
        {recalculations.failure ? <LoadFailure error={recalculations.failure} onRetry={() => void revalidate()} /> : null}
        {recalculations.data ? <Recalculations list={recalculations.data.recalculations} /> : null}
      </section>
    </>
  )
}

function Own({
  answer,
  isSearch,
}: {
  answer: Answer<ReturnType<typeof ownSubstanceList.parse>> | undefined
  isSearch: boolean
}): ReactElement {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const { data, failure } = useLastAnswer(answer)
  return (
    <section className="change-part" aria-labelledby="own">
      <h2 id="own">{t('changes.own')}</h2>
      {failure ? <LoadFailure error={failure} onRetry={() => void revalidate()} /> : null}
      {data === null && !failure ? <p role="status">{t('app.loading')}</p> : null}
      {data?.substances.length === 0 ? <p className="meta">{t(isSearch ? 'changes.nothing' : 'changes.ownNone')}</p> : null}
      <ul className="hits">
        {data?.substances.map(({ key, record, changedAt, changedBy }) => (
          <li key={key}>
            <Link to={`/app/substances/used?key=${encodeURIComponent(key)}`}>
              <Names>{record.name}</Names>
            </Link>
            <span className="meta">
              {[key, record.casNumber, record.supplier?.name, changedBy, formatMoment(changedAt)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Found({ answer }: { answer: Answer<ReturnType<typeof foundSubstances.parse>> }): ReactElement {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  return (
    <section className="change-part" aria-labelledby="annex">
      <h2 id="annex">{t('changes.annex')}</h2>
      {answer.failure ? <LoadFailure error={answer.failure} onRetry={() => void revalidate()} /> : null}
      {answer.data?.harmonised.length === 0 ? <p className="meta">{t('changes.nothing')}</p> : null}
      <ul className="hits">
        {answer.data?.harmonised
          .filter(({ index }, at, all) => all.findIndex((one) => one.index === index) === at)
          .map(({ index, name, cas, ec }) => (
            <li key={index}>
              <Link to={`/app/substances/used?substance=${encodeURIComponent(index)}`}>
                <Names>{name}</Names>
              </Link>
              <span className="meta">{[index, ...[...cas, ...ec].map(({ text }) => text)].slice(0, 4).join(' · ')}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}

function Recalculations({ list }: { list: readonly RecalculationAnswer[] }): ReactElement {
  const t = useTranslate()
  if (list.length === 0) return <p className="meta">{t('changes.recalculationsNone')}</p>
  return (
    <ul className="hits">
      {list.map((one) => (
        <li key={one.id}>
          <Link to={`/app/recalculations/${one.id}`}>{titleOf(one, t)}</Link>
          <span className="meta">{[formatMoment(one.started_at), one.started_by, `${one.done} / ${one.total}`].join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}
