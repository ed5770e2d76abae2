import { useRevalidator } from 'react-router'
import { membersAnswer, membersPath } from '../../../shared/members.ts'
import { useTranslate } from '../../language/texts.tsx'
import { problemPageMeta } from '../../page/page-meta.ts'
import { Banner } from '../../ui/banner.tsx'
import './keys.css'
import { answerOf, useLastAnswer } from '../frame/answer.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { shouldLoadAgain } from '../frame/should-load-again.ts'
import { openPage } from '../frame/tab.ts'
import { useMay } from '../frame/workspace-context.tsx'
import { InvitationTable } from './invitation-table.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberTable } from './member-table.tsx'
import { RequireFactorField } from './require-factor-field.tsx'
import type { Route } from './+types/members.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('members.title'))
}

/** The page stands on the server already; what it shows is loaded in the browser (decision 089). */
export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { api } = await openPage(request)
  return { listed: await answerOf(api.get(membersPath, membersAnswer)) }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = shouldLoadAgain

/** Who belongs to the workgroup, and who is invited: owners change both (decision 147). */
export default function Members({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const mayManage = useMay('owner')
  const { data, failure } = useLastAnswer(loaderData?.listed)
  return (
    <>
      <header className="head">
        <h1>{t('members.title')}</h1>
        <p className="meta">{t('members.note')}</p>
      </header>
      {mayManage ? (
        <div className="keys">
          {failure ? <LoadFailure error={failure} onRetry={() => void revalidate()} /> : null}
          {data ? (
            <>
              <MemberTable members={data.members} onChanged={() => revalidate()} />
              <InviteForm onInvited={() => revalidate()} />
              <InvitationTable invitations={data.invitations} onChanged={() => revalidate()} />
              <RequireFactorField stored={data.requires_second_factor} />
            </>
          ) : failure ? null : (
            <p role="status">{t('app.loading')}</p>
          )}
        </div>
      ) : (
        <Banner type="info">{t('members.ownersOnly')}</Banner>
      )}
    </>
  )
}
