import { useRevalidator } from 'react-router'
import { webhooksAnswer, webhooksPath } from '../../../shared/webhooks.ts'
import { useTranslate } from '../../language/texts.tsx'
import { problemPageMeta } from '../../page/page-meta.ts'
import { Banner } from '../../ui/banner.tsx'
import './keys.css'
import { answerOf, useLastAnswer } from '../frame/answer.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { shouldLoadAgain } from '../frame/should-load-again.ts'
import { openPage } from '../frame/tab.ts'
import { useMay } from '../frame/workspace-context.tsx'
import { WebhookEntry } from './webhook-entry.tsx'
import { WebhookForm } from './webhook-form.tsx'
import type { Route } from './+types/webhooks.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('webhooks.title'))
}

/** The page stands on the server already; what it shows is loaded in the browser (decision 089). */
export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { api } = await openPage(request)
  return { webhooks: await answerOf(api.get(webhooksPath, webhooksAnswer)) }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = shouldLoadAgain

/** Receivers of events: owners add, stop and remove them, and see what they were told (decision 133). */
export default function Webhooks({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const mayManage = useMay('owner')
  const { data, failure } = useLastAnswer(loaderData?.webhooks)
  return (
    <>
      <header className="head">
        <h1>{t('webhooks.title')}</h1>
        <p className="meta">{t('webhooks.note')}</p>
      </header>
      {mayManage ? (
        <div className="keys">
          {failure ? <LoadFailure error={failure} onRetry={() => void revalidate()} /> : null}
          {data ? (
            <>
              {data.webhooks.length === 0 ? <p>{t('webhooks.none')}</p> : null}
              {data.webhooks.map((webhook) => (
                <WebhookEntry key={webhook.id} webhook={webhook} onChanged={() => revalidate()} />
              ))}
              <WebhookForm onMade={() => revalidate()} />
            </>
          ) : failure ? null : (
            <p role="status">{t('app.loading')}</p>
          )}
        </div>
      ) : (
        <Banner type="info">{t('webhooks.ownersOnly')}</Banner>
      )}
    </>
  )
}
