import { ChevronRight, LogIn } from 'lucide-react'
import { useEffect, useState, type ReactElement } from 'react'
import { useTranslate } from '../language/texts.tsx'
import { listSeen, type SeenProduct } from '../offline/kept-products.ts'
import { Code } from '../ui/shown.tsx'
import type { loadStart } from './load-start.ts'

type Data = Awaited<ReturnType<typeof loadStart>>

/** What else there is for a visitor: what they have seen, an example, the way in for makers, the other brand. */
export function Beside({ sample, others }: Pick<Data, 'sample' | 'others'>): ReactElement {
  const t = useTranslate()
  return (
    <div className="start-three">
      <Seen />
      {sample ? <Sample sample={sample} /> : null}
      <section>
        <h2>{t('start.makers')}</h2>
        <p>{t('start.makersNote')}</p>
        <a className="btn" href="/app">
          <LogIn className="i" />
          {t('start.signIn')}
        </a>
        {others.map(({ name, address }) => (
          <p key={name} className="start-other">
            <a href={address}>{name}</a>
          </p>
        ))}
      </section>
    </div>
  )
}

/** Products that the list names here; the whole of it has a page of its own. */
const mostSeen = 4

function Seen(): ReactElement {
  const t = useTranslate()
  const [seen, setSeen] = useState<readonly SeenProduct[]>([])
  useEffect(() => {
    // Where the browser stores nothing, nothing was seen.
    void Promise.resolve()
      .then(() => listSeen(caches))
      .then(setSeen, () => undefined)
  }, [])
  return (
    <section>
      <h2>{t('seen.title')}</h2>
      {seen.length === 0 ? <p>{t('seen.emptyNote')}</p> : null}
      <ul className="rows">
        {seen.slice(0, mostSeen).map(({ id, name, path }) => (
          <li key={id}>
            <a className="rowlink" href={path}>
              <span>
                {name}
                <small>
                  <Code>{String(id)}</Code>
                </small>
              </span>
              <ChevronRight className="i i-flip" />
            </a>
          </li>
        ))}
        <li>
          <a className="rowlink" href="/seen">
            <span>{t('start.seenAll')}</span>
            <ChevronRight className="i i-flip" />
          </a>
        </li>
      </ul>
    </section>
  )
}

function Sample({ sample }: { sample: NonNullable<Data['sample']> }): ReactElement {
  const t = useTranslate()
  return (
    <section>
      <h2>{t('start.sample')}</h2>
      <a className="rowlink start-sample" href={sample.path}>
        <span>
          <b>{sample.name}</b>
          <small>{t('start.sampleNote')}</small>
          <span className="start-pics">
            {sample.signalWord === null ? null : <span className="signal">{sample.signalWord}</span>}
            {sample.pictograms.map((code) => (
              <img key={code} src={`/pictograms/${code}.svg`} alt="" width={36} height={36} />
            ))}
          </span>
        </span>
        <ChevronRight className="i i-flip" />
      </a>
    </section>
  )
}
