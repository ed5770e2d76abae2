import type { ReactElement } from 'react'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { useWorkspace } from '../frame/workspace-context.tsx'
import './account.css'
import { SecondFactor } from './second-factor.tsx'

/** Before anything else: a workgroup of the person's is closed until they have a second factor. The page that was asked for follows. */
export function FactorFirst(): ReactElement {
  const t = useTranslate()
  const { user } = useWorkspace()
  const names = new Intl.ListFormat(useInterfaceLanguage()).format(user.closed_groups)
  return (
    <>
      <header className="head">
        <h1>{t('factor.title')}</h1>
      </header>
      <div className="account">
        <Banner type="info">{t('factor.required', { names })}</Banner>
        <SecondFactor onSetUp={() => location.reload()} />
      </div>
    </>
  )
}
