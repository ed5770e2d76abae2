import { ExternalLink, Mail, ShieldCheck, Tags, X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { languageIdOf } from '../../../../shared/languages.ts'
import { productPath } from '../../../../shared/links.ts'
import { outdatedList } from '../../../../shared/share.ts'
import { useInterfaceLanguage, useTranslate } from '../../../language/texts.tsx'
import { useFeature } from '../../../page/features.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { UpdateDialog } from '../../share/update-dialog.tsx'
import { useAnswer } from '../../frame/use-call.ts'
import { useWorkspace } from '../../frame/workspace-context.tsx'

interface AfterPublishingProps {
  permalinkId: number
  version: number
  hasLabel: boolean
  hasPoster: boolean
  onClose: () => void
}

/** What comes after a version was published: its page, its labels, and who has an older one (REACH Article 31(9)). */
export function AfterPublishing({ permalinkId, version, hasLabel, hasPoster, onClose }: AfterPublishingProps): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const { api } = useWorkspace()
  const mayShare = useFeature('shareProducts')
  const [updating, setUpdating] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  // The button that was pressed went with the dialog, and what comes next may stand far above what is seen.
  useEffect(() => top.current?.focus(), [])
  const path = (page: 'pd' | 'ee' | 'mh') => productPath(permalinkId, language, page, languageIdOf(language))
  const outdated = useAnswer(`${permalinkId} ${version}`, (signal) =>
    api.until(signal).get('/api/v1/shares/outdated', outdatedList, { product: permalinkId }),
  )
  const product = outdated.data?.products.find(({ permalink_id: id }) => id === permalinkId)
  return (
    <Banner type="success" role="status">
      <div ref={top} tabIndex={-1} className="after-publishing">
        <p>{t('edit.published', { version })}</p>
      </div>
      {outdated.failure ? <LoadFailure error={outdated.failure} onRetry={outdated.again} /> : null}
      <div className="btns">
        <a className="btn" href={path('pd')} target="_blank" rel="noreferrer">
          <ExternalLink className="i" />
          {t('products.publicPage')}
        </a>
        {hasLabel ? (
          <a className="btn" href={path('ee')} target="_blank" rel="noreferrer">
            <Tags className="i" />
            {t('products.labels')}
          </a>
        ) : null}
        {hasPoster ? (
          <a className="btn" href={path('mh')} target="_blank" rel="noreferrer">
            <ShieldCheck className="i" />
            {t('tab.safety')}
          </a>
        ) : null}
        {product && mayShare ? (
          <button type="button" className="btn" onClick={() => setUpdating(true)}>
            <Mail className="i" />
            {t('edit.outdatedHolders', { count: product.recipients.length })}
          </button>
        ) : null}
        <button type="button" className="btn btn-icon" aria-label={t('app.close')} onClick={onClose}>
          <X className="i" />
        </button>
      </div>
      {updating && product ? <UpdateDialog product={product} onClose={() => setUpdating(false)} onSent={outdated.again} /> : null}
    </Banner>
  )
}
