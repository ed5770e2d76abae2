import { useRevalidator } from 'react-router'
import { keysAnswer, keysPath } from '../../../shared/api-keys.ts'
import { useTranslate } from '../../language/texts.tsx'
import { problemPageMeta } from '../../page/page-meta.ts'
import { Banner } from '../../ui/banner.tsx'
import './keys.css'
import { answerOf, useLastAnswer } from '../frame/answer.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { shouldLoadAgain } from '../frame/should-load-again.ts'
import { openPage } from '../frame/tab.ts'
import { useMay } from '../frame/workspace-context.tsx'
import { KeyForm } from './key-form.tsx'
import { KeyTable } from './key-table.tsx'
import type { Route } from './+types/keys.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('keys.title'))
}

/** The page stands on the server already; what it shows is loaded in the browser (decision 089). */
export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { api } = await openPage(request)
  return { keys: await answerOf(api.get(keysPath, keysAnswer)) }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = shouldLoadAgain

/** The keys with which machines work in the workgroup: owners make and revoke them (decision 130). */
export default function Keys({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const mayManage = useMay('owner')
  const { data, failure } = useLastAnswer(loaderData?.keys)
  return (
    <>
      <header className="head">
        <h1>{t('keys.title')}</h1>
        <p className="meta">{t('keys.note')}</p>
        <p>
          <a href="/api/docs#getting-started" hrefLang="en">
            {t('keys.start')}
          </a>
        </p>
      </header>
      {mayManage ? (
        <div className="keys">
          {failure ? <LoadFailure error={failure} onRetry={() => void revalidate()} /> : null}
          {data ? (
            <>
              {data.keys.length === 0 ? <p>{t('keys.none')}</p> : <KeyTable keys={data.keys} onRevoked={() => revalidate()} />}
              <KeyForm onMade={() => revalidate()} />
            </>
          ) : failure ? null : (
            <p role="status">{t('app.loading')}</p>
          )}
        </div>
      ) : (
        <Banner type="info">{t('keys.ownersOnly')}</Banner>
      )}
    </>
  )
}
