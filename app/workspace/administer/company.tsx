import { useRevalidator } from 'react-router'
import { workgroupAnswer } from '../../../shared/workgroup-profile.ts'
import { useTranslate } from '../../language/texts.tsx'
import { problemPageMeta } from '../../page/page-meta.ts'
import { answerOf, useLastAnswer } from '../frame/answer.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { shouldLoadAgain } from '../frame/should-load-again.ts'
import { openPage } from '../frame/tab.ts'
import { CompanyForm } from './company-form.tsx'
import type { Route } from './+types/company.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('workgroup.title'))
}

/** The page stands on the server already; what it shows is loaded in the browser (decision 089). */
export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { api } = await openPage(request)
  return { workgroup: await answerOf(api.get('/api/v1/workgroup', workgroupAnswer)) }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = shouldLoadAgain

/** Who the workgroup is: what each new product begins with (decision 096). */
export default function Company({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const { data, failure } = useLastAnswer(loaderData?.workgroup)
  return (
    <>
      <header className="head">
        <h1>{t('workgroup.title')}</h1>
        <p className="meta">{t('workgroup.note')}</p>
      </header>
      {failure ? <LoadFailure error={failure} onRetry={() => void revalidate()} /> : null}
      {data ? <CompanyForm stored={data} /> : failure ? null : <p role="status">{t('app.loading')}</p>}
    </>
  )
}
