import { Search } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { classOfHeading } from '../../shared/heading-words.ts'
import { startPath } from '../../shared/links.ts'
import { useTranslate } from '../language/texts.tsx'
import { useSite } from '../page/use-site.ts'
import '../ui/form.css'
import '../ui/rows.css'
import { TopBar } from '../ui/top-bar.tsx'
import { Beside } from './beside.tsx'
import { FoundList } from './found-list.tsx'
import { loadStart } from './load-start.ts'
import { startMeta } from './start-meta.ts'
import './start.css'
import { useTypedSearch } from './use-typed-search.ts'
import type { Route } from './+types/start.ts'

export function loader(args: Route.LoaderArgs) {
  return loadStart(args)
}

const unanswered = { found: null, sample: null, others: [], origin: '', isUnanswered: true }

/** Of a search that the server does not answer the page says so, and stays. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    // A redirect leads to what was found.
    if (error instanceof Response || request.signal.aborted) throw error
    return { ...unanswered, question: new URL(request.url).searchParams.get('q') ?? '' }
  }
}

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  return startMeta(root.loaderData, loaderData)
}

/** Where a visitor begins: one field that finds a sheet, what they have seen, an example, the way to sign in. */
export default function Start({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { brand } = useSite()
  const { question, found, isUnanswered } = loaderData
  const named = useNamedLanguage()
  const { onSubmit, ...typing } = useTypedSearch(question, named)
  const lasting = useAnswered(loaderData)
  const isBusy = useNavigation().state === 'loading'
  return (
    <>
      <TopBar home="/" title={brand?.name ?? 'Permasheet'} />
      <main id="main" className="wrap" tabIndex={-1}>
        <section className={question === '' ? 'start' : 'start is-asked'}>
          <h1 className={classOfHeading(t('start.title'))}>{t('start.title')}</h1>
          <p className="start-sub">{t(brand?.key === 'safety' ? 'start.subSafety' : 'start.sub')}</p>
          <Form className="start-search" role="search" action="/" preventScrollReset onSubmit={onSubmit}>
            {named === null ? null : <input type="hidden" name="interfaceLang" value={named} />}
            <div className="input-icon">
              <Search className="i" />
              <input
                className="input"
                type="search"
                name="q"
                defaultValue={question}
                maxLength={200}
                aria-label={t('start.field')}
                placeholder={t('start.placeholder')}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                {...typing}
              />
            </div>
            {/* Pressed, or the field left by Enter: what was typed as a whole opens its sheet at once. */}
            <button className="btn btn-primary" name="open" value="1">
              {t('start.find')}
            </button>
          </Form>
          <Examples sample={lasting.sample} />
          <div className="start-found" aria-busy={isBusy || undefined}>
            <FoundList question={question} found={found} isUnanswered={isUnanswered} />
          </div>
        </section>
        <Beside sample={lasting.sample} others={lasting.others} />
      </main>
    </>
  )
}

type StartData = Route.ComponentProps['loaderData']

/** The interface language that the address names, which every further one keeps: without scripts nothing else remembers it. */
function useNamedLanguage(): string | null {
  return new URLSearchParams(useLocation().search).get('interfaceLang')
}

/** What the server said last: what stands beside the search stays where the search is not answered. */
function useAnswered(data: StartData): StartData {
  const [last, setLast] = useState(data)
  if (!data.isUnanswered && data !== last) setLast(data)
  return last
}

/** What of a product can be typed, each as a link to what it finds. */
function Examples({ sample }: Pick<StartData, 'sample'>): ReactElement | null {
  const t = useTranslate()
  const named = useNamedLanguage()
  if (!sample) return null
  const [code] = sample.codes
  const typed = [sample.name, code, sample.ufi, String(sample.id)].filter((text) => text !== undefined && text !== null)
  return (
    <p className="start-examples">
      <span>{t('start.examples')}</span>
      {typed.map((text) => (
        <a key={text} href={startPath(text, named)}>
          <bdi>{text}</bdi>
        </a>
      ))}
    </p>
  )
}
