import type { ReactElement } from 'react'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { useAnswer } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import './account.css'
import { secondFactorAnswer, secondFactorPath } from '../../../shared/second-factor.ts'
import { SecondFactor } from './second-factor.tsx'

/** Before anything else: a workgroup of the person's is closed until they have a second factor. The page that was asked for follows. */
export function FactorFirst(): ReactElement {
  const t = useTranslate()
  const { api, user } = useWorkspace()
  // It stands in the place of a page of any address, whose loader it has not.
  const { data, failure, again } = useAnswer('second factor', () => api.get(secondFactorPath, secondFactorAnswer))
  const names = new Intl.ListFormat(useInterfaceLanguage()).format(user.closed_groups)
  return (
    <>
      <header className="head">
        <h1>{t('factor.title')}</h1>
      </header>
      <div className="account">
        <Banner type="info">{t('factor.required', { names })}</Banner>
        <SecondFactor {...{ data, failure, again }} onSetUp={() => location.reload()} />
      </div>
    </>
  )
}
