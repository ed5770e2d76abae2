import { useRevalidator } from 'react-router'
import { isLanguageCode } from '../../../shared/languages.ts'
import { workgroupFeedAnswer } from '../../../shared/feed-answer.ts'
import { workgroupAnswer } from '../../../shared/workgroup-profile.ts'
import { useTranslate } from '../../language/texts.tsx'
import { chooseLanguage } from '../../page/choose-language.ts'
import { problemPageMeta } from '../../page/page-meta.ts'
import { nameCountryChoices } from '../edit/name-options.server.ts'
import { answerOf, useLastAnswer } from '../frame/answer.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { shouldLoadAgain } from '../frame/should-load-again.ts'
import { openPage } from '../frame/tab.ts'
import { useMay } from '../frame/workspace-context.tsx'
import { ArchiveSection } from './archive-section.tsx'
import { CompanyForm } from './company-form.tsx'
import { FeedSection } from './feed-section.tsx'
import { ListingField } from './listing-field.tsx'
import type { Route } from './+types/company.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('workgroup.title'))
}

/** The page stands on the server already, with the names of countries and languages; what it shows is loaded in the browser (decision 089). */
export function loader({ request, context }: Route.LoaderArgs) {
  const language = chooseLanguage({ request, context })
  return { optionNames: nameCountryChoices(isLanguageCode(language) ? language : 'en'), workgroup: undefined, feed: undefined }
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { api } = await openPage(request)
  const [{ optionNames }, workgroup, feed] = await Promise.all([
    serverLoader(),
    answerOf(api.get('/api/v1/workgroup', workgroupAnswer)),
    answerOf(api.get('/api/v1/workgroup/feed', workgroupFeedAnswer)),
  ])
  return { optionNames, workgroup, feed }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = shouldLoadAgain

/** Who the workgroup is: what each new product begins with (decision 096). */
export default function Company({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const { data, failure } = useLastAnswer(loaderData?.workgroup)
  const isOwner = useMay('owner')
  return (
    <>
      <header className="head">
        <h1>{t('workgroup.title')}</h1>
        <p className="meta">{t('workgroup.note')}</p>
      </header>
      {failure ? <LoadFailure error={failure} onRetry={() => void revalidate()} /> : null}
      {data && loaderData ? (
        <>
          <CompanyForm stored={data} optionNames={loaderData.optionNames} />
          <ListingField stored={data.listsProducts} />
          <FeedSection loaded={loaderData.feed} onRenewed={() => revalidate()} />
          {isOwner ? <ArchiveSection /> : null}
        </>
      ) : failure ? null : (
        <p role="status">{t('app.loading')}</p>
      )}
    </>
  )
}
