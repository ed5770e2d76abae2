import { X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { formatMoment } from '../language/format-moment.ts'
import { forget, forgetAll, listKept, type KeptProduct } from '../offline/kept-products.ts'
import { problemPageMeta } from '../page/page-meta.ts'
import { useTranslate } from '../language/texts.tsx'
import { Code } from '../ui/shown.tsx'
import '../ui/rows.css'
import { TopBar } from '../ui/top-bar.tsx'
import { useSite } from '../page/use-site.ts'
import { useStart } from '../page/use-start.ts'
import './seen.css'
import type { Route } from './+types/seen.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('seen.title'))
}

/** The products seen on this device: where the installed application begins. The list is read here and never leaves the device. */
export default function Seen(): ReactElement {
  const t = useTranslate()
  const { brand } = useSite()
  const { address } = useStart()
  const [{ products, canKeep }, setList] = useState<KeptList>({ products: null, canKeep: true })
  useEffect(() => {
    void readList().then(setList)
  }, [])
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const change = async (work: Promise<void>, text: string) => {
    await work.catch(() => {})
    setList(await readList())
    setSaid(text)
    // The button that had the focus is gone.
    heading.current?.focus()
  }
  return (
    <>
      <TopBar home={address} title={t('seen.title')} />
      <main id="main" className="wrap" tabIndex={-1}>
        <header className="head">
          <p className="over">{brand?.name}</p>
          <h1 ref={heading} tabIndex={-1}>
            {t('seen.title')}
          </h1>
          <p>{t('seen.text')}</p>
        </header>
        <p className="vh" role="status">
          {said}
        </p>
        {products === null ? (
          // Without JavaScript nothing is remembered either.
          <div className="no-js">
            <Empty canKeep={false} />
          </div>
        ) : products.length === 0 ? (
          <Empty canKeep={canKeep} />
        ) : (
          <>
            <ul className="rows seen">
              {products.map((product) => (
                <li key={product.id}>
                  <a className="rowlink" href={product.path}>
                    <span>
                      {product.name}
                      <small>{product.keptAt === null ? t('seen.notKept') : t('seen.asOf', formatMoment(product.keptAt))}</small>
                    </span>
                    <span className="v">
                      <Code>{String(product.id)}</Code>
                    </span>
                  </a>
                  <button
                    type="button"
                    className="btn btn-icon"
                    aria-label={t('seen.remove', { name: product.name })}
                    onClick={() => void change(forget(caches, product.id), t('seen.removed', { name: product.name }))}
                  >
                    <X className="i" />
                  </button>
                </li>
              ))}
            </ul>
            <div className="btns seen-end">
              <button type="button" className="btn" onClick={() => void change(forgetAll(caches), t('seen.allRemoved'))}>
                {t('seen.removeAll')}
              </button>
            </div>
          </>
        )}
      </main>
    </>
  )
}

function Empty({ canKeep }: { canKeep: boolean }): ReactElement {
  const t = useTranslate()
  return (
    <div className="seen-empty">
      <p>
        <b>{t('seen.empty')}</b>
      </p>
      <p>{t(canKeep ? 'seen.emptyNote' : 'seen.cannotKeep')}</p>
    </div>
  )
}

interface KeptList {
  /** null until the browser has read them */
  products: readonly KeptProduct[] | null
  canKeep: boolean
}

/** Where the browser stores nothing, the list is empty. */
const readList = (): Promise<KeptList> =>
  (async () => ({ products: await listKept(caches), canKeep: true }))().catch(() => ({ products: [], canKeep: false }))
